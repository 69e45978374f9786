import * as z from 'zod/mini';
import { totalWithCreditAndWallet } from '@/lib/domain/cart/recompute-totals';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import { count, flag, number, optionalNumber, optionalText, text } from './wire';

const wire = z.object({
  cart_id: text,
  count,
  pieces: count,
  subtotal: number,
  total_discount: number,
  tax: number,
  iva_percentage: number,
  total: optionalNumber,
  coupon_code: optionalText,
  coupon_discount_with_tax: number,
  one_pay_discount_with_tax: number,
  has_shipping: flag,
  shipping_with_tax: number,
  shipping_discount_with_tax: number,
  has_shipping_insurance: flag,
  shipping_insurance_with_tax: number,
  insurance_offer_with_tax: number,
  wallet_to_use: number,
  max_wallet_amount: number,
  credit_to_use: number,
  payment_applied: number,
  wallet_promotion_amount: number,
  total_with_credit_and_wallet: optionalNumber,
});

/** The totals in `meta`. Null without a total, because nobody could pay it. */
export function toCheckoutTotals(meta: Record<string, unknown>): CheckoutTotals | null {
  const row = wire.parse(meta);
  if (row.total === null) return null;
  return {
    cartId: row.cart_id,
    count: row.count,
    pieces: row.pieces,
    netSubtotal: row.subtotal,
    netDiscount: row.total_discount,
    tax: row.tax,
    ivaPercentage: row.iva_percentage,
    total: row.total,
    couponCode: row.coupon_code,
    couponDiscount: row.coupon_discount_with_tax,
    onePayDiscount: row.one_pay_discount_with_tax,
    hasShipping: row.has_shipping,
    shipping: row.shipping_with_tax,
    shippingDiscount: row.shipping_discount_with_tax,
    hasInsurance: row.has_shipping_insurance,
    insurance: row.shipping_insurance_with_tax,
    insuranceOffer: row.insurance_offer_with_tax,
    walletToUse: row.wallet_to_use,
    maxWallet: row.max_wallet_amount,
    creditToUse: row.credit_to_use,
    paymentApplied: row.payment_applied,
    walletPromotionAmount: row.wallet_promotion_amount,
    amountDue:
      row.total_with_credit_and_wallet ??
      totalWithCreditAndWallet(row.total, row.wallet_to_use, row.payment_applied),
  };
}
