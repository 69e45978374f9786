import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  createLineKey,
  getLineKey,
  MAX_LINE_QUANTITY,
  removeLine,
  restoreLines,
  setLineQuantity,
  toCartLine,
} from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { forAll } from '@/tests/support/for-all';
import { makePricing, makeSnapshot } from '../product/make-product';

const line: fc.Arbitrary<CartLine> = fc
  .record({
    id: fc.constantFrom('1', '2', '3'),
    assemblyId: fc.constantFrom(null, 'a', 'b'),
    quantity: fc.integer({ min: 1, max: 20 }),
    isUpdated: fc.boolean(),
  })
  .map(({ id, quantity, ...options }) => toCartLine(makeSnapshot({ id }), quantity, options));

describe('toCartLine', () => {
  it('takes a snapshot at the current price', () => {
    const pricing = makePricing({ priceWithTax: 1160, currentPriceWithTax: 1044 });
    expect(toCartLine(makeSnapshot({ pricing }), 2)).toEqual({
      product: {
        id: '7',
        slug: 'tarjeta-de-video',
        name: 'Tarjeta de video',
        partNumber: 'TV-7',
        brandName: null,
        categoryName: null,
        image: null,
        stock: 5,
        pricing: {
          priceWithTax: 1160,
          currentPriceWithTax: 1044,
          mwiOnePriceWithTax: 1000,
          mwiOneDiscPercent: 0,
        },
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
    expect(toCartLine(makeSnapshot({ pricing }), 1).product).toMatchObject({
      pricing: { priceWithTax: 1000, currentPriceWithTax: 1000 },
    });
  });

  it.each([0, -3, Number.NaN, 1.9])('takes at least one whole piece of %d', (quantity) =>
    expect(toCartLine(makeSnapshot(), quantity).quantity).toBe(1),
  );
});

describe('lines', () => {
  it('treats a missing build as null', () => {
    expect(createLineKey('1')).toBe(createLineKey('1', null));
    expect(createLineKey('1', '')).toBe(createLineKey('1', null));
    expect(createLineKey('1', 'a')).not.toBe(createLineKey('1'));
    expect(createLineKey('1', 'null')).not.toBe(createLineKey('1'));
  });

  it('adds the quantity, or sets it when the line is marked updated', () => {
    const two = addLine([], toCartLine(makeSnapshot(), 2));
    expect(addLine(two, toCartLine(makeSnapshot(), 3))[0]?.quantity).toBe(5);
    const set = toCartLine(makeSnapshot(), 3, { isUpdated: true });
    expect(addLine(two, set)[0]?.quantity).toBe(3);
  });

  it('updates the product data of an existing line', () => {
    const lines = addLine([], toCartLine(makeSnapshot({ stockTotal: 9 }), 1));
    expect(addLine(lines, toCartLine(makeSnapshot({ stockTotal: 4 }), 1))[0]?.product.stock).toBe(
      4,
    );
  });

  it('changes, removes and adds one line and leaves the others', () => {
    const [one, two] = [toCartLine(makeSnapshot({ id: '1' }), 1), toCartLine(makeSnapshot(), 2)];
    const lines = [one, two];
    const key = getLineKey(one);
    expect(setLineQuantity(lines, key, 5)).toEqual([{ ...one, quantity: 5 }, two]);
    expect(setLineQuantity(lines, key, 0)).toEqual([two]);
    expect(setLineQuantity(lines, key, -1)).toEqual([two]);
    expect(removeLine(lines, key)).toEqual([two]);
    expect(addLine(lines, one)).toEqual([{ ...one, quantity: 2 }, two]);
    expect(addLine([two], one)).toEqual([two, one]);
    expect(addLine(lines, { ...one, quantity: 0 })).toEqual(lines);
    expect(addLine([two], { ...one, quantity: 0 })).toEqual([two]);
  });

  it('keeps keys unique and quantities whole after any changes', () => {
    const step = fc.oneof(
      line.map((added) => (lines: CartLine[]) => addLine(lines, added)),
      fc.tuple(line, fc.double()).map(
        ([target, quantity]) =>
          (lines: CartLine[]) =>
            setLineQuantity(lines, getLineKey(target), quantity),
      ),
      line.map((target) => (lines: CartLine[]) => removeLine(lines, getLineKey(target))),
    );
    forAll(fc.array(step), (steps) => {
      const lines = steps.reduce<CartLine[]>((state, apply) => apply(state), []);
      expect(new Set(lines.map(getLineKey)).size).toBe(lines.length);
      for (const { quantity } of lines) {
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThan(0);
        expect(quantity).toBeLessThanOrEqual(MAX_LINE_QUANTITY);
      }
    });
  });

  it('restores removed lines in their old places', () =>
    forAll(fc.array(line), line, (added, extra) => {
      const before = added.reduce<CartLine[]>(addLine, []);
      expect(restoreLines([], before)).toEqual(before);
      for (const gone of before) {
        expect(restoreLines(removeLine(before, getLineKey(gone)), before)).toEqual(before);
      }
      expect(restoreLines(addLine([], extra), before)).toContainEqual(extra);
    }));
});
