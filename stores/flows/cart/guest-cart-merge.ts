import { splitByGroup } from '@/lib/domain/build/cart-references';
import type { LineQuantities } from '@/lib/domain/cart/join-merges';
import { getLineKey } from '@/lib/domain/cart/lines';
import { confirmMerge, prepareMerge } from '@/lib/domain/cart/merge-record';
import type { CartItemReference } from '@/lib/domain/cart/types';
import { type CartState, useCartStore } from '@/stores/cart/cart-store';
import type { PersistedStore } from '@/stores/persistence/create-persisted-store';

/** A guest cart that is being sent to the server. */
export interface PendingCartMerge {
  key: string;
  pieces: LineQuantities;
  items: CartItemReference[];
}

type CartStore = PersistedStore<CartState>;

/** Reads the cart from the device, and stores the key of this merge there before anything is sent. */
export function beginCartMerge(store: CartStore = useCartStore): PendingCartMerge {
  store.persist.rehydrate();
  const { lines, knownMerges: known } = store.getState();
  const { knownMerges, key, pieces } = prepareMerge(lines, known, () => crypto.randomUUID());
  store.setState({ knownMerges });
  const items = lines.flatMap((line) =>
    splitByGroup(pieces[getLineKey(line)] ?? line.quantity, line.assemblyGroups).map(
      ({ groupId, qty }) => ({
        productId: line.product.id,
        qty,
        assemblyId: line.assemblyId,
        assemblyGroupId: groupId,
        assemblyName: line.assemblyName ?? null,
        requiresAssembly: line.requiresAssembly ?? null,
      }),
    ),
  );
  return { key, pieces, items };
}

/** Removes the quantities that the server received from the device. What was added in the meantime stays. */
export function confirmCartMerge(
  done: { key: string; pieces: LineQuantities },
  store: CartStore = useCartStore,
): void {
  store.persist.rehydrate();
  const { lines, knownMerges } = store.getState();
  store.setState(confirmMerge(lines, knownMerges, done));
}
