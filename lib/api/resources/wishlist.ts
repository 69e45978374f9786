import * as z from 'zod/mini';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import {
  toWishlistQuantity,
  type Wishlist,
  type WishlistItem,
} from '@/lib/domain/favorites/wishlist';
import type { JsonApiModel } from '../json-api';
import { toProductImage } from './product-image';
import { count, dateTime, entities, number, relation, relations, text } from './wire';

/** The fields of a product and its pictures that wishlists request (spec 3). */
export const WISHLIST_FIELDS = {
  'fields[products]':
    'name,slug,coverImage,price_with_tax,current_price_with_tax,mwi_one_disc_percent,mwi_one_price_with_tax',
  'fields[product-images]': 'is_cover,filename,filename_2,filename_3,filename_4,filename_5',
} as const;

const productWire = z.object({
  id: text,
  name: text,
  slug: text,
  price_with_tax: number,
  current_price_with_tax: number,
  mwi_one_price_with_tax: number,
  mwi_one_disc_percent: number,
});

/** A product that is no longer sold has no name and no slug, but it can still be removed from the list. */
function toFavorite(model: JsonApiModel): Favorite {
  const product = productWire.parse(model);
  const found = relation(model, 'coverImage');
  const cover = found && toProductImage(found);
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    image: cover?.medium ?? null,
    pricing: {
      priceWithTax: product.price_with_tax,
      currentPriceWithTax: product.current_price_with_tax,
      mwiOnePriceWithTax: product.mwi_one_price_with_tax,
      mwiOneDiscPercent: product.mwi_one_disc_percent,
    },
  };
}

const itemWire = z.object({ id: text, qty: count });

/** Null for an item without a product. */
export function toWishlistItem(model: JsonApiModel): WishlistItem | null {
  const { id, qty } = itemWire.parse(model);
  const product = relation(model, 'product');
  if (!id || !product?.id) return null;
  return { id, qty: toWishlistQuantity(qty), product: toFavorite(product) };
}

const listWire = z.object({ id: text, name: text, created_at: dateTime });

export function toWishlist(model: JsonApiModel): Wishlist | null {
  const { id, name, created_at: createdAt } = listWire.parse(model);
  if (!id) return null;
  return { id, name, createdAt, items: entities(relations(model, 'items'), toWishlistItem) };
}
