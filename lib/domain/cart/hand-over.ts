import {
  amount,
  find,
  type HandOver,
  joinHandOvers,
  type Quantities,
  takenSince,
} from './hand-over-merge';

interface Line {
  readonly quantity: number;
}

const isOver = ({ sent, taken }: HandOver) =>
  Object.keys(sent).length > 0 &&
  Object.keys(sent).every((line) => amount(sent, line) <= amount(taken, line));

/**
 * Prepares the cart for sending. It gets a new key, unless the last merge is not confirmed yet. Quantities that were
 * already confirmed for the same key are added, because the server compares with the sum.
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

/** The lines that remain on the device after the server has confirmed the pieces of a merge. */
export function confirmHandOver<L extends Line>(
  lines: readonly L[],
  known: readonly HandOver[],
  done: { key: string; pieces: Quantities },
  keyOf: (line: L) => string,
): { lines: readonly L[]; handOvers: readonly HandOver[] } {
  const { key, pieces } = done;
  // The merge is no longer remembered: its lines were sent with another key.
  if (!find(known, key)) return { lines, handOvers: known };
  const handOvers = joinHandOvers(known, [{ key, sent: pieces, taken: pieces }]);
  const left = lines.map((line) => ({
    ...line,
    quantity: line.quantity - takenSince(known, known, handOvers, keyOf(line)),
  }));
  return { lines: left.filter(({ quantity }) => quantity > 0), handOvers };
}
