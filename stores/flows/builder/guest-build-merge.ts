import type { SavedGuestBuild } from '@/lib/api/authentication';
import type { GuestData } from '@/lib/domain/account/types';
import { GUEST_BUILD_NAME, getBuild, NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { toPartReferences } from '@/lib/domain/build/cart-references';
import type { BuildEntry } from '@/lib/domain/build/types';
import { useBuildStore } from '@/stores/builder/build-store';
import { joinMerges, useCartStore } from '@/stores/cart/cart-store';
import type { PendingCartMerge } from '../cart/guest-cart-merge';

/** Key of the build among the merged quantities. No cart line has this key. */
const BUILD_PIECE_KEY = 'assembly';

interface PendingGuestMerge {
  /** The cart with the build counted in: confirming it ends the key, so no other build is sent under the same key. */
  cart: PendingCartMerge;
  assembly: GuestData['assembly'];
  entries: readonly BuildEntry[];
}

export function addBuildToMerge(cart: PendingCartMerge): PendingGuestMerge {
  useBuildStore.persist.rehydrate();
  const {
    name: given,
    isSetName,
    entries,
  } = getBuild(useBuildStore.getState().builds, NEW_BUILD_KEY);
  const name = isSetName ? given : GUEST_BUILD_NAME;
  const references = toPartReferences(entries);
  if (references.length === 0) return { cart, assembly: { name: null, entries: [] }, entries };
  const pieces = { ...cart.pieces, [BUILD_PIECE_KEY]: 1 };
  useCartStore.setState(({ knownMerges }) => ({
    knownMerges: joinMerges(knownMerges, [{ key: cart.key, sent: pieces, taken: {} }]),
  }));
  return { cart: { ...cart, pieces }, assembly: { name, entries: references }, entries };
}

/** Resets the new build after the server received it (spec 4.1), unless it changed in the meantime. */
export function confirmBuildMerge(
  { entries, assembly }: PendingGuestMerge,
  kept: SavedGuestBuild | null,
): void {
  useBuildStore.persist.rehydrate();
  if (assembly.entries.length > 0 || entries.length > 0) {
    useBuildStore.getState().resetMergedBuild(entries, kept?.slug ?? null);
  }
}
