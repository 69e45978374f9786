import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COMMERCE_FIELDS, toOfferVersion } from '@/lib/api/offer-versions';
import { forAll } from '@/tests/support/for-all';
import { modelOf } from '@/tests/support/resource';

const versionOf = (values: object) => toOfferVersion(modelOf(values));
const shown = {
  price_with_tax: '1000.00',
  current_price_with_tax: 900,
  offer_months: [{ months: 3, total: 900 }],
  coupon: null,
  stock_stores: 2,
};

it('is the same for the same offer, with any other fields in any order', () => {
  const reversed = Object.fromEntries(Object.entries(shown).reverse());
  expect(versionOf({ ...reversed, name: 'Otra' })).toBe(versionOf(shown));
});

it('changes with every price, offer and stock field', () =>
  forAll(
    fc.constantFrom(...COMMERCE_FIELDS),
    fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.string(), fc.boolean()),
    (name, value) => {
      const before = (shown as Record<string, unknown>)[name] ?? null;
      fc.pre(JSON.stringify(value) !== JSON.stringify(before));
      expect(versionOf({ ...shown, [name]: value })).not.toBe(versionOf(shown));
    },
  ));
