import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import { readProductsById } from '@/lib/api/calls/product';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { ApiError } from '@/lib/api/errors';
import type { JsonApiDocument } from '@/lib/api/json-api';
import { serialise } from '@/lib/api/json-api';
import { entities, models } from '@/lib/api/resources/wire';
import { toWishlist, toWishlistItem, WISHLIST_FIELDS } from '@/lib/api/resources/wishlist';
import { savableItem, type Wishlist, type WishlistItem } from '@/lib/domain/favorites/wishlist';
import { PERSONAL } from './query-client';

const LIST = 'customer-wishlists';
const ITEM = 'customer-wishlist-items';

/** An answer without what it must have is no answer. */
function one<T>(found: readonly T[]): T {
  const [first] = found;
  if (first === undefined) throw new ApiError({ kind: 'parse', status: 200 });
  return first;
}
const savedList = ({ data }: JsonApiDocument) => one(entities(models(data), toWishlist));
const savedItem = ({ data }: JsonApiDocument) => one(entities(models(data), toWishlistItem));

/** @throws ApiError */
export async function readWishlists(customerId: string, signal?: AbortSignal): Promise<Wishlist[]> {
  const { data } = await browserClient.request(specEndpoints.customerWishlists, {
    params: { id: customerId },
    query: { include: 'items.product.coverImage', ...WISHLIST_FIELDS },
    signal,
  });
  return entities(models(data), toWishlist);
}

/** A customer's lists, with what is in them. */
export const wishlists = (customerId: string) =>
  queryOptions({
    queryKey: [PERSONAL, customerId, 'wishlists'],
    queryFn: ({ signal }) => readWishlists(customerId, signal),
  });

/** Products as cards show them and the cart takes them, by id; those that are gone are missing. */
export const wishedProducts = (ids: readonly string[]) => {
  const sorted = [...new Set(ids)].sort();
  return queryOptions({
    queryKey: ['products-by-id', sorted],
    queryFn: ({ signal }) => readProductsById(browserClient, sorted, signal),
    enabled: sorted.length > 0,
    staleTime: 15_000,
  });
};

/** @throws ApiError 422 `/data/attributes/name` when there is a list of that name */
export async function createWishlist(customerId: string, name: string): Promise<Wishlist> {
  const body = serialise({
    type: LIST,
    attributes: { name },
    relationships: { customer: { type: 'customers', id: customerId } },
  });
  return savedList(await browserClient.request(specEndpoints.wishlistCreate, { body }));
}

/** @throws ApiError as `createWishlist` */
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
  return savedList(await browserClient.request(specEndpoints.wishlistUpdate, call));
}

/** With what is in it. @throws ApiError */
export async function deleteWishlist(id: string): Promise<void> {
  await browserClient.request(assumedAccountEndpoints.wishlistDelete, { params: { id } });
}

interface ItemToSave {
  /** Without one it is new. */
  id?: string;
  wishlistId: string;
  productId: string;
  qty: number;
}

/**
 * Saves an item, in another list when `wishlistId` is another. A new item of a product that the list has already is
 * that item. Its product comes without pictures.
 * @throws ApiError; Error with the specification's words when there is no product id
 */
export async function saveWishlistItem(item: ItemToSave): Promise<WishlistItem> {
  const { productId, qty } = savableItem(item);
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
  return savedItem(
    id === undefined
      ? await browserClient.request(specEndpoints.wishlistItemCreate, { query, body })
      : await browserClient.request(specEndpoints.wishlistItemUpdate, {
          params: { id },
          query,
          body,
        }),
  );
}

/** One that is gone already is what was wanted. @throws ApiError */
export async function deleteWishlistItem(id: string): Promise<void> {
  await browserClient.requestOrNull(specEndpoints.wishlistItemDelete, { params: { id } });
}
