import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import type { JsonApiDocument } from '../json-api';
import { findTotals, readPurchaseAmounts } from './purchase-amounts';
import { snakeToCamel } from './snake-to-camel';
import { number, optionalFlag, optionalText } from './wire';

const readFields = snakeToCamel({
  shipping_required: optionalFlag,
  shipping_min_amount: number,
  shipping_promotion_id: optionalText,
  coupon_wallet_amount: number,
  mwi_wallet_amount_with_tax: number,
  credit_to_use: number,
});

/** The totals of a cart. @throws ApiError without an amount to pay */
export function toCartTotals(fields: object | null): CustomerCartTotals {
  const { amounts, count, maxWallet } = readPurchaseAmounts(fields);
  const { shippingRequired, shippingPromotionId, ...own } = readFields(fields);
  return {
    ...amounts,
    ...own,
    count,
    isShippingRequired: shippingRequired,
    isShippingFree: shippingPromotionId !== null,
    maxWalletAmount: maxWallet,
  };
}

/** The new totals in the answer to a change. Null when it says only that the change was made. */
export function toNewCartTotals(document: JsonApiDocument): CustomerCartTotals | null {
  const found = findTotals(document);
  return found && toCartTotals(found);
}
