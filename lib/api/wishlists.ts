import type { Favorite } from '@/lib/domain/favorites/favorite';
import {
  toWishlistItemInput,
  toWishlistQuantity,
  type Wishlist,
  type WishlistItem,
} from '@/lib/domain/favorites/wishlist';
import { UNKNOWN_PRICE } from '@/lib/domain/product/pricing';
import type { ApiClient } from './client/client';
import { createDelete } from './client/create-change';
import { createOnce } from './client/create-once';
import { requireEntity } from './client/errors';
import { isResource, type JsonApiModel } from './client/json-api';
import { customerKey } from './client/query-parts';
import { readQuery } from './client/read-query';
import { findCreated, savedEntity, serialise } from './client/serialise';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedAccountEndpoints } from './endpoints/assumed-account';
import { specEndpoints } from './endpoints/spec';
import { PRICES_SHAPE, toBasePricing } from './product-commerce';
import { toProductImage } from './product-images';

export const WISHLIST_FIELDS = {
  'fields[products]':
    'name,slug,coverImage,price_with_tax,current_price_with_tax,mwi_one_disc_percent,mwi_one_price_with_tax',
  'fields[product-images]': 'is_cover,filename,filename_2,filename_3,filename_4,filename_5',
} as const;

export const readWishlistProductFields = snakeToCamel({
  id: wire.text,
  name: wire.text,
  slug: wire.text,
  ...PRICES_SHAPE,
});

/** A product that is no longer sold has no name, no slug and no price, but it can still be removed from the list. */
function toFavorite(model: JsonApiModel): Favorite {
  const { id, name, slug, ...prices } = readWishlistProductFields(model);
  const found = wire.relation(model, 'coverImage');
  const cover = found && toProductImage(found);
  const pricing = toBasePricing({
    ...prices,
    priceWithTax: prices.priceWithTax ?? prices.currentPriceWithTax ?? UNKNOWN_PRICE,
  });
  return { id, slug, name, image: cover?.medium ?? null, pricing };
}

export const readWishlistItemFields = snakeToCamel({ id: wire.text, qty: wire.count });

export function toWishlistItem(model: JsonApiModel): WishlistItem | null {
  const { id, qty } = readWishlistItemFields(model);
  const product = wire.relation(model, 'product');
  if (!id || !product?.id) return null;
  return { id, qty: toWishlistQuantity(qty), product: toFavorite(product) };
}

export const readWishlistFields = snakeToCamel({
  id: wire.text,
  name: wire.text,
  created_at: wire.dateTime,
});

const isWithoutItems = (model: JsonApiModel): boolean =>
  !('items' in model) || wire.models(model.items).some((item) => !isResource(item));

const toItemsOf = (listId: string, found: readonly JsonApiModel[]): WishlistItem[] =>
  wire.readableEntities(
    found.filter((model) => wire.relation(model, 'wishlist')?.id === listId),
    toWishlistItem,
  );

export function toWishlist(model: JsonApiModel): Wishlist | null {
  const list = readWishlistFields(model);
  if (!list.id) return null;
  return { ...list, items: wire.readableEntities(wire.relations(model, 'items'), toWishlistItem) };
}

const LIST = 'customer-wishlists';
const ITEM = 'customer-wishlist-items';

/** A customer's wishlists with their items, which a backend may tell in a call of their own. @throws ApiError */
export async function readWishlists(client: ApiClient, customerId: string, signal?: AbortSignal) {
  const ask = (include: string) => ({
    params: { id: customerId },
    query: { include, ...WISHLIST_FIELDS },
    signal,
  });
  const document = await client.request(
    specEndpoints.customerWishlists,
    ask('items.product.coverImage'),
  );
  const lists = wire.listEntities(document, toWishlist);
  if (!wire.models(document.data).some(isWithoutItems)) return lists;
  const asked = ask('wishlist,product.coverImage');
  const found = await client.requestOrNull(specEndpoints.customerWishlistItems, asked);
  return found
    ? lists.map((list) => ({ ...list, items: toItemsOf(list.id, wire.models(found.data)) }))
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

export async function renameWishlist(
  client: ApiClient,
  { customerId, id, name }: { customerId: string; id: string; name: string },
): Promise<Wishlist> {
  const sent = { ...toOutgoingList(customerId, name), id };
  const body = serialise(sent);
  const document = await client.request(specEndpoints.wishlistUpdate, { params: { id }, body });
  return requireEntity(savedEntity(document, sent, toWishlist));
}

export async function deleteWishlist(client: ApiClient, id: string): Promise<void> {
  await client.request(assumedAccountEndpoints.wishlistDelete, { params: { id } });
}

interface ItemToSave {
  id?: string;
  wishlistId: string;
  productId: string;
  qty: number;
}

/** A different `wishlistId` moves it to that list; one that has the product already answers with its item. @throws Error without a product id */
export async function saveWishlistItem(client: ApiClient, item: ItemToSave) {
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

export const deleteWishlistItem = createDelete(specEndpoints.wishlistItemDelete);

export const wishlistsQuery = (customerId: string) =>
  readQuery(customerKey(customerId, 'wishlists'), readWishlists, customerId);
