import type { StoreStock } from './types';

export const getStoresInStock = (stock: readonly StoreStock[]): StoreStock[] =>
  stock.filter((store) => store.stock > 0).sort((a, b) => b.stock - a.stock);

/** The nearest first (kilometres); those at an unknown distance (null) follow in their order. */
export function sortByDistance<Place>(
  places: readonly Place[],
  distanceOf: (place: Place) => number | null,
): Place[] {
  const known = (place: Place) => distanceOf(place) ?? Number.MAX_VALUE;
  return places.toSorted((a, b) => known(a) - known(b));
}
