import { expect, it } from 'vitest';
import { ENDS_ATTRIBUTE, hasEnded, secondsUntilEnd } from '@/lib/document/document-end';
import type { HomeSection, ProductPricing } from '@/lib/domain/product/types';

const NOW = Date.UTC(2026, 10, 24, 17, 59, 30);
const offers = (...ends: string[]) => ends.map((end) => `<p ${ENDS_ATTRIBUTE}="${end}">`).join('');

it('is the time until the first offer ends that still goes on', () => {
  const html = offers('2026-11-24T20:00:00Z', '2026-11-24T18:00:00Z', '2026-11-24T12:00:00Z');
  expect(secondsUntilEnd(html, NOW)).toBe(30);
});

it('is never 0, which would be no lifetime', () =>
  expect(secondsUntilEnd(offers('2026-11-24T18:00:00Z'), NOW + 29_990)).toBe(1));

it('is infinite without an offer that goes on', () => {
  for (const html of [offers('2026-11-24T12:00:00Z', 'soon'), '<main>'])
    expect(secondsUntilEnd(html, NOW)).toBe(Number.POSITIVE_INFINITY);
});

it('comes for entities with an end after they were read', () => {
  const read = NOW - 60_000;
  const section = (endsUtc: string) => JSON.stringify([{ endsUtc } satisfies Partial<HomeSection>]);
  const price = (priceValidUntilUtc: string | null) =>
    JSON.stringify({ pricing: { priceValidUntilUtc } satisfies Partial<ProductPricing> });
  for (const json of [section, price]) {
    expect(hasEnded(json('2026-11-24T17:59:00Z'), read, NOW)).toBe(true);
    // The backend itself still sends it.
    expect(hasEnded(json('2026-11-24T17:00:00Z'), read, NOW)).toBe(false);
    expect(hasEnded(json('2026-11-24T18:00:00Z'), read, NOW)).toBe(false);
  }
  expect(hasEnded(price(null), read, NOW)).toBe(false);
});
