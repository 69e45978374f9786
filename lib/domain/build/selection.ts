import { limitToPieces } from '../product/availability';
import { toStoredPrices } from '../product/product-snapshot';
import { type BuildEntry, type BuildPart, type ChosenEntry, isChosenEntry } from './types';

export function findShortParts(entries: readonly BuildEntry[], times: number): BuildPart[] {
  const chosen = entries.filter(isChosenEntry);
  const needed = (id: string) =>
    chosen.reduce((sum, { part, qty }) => (part.id === id ? sum + qty * times : sum), 0);
  const short = chosen.filter(
    ({ part }) => limitToPieces(needed(part.id), part.stock) < needed(part.id),
  );
  return [...new Map(short.map(({ part }) => [part.id, part])).values()];
}

/** A quantity's upper limit that the stock allows; at least the one piece that is chosen. */
export const limitToStock = (wanted: number, { stock }: BuildPart): number =>
  Math.max(limitToPieces(wanted, stock), 1);

export interface PartOffer {
  pricing: BuildPart['pricing'];
  stockTotal: number | null;
}

export const withOffers = (
  entries: readonly BuildEntry[],
  offers: ReadonlyMap<string, PartOffer>,
): BuildEntry[] =>
  entries.map((entry) => {
    const offer = entry.part && offers.get(entry.part.id);
    if (!entry.part || !offer) return entry;
    const pricing = toStoredPrices(offer.pricing);
    return { ...entry, part: { ...entry.part, pricing, stock: offer.stockTotal } };
  });

type Entries = readonly BuildEntry[];

/** `full` and `unknown` mean that nothing changed. */
type Outcome =
  | 'added'
  | 'increased'
  | 'replaced'
  | 'changed'
  | 'removed'
  | 'skipped'
  | 'full'
  | 'unknown';

export interface SelectionResult {
  entries: Entries;
  outcome: Outcome;
}

export const getChosenEntries = (entries: Entries, groupId: string): ChosenEntry[] =>
  entries.filter(isChosenEntry).filter((entry) => entry.groupId === groupId);

export const getGroupQuantity = (entries: Entries, groupId: string): number =>
  getChosenEntries(entries, groupId).reduce((sum, { qty }) => sum + qty, 0);

/** The highest 'max' among the configs of the products selected in the group; 1 by default (spec 5). */
export function getGroupMax(entries: Entries, groupId: string): number {
  const maxima = getChosenEntries(entries, groupId).flatMap(({ part }) =>
    part.configs.map(({ max }) => max),
  );
  return maxima.length > 0 ? Math.max(...maxima) : 1;
}

export const canAddPart = (entries: Entries, groupId: string): boolean =>
  getGroupQuantity(entries, groupId) + 1 <= getGroupMax(entries, groupId);

const isEntryOf = (groupId: string, productId: string) => (entry: BuildEntry) =>
  entry.groupId === groupId && entry.part?.id === productId;

export const createEntry = (groupId: string, part: BuildPart, qty = 1): BuildEntry => ({
  groupId,
  part,
  qty,
  detailId: null,
});

/** Adds a piece of a product. If the product is already in the group, its quantity increases (spec 5). The group is no
 * longer skipped. */
export function addPart(entries: Entries, groupId: string, part: BuildPart): SelectionResult {
  if (!canAddPart(entries, groupId)) return { entries, outcome: 'full' };
  const isSame = isEntryOf(groupId, part.id);
  if (!entries.some(isSame)) {
    const rest = entries.filter((entry) => entry.groupId !== groupId || entry.part !== null);
    return { entries: [...rest, createEntry(groupId, part)], outcome: 'added' };
  }
  const more = entries.map((entry) =>
    isSame(entry) ? { ...entry, part, qty: entry.qty + 1 } : entry,
  );
  return { entries: more, outcome: 'increased' };
}

export function replacePart(entries: Entries, groupId: string, part: BuildPart): SelectionResult {
  const rest = entries.filter((entry) => entry.groupId !== groupId);
  return { entries: [...rest, createEntry(groupId, part)], outcome: 'replaced' };
}

/** Changes a quantity if the group stays within its maximum. 0 removes the product (spec 5). */
export function setPartQuantity(
  entries: Entries,
  groupId: string,
  productId: string,
  qty: number,
): SelectionResult {
  const isSame = isEntryOf(groupId, productId);
  const old = entries.find(isSame);
  if (!old || !Number.isInteger(qty) || qty < 0) return { entries, outcome: 'unknown' };
  if (qty === 0) return { entries: entries.filter((entry) => !isSame(entry)), outcome: 'removed' };
  const total = getGroupQuantity(entries, groupId) - old.qty + qty;
  if (total > getGroupMax(entries, groupId)) return { entries, outcome: 'full' };
  const changed = entries.map((entry) => (isSame(entry) ? { ...entry, qty } : entry));
  return { entries: changed, outcome: 'changed' };
}

/** Records an entry with no product and quantity 0 (spec 4.5), in a group without an entry. */
export function skipGroup(entries: Entries, groupId: string): SelectionResult {
  if (entries.some((entry) => entry.groupId === groupId)) return { entries, outcome: 'unknown' };
  const skipped: BuildEntry = { groupId, part: null, qty: 0, detailId: null };
  return { entries: [...entries, skipped], outcome: 'skipped' };
}

/** Limits entries from a URL or the cart to the maxima of their groups; excess pieces are left out (spec 5). */
export function limitToGroupMax(entries: Entries): BuildEntry[] {
  const taken = new Map<string, number>();
  return entries.flatMap((entry) => {
    const before = taken.get(entry.groupId) ?? 0;
    const qty = Math.min(entry.qty, getGroupMax(entries, entry.groupId) - before);
    taken.set(entry.groupId, before + qty);
    return entry.part && qty < 1 ? [] : [{ ...entry, qty }];
  });
}

/** Entries of references of a URL or the cart. `gone` has the ids of products that are no longer sold. */
export function resolveEntries(
  references: readonly { productId: string; groupId: string | null; qty: number }[],
  parts: ReadonlyMap<string, BuildPart>,
): { entries: BuildEntry[]; gone: string[] } {
  const entries: BuildEntry[] = [];
  const gone: string[] = [];
  for (const { productId, groupId, qty } of references) {
    const part = parts.get(productId);
    const group = groupId ?? part?.groupId;
    if (part && group) entries.push(createEntry(group, part, qty));
    else gone.push(productId);
  }
  return { entries, gone };
}
