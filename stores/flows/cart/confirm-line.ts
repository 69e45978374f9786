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

/** Number of parallel calls, so that a long cart does not block the page's other requests. */
const CONCURRENCY = 4;

const isOfCustomer = () => selectServed(useSessionStore.getState()) !== null;
const lineOf = (key: string) => useCartStore.getState().lines.find((line) => keyOf(line) === key);

/** Converts the backend's answer to a check. Without a price in the answer the known price stays. */
function toCheck(answer: CartValidation | null, { product, quantity }: GuestCartLine): CartCheck {
  if (answer === null) return { offer: null, reason: null };
  const current = answer.currentPriceWithTax ?? guestUnitPrice(product);
  const offer = {
    priceWithTax: answer.priceWithTax ?? Math.max(product.commonPriceWithTax, current),
    currentPriceWithTax: current,
    stock: answer.valid ? Math.max(answer.maxQty, quantity) : answer.maxQty,
  };
  // The line itself explains a lack of stock. Only the backend can explain any other rejection.
  const isExplained = answer.valid || answer.maxQty < quantity;
  return { offer, reason: isExplained ? null : answer.message };
}

function keep(line: GuestCartLine, check: CartCheck): void {
  useCartChecks.setState({ [line.product.id]: check });
  const state = lineState(line, check);
  if (hasChanged(state) && !isCartShown()) void tellChange(state);
}

/**
 * Validates one line with the backend (spec 7, valida). The line itself does not change: the visitor sees what is
 * different and decides. Returns false when the backend could not be asked.
 */
export async function confirmLine(key: string): Promise<boolean> {
  const asked = lineOf(key);
  // A customer's lines are being sent to the server, which checks the stock itself.
  if (!asked || isOfCustomer()) return true;
  let answer: CartValidation | null;
  try {
    answer = await getQueryClient().fetchQuery(cartValidate(asked.product.id, asked.quantity));
  } catch {
    return false;
  }
  const line = lineOf(key);
  // If the quantity changed in the meantime, another call validates the new one.
  if (line?.quantity === asked.quantity) keep(line, toCheck(answer, line));
  return true;
}

/** Validates every line, a few at a time. Returns false when any line could not be checked. */
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

/** Fetches today's price and stock of every line in one request, because a stored cart may be weeks old. */
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
