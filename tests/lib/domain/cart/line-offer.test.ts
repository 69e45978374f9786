import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getCashDiscount, getLinesOffer, sumLines } from '@/lib/domain/cart/line-offer';
import { repriceLine, toCartLine } from '@/lib/domain/cart/lines';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { toStoredLine } from '@/stores/cart/cart-guard';
import { forAll } from '@/tests/support/for-all';
import { makePricing, makeSnapshot } from '../product/make-product';

function priced(current: number, cash: number, hasMonths?: boolean, before = current) {
  const atOnce = { mwiOnePriceWithTax: cash, mwiOneDiscPercent: cash > 0 ? 5 : 0 };
  const pricing = makePricing({ priceWithTax: before, currentPriceWithTax: current, ...atOnce });
  const product = makeSnapshot({ id: String(current), pricing });
  return toCartLine({ ...product, ...(hasMonths && { hasMonths }) }, 2);
}

it('shows the two prices of the card, and never a third one', () => {
  const cash = priced(10_302, 9271.8, true, 15_849);
  const single = getLinesOffer([{ ...cash, quantity: 1 }]);
  expect(single).toEqual({ price: 9271.8, reference: 10_302, isCash: true });
  const offer = priced(900, 0, false, 1000);
  expect(getLinesOffer([offer])).toEqual({ price: 1800, reference: 2000, isCash: false });
  const both = getLinesOffer([cash, offer]);
  expect(both).toEqual({ price: 20_343.6, reference: 22_604, isCash: true });
});

it('adds up what each piece saves', () => {
  const lines = [priced(4099, 3999.02, true), priced(50, 0)];
  expect(sumLines(lines)).toBe(8298);
  expect(getCashDiscount(lines)).toEqual({ amount: 199.96, hasMonths: true });
});

it('says nothing where paying at once saves nothing, or nobody says what it costs', () => {
  expect(getCashDiscount([priced(100, 0, true)])).toBeNull();
  expect(getCashDiscount([priced(100, 100, true), priced(90, 95, true)])).toBeNull();
  expect(getCashDiscount([])).toBeNull();
  const line = priced(100, 90, true);
  const { pricing } = line.product;
  const product = { ...line.product, pricing: { ...pricing, mwiOneDiscPercent: 0 } };
  expect(getCashDiscount([{ ...line, product }])).toBeNull();
});

it('speaks of months only when all that is cheaper at once can be paid in months', () => {
  expect(getCashDiscount([priced(100, 90), priced(200, 180, true)])?.hasMonths).toBe(false);
  expect(getCashDiscount([priced(100, 0), priced(200, 180, true)])?.hasMonths).toBe(true);
});

it('forgets the price for a single payment when only the other price is known to have changed', () => {
  const line = priced(100, 90, true);
  const offer = { priceWithTax: 120, currentPriceWithTax: 120, stock: 9 };
  expect(getCashDiscount([repriceLine(line, offer)])).toBeNull();
  expect(getLinesOffer([repriceLine(line, { ...offer, mwiOnePriceWithTax: 110 })]).price).toBe(220);
  const same = repriceLine(line, { priceWithTax: 120, currentPriceWithTax: 100, stock: 9 });
  expect(getLinesOffer([same]).price).toBe(180);
  expect(toStoredLine(line)).toMatchObject({ product: { onePriceWithTax: 90, hasMonths: true } });
});

it('is what the cards say, piece for piece, to the cent', () => {
  const cents = fc.integer({ min: 1, max: 9_000_000 });
  forAll(fc.array(fc.tuple(cents, cents, cents), { minLength: 1, maxLength: 5 }), (all) => {
    const lines = all.map(([current, cash, before]) =>
      priced(current / 100, cash / 100, true, before / 100),
    );
    const cards = lines.map(({ product }) => getDisplayPrices(product.pricing).final);
    const onCards = cards.reduce((sum, final) => sum + Math.round(final * 200), 0);
    // A cash price above the current one is no discount.
    const isOffer = all.every(([current, cash]) => cash <= current);
    const { price } = getLinesOffer(lines);
    if (isOffer) expect(Math.round(price * 100)).toBe(onCards);
    expect(price).toBeLessThanOrEqual(sumLines(lines));
  });
});
