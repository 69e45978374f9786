import { Icon } from '@/components/ui/icon';
import { getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { formatPrice } from '@/lib/domain/money';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { updateShippingInsurance } from '@/stores/flows/checkout/save-delivery';
import { CartAmounts, SummaryRow, WalletEarned } from '../price-rows';
import { countPieces, useCustomerCartSummary } from '../use-cart';
import { CheckoutButton } from './checkout-button';
import { CouponSection } from './coupon-section';
import { FreeShippingBar, InsuranceChoice } from './summary-parts';
import { WalletSection } from './wallet-section';

interface CustomerSummarySectionProps {
  customerId: string;
  totals: CustomerCartTotals;
  /** The cart that these totals are of. */
  view: CartView;
}

export function CustomerSummarySection({ customerId, totals, view }: CustomerSummarySectionProps) {
  const { t } = useTranslation('cart');
  const { isChanging, messages, totalsLines: lines } = view;
  const summary = useCustomerCartSummary(totals, lines);
  const { shippingMinAmount, creditToUse } = totals;
  const { walletToUse, insuranceOffer: cost } = summary;
  const isSoldOut = getPurchasableCartLines(view).length === 0;
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
      <CartAmounts
        rows={summary.rows}
        pieces={countPieces(lines)}
        couponCode={totals.couponCode}
        amounts={summary}
        ivaPercentage={totals.ivaPercentage}
        isChanging={isChanging}
        note={summary.delivery === 'courier' && t('server.shippingNote')}
      >
        {walletToUse > 0 && (
          <>
            <SummaryRow label={t('server.wallet')} amount={-walletToUse} isHighlighted />
            <div className="flex items-baseline justify-between font-bold">
              <dt>{t('server.toPay')}</dt>
              <dd className="text-xl tracking-tight">{formatPrice(summary.toPay)}</dd>
            </div>
          </>
        )}
      </CartAmounts>
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
        className={`mt-4 w-full ${isSoldOut ? '' : 'max-lg:hidden'}`}
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
