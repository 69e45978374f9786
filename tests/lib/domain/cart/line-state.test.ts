import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateGuestCartTotals } from '@/lib/domain/cart/guest-cart-summary';
import {
  getCartLineState,
  getPurchasableLines,
  hasLineChanged,
} from '@/lib/domain/cart/line-state';
import { toCartLine } from '@/lib/domain/cart/lines';
import { forAll } from '@/tests/support/for-all';
import { makePricing, makeSnapshot } from '../product/make-product';

const pricing = makePricing({ priceWithTax: 1000, currentPriceWithTax: 900 });
const line = toCartLine(makeSnapshot({ pricing, stockTotal: 7 }), 5);
const offer = { priceWithTax: 1000, currentPriceWithTax: 900, stock: 7 };

describe('getCartLineState', () => {
  it('is unchanged until the backend has answered', () => {
    const state = getCartLineState(line, undefined);
    expect(state).toEqual({ line, available: 5, stock: 'enough', price: null, reason: null });
    expect(hasLineChanged(state)).toBe(false);
    expect(hasLineChanged(getCartLineState(line, { offer, reason: null }))).toBe(false);
  });

  it.each([
    [
      { offer: null, reason: null },
      { stock: 'gone', available: 0, price: null },
    ],
    [
      { offer: { ...offer, stock: 0 }, reason: null },
      { stock: 'sold', available: 0 },
    ],
    [
      { offer: { ...offer, stock: 3 }, reason: null },
      { stock: 'short', available: 3 },
    ],
    [
      { offer: { ...offer, currentPriceWithTax: 1200 }, reason: null },
      { stock: 'enough', price: { before: 900, now: 1200 } },
    ],
    [
      { offer: { ...offer, currentPriceWithTax: 800 }, reason: null },
      { stock: 'enough', price: { before: 900, now: 800 } },
    ],
    [
      // Nobody can buy it, so its new price is not shown.
      { offer: { ...offer, currentPriceWithTax: 1200, stock: 0 }, reason: null },
      { stock: 'sold', price: null },
    ],
    [
      { offer, reason: 'No' },
      { stock: 'enough', reason: 'No' },
    ],
  ])('%j', (check, expected) => {
    const state = getCartLineState(line, check);
    expect(state).toMatchObject(expected);
    expect(hasLineChanged(state)).toBe(true);
    expect(state.line.quantity).toBe(5);
  });

  it('has no change left after the new line is accepted', () => {
    const check = { offer: { ...offer, currentPriceWithTax: 1200, stock: 2 }, reason: null };
    const state = getCartLineState(line, check);
    expect(
      hasLineChanged(getCartLineState({ ...state.line, quantity: state.available }, check)),
    ).toBe(false);
  });

  it('never sells more than the stock or the requested quantity', () =>
    forAll(fc.integer({ min: -5, max: 50 }), fc.integer({ min: 1, max: 50 }), (stock, quantity) => {
      const state = getCartLineState(
        { ...line, quantity },
        { offer: { ...offer, stock }, reason: null },
      );
      expect(state.available).toBe(Math.max(Math.min(stock, quantity), 0));
      const bought = getPurchasableLines([state]);
      expect(calculateGuestCartTotals(bought).total).toBe(900 * state.available);
      expect(bought).toHaveLength(state.available > 0 ? 1 : 0);
    }));
});
