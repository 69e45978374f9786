import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { isRecord } from '../json';
import type { JsonApiDocument } from '../json-api';
import { findTotals, readPurchaseAmounts } from './purchase-amounts';
import { snakeToCamel } from './snake-to-camel';
import { field, number, optionalFlag, optionalText, toList, toText } from './wire';

/** Ids of products, or the products themselves. */
const productIds = field<string[]>(
  (value) =>
    toList(value)?.flatMap((one) => toText(isRecord(one) ? (one.product_id ?? one.id) : one) ?? []),
  [],
);

const readFields = snakeToCamel({
  shipping_required: optionalFlag,
  shipping_min_amount: number,
  shipping_promotion_id: optionalText,
  shipping_promotion_products: productIds,
  coupon_wallet_amount: number,
  mwi_wallet_amount_with_tax: number,
  credit_to_use: number,
});

/** The totals of a cart. @throws ApiError without an amount to pay */
export function toCartTotals(fields: object | null): CustomerCartTotals {
  const { amounts, count, maxWallet } = readPurchaseAmounts(fields);
  const { shippingRequired, shippingPromotionId, shippingPromotionProducts, ...own } =
    readFields(fields);
  return {
    ...amounts,
    ...own,
    count,
    isShippingRequired: shippingRequired,
    freeShippingProducts: shippingPromotionId === null ? null : shippingPromotionProducts,
    maxWalletAmount: maxWallet,
  };
}

/** The new totals in the answer to a change. Null when it says only that the change was made. */
export function toNewCartTotals(document: JsonApiDocument): CustomerCartTotals | null {
  const found = findTotals(document);
  return found && toCartTotals(found);
}
