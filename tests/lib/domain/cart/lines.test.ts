import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  keyOf,
  lineKey,
  MAX_QUANTITY,
  removeLine,
  restoreLines,
  setQuantity,
  toCartItem,
} from '@/lib/domain/cart/lines';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { makePricing, makeProduct } from '../product/make-product';

const line: fc.Arbitrary<GuestCartLine> = fc
  .record({
    id: fc.constantFrom('1', '2', '3'),
    assemblyId: fc.constantFrom(null, 'a', 'b'),
    quantity: fc.integer({ min: 1, max: 20 }),
    isUpdated: fc.boolean(),
  })
  .map(({ id, quantity, ...options }) => toCartItem(makeProduct({ id }), quantity, options));

describe('toCartLine', () => {
  it('takes a snapshot at the current price', () => {
    const pricing = makePricing({ priceWithTax: 1160, currentPriceWithTax: 1044 });
    expect(toCartItem(makeProduct({ pricing }), 2)).toEqual({
      product: {
        id: '7',
        slug: 'tarjeta-de-video',
        name: 'Tarjeta de video',
        partNumber: 'TV-7',
        brandName: null,
        categoryName: null,
        image: null,
        stock: 5,
        commonPriceWithTax: 1160,
        promotionPriceWithTax: 1044,
        promotionId: 'current-price',
        mwiOneDiscPercent: 0,
      },
      quantity: 2,
      assemblyId: null,
      subtotal: 1000,
      discount: 100,
      tax: 144,
      isUpdated: false,
    });
  });

  it('has no promotion when the price is not reduced', () => {
    const pricing = makePricing({ priceWithTax: 900, currentPriceWithTax: 1000 });
    expect(toCartItem(makeProduct({ pricing }), 1).product).toMatchObject({
      promotionId: null,
      commonPriceWithTax: 1000,
    });
  });

  it.each([0, -3, Number.NaN, 1.9])('takes at least one whole piece of %d', (quantity) => {
    expect(toCartItem(makeProduct(), quantity).quantity).toBe(1);
  });
});

describe('lines', () => {
  it('treats a missing build as null', () => {
    expect(lineKey('1')).toBe(lineKey('1', null));
    expect(lineKey('1', '')).toBe(lineKey('1', null));
    expect(lineKey('1', 'a')).not.toBe(lineKey('1'));
    expect(lineKey('1', 'null')).not.toBe(lineKey('1'));
  });

  it('adds the quantity, or sets it when the line is marked updated', () => {
    const two = addLine([], toCartItem(makeProduct(), 2));
    expect(addLine(two, toCartItem(makeProduct(), 3))[0]?.quantity).toBe(5);
    const set = toCartItem(makeProduct(), 3, { isUpdated: true });
    expect(addLine(two, set)[0]?.quantity).toBe(3);
  });

  it('updates the product data of an existing line', () => {
    const lines = addLine([], toCartItem(makeProduct({ stockTotal: 9 }), 1));
    expect(addLine(lines, toCartItem(makeProduct({ stockTotal: 4 }), 1))[0]?.product.stock).toBe(4);
  });

  it('keeps keys unique and quantities whole after any changes', () => {
    const step = fc.oneof(
      line.map((added) => (lines: GuestCartLine[]) => addLine(lines, added)),
      fc.tuple(line, fc.double()).map(
        ([target, quantity]) =>
          (lines: GuestCartLine[]) =>
            setQuantity(lines, keyOf(target), quantity),
      ),
      line.map((target) => (lines: GuestCartLine[]) => removeLine(lines, keyOf(target))),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const lines = steps.reduce<GuestCartLine[]>((state, apply) => apply(state), []);
        expect(new Set(lines.map(keyOf)).size).toBe(lines.length);
        for (const { quantity } of lines) {
          expect(Number.isInteger(quantity)).toBe(true);
          expect(quantity).toBeGreaterThan(0);
          expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
        }
      }),
    );
  });

  it('restores removed lines in their old places', () => {
    fc.assert(
      fc.property(fc.array(line), line, (added, extra) => {
        const before = added.reduce<GuestCartLine[]>(addLine, []);
        expect(restoreLines([], before)).toEqual(before);
        for (const gone of before) {
          expect(restoreLines(removeLine(before, keyOf(gone)), before)).toEqual(before);
        }
        expect(restoreLines(addLine([], extra), before)).toContainEqual(extra);
      }),
    );
  });
});
