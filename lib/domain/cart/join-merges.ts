/** Quantities by line key (`getLineKey`). */
export type LineQuantities = Readonly<Record<string, number>>;

/**
 * A guest's cart that is being merged into the customer's cart. The server remembers how much of each line it has added
 * for a key, and adds only the difference. So the same cart can be sent again when the answer was lost.
 */
export interface GuestCartMerge {
  /** The idempotency key, a UUID. */
  readonly key: string;
  /** The highest quantity that was sent of each line. It may or may not have arrived. */
  readonly sent: LineQuantities;
  /** The quantities that the server has confirmed. They are no longer on this device. */
  readonly taken: LineQuantities;
}

/** The number of merges that are remembered, because another tab may not know them yet. */
const MAX_REMEMBERED_MERGES = 4;

/** The quantity of a line. Stored data can be invalid, so anything else counts as 0. */
export const getQuantity = (pieces: LineQuantities | undefined, line: string): number =>
  Number(pieces?.[line]) || 0;

function maxQuantities(left: LineQuantities = {}, right: LineQuantities = {}): LineQuantities {
  const lines = Object.keys({ ...left, ...right });
  return Object.fromEntries(
    lines.map((line) => [line, Math.max(getQuantity(left, line), getQuantity(right, line))]),
  );
}

export const findMerge = (list: readonly GuestCartMerge[], wanted: string) =>
  list.find(({ key }) => key === wanted);

/** The merges of two tabs. For a merge that both have, the higher sent and confirmed quantities count. */
export function joinMerges(
  theirs: readonly GuestCartMerge[],
  mine: readonly GuestCartMerge[],
): readonly GuestCartMerge[] {
  const keys = [...new Set([...theirs, ...mine].map(({ key }) => key))].slice(
    -MAX_REMEMBERED_MERGES,
  );
  return keys.map((key) => {
    const [left, right] = [findMerge(theirs, key), findMerge(mine, key)];
    return {
      key,
      sent: maxQuantities(left?.sent, right?.sent),
      taken: maxQuantities(left?.taken, right?.taken),
    };
  });
}

/**
 * How many pieces of a line were confirmed between two states of the cart. When `from` does not have a merge, because
 * the merge is newer or was dropped, the quantities in `base` are used.
 */
export function countConfirmedSince(
  base: readonly GuestCartMerge[],
  from: readonly GuestCartMerge[],
  to: readonly GuestCartMerge[],
  line: string,
): number {
  return to.reduce((sum, { key, taken }) => {
    const before = findMerge(from, key) ?? findMerge(base, key);
    return sum + Math.max(0, getQuantity(taken, line) - getQuantity(before?.taken, line));
  }, 0);
}
