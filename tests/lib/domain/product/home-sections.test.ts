import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getLandingProducts, hasLandingEnded } from '@/lib/domain/landing';
import { endsSoon, getRunningSections } from '@/lib/domain/product/lightning-offers';
import type { HomeSection } from '@/lib/domain/product/types';
import { forAll } from '@/tests/support/for-all';
import { makePricing, makeProduct } from './make-product';

const NOW = Date.UTC(2026, 10, 23, 12);
const product = (id: string, priceValidUntilUtc: string | null) =>
  makeProduct({ id, pricing: makePricing({ priceValidUntilUtc }) });
const section = (change: Partial<HomeSection>): HomeSection => ({
  key: 'lightning-offers',
  title: '',
  text: '',
  link: '/',
  endsUtc: null,
  products: [],
  ...change,
});

it('leaves out a section whose time is over, and of the lightning offers each that has ended; no product stands twice', () => {
  const past = '2026-11-23T12:00:00Z';
  const future = '2026-11-23T12:00:01Z';
  const products = [product('1', past), product('2', future), product('3', null)];
  const sections = [
    section({ products, endsUtc: future }),
    section({ key: 'landing', endsUtc: past, products }),
    section({ key: 'offers', products }),
  ];
  const shown = getRunningSections(sections, NOW).map(
    (one) => `${one.key} ${one.products.map(({ id }) => id)}`,
  );
  expect(shown).toEqual(['lightning-offers 2,3', 'offers 1']);
});

it('an hour matters in the last two days', () => {
  const soon = [-1, 0, 1, 47, 48].filter((hours) => endsSoon(NOW + hours * 3_600_000, NOW));
  expect(soon).toEqual([1, 47]);
});

it.each(['2026-11-30T23:59:59-06:00', '2026-12-01T05:59:59', '2026-12-01 05:59:59'])(
  'a campaign ends at its end time, in any time zone: %s',
  (endsUtc) => {
    const end = Date.UTC(2026, 11, 1, 5, 59, 59);
    expect([end - 1, end].map((now) => hasLandingEnded({ endsUtc }, now))).toEqual([false, true]);
  },
);

it('a campaign has not ended when its end is missing or invalid', () =>
  forAll(fc.constantFrom(null, '', 'pronto'), fc.nat(), (endsUtc, now) =>
    expect(hasLandingEnded({ endsUtc }, now)).toBe(false),
  ));

it('a campaign lists each product once, in the order of its sections', () => {
  const section = (...ids: string[]) => ({ products: ids.map((id) => makeProduct({ id })) });
  const products = getLandingProducts({ sections: [section('3', '1'), section('1', '2')] });
  expect(products.map(({ id }) => id)).toEqual(['3', '1', '2']);
});
