import { browserClient } from '@/lib/api/browser-client';
import { readCustomerCart, setCartQuantity } from '@/lib/api/calls/customer-cart';
import type { CartItemReference } from '@/lib/domain/cart/types';

/**
 * The cart of a new account has exactly what was sent. A backend that took it with the registration, and once more with
 * the login because it ignores their common key, has twice as much: what is too much is taken back.
 * @throws ApiError
 */
export async function removeDoubledPieces(sent: readonly CartItemReference[]): Promise<void> {
  const single = sent.filter(({ assemblyId }) => assemblyId === null);
  if (single.length === 0) return;
  const { items } = await readCustomerCart(browserClient);
  for (const { id, line } of items) {
    const reference = single.find(({ productId }) => productId === line.product.id);
    if (line.assemblyId !== null || line.quantity !== (reference?.qty ?? 0) * 2) continue;
    await setCartQuantity(browserClient, { itemId: id, qty: line.quantity / 2 });
  }
}
