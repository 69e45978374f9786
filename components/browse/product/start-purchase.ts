import { withReturnTo } from '@/components/shared/return-to';
import { errorHtml } from '@/lib/api/client/error-catalogue';
import type { CartLine } from '@/lib/domain/cart/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { route } from '@/lib/routing/routes';
import { buyNow } from '@/stores/flows/checkout/buy-now';
import { notifyFailure } from '@/stores/interface/notify-failure';

/**
 * Puts a product into the cart and starts to pay it.
 * @returns where the shopper goes on; null when that is not possible, which the shopper was told
 */
export async function startPurchase(line: CartLine, quantity: number): Promise<string | null> {
  try {
    const next = await buyNow(line, quantity);
    return next === 'sign-in' ? withReturnTo('login', route('cart-payment')) : next;
  } catch (error) {
    const text = errorHtml(error);
    notifyFailure(error, { type: 'error', text, duration: TOAST_DURATION.long });
    return null;
  }
}
