import { beginHandOver, confirmHandOver } from '@/lib/domain/cart/hand-over';
import type { Quantities } from '@/lib/domain/cart/hand-over-merge';
import { keyOf } from '@/lib/domain/cart/lines';
import type { CartItemReference } from '@/lib/domain/cart/types';
import { type CartState, useCartStore } from '@/stores/cart/cart-store';
import type { PersistedStore } from '@/stores/persistence/create-persisted-store';

/** A guest cart that is being sent to the server. */
export interface CartOnItsWay {
  /** Idempotency key to send along. */
  key: string;
  pieces: Quantities;
  items: CartItemReference[];
}

type CartStore = PersistedStore<CartState>;

/** Reads the cart from the device, and stores the key of this merge there before anything is sent. */
export function beginCart(store: CartStore = useCartStore): CartOnItsWay {
  store.persist.refresh();
  const { lines, handOvers: known } = store.getState();
  const { handOvers, key, pieces } = beginHandOver(lines, known, keyOf, () => crypto.randomUUID());
  store.setState({ handOvers });
  store.persist.flush();
  const items = lines.map((line) => ({
    productId: line.product.id,
    qty: pieces[keyOf(line)] ?? line.quantity,
    assemblyId: line.assemblyId,
    assemblyGroupId: null,
    assemblyName: null,
    requiresAssembly: line.requiresAssembly ?? null,
  }));
  return { key, pieces, items };
}

/** Removes the quantities that the server received from the device. What was added in the meantime stays. */
export function confirmCart(
  done: { key: string; pieces: Quantities },
  store: CartStore = useCartStore,
): void {
  store.persist.refresh();
  const { lines, handOvers } = store.getState();
  store.setState(confirmHandOver(lines, handOvers, done, keyOf));
  store.persist.flush();
}
