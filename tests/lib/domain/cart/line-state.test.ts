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

  const [dearer, cheaper] = [{ currentPriceWithTax: 1200 }, { currentPriceWithTax: 800 }];
  it.each<[change: object | null, reason: string | null, stock: string, expected: object]>([
    [null, null, 'gone', { available: 0, price: null }],
    [{ stock: 0 }, null, 'sold', { available: 0 }],
    [{ stock: 3 }, null, 'short', { available: 3 }],
    [dearer, null, 'enough', { price: { before: 900, now: 1200 } }],
    [cheaper, null, 'enough', { price: { before: 900, now: 800 } }],
    // Nobody can buy it, so its new price is not shown.
    [{ ...dearer, stock: 0 }, null, 'sold', { price: null }],
    [{}, 'No', 'enough', { reason: 'No' }],
  ])('%j', (change, reason, stock, expected) => {
    const state = getCartLineState(line, { offer: change && { ...offer, ...change }, reason });
    expect(state).toMatchObject({ stock, ...expected });
    expect(hasLineChanged(state)).toBe(true);
    expect(state.line.quantity).toBe(5);
  });

  it('has no change left after the new line is accepted', () => {
    const check = { offer: { ...offer, currentPriceWithTax: 1200, stock: 2 }, reason: null };
    const state = getCartLineState(line, check);
    const accepted = { ...state.line, quantity: state.available };
    expect(hasLineChanged(getCartLineState(accepted, check))).toBe(false);
  });

  it('never sells more than the stock or the requested quantity', () =>
    forAll(fc.integer({ min: -5, max: 50 }), fc.integer({ min: 1, max: 50 }), (stock, quantity) => {
      const check = { offer: { ...offer, stock }, reason: null };
      const state = getCartLineState({ ...line, quantity }, check);
      expect(state.available).toBe(Math.max(Math.min(stock, quantity), 0));
      const bought = getPurchasableLines([state]);
      expect(calculateGuestCartTotals(bought).total).toBe(900 * state.available);
      expect(bought).toHaveLength(state.available > 0 ? 1 : 0);
    }));
});
