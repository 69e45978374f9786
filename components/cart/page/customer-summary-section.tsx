import { Icon } from '@/components/ui/icon';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import type { CartLine } from '@/lib/domain/cart/types';
import { formatPrice } from '@/lib/domain/money';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { updateShippingInsurance } from '@/stores/flows/checkout/save-delivery';
import { MonthsNote, PriceRows, SummaryRow, TaxNote, WalletEarned } from '../price-rows';
import { countPieces, useCustomerCartSummary } from '../use-cart';
import { CheckoutButton } from './checkout-button';
import { CouponSection } from './coupon-section';
import { FreeShippingBar, InsuranceChoice } from './summary-parts';
import { WalletSection } from './wallet-section';

interface CustomerSummarySectionProps {
  customerId: string;
  totals: CustomerCartTotals;
  /** True while the totals do not include the last change yet. */
  isChanging: boolean;
  messages: readonly string[];
  /** The lines that the totals are about. */
  lines: readonly CartLine[] | null;
  isSoldOut: boolean;
}

export function CustomerSummarySection(props: CustomerSummarySectionProps) {
  const { customerId, totals, isChanging, isSoldOut, messages, lines } = props;
  const { t } = useTranslation('cart');
  const summary = useCustomerCartSummary(totals, lines);
  const { shippingMinAmount, creditToUse } = totals;
  const { walletToUse, insuranceOffer: cost } = summary;
  return (
    <>
      {summary.freeShipping && shippingMinAmount > 0 && (
        <FreeShippingBar free={summary.freeShipping} from={shippingMinAmount} />
      )}
      {messages.length > 0 && (
        <ul aria-label={t('server.messages')} className="mt-3 grid gap-1">
          {messages.map((message) => (
            <li key={message} className="rounded-md bg-warn-wash px-3 py-2 text-sm text-warn">
              {message}
            </li>
          ))}
        </ul>
      )}
      <dl className="cart-amounts mt-4 grid gap-1.5" aria-busy={isChanging}>
        <PriceRows rows={summary.rows} pieces={countPieces(lines)} couponCode={totals.couponCode} />
        <div className="mt-2 flex items-baseline justify-between border-t border-line pt-3 font-bold">
          <dt className="text-lg">{t('total')}</dt>
          <dd className="text-3xl tracking-tight">{formatPrice(summary.total)}</dd>
        </div>
        {walletToUse > 0 && (
          <>
            <SummaryRow label={t('server.wallet')} amount={-walletToUse} isHighlighted />
            <div className="flex items-baseline justify-between font-bold">
              <dt>{t('server.toPay')}</dt>
              <dd className="text-xl tracking-tight">{formatPrice(summary.toPay)}</dd>
            </div>
          </>
        )}
      </dl>
      <MonthsNote amount={summary.inMonths} className="mt-1 text-sm" />
      <p className="mt-1 text-sm text-ink-soft">
        <TaxNote tax={summary.tax} percent={totals.ivaPercentage} />{' '}
        {summary.delivery === 'courier' && t('server.shippingNote')}
      </p>
      {summary.walletEarned > 0 && (
        <WalletEarned
          text={t('server.earned', { amount: formatPrice(summary.walletEarned) })}
          promotions={totals.walletPromotions}
        />
      )}
      {creditToUse > 0 && (
        <p className="mt-2 flex items-center gap-2 text-sm">
          <Icon name="card" />
          {/* Credit is a payment method for the whole amount. */}
          {t(creditToUse >= summary.toPay ? 'server.credit' : 'server.creditPart', {
            amount: formatPrice(creditToUse),
          })}
        </p>
      )}
      <CheckoutButton
        customerId={customerId}
        isChanging={isChanging}
        isSoldOut={isSoldOut}
        className="mt-4 w-full"
      />
      {/* An order that is picked up in a store has no insurance. */}
      {cost > 0 && hasFeature('insurance') && (
        <InsuranceChoice
          isInsured={summary.isInsured}
          cost={cost}
          onChange={(isWanted) => void updateShippingInsurance(customerId, isWanted)}
        />
      )}
      {hasFeature('coupons') && <CouponSection customerId={customerId} totals={totals} />}
      {hasFeature('wallet') && (
        <WalletSection customerId={customerId} totals={{ ...totals, walletToUse }} />
      )}
    </>
  );
}
