import { browserClient } from '@/lib/api/client/browser-client';
import {
  createWishlist,
  deleteWishlist,
  deleteWishlistItem,
  renameWishlist,
  saveWishlistItem,
  wishlistsQuery,
} from '@/lib/api/wishlists';
import {
  removeItemFromLists,
  removeWishlist,
  toWishlistQuantity,
  upsertItemInLists,
  upsertWishlist,
  type Wishlist,
  type WishlistItem,
} from '@/lib/domain/favorites/wishlist';
import { changeCachedItem } from '@/stores/mutations/cached-changes';
import { addToList, updateListsInAllTabs, wishlistTabs } from './wishlist-cache';

type Lists = readonly Wishlist[];

/** Changes an item of the lists: shown at once, then sent, and rolled back if that fails. @throws ApiError */
const changeItem = (
  customerId: string,
  id: string,
  apply: (lists: Lists) => Lists,
  send: () => Promise<unknown>,
): Promise<void> =>
  changeCachedItem(wishlistsQuery(customerId).queryKey, id, {
    apply,
    send: async () => {
      await send();
      wishlistTabs.notify(customerId);
    },
  });

export const removeFromList = (customerId: string, item: WishlistItem): Promise<void> =>
  changeItem(
    customerId,
    item.id,
    (lists) => removeItemFromLists(lists, item.id),
    () => deleteWishlistItem(browserClient, item.id),
  );

/** Undo: adds a removed item to its list again. @throws ApiError */
export async function restoreToList(customerId: string, list: Wishlist, item: WishlistItem) {
  await addToList(customerId, list.id, item.product, item.qty);
}

/** Puts an item into a list. If that list already has the product, the two items become one. @throws ApiError */
export function moveToList(customerId: string, item: WishlistItem, to: Wishlist): Promise<void> {
  const { id, qty, product } = item;
  return changeItem(
    customerId,
    id,
    (lists) => upsertItemInLists(lists, to.id, item),
    () => saveWishlistItem(browserClient, { id, wishlistId: to.id, productId: product.id, qty }),
  );
}

export const changeListItemQuantity = (
  customerId: string,
  list: Wishlist,
  item: WishlistItem,
  wanted: number,
): Promise<void> => moveToList(customerId, { ...item, qty: toWishlistQuantity(wanted) }, list);

/** Creates a list, or renames `list`. @throws ApiError 422 `…/name` when another list has this name */
export async function saveList(
  customerId: string,
  name: string,
  list: Wishlist | null,
): Promise<Wishlist> {
  const saved = list
    ? await renameWishlist(browserClient, { customerId, id: list.id, name })
    : await createWishlist(browserClient, { customerId, name });
  await updateListsInAllTabs(customerId, (lists) =>
    upsertWishlist(lists, { ...list, ...named(saved) }),
  );
  return saved;
}

const named = ({ id, name, createdAt }: Wishlist) => ({ id, name, createdAt });

export async function deleteWholeList(customerId: string, list: Wishlist): Promise<void> {
  await deleteWishlist(browserClient, list.id);
  await updateListsInAllTabs(customerId, (lists) => removeWishlist(lists, list.id));
}
