import { track } from '@/lib/analytics/track';
import {
  addLine,
  getLineKey,
  MAX_LINE_QUANTITY,
  removeLine,
  restoreLines,
  setLineQuantity,
} from '@/lib/domain/cart/lines';
import type { CartLine, GuestCartMerge, LineQuantities } from '@/lib/domain/cart/types';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { mergeLists } from '../persistence/merge';
import { parsePersistedCart, toStoredLine } from './cart-guard';

interface PersistedCart {
  lines: readonly CartLine[];
  /** Records of the carts that were sent to the server, newest last. */
  knownMerges: readonly GuestCartMerge[];
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

/** Pieces of a line that were confirmed between two states. For a merge that `from` does not have, `base` counts. */
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

/** When both tabs changed the quantity, both changes are added up. */
function mergeLine(base: CartLine | undefined, mine: CartLine, theirs: CartLine): CartLine {
  const sum = mine.quantity + theirs.quantity - (base?.quantity ?? 0);
  // Quantities can be added up; for this choice, the tab that changed it wins.
  const { requiresAssembly } = base?.requiresAssembly === mine.requiresAssembly ? theirs : mine;
  return {
    ...theirs,
    ...(requiresAssembly !== undefined && { requiresAssembly }),
    quantity: Math.min(Math.max(sum, 1), MAX_LINE_QUANTITY),
  };
}

/** Where the server has taken units of a line, each tab's difference to `base` counts, without the units that it knows as taken. */
function mergeTabs(base: PersistedCart, mine: PersistedCart, theirs: PersistedCart): PersistedCart {
  const knownMerges = joinMerges(theirs.knownMerges, mine.knownMerges);
  const taken = (from: PersistedCart, key: string) =>
    countConfirmedSince(base.knownMerges, from.knownMerges, knownMerges, key);
  const all = new Map(
    [base, mine, theirs].flatMap(({ lines }) => lines.map((line) => [getLineKey(line), line])),
  );
  const isTaken = (key: string) => [base, mine, theirs].some((one) => taken(one, key) > 0);
  const rest = ({ lines }: PersistedCart) => lines.filter((line) => !isTaken(getLineKey(line)));
  const lines = mergeLists(rest(base), rest(mine), rest(theirs), getLineKey, mergeLine);
  for (const [key, line] of all) {
    if (!isTaken(key)) continue;
    const left = (one: PersistedCart) =>
      (one.lines.find((found) => getLineKey(found) === key)?.quantity ?? 0) - taken(one, key);
    const quantity = left(mine) + left(theirs) - left(base);
    if (quantity > 0) lines.push({ ...line, quantity: Math.min(quantity, MAX_LINE_QUANTITY) });
  }
  return { lines, knownMerges };
}

/** Each tab has one such store; tests create several. */
export const createCartStore = () =>
  createPersistedStore(
    {
      name: 'cart',
      version: '1.1',
      writesAtOnce: true,
      kept: { lines: [], knownMerges: [] },
      passing: {
        serverOnlyCount: null as number | null,
        /** Units that the server's cart is known to have, by line key, beside those on the device. */
        serverQuantities: {} as Readonly<Record<string, number>>,
      },
      serialize: ({ lines, knownMerges }) => ({
        lines: lines.map(toStoredLine),
        // Carts on devices have this name for them.
        handOvers: knownMerges,
      }),
      parse: parsePersistedCart,
      merge: mergeTabs,
    },
    (set, get) => {
      /** A change by the visitor in this tab; changes of other tabs are not tracked here. Returns the previous lines. */
      const change = (next: (lines: readonly CartLine[]) => readonly CartLine[]) => {
        const before = get().lines;
        const after = next(before);
        set({ lines: after });
        track({ name: 'change_cart', before, after });
        return before;
      };
      return {
        addLine: (line: CartLine) => void change((lines) => addLine(lines, line)),
        /** Sets the quantity of the line with this key (`getLineKey`); 0 removes the line. */
        setQuantity: (key: string, quantity: number) =>
          void change((lines) => setLineQuantity(lines, key, quantity)),
        /** Returns the previous lines, for `restoreLines`. */
        removeLine: (key: string) => change((lines) => removeLine(lines, key)),
        clear: () => change(() => []),
        /** Undo: puts back the lines of `previous` that are missing now. */
        restoreLines: (previous: readonly CartLine[]) =>
          void change((lines) => restoreLines(lines, previous)),
      };
    },
  );

/** The guest's cart on this device. A customer's cart is on the server; added lines stay here until it has them. */
export const useCartStore = createCartStore();

type CartState = ReturnType<typeof useCartStore.getState>;

/** Number of cart lines that the header shows (spec 9). */
export const selectCartCount = ({ lines, serverOnlyCount }: CartState): number =>
  lines.length + (serverOnlyCount ?? 0);

/** Units of the line with this key (`getLineKey`) in the cart, on the device and on the server. */
export const getCartQuantity = ({ lines, serverQuantities }: CartState, key: string): number =>
  (lines.find((line) => getLineKey(line) === key)?.quantity ?? 0) + (serverQuantities[key] ?? 0);
