import type { Favorite } from './favorite';

export interface WishlistItem {
  id: string;
  qty: number;
  product: Favorite;
}

export interface Wishlist {
  id: string;
  name: string;
  createdAt: string | null;
  items: readonly WishlistItem[];
}

/** Name of the list that is created for a customer who has none. Favorites are stored in it (spec 3). */
export const DEFAULT_WISHLIST_NAME = 'Mis favoritos';

export const MAX_WISHLIST_NAME_LENGTH = 60;

const MISSING_PRODUCT_ID_MESSAGE =
  'No se puede guardar un artículo de la lista de deseos si no existe el id de producto.';

/** The quantity to save: a whole number, at least 1 (spec 5). */
export const toWishlistQuantity = (qty: number): number => Math.max(1, Math.floor(qty) || 0);

/** @throws Error with the text of the specification when the product id is missing */
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
  const madeAt = ({ createdAt }: Wishlist) => Date.parse(createdAt ?? '');
  const [oldest = null] = lists.toSorted((a, b) => madeAt(a) - madeAt(b) || 0);
  return findWishlistByName(lists, DEFAULT_WISHLIST_NAME) ?? oldest;
}

export function sortWishlists(lists: readonly Wishlist[]): Wishlist[] {
  const first = getDefaultWishlist(lists);
  return first ? [first, ...lists.filter(({ id }) => id !== first.id)] : [];
}

/** Newest item first. The backend lists items in the order in which they were saved. */
export const sortItemsNewestFirst = ({ items }: Wishlist): WishlistItem[] => [...items].reverse();

export const findItemByProduct = (list: Wishlist | null, productId: string): WishlistItem | null =>
  list?.items.find(({ product }) => product.id === productId) ?? null;

type Lists = readonly Wishlist[];

export function upsertWishlist(lists: Lists, saved: Omit<Wishlist, 'items'>): Wishlist[] {
  if (!lists.some(({ id }) => id === saved.id)) return [...lists, { ...saved, items: [] }];
  return lists.map((list) => (list.id === saved.id ? { ...list, ...saved } : list));
}

export const removeWishlist = (lists: Lists, id: string): Wishlist[] =>
  lists.filter((list) => list.id !== id);

/** Replaces the item of the same product, or adds it at the end. It leaves all other lists. */
export function upsertItemInLists(lists: Lists, listId: string, item: WishlistItem): Wishlist[] {
  return lists.map((list) => {
    if (list.id !== listId) return removeItemById(list, item.id);
    const isThere = list.items.some(({ product }) => product.id === item.product.id);
    const items = isThere
      ? list.items.map((one) => (one.product.id === item.product.id ? item : one))
      : [...list.items, item];
    return { ...list, items };
  });
}

function removeItemById(list: Wishlist, itemId: string): Wishlist {
  const items = list.items.filter(({ id }) => id !== itemId);
  return items.length === list.items.length ? list : { ...list, items };
}

export const removeItemFromLists = (lists: Lists, itemId: string): Wishlist[] =>
  lists.map((list) => removeItemById(list, itemId));

/** A change of a favorite that the server has not confirmed yet. */
export interface PendingFavorite {
  favorite: Favorite;
  isFavorite: boolean;
}

export function applyPendingFavorites(
  lists: readonly Wishlist[],
  pending: ReadonlyMap<string, PendingFavorite>,
): Favorite[] {
  const list = getDefaultWishlist(lists);
  const kept = (list ? sortItemsNewestFirst(list) : [])
    .map(({ product }) => product)
    .filter(({ slug }) => slug !== '');
  const known = new Set(kept.map(({ id }) => id));
  const added = [...pending.values()].flatMap(({ favorite, isFavorite }) =>
    isFavorite && !known.has(favorite.id) ? favorite : [],
  );
  const left = kept.filter(({ id }) => pending.get(id)?.isFavorite !== false);
  return [...added.reverse(), ...left];
}
