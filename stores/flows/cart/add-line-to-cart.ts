import { getLineKey } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { useCartStore } from '@/stores/cart/cart-store';

/** Debounce delay after the last click, in milliseconds. */
const VALIDATION_DELAY = 400;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Validates a line with the backend when the visitor has stopped changing it. */
export function scheduleValidation(key: string): void {
  clearTimeout(timers.get(key));
  const ask = () => {
    timers.delete(key);
    // Without network the cart stays as it is. The checkout validates it again.
    import('./validate-cart').then(
      ({ validateCartLine }) => validateCartLine(key),
      () => undefined,
    );
  };
  timers.set(key, setTimeout(ask, VALIDATION_DELAY));
}

/** Adds a line at once and validates it later: if the backend has objections, the visitor is notified. */
export function addLineToCart(line: CartLine, quantity = line.quantity): void {
  useCartStore.getState().addLine({ ...line, quantity });
  scheduleValidation(getLineKey(line));
}
