import { addTax, completeTotals } from '@/lib/domain/cart/complete-totals';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { calculateShippingInsurance } from '@/lib/domain/cart/totals';
import type { JsonApiDocument } from '../json-api';
import { requireEntity } from '../require-entity';
import { snakeToCamel } from './snake-to-camel';
import { count, models, number, optionalNumber, optionalText } from './wire';

const readFields = snakeToCamel({
  count,
  subtotal: optionalNumber,
  promotion_discount: number,
  coupon_discount: number,
  total_discount: optionalNumber,
  iva_percentage: optionalNumber,
  tax: optionalNumber,
  total: optionalNumber,
  shipping: optionalNumber,
  shipping_discount: number,
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
  const {
    shippingPromotionId,
    totalDiscount,
    insuranceOfferWithTax,
    insurancePerThousand,
    ...read
  } = readFields(fields);
  const { promotionDiscount, couponDiscount, shipping, shippingDiscount, shippingInsurance } = read;
  const discount = totalDiscount ?? promotionDiscount + couponDiscount;
  const delivery = (shipping ?? 0) - shippingDiscount + shippingInsurance;
  const totals = requireEntity(completeTotals({ ...read, discount, delivery }));
  const { ivaPercentage } = totals;
  const shippingInsuranceWithTax =
    read.shippingInsuranceWithTax ?? addTax(shippingInsurance, ivaPercentage);
  const offer = calculateShippingInsurance({
    ...totals,
    promotionDiscount,
    shipping: shipping ?? 0,
    insurancePerThousand,
  });
  return {
    ...read,
    ...totals,
    shippingInsuranceWithTax,
    isShippingFree: shippingPromotionId !== null,
    insuranceOffer:
      insuranceOfferWithTax ?? (shippingInsuranceWithTax || addTax(offer, ivaPercentage)),
  };
}

/** The new totals in the answer to a change. Null when it says only that the change was made. */
export function toNewCartTotals(document: JsonApiDocument): CustomerCartTotals | null {
  const found = findTotals(document);
  return found && toCartTotals(found);
}
