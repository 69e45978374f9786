import { parseUtc } from '../parse-utc';
import type { HomeSection } from './types';

export const LIGHTNING_SECTION = 'lightning-offers';

/** An offer that ends within this time says until what hour it runs, in milliseconds. */
const SHORT_OFFER = 48 * 3_600_000;

export const endsSoon = (until: number, now: number): boolean =>
  until > now && until - now < SHORT_OFFER;

/** The sections without offers that have ended at `now` (milliseconds since 1970). Each product stands in the first that has it. */
export function getRunningSections(sections: readonly HomeSection[], now: number): HomeSection[] {
  const isOver = (endUtc: string | null) => (parseUtc(endUtc) ?? Number.POSITIVE_INFINITY) <= now;
  const shown = new Set<string>();
  return sections
    .filter(({ endsUtc }) => !isOver(endsUtc))
    .map((section) => {
      const isLightning = section.key === LIGHTNING_SECTION;
      const products = section.products.filter(
        ({ id, pricing }) => !shown.has(id) && !(isLightning && isOver(pricing.priceValidUntilUtc)),
      );
      for (const { id } of products) shown.add(id);
      return { ...section, products };
    });
}
