import { keyOf } from './lines';
import type { GuestCartLine } from './types';

/** A line and the number of pieces that were added or removed. */
export interface CartPieces {
  line: GuestCartLine;
  /** Whole pieces, from 1. */
  quantity: number;
}

function more(from: readonly GuestCartLine[], to: readonly GuestCartLine[]): CartPieces[] {
  const had = new Map(from.map((line) => [keyOf(line), line.quantity]));
  return to
    .map((line) => ({ line, quantity: line.quantity - (had.get(keyOf(line)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The pieces that were added to a cart and those that were removed, with the line that contained them. */
export function cartChanges(before: readonly GuestCartLine[], after: readonly GuestCartLine[]) {
  return { added: more(before, after), removed: more(after, before) };
}
