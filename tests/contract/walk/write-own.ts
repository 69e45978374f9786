import { readOwnReview, saveReview } from '@/lib/api/reviews';
import {
  createSavedBuildEntry,
  deleteSavedBuild,
  deleteSavedBuildEntry,
  readSavedBuildEntries,
  readSavedBuildValidity,
  saveBuildName,
} from '@/lib/api/saved-builds';
import {
  createWishlist,
  deleteWishlist,
  deleteWishlistItem,
  readWishlists,
  renameWishlist,
  saveWishlistItem,
} from '@/lib/api/wishlists';
import { walkFirstStep } from './catalogue';
import type { Walk } from './walk';

interface Own {
  customerId: string;
  productId: string;
}

/** Writes a review, or saves the own one as it is. There is no call that deletes one. */
export async function writeReview(walk: Walk, own: Own): Promise<void> {
  const existing = await walk.step('an own review', readOwnReview, own);
  const written = {
    rating: existing?.rating || 5,
    opinion: existing?.opinion || 'Reseña de prueba del contrato.',
    shortOpinion: existing?.shortOpinion || 'Prueba',
  };
  await walk.step('a review', saveReview, { ...own, existing, written });
  if (!existing)
    walk.note(`A review of product ${own.productId} stays: there is no call to delete one.`);
}

/** Creates a list with an item, renames it and deletes both. */
export async function writeWishlist(walk: Walk, { customerId, productId }: Own): Promise<void> {
  const name = `Prueba ${Date.now()}`;
  await walk.step('a wishlist', createWishlist, { customerId, name });
  const lists = (await walk.step('wishlists', readWishlists, customerId)) ?? [];
  const list = lists.find((one) => one.name === name);
  if (!list) return;
  const { id } = list;
  const item = { wishlistId: id, productId, qty: 1 };
  await walk.step('a renamed wishlist', renameWishlist, { customerId, id, name: `${name} b` });
  await walk.step('an item', saveWishlistItem, item);
  const after = (await walk.step('wishlists', readWishlists, customerId)) ?? [];
  const saved = after.find((one) => one.id === id)?.items[0];
  if (saved) {
    await walk.step('a changed item', saveWishlistItem, { ...item, id: saved.id, qty: 2 });
    await walk.step('a deleted item', deleteWishlistItem, saved.id);
  }
  await walk.step('a deleted wishlist', deleteWishlist, id);
}

/** Saves a build with one part and deletes it. */
export async function writeBuild(walk: Walk, customerId: string): Promise<void> {
  const step = await walkFirstStep(walk);
  if (!step) return;
  const { groupId, candidates } = step;
  const part = candidates[0]?.part;
  const name = `Prueba ${customerId} ${Date.now()}`;
  const build = await walk.step('a saved build', saveBuildName, { customerId, id: null, name });
  if (!build) return;
  const { id } = build;
  await walk.step('a renamed build', saveBuildName, { customerId, id, name: `${name} b` });
  if (part) {
    const fresh = { configId: id, entry: { groupId, part, qty: 1, detailId: null } };
    const detailId = await walk.step('a part of a build', createSavedBuildEntry, fresh);
    await walk.step('parts of a saved build', readSavedBuildEntries, id);
    await walk.step('verdict on a saved build', readSavedBuildValidity, id);
    if (detailId) await walk.step('a removed part', deleteSavedBuildEntry, detailId);
  }
  await walk.step('a deleted build', deleteSavedBuild, id);
}
