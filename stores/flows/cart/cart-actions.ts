import { setAssemblyRequested, setBuildQuantity } from '@/lib/domain/build/cart-references';
import { type CartChange, getCartBuildKey } from '@/lib/domain/cart/cart-view';
import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import { type CartLineState, hasLineChanged } from '@/lib/domain/cart/line-state';
import { getLineKey, MAX_LINE_QUANTITY } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import { acknowledgePrices } from '@/stores/browsing/acknowledged-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import { scheduleValidation } from './add-line-to-cart';
import { type CartChanges, getCartChanges } from './customer/cart-changes';

type Revert = () => void;

/** Actions of any cart, on the device or on the server. Lines have the key of `getLineKey`, builds that of `getCartBuildKey`. */
interface CartActions {
  setQuantity: (key: string, quantity: number) => void;
  removeLine: (key: string) => Revert;
  clear: () => Revert;
  /** Accepts today's price of a line, and lowers the quantity to the stock. */
  acceptChange: (state: CartLineState) => void;
  /** Changes a build: how many of it, and whether the shop assembles it. */
  setBuild: (key: string, change: CartBuildChange) => void;
  removeBuild: (key: string) => Revert;
}

interface CartBuildChange {
  qty?: number;
  requiresAssembly?: boolean;
}

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

function getContents({ states, builds }: CartView): ReadonlyMap<string, CartChange> {
  const lines = states.map(({ line }): [string, CartChange] => [
    getLineKey(line),
    { kind: 'line', line, qty: line.quantity },
  ]);
  const groups = builds.map(({ build, parts }): [string, CartChange] => {
    const { qty, requiresAssembly } = build;
    return [getCartBuildKey(build.id), { kind: 'build', build, parts, qty, requiresAssembly }];
  });
  return new Map([...lines, ...groups]);
}

/** Actions of a customer's cart: each gives the changes what is wanted of a line or build. */
function createCustomerActions(changes: CartChanges): CartActions {
  const contents = () => getContents(changes.getView());
  const takeOut = (key: string) => {
    const before = contents();
    const known = before.get(key);
    if (!known) return () => undefined;
    changes.keepOrder([...before.keys()]);
    changes.change(key, { ...known, qty: 0 });
    return () => changes.change(key, known);
  };
  const set = (key: string, quantity: number) => {
    const known = contents().get(key);
    const qty = Math.min(Math.max(Math.trunc(quantity) || 0, 0), MAX_LINE_QUANTITY);
    if (known) changes.change(key, { ...known, qty });
  };
  return {
    setQuantity: set,
    removeLine: takeOut,
    clear: () => {
      const before = contents();
      changes.keepOrder([...before.keys()]);
      changes.clear(before);
      return () => {
        for (const [key, known] of before) changes.change(key, known);
      };
    },
    acceptChange: ({ line, available, stock }) => {
      if (available === 0) return;
      acknowledgePrices(changes.customerId, {
        [line.product.id]: getUnitPrices(line.product).final,
      });
      if (stock === 'short') set(getLineKey(line), available);
    },
    setBuild: (key, change) => {
      const known = contents().get(key);
      if (known?.kind === 'build') changes.change(key, { ...known, ...change });
    },
    removeBuild: takeOut,
  };
}

/** Actions of the current cart, a guest's or a customer's. */
export function cartActions(): CartActions {
  const changes = getCartChanges();
  return changes ? createCustomerActions(changes) : deviceActions;
}

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
