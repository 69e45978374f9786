import { keyOf } from './lines';
import type { GuestCartLine } from './types';

/** Some pieces of a line. */
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

/** The pieces that came into a cart and those that left it, each as its line was when it had them. */
export function cartChanges(before: readonly GuestCartLine[], after: readonly GuestCartLine[]) {
  return { added: more(before, after), removed: more(after, before) };
}
