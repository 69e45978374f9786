import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import type { JsonApiDocument } from '../json-api';
import { findTotals, readPurchaseAmounts } from './purchase-amounts';
import { snakeToCamel } from './snake-to-camel';
import { count, text, trueUnlessDenied } from './wire';

const readFields = snakeToCamel({
  cart_id: text,
  pieces: count,
  // Without it the purchase is shipped: a pickup would be shown as free.
  has_shipping: trueUnlessDenied,
});

/** The totals in an answer. @throws ApiError without an amount to pay */
export function toCheckoutTotals(document: JsonApiDocument): CheckoutTotals {
  const found = findTotals(document);
  const { amounts, maxWallet, ...read } = readPurchaseAmounts(found);
  const { pieces, ...own } = readFields(found);
  return {
    ...amounts,
    ...own,
    maxWallet,
    pieces: pieces || read.count,
  };
}
