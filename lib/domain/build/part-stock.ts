import { limitToPieces } from '../product/availability';
import { type BuildEntry, type BuildPart, isChosenEntry } from './types';

/** The parts of which there are fewer pieces than a number of builds needs. */
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

/** Today's price and stock of a part. */
export interface PartOffer {
  pricing: BuildPart['pricing'];
  stockTotal: number | null;
}

/** The entries with today's prices and stock; the same list when nothing has changed. */
export function withOffers(
  entries: readonly BuildEntry[],
  offers: ReadonlyMap<string, PartOffer>,
): readonly BuildEntry[] {
  const updated = entries.map((entry) => {
    const offer = entry.part && offers.get(entry.part.id);
    return entry.part && offer ? { ...entry, part: withOffer(entry.part, offer) } : entry;
  });
  return updated.some(({ part }, index) => part !== entries[index]?.part) ? updated : entries;
}

function withOffer(part: BuildPart, { pricing, stockTotal }: PartOffer): BuildPart {
  const { priceWithTax, currentPriceWithTax, mwiOnePriceWithTax, mwiOneDiscPercent } = pricing;
  const today = { priceWithTax, currentPriceWithTax, mwiOnePriceWithTax, mwiOneDiscPercent };
  const isSame =
    part.stock === stockTotal &&
    Object.entries(today).every(
      ([name, amount]) => part.pricing[name as keyof typeof today] === amount,
    );
  return isSame ? part : { ...part, pricing: today, stock: stockTotal };
}
