import type { ProductSummary, StoreStock } from './types';

/** Pieces of a product in each store. */
export interface ProductStock extends Pick<ProductSummary, 'id' | 'slug' | 'name' | 'cover'> {
  stores: StoreStock[];
}

/** The stores that have stock, highest stock first. */
export const getStoresInStock = (stock: readonly StoreStock[]): StoreStock[] =>
  stock.filter((store) => store.stock > 0).sort((a, b) => b.stock - a.stock);

/**
 * The nearest first; those at an unknown distance follow in their order.
 * @param distanceOf kilometres; null when it is not known
 */
export function sortByDistance<Place>(
  places: readonly Place[],
  distanceOf: (place: Place) => number | null,
): Place[] {
  const known = (place: Place) => distanceOf(place) ?? Number.MAX_VALUE;
  return [...places].sort((a, b) => known(a) - known(b));
}
