import { withItem, withList, withoutItem, withoutList } from '@/lib/domain/favorites/list-changes';
import { type Wishlist, type WishlistItem, wishedQuantity } from '@/lib/domain/favorites/wishlist';
import {
  createWishlist,
  deleteWishlist,
  deleteWishlistItem,
  renameWishlist,
  saveWishlistItem,
} from '@/lib/queries/wishlists';
import { changeLists, confirmLists, doubtLists, putInList } from './wishlists';

type Lists = readonly Wishlist[];

/** Shows a change at once, then sends it, and rolls it back if that fails. @throws the error of `send` */
async function atOnce(
  customerId: string,
  change: (lists: Lists) => Wishlist[],
  send: () => Promise<unknown>,
  back: (lists: Lists) => Wishlist[],
): Promise<void> {
  await changeLists(customerId, change);
  try {
    await send();
    await confirmLists(customerId, change);
  } catch (error) {
    await changeLists(customerId, back);
    doubtLists(customerId);
    throw error;
  }
}

/** Removes an item from its list. @throws ApiError when the server did not remove it */
export const takeOut = (customerId: string, list: Wishlist, item: WishlistItem): Promise<void> =>
  atOnce(
    customerId,
    (lists) => withoutItem(lists, item.id),
    () => deleteWishlistItem(item.id),
    (lists) => withItem(lists, list.id, item),
  );

/** Undo: adds a removed item to its list again. @throws ApiError */
export async function putBack(customerId: string, list: Wishlist, item: WishlistItem) {
  await putInList(customerId, list.id, item.product, item.qty);
}

/** Moves an item to another list. If that list already has the product, the two items become one. @throws ApiError */
export const moveItem = (
  customerId: string,
  item: WishlistItem,
  { from, to }: { from: Wishlist; to: Wishlist },
): Promise<void> =>
  atOnce(
    customerId,
    (lists) => withItem(withoutItem(lists, item.id), to.id, item),
    () =>
      saveWishlistItem({
        id: item.id,
        wishlistId: to.id,
        productId: item.product.id,
        qty: item.qty,
      }),
    (lists) => withItem(lists, from.id, item),
  );

/** Changes the quantity of an item. @throws ApiError when the server did not change it */
export function changeQuantity(
  customerId: string,
  list: Wishlist,
  item: WishlistItem,
  wanted: number,
): Promise<void> {
  const qty = wishedQuantity(wanted);
  return atOnce(
    customerId,
    (lists) => withItem(lists, list.id, { ...item, qty }),
    () => saveWishlistItem({ id: item.id, wishlistId: list.id, productId: item.product.id, qty }),
    (lists) => withItem(lists, list.id, item),
  );
}

/** Creates a list, or renames `list`. @throws ApiError 422 `…/name` when another list has this name */
export async function saveList(
  customerId: string,
  name: string,
  list: Wishlist | null,
): Promise<Wishlist> {
  const saved = list
    ? await renameWishlist(customerId, list.id, name)
    : await createWishlist(customerId, name);
  await confirmLists(customerId, (lists) => withList(lists, { ...list, ...named(saved) }));
  return saved;
}

const named = ({ id, name, createdAt }: Wishlist) => ({ id, name, createdAt });

/** Deletes a list and its items. @throws ApiError */
export async function removeList(customerId: string, list: Wishlist): Promise<void> {
  await deleteWishlist(list.id);
  await confirmLists(customerId, (lists) => withoutList(lists, list.id));
}
