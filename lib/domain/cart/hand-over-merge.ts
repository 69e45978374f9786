/** Pieces by line (`keyOf`). */
export type Quantities = Readonly<Record<string, number>>;

/**
 * A guest's cart on its way to the server. The server remembers how much of each line it has taken under the key
 * and adds only what is more: the same cart may be sent again whatever became of the answer.
 */
export interface HandOver {
  /** A UUID. */
  readonly key: string;
  /** The most that was sent of each line; nobody knows whether it arrived. */
  readonly sent: Quantities;
  /** What the server confirmed, and this device therefore no longer holds. */
  readonly taken: Quantities;
}

/** Those that another tab may not have heard of yet. */
const REMEMBERED = 4;

/** Pieces of a line. What was stored may be anything. */
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

/** Both tabs' hand-overs; of one that both have, the more that was sent and the more that was confirmed. */
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
 * How many pieces of a line were confirmed between two states of the cart. A hand-over that `from` does not know
 * is new to it, or was forgotten by it: then it stands as `base` has it.
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
