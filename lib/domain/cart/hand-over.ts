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

interface Line {
  readonly quantity: number;
}

/** Those that another tab may not have heard of yet. */
const REMEMBERED = 4;

const amount = (pieces: Quantities | undefined, line: string) =>
  (pieces && Object.hasOwn(pieces, line) && pieces[line]) || 0;

function most(left: Quantities = {}, right: Quantities = {}): Quantities {
  const lines = Object.keys({ ...left, ...right });
  return Object.fromEntries(
    lines.map((line) => [line, Math.max(amount(left, line), amount(right, line))]),
  );
}

const find = (list: readonly HandOver[], wanted: string) => list.find(({ key }) => key === wanted);

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

const isOver = ({ sent, taken }: HandOver) =>
  Object.keys(sent).length > 0 &&
  Object.keys(sent).every((line) => amount(sent, line) <= amount(taken, line));

/**
 * The cart as it is to be sent: under a new key, unless something under the last one is without an answer. Of a line
 * that was taken before under that key, the sum is sent.
 */
export function beginHandOver<L extends Line>(
  lines: readonly L[],
  known: readonly HandOver[],
  keyOf: (line: L) => string,
  newKey: () => string,
): { handOvers: readonly HandOver[]; key: string; pieces: Quantities } {
  const last = known.at(-1);
  const current = last && !isOver(last) ? last : { key: newKey(), sent: {}, taken: {} };
  const pieces = Object.fromEntries(
    lines.map((line) => [keyOf(line), line.quantity + amount(current.taken, keyOf(line))]),
  );
  const handOvers = joinHandOvers(known, [{ ...current, sent: pieces }]);
  return { handOvers, key: current.key, pieces };
}

/** What is left of the lines once the server has confirmed the pieces that were sent under a key. */
export function confirmHandOver<L extends Line>(
  lines: readonly L[],
  known: readonly HandOver[],
  done: { key: string; pieces: Quantities },
  keyOf: (line: L) => string,
): { lines: readonly L[]; handOvers: readonly HandOver[] } {
  const { key, pieces } = done;
  // Long forgotten: its lines were dealt with under another key.
  if (!find(known, key)) return { lines, handOvers: known };
  const handOvers = joinHandOvers(known, [{ key, sent: pieces, taken: pieces }]);
  const left = lines.map((line) => ({
    ...line,
    quantity: line.quantity - takenSince(known, known, handOvers, keyOf(line)),
  }));
  return { lines: left.filter(({ quantity }) => quantity > 0), handOvers };
}
