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
  /** Carts that were sent to the server, newest last. */
  handOvers: readonly HandOver[];
}

export interface CartState extends Kept {
  /** Lines of the server's cart that the header counts beyond these; null until they are known. Not kept on the device. */
  others: number | null;
  /** Adds pieces of a product to the line of the product. */
  add: (product: ProductDigest, quantity?: number) => void;
  /** Adds a line that is made already, such as one of an assembly. */
  addLine: (line: GuestCartLine) => void;
  /** Sets the quantity of the line with this key (`keyOf`); 0 removes it. */
  set: (key: string, quantity: number) => void;
  /** Takes the line out. Gives the lines as they were, for `restore`. */
  remove: (key: string) => readonly GuestCartLine[];
  /** Empties the cart. Gives the lines as they were, for `restore`. */
  clear: () => readonly GuestCartLine[];
  /** Undo: puts back those lines of `previous` that are gone. */
  restore: (previous: readonly GuestCartLine[]) => void;
}

/** Both tabs changed the quantity: both changes count. */
function mergeLine(
  base: GuestCartLine | undefined,
  mine: GuestCartLine,
  theirs: GuestCartLine,
): GuestCartLine {
  const sum = mine.quantity + theirs.quantity - (base?.quantity ?? 0);
  // Quantities are counted, but of a choice the one that was made holds.
  const { requiresAssembly } = base?.requiresAssembly === mine.requiresAssembly ? theirs : mine;
  return {
    ...theirs,
    ...(requiresAssembly !== undefined && { requiresAssembly }),
    quantity: Math.min(Math.max(sum, 1), MAX_QUANTITY),
  };
}

const VERSION = '1.1';

/**
 * What two tabs made of the cart. Lines of which the server took pieces meanwhile are counted: each tab's
 * difference to what both began from, whoever has heard of the taking already.
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

/** A tab's cart; tests open several. */
export function createCartStore(journal?: Journal<Kept>) {
  return createPersistedStore<CartState, Kept>(
    (set, get) => {
      /** What the visitor does, which other tabs' changes are not. Gives the lines as they were. */
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

/** The cart that a guest keeps on the device. A customer's is the server's; what they add waits here until it is there. */
export const useCartStore = createCartStore(createJournal('cart.journal', VERSION, acceptCart));

/** Number of lines (spec 9), for the header. */
export function selectCartCount({ lines, others }: CartState): number {
  return lines.length + (others ?? 0);
}
