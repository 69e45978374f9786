import { PriceRows } from '@/components/cart/price-rows';
import { SummaryRow } from '@/components/cart/summary-row';
import { WalletEarned } from '@/components/cart/wallet-earned';
import { RetryButton } from '@/components/ui/retry-button';
import type { PurchasePrice } from '@/lib/domain/cart/purchase-price';
import { isDueLess } from '@/lib/domain/checkout/summary';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import { formatPrice } from '@/lib/domain/money';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { updateShippingInsurance } from '@/stores/flows/checkout/save-delivery';
import type { PurchaseProps } from '../step-props';

interface InsuranceSwitchProps extends PurchaseProps {
  totals: CheckoutTotals;
}

/** Removes the shipping insurance or adds it back with one click, and shows its price. */
function InsuranceSwitch({ customer, transactionId, store, totals }: InsuranceSwitchProps) {
  const { t } = useTranslation('checkout');
  const isInsured = totals.insurance > 0;
  const isSent = store((state) => state.isShipping !== false && !state.isDigital);
  if (transactionId !== null || !isSent) return null;
  const cost = totals.insuranceOffer;
  // Without a price there is nothing to offer.
  if (cost === 0) return null;
  const price = formatPrice(cost);
  return (
    <div className="checkout-insurance">
      <p>{t(isInsured ? 'frame.insuranceOn' : 'frame.insuranceOff', { price })}</p>
      <button
        type="button"
        className="link-button shrink-0"
        onClick={() => void updateShippingInsurance(customer.id, !isInsured)}
      >
        {t(isInsured ? 'frame.insuranceRemove' : 'frame.insuranceAdd')}
      </button>
    </div>
  );
}

interface SummaryAmountsProps extends PurchaseProps {
  /** Null until it is loaded. */
  shown: PurchasePrice<CheckoutTotals> | null;
  /** The totals are from before the last change. */
  isStale: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** The totals of the purchase, as the server computed them. */
export function SummaryAmounts({ shown, isStale, isFailed, retry, ...props }: SummaryAmountsProps) {
  const { t } = useTranslation('checkout');
  if (isFailed) {
    return (
      <div role="alert" className="mt-4">
        <p>{t('frame.totalsFailed')}</p>
        <RetryButton className="mt-2" onClick={retry}>
          {t('frame.retry')}
        </RetryButton>
      </div>
    );
  }
  if (!shown) return <div className="skeleton mt-4 h-40" />;
  const { totals, rows } = shown;
  const { walletToUse, paymentApplied, walletPromotionAmount } = totals;
  return (
    <>
      <dl className="cart-amounts grid gap-1.5 mt-4 pt-4 hairline-t" aria-busy={isStale}>
        <PriceRows rows={rows} pieces={totals.pieces} couponCode={totals.couponCode} />
        <div className="checkout-total">
          <dt>{t('frame.total')}</dt>
          <dd>{formatPrice(totals.total)}</dd>
        </div>
        {walletToUse > 0 && (
          <SummaryRow label={t('frame.wallet')} amount={-walletToUse} isHighlighted />
        )}
        {paymentApplied > 0 && (
          <SummaryRow label={t('frame.applied')} amount={-paymentApplied} isHighlighted />
        )}
        {isDueLess(totals) && (
          <div className="checkout-total">
            <dt>{t('frame.due')}</dt>
            <dd>{formatPrice(totals.amountDue)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-1 text-sm text-ink-soft">
        {t('frame.tax', { amount: formatPrice(totals.tax), percent: totals.ivaPercentage })}
      </p>
      {walletPromotionAmount > 0 && (
        <WalletEarned
          text={t('frame.earned', { amount: formatPrice(walletPromotionAmount) })}
          promotions={totals.walletPromotions}
        />
      )}
      {hasFeature('insurance') && <InsuranceSwitch {...props} totals={totals} />}
    </>
  );
}
