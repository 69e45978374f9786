import type { Wishlist } from '@/lib/domain/favorites/wishlist';

/** The ids of all products of a list, to fetch them in one call. */
export const wishlistProductIds = ({ items }: Wishlist): string[] =>
  items.map(({ product }) => product.id);
