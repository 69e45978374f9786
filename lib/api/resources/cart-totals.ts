import { getProductsAmount } from '@/lib/domain/cart/amounts-with-tax';
import { addTax, completeTotals } from '@/lib/domain/cart/complete-totals';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { calculateShippingInsurance } from '@/lib/domain/cart/totals';
import { roundMoney } from '@/lib/domain/money';
import type { JsonApiDocument } from '../json-api';
import { requireEntity } from '../require-entity';
import { snakeToCamel } from './snake-to-camel';
import { count, models, number, optionalFlag, optionalNumber, optionalText } from './wire';

const readFields = snakeToCamel({
  count,
  subtotal: optionalNumber,
  promotion_discount: number,
  promotion_discount_with_tax: optionalNumber,
  coupon_discount: number,
  coupon_discount_with_tax: optionalNumber,
  one_pay_discount: number,
  one_pay_discount_with_tax: optionalNumber,
  total_discount: optionalNumber,
  iva_percentage: optionalNumber,
  tax: optionalNumber,
  total: optionalNumber,
  shipping: optionalNumber,
  shipping_with_tax: optionalNumber,
  shipping_discount: number,
  shipping_discount_with_tax: optionalNumber,
  shipping_required: optionalFlag,
  shipping_min_amount: number,
  shipping_promotion_id: optionalText,
  shipping_insurance: number,
  shipping_insurance_with_tax: optionalNumber,
  insurance_offer_with_tax: optionalNumber,
  insurance_per_thousand: number,
  coupon_code: optionalText,
  coupon_wallet_amount: number,
  wallet_promotion_amount: number,
  mwi_wallet_amount_with_tax: number,
  wallet_to_use: number,
  max_wallet_amount: number,
  credit_to_use: number,
});

const hasTotals = (place: object) => 'total' in place || 'subtotal' in place;

/** Where an answer has its totals: in the attributes of `data` or in `meta`. Null when it has none. */
export function findTotals({ data, meta }: JsonApiDocument): object | null {
  return [...models(data), meta].find(hasTotals) ?? null;
}

/** The totals of a cart. @throws ApiError without an amount to pay */
export function toCartTotals(fields: object | null): CustomerCartTotals {
  const read = readFields(fields);
  const net = read.shippingInsurance;
  const { subtotal, ivaPercentage, tax, total } = requireEntity(
    completeTotals({
      ...read,
      discount:
        read.totalDiscount ?? read.promotionDiscount + read.couponDiscount + read.onePayDiscount,
      delivery: (read.shipping ?? 0) - read.shippingDiscount + net,
    }),
  );
  const withTax = (amount: number) => addTax(amount, ivaPercentage);
  const promotionDiscount = read.promotionDiscountWithTax ?? withTax(read.promotionDiscount);
  const couponDiscount = read.couponDiscountWithTax ?? withTax(read.couponDiscount);
  const shippingInsurance = read.shippingInsuranceWithTax ?? withTax(net);
  const delivery = {
    shipping: read.shippingWithTax ?? (read.shipping === null ? null : withTax(read.shipping)),
    shippingDiscount: read.shippingDiscountWithTax ?? withTax(read.shippingDiscount),
  };
  const onePayDiscount = read.onePayDiscountWithTax ?? withTax(read.onePayDiscount);
  const discounts = [promotionDiscount, couponDiscount, onePayDiscount];
  const offer = calculateShippingInsurance({
    subtotal,
    ivaPercentage,
    promotionDiscount: read.promotionDiscount,
    shipping: read.shipping ?? 0,
    insurancePerThousand: read.insurancePerThousand,
  });
  return {
    count: read.count,
    subtotal: getProductsAmount({ ...delivery, total, insurance: shippingInsurance, discounts }),
    promotionDiscount,
    couponDiscount,
    onePayDiscount,
    ivaPercentage,
    tax,
    total,
    ...delivery,
    isShippingRequired: read.shippingRequired,
    shippingMinAmount: read.shippingMinAmount,
    isShippingFree: read.shippingPromotionId !== null,
    shippingInsurance,
    shippingInsuranceTax: roundMoney(shippingInsurance - net),
    insuranceOffer: read.insuranceOfferWithTax ?? (shippingInsurance || withTax(offer)),
    couponCode: read.couponCode,
    couponWalletAmount: read.couponWalletAmount,
    walletPromotionAmount: read.walletPromotionAmount,
    mwiWalletAmountWithTax: read.mwiWalletAmountWithTax,
    walletToUse: read.walletToUse,
    maxWalletAmount: read.maxWalletAmount,
    creditToUse: read.creditToUse,
  };
}

/** The new totals in the answer to a change. Null when it says only that the change was made. */
export function toNewCartTotals(document: JsonApiDocument): CustomerCartTotals | null {
  const found = findTotals(document);
  return found && toCartTotals(found);
}
