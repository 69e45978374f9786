import { setAssemblyRequested, setBuildQuantity } from '@/lib/domain/build/cart-references';
import { getCartBuildKey } from '@/lib/domain/cart/cart-view';
import type { CartLineState } from '@/lib/domain/cart/line-state';
import { getLineKey, MAX_LINE_QUANTITY } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { useCartStore } from '@/stores/cart/cart-store';
import { scheduleValidation } from './add-line-to-cart';

export type Revert = () => void;

/** Actions of any cart, on the device or on the server. Lines have the key of `getLineKey`, builds that of `getCartBuildKey`. */
export interface CartActions {
  setQuantity: (key: string, quantity: number) => void;
  removeLine: (key: string) => Revert;
  clear: () => Revert;
  /** Accepts today's price of a line, and lowers the quantity to the stock. */
  acceptChange: (state: CartLineState) => void;
  setBuild: (key: string, change: { qty?: number; requiresAssembly?: boolean }) => void;
  removeBuild: (key: string) => Revert;
}

function findBuild(key: string) {
  const { lines } = useCartStore.getState();
  const parts = lines.filter(({ assemblyId }) => assemblyId && getCartBuildKey(assemblyId) === key);
  return { lines, parts, id: parts[0]?.assemblyId ?? '' };
}

const toRevert =
  (lines: readonly CartLine[]): Revert =>
  () =>
    useCartStore.getState().restoreLines(lines);

export const guestCartActions: CartActions = {
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
    const { lines, id } = findBuild(key);
    if (requiresAssembly !== undefined) {
      useCartStore.setState({ lines: setAssemblyRequested(lines, id, requiresAssembly) });
    }
    if (qty === undefined) return;
    const wanted = setBuildQuantity(lines, id, qty).filter(({ assemblyId }) => assemblyId === id);
    // A quantity that no line can have would change the relation of the parts.
    if (wanted.some(({ quantity }) => quantity > MAX_LINE_QUANTITY)) return;
    for (const line of wanted) guestCartActions.setQuantity(getLineKey(line), line.quantity);
  },
  removeBuild: (key) => {
    const { lines, parts } = findBuild(key);
    for (const line of parts) useCartStore.getState().removeLine(getLineKey(line));
    return toRevert(lines);
  },
};
