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
    const prices = { priceWithTax: 1160, currentPriceWithTax: 1044, mwiOneDiscPercent: 0 };
    const product = {
      id: '7',
      slug: 'tarjeta-de-video',
      name: 'Tarjeta de video',
      partNumber: 'TV-7',
      brandName: null,
      categoryName: null,
      image: null,
      stock: 5,
      pricing: { ...prices, mwiOnePriceWithTax: 1000 },
    };
    const amounts = { subtotal: 1000, discount: 100, tax: 144 };
    expect(toCartLine(makeSnapshot({ pricing: makePricing(prices) }), 2)).toEqual({
      product,
      quantity: 2,
      assemblyId: null,
      ...amounts,
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
    const same = [undefined, '', null, 'a', 'null'].map(
      (build) => createLineKey('1', build) === createLineKey('1'),
    );
    expect(same).toEqual([true, true, true, false, false]);
  });

  it('adds the quantity, or sets it when the line is marked updated', () => {
    const two = addLine([], toCartLine(makeSnapshot(), 2));
    expect(addLine(two, toCartLine(makeSnapshot(), 3))[0]?.quantity).toBe(5);
    expect(addLine(two, toCartLine(makeSnapshot(), 3, { isUpdated: true }))[0]?.quantity).toBe(3);
  });

  it('updates the product data of an existing line', () => {
    const piece = (stockTotal: number) => toCartLine(makeSnapshot({ stockTotal }), 1);
    expect(addLine([piece(9)], piece(4))[0]?.product.stock).toBe(4);
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
    const step = fc.tuple(line, fc.constantFrom('add', 'set', 'remove'), fc.double());
    forAll(fc.array(step), (steps) => {
      const lines = steps.reduce<CartLine[]>((all, [one, kind, quantity]) => {
        if (kind === 'add') return addLine(all, one);
        if (kind === 'set') return setLineQuantity(all, getLineKey(one), quantity);
        return removeLine(all, getLineKey(one));
      }, []);
      expect(new Set(lines.map(getLineKey)).size).toBe(lines.length);
      const isWhole = (one: number) => Number.isInteger(one) && one > 0 && one <= MAX_LINE_QUANTITY;
      expect(lines.filter(({ quantity }) => !isWhole(quantity))).toEqual([]);
    });
  });

  it('restores removed lines in their old places', () =>
    forAll(fc.array(line), line, (added, extra) => {
      const before = added.reduce<CartLine[]>(addLine, []);
      expect(restoreLines([], before)).toEqual(before);
      for (const gone of before)
        expect(restoreLines(removeLine(before, getLineKey(gone)), before)).toEqual(before);
      expect(restoreLines(addLine([], extra), before)).toContainEqual(extra);
    }));
});
