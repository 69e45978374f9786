import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasChanged, lineState, purchasableLines } from '@/lib/domain/cart/line-state';
import { toCartItem } from '@/lib/domain/cart/lines';
import { guestTotals } from '@/lib/domain/cart/totals';
import { makePricing, makeProduct } from '../product/make-product';

const pricing = makePricing({ priceWithTax: 1000, currentPriceWithTax: 900 });
const line = toCartItem(makeProduct({ pricing, stockTotal: 7 }), 5);
const offer = { priceWithTax: 1000, currentPriceWithTax: 900, stock: 7 };

describe('getCartLineState', () => {
  it('is unchanged until the backend has answered', () => {
    const state = lineState(line, undefined);
    expect(state).toEqual({ line, available: 5, stock: 'enough', price: null, reason: null });
    expect(hasChanged(state)).toBe(false);
    expect(hasChanged(lineState(line, { offer, reason: null }))).toBe(false);
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
    const state = lineState(line, check);
    expect(state).toMatchObject(expected);
    expect(hasChanged(state)).toBe(true);
    expect(state.line.quantity).toBe(5);
  });

  it('has changed for any one reason alone: its stock, its price, or what the backend says', () => {
    const same = lineState(line, { offer, reason: null });
    expect(hasChanged({ ...same, stock: 'short' })).toBe(true);
    expect(hasChanged({ ...same, price: { before: 900, now: 800 } })).toBe(true);
    expect(hasChanged({ ...same, reason: 'No' })).toBe(true);
    expect(hasChanged(same)).toBe(false);
  });

  it('has no change left after the new line is accepted', () => {
    const check = { offer: { ...offer, currentPriceWithTax: 1200, stock: 2 }, reason: null };
    const state = lineState(line, check);
    expect(hasChanged(lineState({ ...state.line, quantity: state.available }, check))).toBe(false);
  });

  it('never sells more than the stock or the requested quantity', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        (stock, quantity) => {
          const state = lineState(
            { ...line, quantity },
            { offer: { ...offer, stock }, reason: null },
          );
          expect(state.available).toBe(Math.max(Math.min(stock, quantity), 0));
          const bought = purchasableLines([state]);
          expect(guestTotals(bought).total).toBe(900 * state.available);
          expect(bought).toHaveLength(state.available > 0 ? 1 : 0);
        },
      ),
    );
  });
});
