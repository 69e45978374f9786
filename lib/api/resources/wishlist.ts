import type { Favorite } from '@/lib/domain/favorites/favorite';
import {
  toWishlistQuantity,
  type Wishlist,
  type WishlistItem,
} from '@/lib/domain/favorites/wishlist';
import { UNKNOWN_PRICE } from '@/lib/domain/product/pricing';
import { isResource, type JsonApiModel } from '../json-api';
import { toBasePricing } from './product-commerce';
import { toProductImage } from './product-image';
import { snakeToCamel } from './snake-to-camel';
import {
  count,
  dateTime,
  models,
  number,
  optionalNumber,
  readableEntities,
  relation,
  relations,
  text,
} from './wire';

/** The fields of a product and its pictures that wishlists request (spec 3). */
export const WISHLIST_FIELDS = {
  'fields[products]':
    'name,slug,coverImage,price_with_tax,current_price_with_tax,mwi_one_disc_percent,mwi_one_price_with_tax',
  'fields[product-images]': 'is_cover,filename,filename_2,filename_3,filename_4,filename_5',
} as const;

const readProduct = snakeToCamel({
  id: text,
  name: text,
  slug: text,
  price_with_tax: optionalNumber,
  current_price_with_tax: optionalNumber,
  mwi_one_price_with_tax: optionalNumber,
  mwi_one_disc_percent: number,
});

/** A product that is no longer sold has no name, no slug and no price, but it can still be removed from the list. */
function toFavorite(model: JsonApiModel): Favorite {
  const { id, name, slug, ...prices } = readProduct(model);
  const found = relation(model, 'coverImage');
  const cover = found && toProductImage(found);
  const pricing = toBasePricing({
    ...prices,
    priceWithTax: prices.priceWithTax ?? prices.currentPriceWithTax ?? UNKNOWN_PRICE,
  });
  return { id, slug, name, image: cover?.medium ?? null, pricing };
}

const readItem = snakeToCamel({ id: text, qty: count });

/** Null for an item without a product. */
export function toWishlistItem(model: JsonApiModel): WishlistItem | null {
  const { id, qty } = readItem(model);
  const product = relation(model, 'product');
  if (!id || !product?.id) return null;
  return { id, qty: toWishlistQuantity(qty), product: toFavorite(product) };
}

const readList = snakeToCamel({ id: text, name: text, created_at: dateTime });

/** Whether an answer tells a list without what is on it. */
export const isWithoutItems = (model: JsonApiModel): boolean =>
  !('items' in model) || models(model.items).some((item) => !isResource(item));

/** Those of the items that name a list as theirs. */
export const toItemsOf = (listId: string, found: readonly JsonApiModel[]): WishlistItem[] =>
  readableEntities(
    found.filter((model) => relation(model, 'wishlist')?.id === listId),
    toWishlistItem,
  );

export function toWishlist(model: JsonApiModel): Wishlist | null {
  const list = readList(model);
  if (!list.id) return null;
  return { ...list, items: readableEntities(relations(model, 'items'), toWishlistItem) };
}
