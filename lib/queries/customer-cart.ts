import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { ApiError } from '@/lib/api/errors';
import { serialise } from '@/lib/api/json-api';
import { toCartTotals } from '@/lib/api/resources/cart-totals';
import {
  toCustomerCart,
  toCustomerCartBuildWithItems,
  toCustomerCartItem,
  toRemovedLineInfo,
} from '@/lib/api/resources/customer-cart';
import { models } from '@/lib/api/resources/wire';
import type { CustomerCartBuild, CustomerCartItem } from '@/lib/domain/cart/customer-cart';
import { CUSTOMER_SCOPE } from './query-client';

/** Returns the value. @throws ApiError when it is missing, because the answer is then useless */
export function requireEntity<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ApiError({ kind: 'parse', status: 200 });
  return value;
}

/** Prefix of all query keys about a customer's cart. */
export const cartKey = (customerId: string) => [CUSTOMER_SCOPE, customerId, 'cart'] as const;

/** The customer's cart, with its totals. */
export const customerCartQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...cartKey(customerId), 'detail'],
    queryFn: async ({ signal }) =>
      requireEntity(
        toCustomerCart(await browserClient.request(specEndpoints.cartDetail, { signal })),
      ),
    staleTime: 10_000,
  });

/** Number of lines in the customer's cart. */
export const customerCartCountQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...cartKey(customerId), 'count'],
    queryFn: async ({ signal }) => {
      const { meta } = await browserClient.request(specEndpoints.cartTotalItems, { signal });
      return toCartTotals(meta).count;
    },
  });

/** @throws ApiError */
export async function fetchCartTotals() {
  const { meta } = await browserClient.request(specEndpoints.cartTotals);
  return toCartTotals(meta);
}

/**
 * Adds units of a product. @throws ApiError
 * @param key identifies a merge of the guest cart: the server adds only what exceeds earlier calls with the same key
 */
export async function addToCart(productId: string, qty: number, key?: string) {
  const { data, meta } = await browserClient.request(specEndpoints.cartAdd, {
    params: { product: productId, qty },
    ...(key && { headers: { [IDEMPOTENCY_HEADER]: key } }),
  });
  const [item] = models(data);
  // Without an item: the units were added by an earlier call, and the line has been removed since.
  return { item: item ? toCustomerCartItem(item) : null, count: toCartTotals(meta).count };
}

/** @throws ApiError */
export async function setCartQuantity(itemId: string, qty: number): Promise<CustomerCartItem> {
  const { data } = await browserClient.request(specEndpoints.cartUpdate, {
    params: { itemId, qty },
    body: {},
  });
  const [item] = models(data);
  return requireEntity(item && toCustomerCartItem(item));
}

/** Removes a line. @returns what was removed, from the server's answer @throws ApiError */
export async function removeFromCart(itemId: string) {
  const { meta } = await browserClient.request(specEndpoints.cartRemove, { params: { itemId } });
  return toRemovedLineInfo(meta);
}

/** @throws ApiError */
export async function clearCart(): Promise<void> {
  await browserClient.request(specEndpoints.cartClear);
}

/** Adds a removed build again. @throws ApiError */
export async function restoreCartBuild(
  assembly: CustomerCartBuild,
  parts: readonly CustomerCartItem[],
) {
  const body = {
    products: parts.map(({ line, quantityPerBuild, groupId }) => ({
      product_id: line.product.id,
      qty: quantityPerBuild ?? line.quantity,
      assembly_group_id: groupId,
    })),
    assembly_config_id: assembly.configId,
    requires_assembly: assembly.requiresAssembly,
  };
  return requireEntity(
    toCustomerCartBuildWithItems(
      await browserClient.request(specEndpoints.cartAssemblyAdd, { body }),
    ),
  );
}

/** @throws ApiError */
export async function updateCartBuild(
  id: string,
  change: { qty: number } | { requires_assembly: boolean },
) {
  const body = serialise({ type: 'assemblies', id, attributes: change });
  return requireEntity(
    toCustomerCartBuildWithItems(
      await browserClient.request(specEndpoints.cartAssemblyUpdate, { body }),
    ),
  );
}

/** @throws ApiError */
export async function removeCartBuild(id: string): Promise<void> {
  await browserClient.request(specEndpoints.cartAssemblyRemove, { params: { id } });
}
