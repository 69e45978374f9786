import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { snakeToCamel } from './snake-to-camel';
import { amount, count, number, optionalText } from './wire';

const readFields = snakeToCamel({
  count,
  subtotal: amount,
  promotion_discount: number,
  coupon_discount: number,
  iva_percentage: number,
  tax: amount,
  total: amount,
  shipping: number,
  shipping_discount: number,
  shipping_min_amount: number,
  shipping_promotion_id: optionalText,
  shipping_insurance: number,
  shipping_insurance_with_tax: number,
  insurance_offer_with_tax: number,
  coupon_code: optionalText,
  coupon_wallet_amount: number,
  wallet_promotion_amount: number,
  mwi_wallet_amount_with_tax: number,
  wallet_to_use: number,
  max_wallet_amount: number,
  credit_to_use: number,
});

/** The totals of a cart, from its attributes or from `meta`. @throws ApiError without an amount to pay */
export function toCartTotals(attributes: object): CustomerCartTotals {
  const { shippingPromotionId, insuranceOfferWithTax, ...totals } = readFields(attributes);
  return {
    ...totals,
    isShippingFree: shippingPromotionId !== null,
    insuranceOffer: insuranceOfferWithTax,
  };
}

/** The new totals in the `meta` of a change. Null when the answer says only that it was made. */
export const toNewCartTotals = (meta: Record<string, unknown>): CustomerCartTotals | null =>
  'total' in meta ? toCartTotals(meta) : null;
