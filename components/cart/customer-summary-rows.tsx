import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { summarizeCustomerCart } from '@/lib/domain/cart/customer-cart-summary';
import { useTranslation } from '@/lib/i18n/client';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { SummaryRow } from './summary-row';

/** The summary of a customer's cart, with the chosen insurance. */
export function useCustomerCartSummary(totals: CustomerCartTotals) {
  const hasShippingInsurance = useCheckoutStore((state) => state.hasShippingInsurance);
  const isInsuranceChosen = useCheckoutStore((state) => state.isInsuranceChosen);
  return summarizeCustomerCart(totals, { hasShippingInsurance, isInsuranceChosen });
}

/** Whether the total is that of the lines on the screen, at their prices for months. */
export const hasCashNote = (totals: CustomerCartTotals, isChanging: boolean): boolean =>
  !isChanging && totals.onePayDiscount === 0;

/** The rows above the total, with the server's amounts. */
export function CustomerSummaryRows({ totals }: { totals: CustomerCartTotals }) {
  const { t } = useTranslation('cart');
  const { shipping, insurance } = useCustomerCartSummary(totals);
  const { promotionDiscount, couponDiscount, onePayDiscount, couponCode, isShippingRequired } =
    totals;
  const isShippingShown = shipping !== null && (shipping > 0 || isShippingRequired !== false);
  return (
    <>
      <SummaryRow label={t('subtotal')} amount={totals.subtotal} />
      {promotionDiscount > 0 && (
        <SummaryRow label={t('discount')} amount={-promotionDiscount} isHighlighted />
      )}
      {onePayDiscount > 0 && (
        <SummaryRow label={t('server.onePay')} amount={-onePayDiscount} isHighlighted />
      )}
      {couponCode !== null && couponDiscount > 0 && (
        <SummaryRow
          label={t('server.couponOf', { code: couponCode })}
          amount={-couponDiscount}
          isHighlighted
        />
      )}
      {isShippingShown && (
        <SummaryRow
          label={t('server.shipping')}
          amount={shipping}
          text={shipping === 0 && totals.count > 0 ? t('summary.free') : undefined}
          isHighlighted={shipping === 0}
        />
      )}
      {insurance > 0 && <SummaryRow label={t('summary.insurance')} amount={insurance} />}
    </>
  );
}
