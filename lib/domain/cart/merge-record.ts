import {
  countConfirmedSince,
  findMerge,
  type GuestCartMerge,
  getQuantity,
  joinMerges,
  type LineQuantities,
} from './join-merges';
import { getLineKey } from './lines';
import type { CartLine } from './types';

const isMergeConfirmed = ({ sent, taken }: GuestCartMerge) =>
  Object.keys(sent).length > 0 &&
  Object.keys(sent).every((line) => getQuantity(sent, line) <= getQuantity(taken, line));

/**
 * Prepares the cart for sending. It gets a new key, unless the last merge is not confirmed yet. Quantities that were
 * already confirmed for the same key are added, because the server compares with the sum.
 */
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
