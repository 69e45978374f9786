import type { GuestBelongings, KeptAssembly } from '@/lib/domain/account/guest';
import { KEPT_ASSEMBLY_NAME } from '@/lib/domain/build/configs';
import { toLoginEntries } from '@/lib/domain/build/references';
import type { AssemblyEntry } from '@/lib/domain/build/types';
import { buildOf, NEW_BUILD } from '@/lib/domain/build/working';
import { joinHandOvers } from '@/lib/domain/cart/hand-over-merge';
import { useAssemblyStore } from '@/stores/builder/assembly-store';
import { useCartStore } from '@/stores/cart/cart-store';
import type { CartOnItsWay } from '../cart/hand-over-cart';

/** Key of the build among the merged quantities. No cart line has this key. */
const BUILD_LINE = 'assembly';

interface BelongingsOnTheirWay {
  /** The cart with the build counted in: confirming it ends the key, so no other build is sent under the same key. */
  cart: CartOnItsWay;
  assembly: GuestBelongings['assembly'];
  entries: readonly AssemblyEntry[];
}

/** Adds the guest's new build to the cart merge that is about to be sent. */
export function withNewBuild(cart: CartOnItsWay): BelongingsOnTheirWay {
  useAssemblyStore.persist.refresh();
  const {
    name: given,
    isSetName,
    entries,
  } = buildOf(useAssemblyStore.getState().builds, NEW_BUILD);
  const name = isSetName ? given : KEPT_ASSEMBLY_NAME;
  const references = toLoginEntries(entries, null);
  if (references.length === 0) return { cart, assembly: { name: null, entries: [] }, entries };
  const pieces = { ...cart.pieces, [BUILD_LINE]: 1 };
  useCartStore.setState(({ handOvers }) => ({
    handOvers: joinHandOvers(handOvers, [{ key: cart.key, sent: pieces, taken: {} }]),
  }));
  useCartStore.persist.flush();
  return { cart: { ...cart, pieces }, assembly: { name, entries: references }, entries };
}

/** Resets the new build after the server received it (spec 4.1), unless it changed in the meantime. */
export function confirmNewBuild(
  { entries, assembly }: BelongingsOnTheirWay,
  kept: KeptAssembly | null,
): void {
  useAssemblyStore.persist.refresh();
  if (assembly.entries.length > 0 || entries.length > 0) {
    useAssemblyStore.getState().resetSent(entries, kept?.slug ?? null);
  }
  useAssemblyStore.persist.flush();
}
