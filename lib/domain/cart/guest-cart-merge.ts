import {
  countConfirmedSince,
  findMerge,
  type GuestCartMerge,
  getQuantity,
  joinMerges,
  type LineQuantities,
} from './join-merges';

interface QuantityLine {
  readonly quantity: number;
}

const isMergeConfirmed = ({ sent, taken }: GuestCartMerge) =>
  Object.keys(sent).length > 0 &&
  Object.keys(sent).every((line) => getQuantity(sent, line) <= getQuantity(taken, line));

/**
 * Prepares the cart for sending. It gets a new key, unless the last merge is not confirmed yet. Quantities that were
 * already confirmed for the same key are added, because the server compares with the sum.
 */
export function beginGuestCartMerge<L extends QuantityLine>(
  lines: readonly L[],
  known: readonly GuestCartMerge[],
  keyOf: (line: L) => string,
  newKey: () => string,
): { pendingMerges: readonly GuestCartMerge[]; key: string; pieces: LineQuantities } {
  const last = known.at(-1);
  const current = last && !isMergeConfirmed(last) ? last : { key: newKey(), sent: {}, taken: {} };
  const pieces = Object.fromEntries(
    lines.map((line) => [keyOf(line), line.quantity + getQuantity(current.taken, keyOf(line))]),
  );
  const pendingMerges = joinMerges(known, [{ ...current, sent: pieces }]);
  return { pendingMerges, key: current.key, pieces };
}

/** The lines that remain on the device after the server has confirmed the pieces of a merge. */
export function confirmGuestCartMerge<L extends QuantityLine>(
  lines: readonly L[],
  known: readonly GuestCartMerge[],
  done: { key: string; pieces: LineQuantities },
  keyOf: (line: L) => string,
): { lines: readonly L[]; pendingMerges: readonly GuestCartMerge[] } {
  const { key, pieces } = done;
  // The merge is no longer remembered: its lines were sent with another key.
  if (!findMerge(known, key)) return { lines, pendingMerges: known };
  const pendingMerges = joinMerges(known, [{ key, sent: pieces, taken: pieces }]);
  const left = lines.map((line) => ({
    ...line,
    quantity: line.quantity - countConfirmedSince(known, known, pendingMerges, keyOf(line)),
  }));
  return { lines: left.filter(({ quantity }) => quantity > 0), pendingMerges };
}
