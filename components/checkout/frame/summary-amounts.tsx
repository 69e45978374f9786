import { SummaryRow } from '@/components/cart/summary-row';
import { Icon } from '@/components/ui/icon';
import { RetryButton } from '@/components/ui/retry-button';
import { getCheckoutProductsAmount, isDueLess } from '@/lib/domain/checkout/summary';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import { formatPrice } from '@/lib/domain/money';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import type { PurchaseProps } from '../step-props';
import { InsuranceSwitch } from './insurance-switch';

interface SummaryAmountsProps extends PurchaseProps {
  totals: CheckoutTotals | undefined;
  /** The totals are from before the last change. */
  isStale: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** The totals of the purchase, as the server computed them. */
export function SummaryAmounts({
  totals,
  isStale,
  isFailed,
  retry,
  ...props
}: SummaryAmountsProps) {
  const { t } = useTranslation('checkout');
  const isDigital = props.store((state) => state.isDigital);
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
  if (!totals) return <div className="skeleton mt-4 h-40" />;
  const { walletToUse, paymentApplied, walletPromotionAmount } = totals;
  return (
    <>
      <dl className="cart-amounts grid gap-1.5 mt-4 pt-4 hairline-t" aria-busy={isStale}>
        <SummaryRows totals={totals} isDigital={isDigital} />
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
        <p className="mt-2 flex items-center gap-2 text-sm font-medium text-saved">
          <Icon name="wallet" />
          {t('frame.earned', { amount: formatPrice(walletPromotionAmount) })}
        </p>
      )}
      {hasFeature('insurance') && <InsuranceSwitch {...props} totals={totals} />}
    </>
  );
}

interface SummaryRowsProps {
  totals: CheckoutTotals;
  /** Nothing is shipped or picked up. */
  isDigital: boolean;
}

/** The rows that add up to the total: products, discounts, shipping, insurance. */
export function SummaryRows({ totals, isDigital }: SummaryRowsProps) {
  const { t } = useTranslation('checkout');
  const { couponCode, couponDiscount, onePayDiscount, insurance } = totals;
  const shipping = totals.shipping === null ? null : totals.shipping - totals.shippingDiscount;
  // An amount that the backend charges is shown whatever the order is.
  const hasDelivery = !isDigital || (shipping ?? 0) > 0;
  return (
    <>
      <SummaryRow
        label={t('frame.products', { count: totals.pieces })}
        amount={getCheckoutProductsAmount(totals)}
      />
      {onePayDiscount > 0 && (
        <SummaryRow label={t('frame.onePay')} amount={-onePayDiscount} isHighlighted />
      )}
      {couponCode !== null && couponDiscount > 0 && (
        <SummaryRow
          label={t('frame.coupon', { code: couponCode })}
          amount={-couponDiscount}
          isHighlighted
        />
      )}
      {hasDelivery && totals.hasShipping && shipping !== null && (
        <SummaryRow
          label={t('frame.shipping')}
          amount={shipping}
          text={shipping <= 0 ? t('frame.free') : undefined}
          isHighlighted={shipping <= 0}
        />
      )}
      {hasDelivery && !totals.hasShipping && (
        <SummaryRow label={t('frame.pickup')} amount={0} text={t('frame.free')} isHighlighted />
      )}
      {insurance > 0 && <SummaryRow label={t('frame.insurance')} amount={insurance} />}
    </>
  );
}
