import type { CustomerCart } from '@/lib/domain/cart/customer-cart';
import { cartKey, customerCart, customerCartCount } from '@/lib/queries/customer-cart';
import { getQueryClient } from '@/lib/queries/query-client';

/** The customer's cart as last received from the server. */
export const cachedCart = (customerId: string): CustomerCart | undefined =>
  getQueryClient().getQueryData(customerCart(customerId).queryKey);

export const isShown = (customerId: string): boolean =>
  getQueryClient()
    .getQueryCache()
    .find({ queryKey: customerCart(customerId).queryKey })
    ?.isActive() ?? false;

/** Applies a confirmed change to the cached cart. A running fetch may not include it, so the cart is fetched again. */
export function patchCart(customerId: string, change: (cart: CustomerCart) => CustomerCart): void {
  const client = getQueryClient();
  const { queryKey } = customerCart(customerId);
  const known = client.getQueryData(queryKey);
  const isOnItsWay = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
  if (known) client.setQueryData(queryKey, change(known));
  if (isOnItsWay) void client.invalidateQueries({ queryKey });
}

export function setCount(customerId: string, count: number): void {
  getQueryClient().setQueryData(customerCartCount(customerId).queryKey, count);
}

/** Refetches the cart while it is on screen, else only its count. */
export async function refreshCart(customerId: string): Promise<void> {
  const client = getQueryClient();
  if (isShown(customerId)) {
    await client.invalidateQueries({ queryKey: cartKey(customerId) });
    return;
  }
  const count = { ...customerCartCount(customerId), staleTime: 0 };
  await client.fetchQuery(count).catch(() => undefined);
  if (!isShown(customerId)) client.removeQueries({ queryKey: customerCart(customerId).queryKey });
}
