import { getLineKey } from './lines';
import type { CartLine } from './types';

/** A line and the number of pieces that were added or removed. */
export interface CartQuantityChange {
  line: CartLine;
  /** Whole pieces, from 1. */
  quantity: number;
}

function findIncreases(from: readonly CartLine[], to: readonly CartLine[]): CartQuantityChange[] {
  const had = new Map(from.map((line) => [getLineKey(line), line.quantity]));
  return to
    .map((line) => ({ line, quantity: line.quantity - (had.get(getLineKey(line)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The pieces that were added to a cart and those that were removed, with the line that contained them. */
export function diffCarts(before: readonly CartLine[], after: readonly CartLine[]) {
  return { added: findIncreases(before, after), removed: findIncreases(after, before) };
}
