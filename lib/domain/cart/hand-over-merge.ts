/** Quantities by line key (`getLineKey`). */
export type Quantities = Readonly<Record<string, number>>;

/**
 * A guest's cart that is being merged into the customer's cart. The server remembers how much of each line it has added
 * for a key, and adds only the difference. So the same cart can be sent again when the answer was lost.
 */
export interface HandOver {
  /** The idempotency key, a UUID. */
  readonly key: string;
  /** The highest quantity that was sent of each line. It may or may not have arrived. */
  readonly sent: Quantities;
  /** The quantities that the server has confirmed. They are no longer on this device. */
  readonly taken: Quantities;
}

/** The number of merges that are remembered, because another tab may not know them yet. */
const REMEMBERED = 4;

/** The quantity of a line. Stored data can be invalid, so anything else counts as 0. */
export const amount = (pieces: Quantities | undefined, line: string): number =>
  Number(pieces?.[line]) || 0;

function most(left: Quantities = {}, right: Quantities = {}): Quantities {
  const lines = Object.keys({ ...left, ...right });
  return Object.fromEntries(
    lines.map((line) => [line, Math.max(amount(left, line), amount(right, line))]),
  );
}

export const find = (list: readonly HandOver[], wanted: string) =>
  list.find(({ key }) => key === wanted);

/** The merges of two tabs. For a merge that both have, the higher sent and confirmed quantities count. */
export function joinHandOvers(
  theirs: readonly HandOver[],
  mine: readonly HandOver[],
): readonly HandOver[] {
  const keys = [...new Set([...theirs, ...mine].map(({ key }) => key))].slice(-REMEMBERED);
  return keys.map((key) => {
    const [left, right] = [find(theirs, key), find(mine, key)];
    return { key, sent: most(left?.sent, right?.sent), taken: most(left?.taken, right?.taken) };
  });
}

/**
 * How many pieces of a line were confirmed between two states of the cart. When `from` does not have a merge, because
 * the merge is newer or was dropped, the quantities in `base` are used.
 */
export function takenSince(
  base: readonly HandOver[],
  from: readonly HandOver[],
  to: readonly HandOver[],
  line: string,
): number {
  return to.reduce((sum, { key, taken }) => {
    const before = find(from, key) ?? find(base, key);
    return sum + Math.max(0, amount(taken, line) - amount(before?.taken, line));
  }, 0);
}
