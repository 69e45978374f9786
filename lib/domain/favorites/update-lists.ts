import type { Wishlist, WishlistItem } from './wishlist';

type Lists = readonly Wishlist[];

const replaceInLists = (
  lists: Lists,
  id: string,
  change: (list: Wishlist) => Wishlist,
): Wishlist[] => lists.map((list) => (list.id === id ? change(list) : list));

/** Adds a new list or updates the name of a list. Its items stay the same. */
export function upsertWishlist(lists: Lists, saved: Omit<Wishlist, 'items'>): Wishlist[] {
  if (!lists.some(({ id }) => id === saved.id)) return [...lists, { ...saved, items: [] }];
  return replaceInLists(lists, saved.id, (list) => ({ ...list, ...saved }));
}

export const removeWishlist = (lists: Lists, id: string): Wishlist[] =>
  lists.filter((list) => list.id !== id);

/**
 * Puts an item into a list: it replaces the item of the same product, or is added at the end. It is removed from all
 * other lists.
 */
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
