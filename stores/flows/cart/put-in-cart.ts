import { keyOf } from '@/lib/domain/cart/lines';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { useCartStore } from '@/stores/cart/cart-store';

/** Debounce delay after the last click, in milliseconds. */
const CONFIRM_DELAY = 400;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Validates a line with the backend when the visitor has stopped changing it. */
export function confirmSoon(key: string): void {
  clearTimeout(waiting.get(key));
  const ask = () => {
    waiting.delete(key);
    // Without network the cart stays as it is. The checkout validates it again.
    import('./confirm-line').then(
      ({ confirmLine }) => confirmLine(key),
      () => undefined,
    );
  };
  waiting.set(key, setTimeout(ask, CONFIRM_DELAY));
}

/** Adds a line at once and validates it later: if the backend has objections, the visitor is notified. */
export function putInCart(line: GuestCartLine, quantity = line.quantity): void {
  useCartStore.getState().addLine({ ...line, quantity });
  confirmSoon(keyOf(line));
}
