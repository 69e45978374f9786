import {
  toWishlistItemInput,
  type Wishlist,
  type WishlistItem,
} from '@/lib/domain/favorites/wishlist';
import type { ApiClient } from '../client';
import { createOnce } from '../create-once';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import { specEndpoints } from '../endpoints/spec';
import { requireEntity } from '../require-entity';
import { findCreated, savedEntity } from '../resources/saved-entity';
import { listEntities, models } from '../resources/wire';
import {
  isWithoutItems,
  toItemsOf,
  toWishlist,
  toWishlistItem,
  WISHLIST_FIELDS,
} from '../resources/wishlist';
import { serialise } from '../serialise';

const LIST = 'customer-wishlists';
const ITEM = 'customer-wishlist-items';

/** A customer's wishlists with their items, which a backend may tell in a call of their own. @throws ApiError */
export async function readWishlists(
  client: ApiClient,
  customerId: string,
  signal?: AbortSignal,
): Promise<Wishlist[]> {
  const ask = (include: string) => ({
    params: { id: customerId },
    query: { include, ...WISHLIST_FIELDS },
    signal,
  });
  const document = await client.request(
    specEndpoints.customerWishlists,
    ask('items.product.coverImage'),
  );
  const lists = listEntities(document, toWishlist);
  if (!models(document.data).some(isWithoutItems)) return lists;
  const asked = ask('wishlist,product.coverImage');
  const found = await client.requestOrNull(specEndpoints.customerWishlistItems, asked);
  return found
    ? lists.map((list) => ({ ...list, items: toItemsOf(list.id, models(found.data)) }))
    : lists;
}

const toOutgoingList = (customerId: string, name: string) => ({
  type: LIST,
  attributes: { name },
  relationships: { customer: { type: 'customers', id: customerId } },
});

/** @throws ApiError 422 `/data/attributes/name` when there is already a list with this name */
export async function createWishlist(
  client: ApiClient,
  { customerId, name }: { customerId: string; name: string },
): Promise<Wishlist> {
  const sent = toOutgoingList(customerId, name);
  const body = serialise(sent);
  const document = await createOnce(client, specEndpoints.wishlistCreate, { body });
  return (
    savedEntity(document, sent, toWishlist) ??
    requireEntity(findCreated(await readWishlists(client, customerId), { name }))
  );
}

/** @throws ApiError like `createWishlist` */
export async function renameWishlist(
  client: ApiClient,
  { customerId, id, name }: { customerId: string; id: string; name: string },
): Promise<Wishlist> {
  const sent = { ...toOutgoingList(customerId, name), id };
  const body = serialise(sent);
  const document = await client.request(specEndpoints.wishlistUpdate, { params: { id }, body });
  return requireEntity(savedEntity(document, sent, toWishlist));
}

/** Deletes a list with its items. @throws ApiError */
export async function deleteWishlist(client: ApiClient, id: string): Promise<void> {
  await client.request(assumedAccountEndpoints.wishlistDelete, { params: { id } });
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
 * @returns null when the answer does not have the item's id
 * @throws ApiError; Error with the specification's text when there is no product id
 */
export async function saveWishlistItem(
  client: ApiClient,
  item: ItemToSave,
): Promise<WishlistItem | null> {
  const { productId, qty } = toWishlistItemInput(item);
  const { id, wishlistId } = item;
  const sent = {
    type: ITEM,
    id,
    attributes: { qty },
    relationships: {
      wishlist: { type: LIST, id: wishlistId },
      product: { type: 'products', id: productId },
    },
  };
  const body = serialise(sent);
  const query = {
    include: 'wishlist,product',
    'filter[product][]': productId,
    ...WISHLIST_FIELDS,
  };
  const document =
    id === undefined
      ? await client.request(specEndpoints.wishlistItemCreate, { query, body })
      : await client.request(specEndpoints.wishlistItemUpdate, { params: { id }, query, body });
  return savedEntity(document, sent, toWishlistItem);
}

/** Succeeds when the item is already deleted. @throws ApiError */
export async function deleteWishlistItem(client: ApiClient, id: string): Promise<void> {
  await client.requestOrNull(specEndpoints.wishlistItemDelete, { params: { id } });
}
