import type { Wishlist } from '@/lib/domain/favorites/wishlist';

/** Every product of a list, to be asked about together. */
export const productIds = ({ items }: Wishlist): string[] => items.map(({ product }) => product.id);
