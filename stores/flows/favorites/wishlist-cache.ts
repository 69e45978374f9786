import { browserClient } from '@/lib/api/client/browser-client';
import { ApiError, requireEntity } from '@/lib/api/client/errors';
import { getQueryClient } from '@/lib/api/client/query-client';
import { createWishlist, saveWishlistItem, wishlistsQuery } from '@/lib/api/wishlists';
import { withLock } from '@/lib/browser/with-lock';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import {
  DEFAULT_WISHLIST_NAME,
  findItemByProduct,
  getDefaultWishlist,
  upsertItemInLists,
  upsertWishlist,
  type Wishlist,
  type WishlistItem,
} from '@/lib/domain/favorites/wishlist';
import { createTabChannel } from '@/stores/persistence/tab-channel';

/** Under this lock only one tab at a time creates the default list or fills it with a guest's favorites. */
export const WISHLIST_LOCK = 'wishlists';

export const wishlistTabs = createTabChannel('wishlists');

export const getCachedLists = (customerId: string): readonly Wishlist[] | null =>
  getQueryClient().getQueryData(wishlistsQuery(customerId).queryKey) ?? null;

export const fetchLists = (customerId: string): Promise<readonly Wishlist[]> =>
  getQueryClient().fetchQuery(wishlistsQuery(customerId));

export const refetchLists = (customerId: string): Promise<readonly Wishlist[]> =>
  getQueryClient().fetchQuery({ ...wishlistsQuery(customerId), staleTime: 0 });

export function invalidateLists(customerId: string): void {
  const { queryKey } = wishlistsQuery(customerId);
  getQueryClient()
    .invalidateQueries({ queryKey })
    .catch(() => undefined);
}

/** Changes the cached lists. A running fetch may not include the change, so it is cancelled and started again. */
async function updateCachedLists(
  customerId: string,
  change: (lists: readonly Wishlist[]) => Wishlist[],
): Promise<void> {
  const { queryKey } = wishlistsQuery(customerId);
  const client = getQueryClient();
  const isAsking = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (lists) => lists && change(lists));
  if (isAsking) invalidateLists(customerId);
}

/** Applies a change that the server has made to this tab's cached lists, and tells the other tabs to refetch. */
export async function updateListsInAllTabs(
  customerId: string,
  change: (lists: readonly Wishlist[]) => Wishlist[],
): Promise<void> {
  await updateCachedLists(customerId, change);
  wishlistTabs.notify(customerId);
}

const isNameTaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 422 &&
  error.errors.some(({ pointer }) => pointer?.endsWith('/name'));

/** The default list, created if there is none. The caller must hold `WISHLIST_LOCK`. */
export async function findOrCreateDefaultList(
  customerId: string,
  lists: readonly Wishlist[],
): Promise<Wishlist> {
  const known = getDefaultWishlist(lists);
  if (known) return known;
  try {
    const made = await createWishlist(browserClient, { customerId, name: DEFAULT_WISHLIST_NAME });
    await updateListsInAllTabs(customerId, (all) => upsertWishlist(all, made));
    return made;
  } catch (error) {
    // Another device may have created the list first.
    const found = isNameTaken(error) ? getDefaultWishlist(await refetchLists(customerId)) : null;
    if (found) return found;
    throw error;
  }
}

/** The list that favorites go into, created once if there is none. @throws ApiError */
export async function ensureDefaultList(customerId: string): Promise<Wishlist> {
  const known = getDefaultWishlist(getCachedLists(customerId) ?? []);
  if (known) return known;
  return withLock(WISHLIST_LOCK, async () =>
    findOrCreateDefaultList(customerId, await refetchLists(customerId)),
  );
}

/** The item of a product in a list that is read again, for an answer that does not have it. @throws ApiError */
async function findSavedItem(customerId: string, wishlistId: string, productId: string) {
  const lists = await refetchLists(customerId);
  const list = lists.find(({ id }) => id === wishlistId) ?? null;
  return requireEntity(findItemByProduct(list, productId));
}

export async function addToList(
  customerId: string,
  wishlistId: string,
  product: Favorite,
  qty = 1,
): Promise<WishlistItem> {
  const made = await saveWishlistItem(browserClient, { wishlistId, productId: product.id, qty });
  const saved = made ?? (await findSavedItem(customerId, wishlistId, product.id));
  // The answer has no images, so the item keeps the product that is shown.
  const item = { ...saved, product };
  await updateListsInAllTabs(customerId, (lists) => upsertItemInLists(lists, wishlistId, item));
  return item;
}
