import { track } from '@/lib/analytics/track';
import { type HandOver, joinHandOvers, takenSince } from '@/lib/domain/cart/hand-over-merge';
import {
  addLine,
  keyOf,
  MAX_QUANTITY,
  removeLine,
  restoreLines,
  setQuantity,
  toCartItem,
} from '@/lib/domain/cart/lines';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import type { ProductDigest } from '@/lib/domain/product/types';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { createJournal, type Journal } from '../persistence/journal';
import { mergeLists } from '../persistence/merge';
import { acceptCart } from './cart-guard';

interface Kept {
  lines: readonly GuestCartLine[];
  /** Records of the carts that were sent to the server, newest last. */
  handOvers: readonly HandOver[];
}

export interface CartState extends Kept {
  /** Number of lines that only the server's cart has; null until it is known. Not persisted. */
  others: number | null;
  /** Adds units of a product to its line. */
  add: (product: ProductDigest, quantity?: number) => void;
  /** Adds a complete line, such as a part of a build. */
  addLine: (line: GuestCartLine) => void;
  /** Sets the quantity of the line with this key (`getLineKey`); 0 removes the line. */
  set: (key: string, quantity: number) => void;
  /** Removes the line. Returns the previous lines, for `restoreLines`. */
  remove: (key: string) => readonly GuestCartLine[];
  /** Empties the cart. Returns the previous lines, for `restoreLines`. */
  clear: () => readonly GuestCartLine[];
  /** Undo: puts back the lines of `previous` that are missing now. */
  restore: (previous: readonly GuestCartLine[]) => void;
}

/** When both tabs changed the quantity, both changes are added up. */
function mergeLine(
  base: GuestCartLine | undefined,
  mine: GuestCartLine,
  theirs: GuestCartLine,
): GuestCartLine {
  const sum = mine.quantity + theirs.quantity - (base?.quantity ?? 0);
  // Quantities can be added up; for this choice, the tab that changed it wins.
  const { requiresAssembly } = base?.requiresAssembly === mine.requiresAssembly ? theirs : mine;
  return {
    ...theirs,
    ...(requiresAssembly !== undefined && { requiresAssembly }),
    quantity: Math.min(Math.max(sum, 1), MAX_QUANTITY),
  };
}

const VERSION = '1.1';

/**
 * Three-way merge of two tabs' carts. When the server has already taken units of a line, the quantities are
 * computed from each tab's difference to `base`, without the units that the tab knows to be taken.
 */
function mergeCart(base: Kept, mine: Kept, theirs: Kept): Kept {
  const handOvers = joinHandOvers(theirs.handOvers, mine.handOvers);
  const taken = (from: Kept, key: string) =>
    takenSince(base.handOvers, from.handOvers, handOvers, key);
  const all = new Map(
    [base, mine, theirs].flatMap(({ lines }) => lines.map((line) => [keyOf(line), line])),
  );
  const isTaken = (key: string) => [base, mine, theirs].some((one) => taken(one, key) > 0);
  const rest = ({ lines }: Kept) => lines.filter((line) => !isTaken(keyOf(line)));
  const lines = mergeLists(rest(base), rest(mine), rest(theirs), keyOf, mergeLine);
  for (const [key, line] of all) {
    if (!isTaken(key)) continue;
    const left = (one: Kept) =>
      (one.lines.find((found) => keyOf(found) === key)?.quantity ?? 0) - taken(one, key);
    const quantity = left(mine) + left(theirs) - left(base);
    if (quantity > 0) lines.push({ ...line, quantity: Math.min(quantity, MAX_QUANTITY) });
  }
  return { lines, handOvers };
}

/** Each tab has one such store; tests create several. */
export function createCartStore(journal?: Journal<Kept>) {
  return createPersistedStore<CartState, Kept>(
    (set, get) => {
      /** A change by the visitor in this tab; changes of other tabs are not tracked here. Returns the previous lines. */
      const change = (next: (lines: readonly GuestCartLine[]) => readonly GuestCartLine[]) => {
        const before = get().lines;
        const after = next(before);
        set({ lines: after });
        track({ name: 'change_cart', before, after });
        return before;
      };
      return {
        lines: [],
        handOvers: [],
        others: null,
        add: (product, quantity = 1) => get().addLine(toCartItem(product, quantity)),
        addLine: (line) => void change((lines) => addLine(lines, line)),
        set: (key, quantity) => void change((lines) => setQuantity(lines, key, quantity)),
        remove: (key) => change((lines) => removeLine(lines, key)),
        clear: () => change(() => []),
        restore: (previous) => void change((lines) => restoreLines(lines, previous)),
      };
    },
    {
      name: 'cart',
      version: VERSION,
      ...(journal && { journal }),
      pick: ({ lines, handOvers }) => ({ lines, handOvers }),
      accept: acceptCart,
      merge: mergeCart,
    },
  );
}

/** The guest's cart on this device. A customer's cart is on the server; added lines stay here until it has them. */
export const useCartStore = createCartStore(createJournal('cart.journal', VERSION, acceptCart));

/** Number of cart lines that the header shows (spec 9). */
export function selectCartCount({ lines, others }: CartState): number {
  return lines.length + (others ?? 0);
}
