import { browserClient } from '@/lib/api/client/browser-client';
import { readCustomerCart, setCartQuantity } from '@/lib/api/customer-cart';
import type { CartItemReference } from '@/lib/domain/cart/types';

/**
 * Removes the pieces of a new account's cart that are more than what was sent. A backend that ignores the idempotency
 * key adds the guest's lines twice: with the registration, and again with the login.
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
