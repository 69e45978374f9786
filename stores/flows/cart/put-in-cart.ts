import { keyOf } from '@/lib/domain/cart/lines';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { useCartStore } from '@/stores/cart/cart-store';

/** After the last of several quick clicks, in milliseconds. */
const CONFIRM_DELAY = 400;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Asks the backend about a line, once the visitor has stopped changing it. */
export function confirmSoon(key: string): void {
  clearTimeout(waiting.get(key));
  const ask = () => {
    waiting.delete(key);
    // Without network the cart stays as it is: it is checked again at checkout.
    import('./confirm-line').then(
      ({ confirmLine }) => confirmLine(key),
      () => undefined,
    );
  };
  waiting.set(key, setTimeout(ask, CONFIRM_DELAY));
}

/** Puts pieces in the cart at once; if the backend refuses them, the line is mended and the visitor told. */
export function putInCart(line: GuestCartLine, quantity = line.quantity): void {
  useCartStore.getState().addLine({ ...line, quantity });
  confirmSoon(keyOf(line));
}
