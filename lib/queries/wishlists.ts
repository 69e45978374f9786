import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readProductsById } from '@/lib/api/calls/product';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { ApiError } from '@/lib/api/errors';
import type { JsonApiDocument } from '@/lib/api/json-api';
import { serialise } from '@/lib/api/json-api';
import { entities, models } from '@/lib/api/resources/wire';
import { toWishlist, toWishlistItem, WISHLIST_FIELDS } from '@/lib/api/resources/wishlist';
import {
  toWishlistItemInput,
  type Wishlist,
  type WishlistItem,
} from '@/lib/domain/favorites/wishlist';
import { CUSTOMER_SCOPE } from './query-client';

const LIST = 'customer-wishlists';
const ITEM = 'customer-wishlist-items';

/** Returns the first entity. @throws ApiError when there is none, because the answer is then useless */
function requireFirst<T>(found: readonly T[]): T {
  const [first] = found;
  if (first === undefined) throw new ApiError({ kind: 'parse', status: 200 });
  return first;
}
const readSavedList = ({ data }: JsonApiDocument) =>
  requireFirst(entities(models(data), toWishlist));
const readSavedItem = ({ data }: JsonApiDocument) =>
  requireFirst(entities(models(data), toWishlistItem));

/** @throws ApiError */
export async function readWishlists(customerId: string, signal?: AbortSignal): Promise<Wishlist[]> {
  const { data } = await browserClient.request(specEndpoints.customerWishlists, {
    params: { id: customerId },
    query: { include: 'items.product.coverImage', ...WISHLIST_FIELDS },
    signal,
  });
  return entities(models(data), toWishlist);
}

/** A customer's wishlists with their items. */
export const wishlistsQuery = (customerId: string) =>
  queryOptions({
    queryKey: [CUSTOMER_SCOPE, customerId, 'wishlists'],
    queryFn: ({ signal }) => readWishlists(customerId, signal),
  });

/** Product summaries for wishlist cards and for the cart, by id. Unknown products are left out. */
export const wishlistProductsQuery = (ids: readonly string[]) => {
  const sorted = [...new Set(ids)].sort();
  return queryOptions({
    queryKey: ['products-by-id', sorted],
    queryFn: ({ signal }) => readProductsById(browserClient, sorted, signal),
    enabled: sorted.length > 0,
    staleTime: 15_000,
  });
};

/** @throws ApiError 422 `/data/attributes/name` when there is already a list with this name */
export async function createWishlist(customerId: string, name: string): Promise<Wishlist> {
  const body = serialise({
    type: LIST,
    attributes: { name },
    relationships: { customer: { type: 'customers', id: customerId } },
  });
  return readSavedList(await browserClient.request(specEndpoints.wishlistCreate, { body }));
}

/** @throws ApiError like `createWishlist` */
export async function renameWishlist(
  customerId: string,
  id: string,
  name: string,
): Promise<Wishlist> {
  const body = serialise({
    type: LIST,
    id,
    attributes: { name },
    relationships: { customer: { type: 'customers', id: customerId } },
  });
  const call = { params: { id }, body };
  return readSavedList(await browserClient.request(specEndpoints.wishlistUpdate, call));
}

/** Deletes a list with its items. @throws ApiError */
export async function deleteWishlist(id: string): Promise<void> {
  await browserClient.request(assumedAccountEndpoints.wishlistDelete, { params: { id } });
}

interface ItemToSave {
  /** Without an id a new item is created. */
  id?: string;
  wishlistId: string;
  productId: string;
  qty: number;
}

/**
 * Saves an item. A different `wishlistId` moves it to that list. When the list already has the product, the backend
 * returns the existing item. The product in the answer has no pictures.
 * @throws ApiError; Error with the specification's text when there is no product id
 */
export async function saveWishlistItem(item: ItemToSave): Promise<WishlistItem> {
  const { productId, qty } = toWishlistItemInput(item);
  const { id, wishlistId } = item;
  const body = serialise({
    type: ITEM,
    id,
    attributes: { qty },
    relationships: {
      wishlist: { type: LIST, id: wishlistId },
      product: { type: 'products', id: productId },
    },
  });
  const query = {
    include: 'wishlist,product',
    'filter[product][]': productId,
    ...WISHLIST_FIELDS,
  };
  return readSavedItem(
    id === undefined
      ? await browserClient.request(specEndpoints.wishlistItemCreate, { query, body })
      : await browserClient.request(specEndpoints.wishlistItemUpdate, {
          params: { id },
          query,
          body,
        }),
  );
}

/** Succeeds when the item is already deleted. @throws ApiError */
export async function deleteWishlistItem(id: string): Promise<void> {
  await browserClient.requestOrNull(specEndpoints.wishlistItemDelete, { params: { id } });
}
