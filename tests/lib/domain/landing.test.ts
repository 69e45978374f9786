import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getLandingProducts, hasLandingEnded } from '@/lib/domain/landing';
import { forAll } from '@/tests/support/for-all';
import { makeProduct } from './product/make-product';

const END = '2026-11-30T23:59:59-06:00';
const end = Date.parse(END);

describe('a campaign', () => {
  it('ends at its end time, in any time zone', () => {
    expect(hasLandingEnded({ endsUtc: END }, end - 1)).toBe(false);
    expect(hasLandingEnded({ endsUtc: END }, end)).toBe(true);
    expect(hasLandingEnded({ endsUtc: '2026-12-01T05:59:59' }, end - 1)).toBe(false);
    expect(hasLandingEnded({ endsUtc: '2026-12-01 05:59:59' }, end)).toBe(true);
  });

  it('has not ended when its end is missing or invalid', () =>
    forAll(fc.constantFrom(null, '', 'pronto'), fc.nat(), (endsUtc, now) =>
      expect(hasLandingEnded({ endsUtc }, now)).toBe(false),
    ));

  it('lists each product once, in the order of its sections', () => {
    const section = (key: string, ids: string[]) => ({
      key,
      title: '',
      text: '',
      link: '/',
      endsUtc: null,
      products: ids.map((id) => makeProduct({ id })),
    });
    const sections = [section('a', ['3', '1']), section('b', ['1', '2'])];
    expect(getLandingProducts({ sections }).map(({ id }) => id)).toEqual(['3', '1', '2']);
  });
});
