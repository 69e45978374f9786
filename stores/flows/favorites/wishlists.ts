import { ApiError } from '@/lib/api/errors';
import { exclusively } from '@/lib/browser/exclusively';
import { withItem, withList } from '@/lib/domain/favorites/list-changes';
import {
  DEFAULT_WISHLIST,
  defaultWishlist,
  type Wishlist,
  type WishlistItem,
  type WishlistProduct,
} from '@/lib/domain/favorites/wishlist';
import { getQueryClient } from '@/lib/queries/query-client';
import { createWishlist, saveWishlistItem, wishlists } from '@/lib/queries/wishlists';

/** What makes the default list or fills it from the device: one tab at a time. */
export const WISHLIST_LOCK = 'wishlists';

const CHANNEL = 'wishlists';
/** A browser without channels sees the other tabs' changes when it asks the next time. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

/** Hears that another tab changed the lists of a customer. Gives what ends it. */
export function hearChanges(onChange: (customerId: string) => void): () => void {
  const hear = ({ data }: MessageEvent) => onChange(String(data));
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

/** The lists as this tab knows them; null before they were read. */
export const knownLists = (customerId: string): readonly Wishlist[] | null =>
  getQueryClient().getQueryData(wishlists(customerId).queryKey) ?? null;

/** The lists, asked for when they are not known. @throws ApiError */
export const readLists = (customerId: string): Promise<readonly Wishlist[]> =>
  getQueryClient().fetchQuery(wishlists(customerId));

/** Asks for the lists anew, whatever is known. @throws ApiError */
export const freshLists = (customerId: string): Promise<readonly Wishlist[]> =>
  getQueryClient().fetchQuery({ ...wishlists(customerId), staleTime: 0 });

/** What is known may be wrong: asks again. */
export function doubtLists(customerId: string): void {
  const { queryKey } = wishlists(customerId);
  getQueryClient()
    .invalidateQueries({ queryKey })
    .catch(() => undefined);
}

/** Changes what this tab knows; an answer that is on its way would not know of it, and is asked for again. */
export async function changeLists(
  customerId: string,
  change: (lists: readonly Wishlist[]) => Wishlist[],
): Promise<void> {
  const { queryKey } = wishlists(customerId);
  const client = getQueryClient();
  const isAsking = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (lists) => lists && change(lists));
  if (isAsking) doubtLists(customerId);
}

/** The server has changed it, so this tab's lists and the other tabs' follow. */
export async function confirmLists(
  customerId: string,
  change: (lists: readonly Wishlist[]) => Wishlist[],
): Promise<void> {
  await changeLists(customerId, change);
  channel?.postMessage(customerId);
}

const isNameTaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 422 &&
  error.errors.some(({ pointer }) => pointer?.endsWith('/name'));

/** The default list, made when there is none: to be called by who holds `WISHLIST_LOCK`. */
export async function defaultAmong(
  customerId: string,
  lists: readonly Wishlist[],
): Promise<Wishlist> {
  const known = defaultWishlist(lists);
  if (known) return known;
  try {
    const made = await createWishlist(customerId, DEFAULT_WISHLIST);
    await confirmLists(customerId, (all) => withList(all, made));
    return made;
  } catch (error) {
    // Another device was quicker.
    const found = isNameTaken(error) ? defaultWishlist(await freshLists(customerId)) : null;
    if (found) return found;
    throw error;
  }
}

/** The list that hearts go into, made when there is none, and never twice. @throws ApiError */
export async function defaultList(customerId: string): Promise<Wishlist> {
  const known = defaultWishlist(knownLists(customerId) ?? []);
  if (known) return known;
  return exclusively(WISHLIST_LOCK, async () =>
    defaultAmong(customerId, await freshLists(customerId)),
  );
}

/** Saves a product in a list and shows it there. @throws ApiError */
export async function putInList(
  customerId: string,
  wishlistId: string,
  product: WishlistProduct,
  qty = 1,
): Promise<WishlistItem> {
  const saved = await saveWishlistItem({ wishlistId, productId: product.id, qty });
  // The answer has no pictures; what is shown has.
  const item = { ...saved, product };
  await confirmLists(customerId, (lists) => withItem(lists, wishlistId, item));
  return item;
}
