import type { CartValidation } from '@/lib/api/resources/cart-validation';
import { type CartCheck, hasChanged, lineState } from '@/lib/domain/cart/line-state';
import { keyOf } from '@/lib/domain/cart/lines';
import { guestUnitPrice } from '@/lib/domain/cart/totals';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { cartValidate } from '@/lib/queries/cart';
import { livePrices } from '@/lib/queries/product';
import { getQueryClient } from '@/lib/queries/query-client';
import { useCartChecks } from '@/stores/cart/cart-checks-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { selectServed, useSessionStore } from '@/stores/session/session-store';
import { isCartShown } from './cart-shown';
import { tellChange } from './tell-change';

/** Calls under way at once, so that a long cart does not hold up the page. */
const CONCURRENCY = 4;

const isOfCustomer = () => selectServed(useSessionStore.getState()) !== null;
const lineOf = (key: string) => useCartStore.getState().lines.find((line) => keyOf(line) === key);

/** What the answer says of the product; without a word on the price it stays. */
function toCheck(answer: CartValidation | null, { product, quantity }: GuestCartLine): CartCheck {
  if (answer === null) return { offer: null, reason: null };
  const current = answer.currentPriceWithTax ?? guestUnitPrice(product);
  const offer = {
    priceWithTax: answer.priceWithTax ?? Math.max(product.commonPriceWithTax, current),
    currentPriceWithTax: current,
    stock: answer.valid ? Math.max(answer.maxQty, quantity) : answer.maxQty,
  };
  // Too few pieces are said by the line itself; any other refusal only the backend can explain.
  const isExplained = answer.valid || answer.maxQty < quantity;
  return { offer, reason: isExplained ? null : answer.message };
}

function keep(line: GuestCartLine, check: CartCheck): void {
  useCartChecks.setState({ [line.product.id]: check });
  const state = lineState(line, check);
  if (hasChanged(state) && !isCartShown()) void tellChange(state);
}

/**
 * Asks the backend about one line (spec 7, valida). The line stays as it is: what changed is told, and the
 * visitor decides. Gives false when the backend could not be asked.
 */
export async function confirmLine(key: string): Promise<boolean> {
  const asked = lineOf(key);
  // A customer's lines are on their way to the server, which says itself what it has.
  if (!asked || isOfCustomer()) return true;
  let answer: CartValidation | null;
  try {
    answer = await getQueryClient().fetchQuery(cartValidate(asked.product.id, asked.quantity));
  } catch {
    return false;
  }
  const line = lineOf(key);
  // A quantity that was changed meanwhile is asked about by its own call.
  if (line?.quantity === asked.quantity) keep(line, toCheck(answer, line));
  return true;
}

/** Asks about every line, a few at a time. Gives false when any could not be asked about. */
export async function confirmCart(): Promise<boolean> {
  const waiting = useCartStore.getState().lines.map(keyOf);
  let isComplete = true;
  const work = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      isComplete = (await confirmLine(key)) && isComplete;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return isComplete;
}

/** Learns today's price and stock of every line with one request: a cart may have lain for weeks. */
export async function refreshCart(): Promise<void> {
  const ids = useCartStore.getState().lines.map(({ product }) => product.id);
  if (ids.length === 0) return;
  const prices = await getQueryClient()
    .fetchQuery(livePrices(ids))
    .catch(() => null);
  for (const line of useCartStore.getState().lines) {
    const live = prices?.get(line.product.id);
    if (live) keep(line, { offer: { ...live.pricing, stock: live.stockTotal }, reason: null });
  }
}
