import type { CartValidation } from '@/lib/api/resources/cart-validation';
import { keyOf } from '@/lib/domain/cart/lines';
import type { FreshOffer } from '@/lib/domain/cart/reprice';
import { guestUnitPrice } from '@/lib/domain/cart/totals';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { cartValidate } from '@/lib/queries/cart';
import { livePrices } from '@/lib/queries/product';
import { getQueryClient } from '@/lib/queries/query-client';
import { useCartStore } from '@/stores/cart-store';
import { dropLine, mendLine } from './mend-line';

const lineOf = (key: string) => useCartStore.getState().lines.find((line) => keyOf(line) === key);

/** What the answer says of the line; without a word on the price it stays. */
function offerOf(answer: CartValidation, { product, quantity }: GuestCartLine): FreshOffer {
  const current = answer.currentPriceWithTax ?? guestUnitPrice(product);
  return {
    priceWithTax: answer.priceWithTax ?? Math.max(product.commonPriceWithTax, current),
    currentPriceWithTax: current,
    stock: answer.valid ? Math.max(answer.maxQty, quantity) : answer.maxQty,
  };
}

/** Checks one line with the backend (spec 7, valida) and mends it. No word from the backend is no refusal. */
export async function confirmLine(key: string): Promise<void> {
  const asked = lineOf(key);
  if (!asked) return;
  let answer: CartValidation | null;
  try {
    answer = await getQueryClient().fetchQuery(cartValidate(asked.product.id, asked.quantity));
  } catch {
    return;
  }
  const line = lineOf(key);
  // A quantity that was changed meanwhile is asked about by its own call.
  if (line?.quantity !== asked.quantity) return;
  if (answer === null) await dropLine(key, line);
  else await mendLine(key, line, offerOf(answer, line), answer.valid ? null : answer.message);
}

/** Gives every line today's price and stock, with one request: a cart may have lain for weeks. */
export async function refreshCart(): Promise<void> {
  const ids = useCartStore.getState().lines.map(({ product }) => product.id);
  if (ids.length === 0) return;
  const prices = await getQueryClient()
    .fetchQuery(livePrices(ids))
    .catch(() => null);
  for (const line of useCartStore.getState().lines) {
    const live = prices?.get(line.product.id);
    if (live) await mendLine(keyOf(line), line, { ...live.pricing, stock: live.stockTotal });
  }
}
