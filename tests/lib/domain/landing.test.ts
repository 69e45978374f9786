import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getLandingProducts, hasLandingEnded } from '@/lib/domain/landing';
import { forAll } from '@/tests/support/for-all';
import { makeProduct } from './product/make-product';

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
