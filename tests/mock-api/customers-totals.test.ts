import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, cartOf, cents, enter, NEWCOMER } from './customer-client';
import { must, openBackend } from './test-client';

const api = await openBackend({ size: 300 });
beforeEach(() => api.control('reset', {}));

const plenty = api.articles.filter(({ stock }) => stock.total >= 12);
describe('totals', () => {
  it('add up to the cent, whatever is in the cart', async () => {
    const ana = await enter(api, NEWCOMER);
    const choices = fc.array(
      fc.record({ at: fc.nat(plenty.length - 1), qty: fc.integer({ min: 1, max: 4 }) }),
      { minLength: 1, maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(choices, async (chosen) => {
        await ana.delete('/eshop/carrito/clear-all');
        for (const { at, qty } of chosen) await add(ana, must(plenty[at]).id, qty);
        const { totals, items } = await cartOf(ana);
        const products = items.reduce(
          (sum, { attributes }) => sum + cents(Number(attributes.total_with_tax)),
          0,
        );
        const shipping = products >= 499_900 ? 0 : cents(must(totals.shipping_with_tax));
        const insured = cents(must(totals.shipping_insurance_with_tax));
        expect(cents(must(totals.total))).toBe(products + shipping + insured);
        const part = (name: string) => cents(must(totals[name]));
        const added =
          part('subtotal') + part('shipping') + part('shipping_insurance') + part('tax');
        expect(part('total')).toBe(added - part('total_discount') - part('shipping_discount'));
        const net = part('subtotal') - part('promotion_discount') + part('shipping');
        const base = (net * 1.16) / 100_000;
        const isSent = chosen.some(({ at }) => must(plenty[at]).kind !== 'software');
        const thousands = isSent ? Math.ceil(Number(base.toFixed(8))) : 0;
        expect(part('shipping_insurance')).toBe(thousands * 1250);
        expect((await ana.get('/eshop/carrito/totales')).meta).toEqual(totals);
      }),
      { numRuns: 60 },
    );
  });
});
