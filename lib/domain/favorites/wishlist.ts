import type { Favorite } from './favorite';

export interface WishlistItem {
  id: string;
  /** At least 1. */
  qty: number;
  product: Favorite;
}

export interface Wishlist {
  id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string | null;
  items: readonly WishlistItem[];
}

/** Name of the list that is created for a customer who has none. Favorites are stored in it (spec 3). */
export const DEFAULT_WISHLIST_NAME = 'Mis favoritos';

/** Maximum length of a list's name, in characters. */
export const MAX_WISHLIST_NAME_LENGTH = 60;

/** The text of spec 5. */
export const MISSING_PRODUCT_ID_MESSAGE =
  'No se puede guardar un artículo de la lista de deseos si no existe el id de producto.';

/** The quantity to save: a whole number, at least 1 (spec 5). */
export const toWishlistQuantity = (qty: number): number => Math.max(1, Math.floor(qty) || 0);

/**
 * Validates the product id and quantity of an item before it is saved.
 * @throws Error with the text of the specification when the product id is missing
 */
export function toWishlistItemInput(item: { productId: string; qty: number }) {
  if (!item.productId) throw new Error(MISSING_PRODUCT_ID_MESSAGE);
  return { productId: item.productId, qty: toWishlistQuantity(item.qty) };
}

const isSameName = (a: string, b: string) =>
  a.trim().toLocaleLowerCase('es-MX') === b.trim().toLocaleLowerCase('es-MX');

export const findWishlistByName = (lists: readonly Wishlist[], name: string): Wishlist | null =>
  lists.find((list) => isSameName(list.name, name)) ?? null;

/** The list for favorites: the one with the default name, otherwise the oldest one. Null when there are no lists. */
export function getDefaultWishlist(lists: readonly Wishlist[]): Wishlist | null {
  const named = findWishlistByName(lists, DEFAULT_WISHLIST_NAME);
  if (named) return named;
  const [first = null] = [...lists].sort(
    (a, b) => Date.parse(a.createdAt ?? '') - Date.parse(b.createdAt ?? '') || 0,
  );
  return first;
}

/** Puts the default list first and keeps the order of the others. */
export function sortWishlists(lists: readonly Wishlist[]): Wishlist[] {
  const first = getDefaultWishlist(lists);
  return first ? [first, ...lists.filter(({ id }) => id !== first.id)] : [];
}

/** Newest item first. The backend lists items in the order in which they were saved. */
export const sortItemsNewestFirst = ({ items }: Wishlist): WishlistItem[] => [...items].reverse();

export const findItemByProduct = (list: Wishlist | null, productId: string): WishlistItem | null =>
  list?.items.find(({ product }) => product.id === productId) ?? null;
