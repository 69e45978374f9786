import { describe, expect, it } from 'vitest';
import type { PriceRow } from '@/lib/domain/cart/purchase-price';
import { DIALECTS } from '../mock-api/dialects/dialect';
import { startMockProcess } from '../support/mock-process';
import { readPriceTable } from './prices/price-table';
import { writeSampleCatalogue } from './prices/sample-catalogue';
import { findDifference, findDifferences, type ShownPrice } from './prices/shown-price';

/** More by `npm run test:all -- prices`. The command `npm run contract -- --prices` takes 40 products everywhere. */
const COUNTS = process.env.PRICES
  ? { full: 40, minimal: 12, php: 12 }
  : { full: 12, minimal: 6, php: 6 };
const MOST_MS = 300_000;

describe.each([
  ['own', () => ''],
  ['foreign', writeSampleCatalogue],
] as const)('the prices of the %s catalogue', (_, catalogue) => {
  it(
    'are those of the card on every screen, or a row names what changed them',
    async () => {
      const mock = await startMockProcess(400, catalogue());
      try {
        for (const dialect of DIALECTS) {
          const table = await readPriceTable(mock.apis[dialect], COUNTS[dialect]);
          expect([dialect, table.length]).toEqual([dialect, COUNTS[dialect]]);
          expect(findDifferences(table)).toEqual([]);
          const shown = table.flatMap((product) => product.shown);
          // Every screen, visitor, payment and kind of row occurred.
          const seen = shown.flatMap(({ screen, visitor, payment, rows }) => [
            screen,
            visitor,
            payment.replace(/\d+ /, ''),
            ...rows.map(({ name }) => name),
          ]);
          expect([...new Set(seen)]).toEqual(
            expect.arrayContaining([
              ...['card', 'page', 'drawer', 'cart', 'payment', 'review', 'order'],
              ...['guest', 'customer', 'business'],
              ...['OXXO', 'card, once', 'card, months'],
              ...['products', 'cash', 'months', 'shipping', 'insurance'],
            ]),
          );
          // No amount is explained by a row that says nothing.
          expect(seen).not.toContain('charge');
          expect(seen).not.toContain('discount');
        }
      } finally {
        mock.stop();
      }
    },
    MOST_MS,
  );
});

describe('a difference', () => {
  const card = { price: 90, reference: 100, isCash: true };
  const shown = (rows: ShownPrice['rows'], total: number, offer = card): ShownPrice => {
    const where = { visitor: 'guest', screen: 'cart', payment: '' } as const;
    return { ...where, offer, rows, total };
  };
  const find = (...args: Parameters<typeof shown>) => findDifference({ card }, shown(...args));
  const row = (name: PriceRow['name'], amount: number) => ({ name, amount });
  const products = row('products', 100);

  it('is a price that no row leads to', () => {
    expect(find([products, row('cash', -10)], 90)).toBeNull();
    expect(find([products, row('months', 0)], 100)).toBeNull();
    expect(find([products], 100)).toBe('costs $100.00');
    expect(find([row('products', 120), row('cash', -20)], 100)).toBe('the products are $120.00');
    const sums = 'the rows are $90.00, the total is $95.00';
    expect(find([products, row('cash', -10)], 95)).toBe(sums);
    expect(find([], 0, { ...card, reference: 150 })).toBe('says $90.00, struck $150.00');
  });
});
