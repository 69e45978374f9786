import { splitByGroup } from '@/lib/domain/build/cart-references';
import { getLineKey } from '@/lib/domain/cart/lines';
import type {
  CartItemReference,
  CartLine,
  GuestCartMerge,
  LineQuantities,
} from '@/lib/domain/cart/types';
import {
  countConfirmedSince,
  findMerge,
  getQuantity,
  joinMerges,
  useCartStore,
} from '@/stores/cart/cart-store';

const isMergeConfirmed = ({ sent, taken }: GuestCartMerge) =>
  Object.keys(sent).length > 0 &&
  Object.keys(sent).every((line) => getQuantity(sent, line) <= getQuantity(taken, line));

/** A new key, unless the last merge is open. What it confirmed already is added, because the server compares with the sum. */
export function prepareMerge(
  lines: readonly CartLine[],
  known: readonly GuestCartMerge[],
  newKey: () => string,
): { knownMerges: readonly GuestCartMerge[]; key: string; pieces: LineQuantities } {
  const last = known.at(-1);
  const current = last && !isMergeConfirmed(last) ? last : { key: newKey(), sent: {}, taken: {} };
  const pieces = Object.fromEntries(
    lines.map((line) => {
      const key = getLineKey(line);
      return [key, line.quantity + getQuantity(current.taken, key)];
    }),
  );
  const knownMerges = joinMerges(known, [{ ...current, sent: pieces }]);
  return { knownMerges, key: current.key, pieces };
}

/** The lines that remain on the device after the server has confirmed the pieces of a merge. */
export function confirmMerge(
  lines: readonly CartLine[],
  known: readonly GuestCartMerge[],
  done: { key: string; pieces: LineQuantities },
): { lines: readonly CartLine[]; knownMerges: readonly GuestCartMerge[] } {
  const { key, pieces } = done;
  // The merge is no longer remembered: its lines were sent with another key.
  if (!findMerge(known, key)) return { lines, knownMerges: known };
  const knownMerges = joinMerges(known, [{ key, sent: pieces, taken: pieces }]);
  const left = lines.map((line) => ({
    ...line,
    quantity: line.quantity - countConfirmedSince(known, known, knownMerges, getLineKey(line)),
  }));
  return { lines: left.filter(({ quantity }) => quantity > 0), knownMerges };
}

export interface PendingCartMerge {
  key: string;
  pieces: LineQuantities;
  items: CartItemReference[];
}

/** Reads the cart from the device, and stores the key of this merge there before anything is sent. */
export function beginCartMerge(store = useCartStore): PendingCartMerge {
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
  store = useCartStore,
): void {
  store.persist.rehydrate();
  const { lines, knownMerges } = store.getState();
  store.setState(confirmMerge(lines, knownMerges, done));
}
