import { getLineKey } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { useCartStore } from '@/stores/cart/cart-store';

const VALIDATION_DELAY = 400;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Runs what follows an addition. Without network the cart stays as it is. The checkout validates it again. */
const follow = (act: (steps: typeof import('./validate-cart')) => unknown) =>
  void import('./validate-cart').then(act, () => undefined);

export function scheduleValidation(key: string): void {
  clearTimeout(timers.get(key));
  const ask = () => {
    timers.delete(key);
    follow(({ validateCartLine }) => validateCartLine(key));
  };
  timers.set(key, setTimeout(ask, VALIDATION_DELAY));
}

/** Adds a line at once and validates it later: if the backend has objections, the visitor is notified. */
export function addLineToCart(line: CartLine, quantity = line.quantity): void {
  useCartStore.getState().addLine({ ...line, quantity });
  scheduleValidation(getLineKey(line));
}

export function addLineAndNotify(line: CartLine, quantity?: number): void {
  addLineToCart(line, quantity);
  follow(({ notifyAdded }) => notifyAdded(line));
}
