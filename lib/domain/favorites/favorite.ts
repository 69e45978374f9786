import { amountOrZero } from '../money';
import { getImageUrl, PLACEHOLDER_IMAGE } from '../product/images';
import type { ProductSnapshot } from '../product/types';

/** A product that was marked as a favorite, with the data that a list shows (spec 3). Prices are in pesos. */
export interface Favorite {
  id: string;
  slug: string;
  name: string;
  image: string | null;
  priceWithTax: number;
  currentPriceWithTax: number;
  mwiOneDiscPercent: number;
  mwiOnePriceWithTax: number;
}

export const MAX_FAVORITES = 200;

export function toFavorite(
  product: Pick<ProductSnapshot, 'id' | 'slug' | 'name' | 'cover' | 'pricing'>,
): Favorite {
  const { pricing } = product;
  const image = getImageUrl(product.cover, 'thumbnail');
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    image: image === PLACEHOLDER_IMAGE ? null : image,
    priceWithTax: amountOrZero(pricing.priceWithTax),
    currentPriceWithTax: amountOrZero(pricing.currentPriceWithTax),
    mwiOneDiscPercent: amountOrZero(pricing.mwiOneDiscPercent),
    mwiOnePriceWithTax: amountOrZero(pricing.mwiOnePriceWithTax),
  };
}

/** Adds a favorite at the front. The oldest ones are dropped beyond the limit. */
export function addFavorite(favorites: readonly Favorite[], added: Favorite): Favorite[] {
  return [added, ...removeFavorite(favorites, added.id)].slice(0, MAX_FAVORITES);
}

export function removeFavorite(favorites: readonly Favorite[], id: string): Favorite[] {
  return favorites.filter((favorite) => favorite.id !== id);
}
