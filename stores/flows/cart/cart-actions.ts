import { setAssemblyRequested, setBuildQuantity } from '@/lib/domain/build/cart-references';
import { getCartBuildKey } from '@/lib/domain/cart/cart-view';
import { type CartLineState, hasLineChanged } from '@/lib/domain/cart/line-state';
import { getLineKey, MAX_LINE_QUANTITY } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import { useCartStore } from '@/stores/cart/cart-store';
import {
  type CartActions,
  type Revert,
  useCustomerCartStore,
} from '@/stores/cart/customer-cart-store';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import { scheduleValidation } from './add-line-to-cart';

function findGuestBuild(key: string) {
  const { lines } = useCartStore.getState();
  const parts = lines.filter(({ assemblyId }) => assemblyId && getCartBuildKey(assemblyId) === key);
  return { lines, parts, id: parts[0]?.assemblyId ?? '' };
}

const toRevert =
  (lines: readonly CartLine[]): Revert =>
  () =>
    useCartStore.getState().restoreLines(lines);

/** Actions of a guest's cart, which is stored on the device. */
const deviceActions: CartActions = {
  setQuantity: (key, quantity) => {
    useCartStore.getState().setQuantity(key, quantity);
    scheduleValidation(key);
  },
  removeLine: (key) => toRevert(useCartStore.getState().removeLine(key)),
  clear: () => toRevert(useCartStore.getState().clear()),
  acceptChange: ({ line, available }) => {
    if (available === 0) return;
    useCartStore.getState().addLine({ ...line, quantity: available, isUpdated: true });
  },
  setBuild: (key, { qty, requiresAssembly }) => {
    const { lines, id } = findGuestBuild(key);
    if (requiresAssembly !== undefined) {
      useCartStore.setState({ lines: setAssemblyRequested(lines, id, requiresAssembly) });
    }
    if (qty === undefined) return;
    const { setQuantity } = useCartStore.getState();
    const wanted = setBuildQuantity(lines, id, qty).filter(({ assemblyId }) => assemblyId === id);
    // A quantity that no line can have would change the relation of the parts.
    if (wanted.some(({ quantity }) => quantity > MAX_LINE_QUANTITY)) return;
    for (const line of wanted) {
      setQuantity(getLineKey(line), line.quantity);
      scheduleValidation(getLineKey(line));
    }
  },
  removeBuild: (key) => {
    const { lines, parts } = findGuestBuild(key);
    for (const line of parts) useCartStore.getState().removeLine(getLineKey(line));
    return toRevert(lines);
  },
};

/** Actions of the current cart, a guest's or a customer's. */
export const cartActions = (): CartActions =>
  useCustomerCartStore.getState().actions ?? deviceActions;

/**
 * Accepts all changes and removes the lines that cannot be bought. Returns a function that restores these lines, or
 * null when no line was removed.
 */
export function acceptAllChanges(states: readonly CartLineState[]): Revert | null {
  const { acceptChange, removeLine } = cartActions();
  for (const state of states) if (hasLineChanged(state)) acceptChange(state);
  const lost = states.filter(({ available }) => available === 0);
  if (lost.length === 0) return null;
  const reverts = lost.map(({ line }) => removeLine(getLineKey(line)));
  return () => {
    for (const revert of reverts.toReversed()) revert();
  };
}

/** Moves a line's product from the cart to the favorites. Returns a function that undoes it. */
export function moveToFavorites(line: CartLine): () => void {
  const favorite = toFavorite(line.product);
  const isFavorite = () => selectIsFavorite(favorite.id)(useFavoritesStore.getState());
  const toggle = () => useFavoritesStore.getState().toggle(favorite, line.product);
  const wasFavorite = isFavorite();
  if (!wasFavorite) toggle();
  const bringBack = cartActions().removeLine(getLineKey(line));
  return () => {
    bringBack();
    if (!wasFavorite && isFavorite()) toggle();
  };
}
