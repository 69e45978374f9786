import { getQueryClient } from '@/lib/api/client/query-client';
import { cartKey } from '@/lib/api/client/query-parts';
import { customerCartCountQuery, customerCartQuery } from '@/lib/api/customer-cart';
import type { CustomerCart } from '@/lib/domain/cart/customer-cart';
import { createTabChannel } from '@/stores/persistence/tab-channel';

export const getCachedCart = (customerId: string): CustomerCart | undefined =>
  getQueryClient().getQueryData(customerCartQuery(customerId).queryKey);

/** Calls `onChange` when the cached cart or its count changes. Returns a function that stops it. */
export function subscribeToCartCache(customerId: string, onChange: () => void): () => void {
  const own = JSON.stringify(cartKey(customerId)).slice(0, -1);
  return getQueryClient()
    .getQueryCache()
    .subscribe(({ query }) => {
      if (query.queryHash.startsWith(own)) onChange();
    });
}

export const getCachedCartCount = (customerId: string): number | undefined =>
  getQueryClient().getQueryData(customerCartCountQuery(customerId).queryKey);

export const isCartObserved = (customerId: string): boolean =>
  getQueryClient()
    .getQueryCache()
    .find({ queryKey: customerCartQuery(customerId).queryKey })
    ?.isActive() ?? false;

export type CartUpdater = (cart: CustomerCart) => CustomerCart;

/** Applies a confirmed change to the cached cart. A running fetch may not include it, so the cart is fetched again. */
export function patchCart(customerId: string, change: CartUpdater): void {
  const client = getQueryClient();
  const { queryKey } = customerCartQuery(customerId);
  const known = client.getQueryData(queryKey);
  const isOnItsWay = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
  if (known) client.setQueryData(queryKey, change(known));
  if (isOnItsWay) void client.invalidateQueries({ queryKey });
}

export function setCachedCartCount(customerId: string, count: number): void {
  getQueryClient().setQueryData(customerCartCountQuery(customerId).queryKey, count);
}

const refreshCount = (customerId: string) =>
  getQueryClient()
    .fetchQuery({ ...customerCartCountQuery(customerId), staleTime: 0 })
    .catch(() => undefined);

/** Refetches the cart while it is on screen, else only its count. */
export async function refreshCart(customerId: string): Promise<void> {
  const client = getQueryClient();
  if (isCartObserved(customerId)) {
    await client.invalidateQueries({ queryKey: cartKey(customerId) });
    return;
  }
  await refreshCount(customerId);
  if (!isCartObserved(customerId))
    client.removeQueries({ queryKey: customerCartQuery(customerId).queryKey });
}

export const noUpdate: CartUpdater = (cart) => cart;

/** Fetches the cart after a change whose answer does not have its result. */
export async function askForCart(customerId: string): Promise<CartUpdater> {
  await refreshCart(customerId);
  return noUpdate;
}

/** The cart became an order. A refetch would be cancelled with the screen that is being left, and the old cart would stay. */
export async function forgetOrderedCart(customerId: string): Promise<void> {
  getQueryClient().removeQueries({ queryKey: customerCartQuery(customerId).queryKey });
  await refreshCount(customerId);
}

export const cartTabs = createTabChannel('customer-cart');
