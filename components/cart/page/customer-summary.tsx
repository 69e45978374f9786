import { Icon } from '@/components/ui/icon';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { refreshCart } from '@/stores/cart/customer-cart/cart-cache';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { CustomerRows, useCustomerSummary } from '../customer-rows';
import { SummaryRow } from '../summary-row';
import { CouponPart } from './coupon-part';
import { FreeShipping } from './free-shipping';
import { InsuranceChoice } from './insurance-choice';
import { PayWay } from './pay-way';
import { WalletPart } from './wallet-part';

interface CustomerSummaryProps {
  customerId: string;
  totals: CustomerCartTotals;
  /** True while the totals do not include the last change yet. */
  isChanging: boolean;
  messages: readonly string[];
}

/** Also saves it on the server, which may already have a delivery choice. */
async function insure(customerId: string, isWanted: boolean): Promise<void> {
  useCheckoutStore.getState().setShippingInsurance(isWanted);
  const flow = await import('@/stores/flows/checkout/keep-delivery');
  await flow.insure(customerId, isWanted);
  await refreshCart(customerId);
}

/** The summary of a customer's cart with the server's amounts, and the forms for coupon and wallet. */
export function CustomerSummary(props: CustomerSummaryProps) {
  const { customerId, totals, isChanging, messages } = props;
  const { t } = useTranslation('cart');
  const summary = useCustomerSummary(totals);
  const { shippingMinAmount, walletToUse, creditToUse } = totals;
  const cost = totals.insuranceOffer || totals.shippingInsuranceWithTax;
  return (
    <>
      {shippingMinAmount > 0 && <FreeShipping free={summary.free} from={shippingMinAmount} />}
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
        <CustomerRows totals={totals} />
        <div className="mt-2 flex items-baseline justify-between border-t border-line pt-3 font-bold">
          <dt className="text-lg">{t('total')}</dt>
          <dd className="text-3xl tracking-tight">{formatPrice(summary.total)}</dd>
        </div>
        {walletToUse > 0 && (
          <>
            <SummaryRow label={t('server.wallet')} amount={-walletToUse} isSaved />
            <div className="flex items-baseline justify-between font-bold">
              <dt>{t('server.toPay')}</dt>
              <dd className="text-xl tracking-tight">{formatPrice(summary.toPay)}</dd>
            </div>
          </>
        )}
      </dl>
      <p className="mt-1 text-sm text-ink-soft">
        {t('summary.note')} {t('server.shippingNote')}
      </p>
      {summary.earned > 0 && (
        <p className="mt-2 flex items-center gap-2 text-sm font-medium text-saved">
          <Icon name="wallet" />
          {t('server.earned', { amount: formatPrice(summary.earned) })}
        </p>
      )}
      {creditToUse > 0 && (
        <p className="mt-2 flex items-center gap-2 text-sm">
          <Icon name="card" />
          {t('server.credit', { amount: formatPrice(creditToUse) })}
        </p>
      )}
      <PayWay customerId={customerId} isChanging={isChanging} className="mt-4 w-full" />
      {/* An order that is picked up in a store has no insurance. */}
      {cost > 0 && (
        <InsuranceChoice
          isInsured={summary.isInsured}
          cost={cost}
          onChange={(isWanted) => void insure(customerId, isWanted)}
        />
      )}
      <CouponPart customerId={customerId} totals={totals} />
      <WalletPart customerId={customerId} totals={totals} />
    </>
  );
}
