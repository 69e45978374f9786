import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, type Customer, cartOf, cents, type Totals } from './cart-client';
import { COMPANY, enter, LAURA, lastMail, NEWCOMER, pointers } from './customer-client';
import { must, openBackend } from './test-client';

const api = await openBackend({ size: 300 });
beforeEach(() => api.control('reset', {}));

const plenty = api.articles.filter(({ stock }) => stock.total >= 12);
const first = must(plenty[0]);

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
        const {
          subtotal = 0,
          promotion_discount = 0,
          shipping: net = 0,
          total_discount = 0,
          shipping_discount = 0,
          shipping_insurance = 0,
          tax = 0,
        } = totals;
        expect(cents(must(totals.total))).toBe(
          cents(subtotal) -
            cents(total_discount) +
            cents(net) -
            cents(shipping_discount) +
            cents(shipping_insurance) +
            cents(tax),
        );
        const base = ((subtotal - promotion_discount + net) * 1.16) / 1000;
        const isSent = chosen.some(({ at }) => must(plenty[at]).kind !== 'software');
        const thousands = isSent ? Math.ceil(Number(base.toFixed(8))) : 0;
        expect(shipping_insurance).toBe(thousands * 12.5);
        expect((await ana.get('/eshop/carrito/totales')).meta).toEqual(totals);
      }),
      { numRuns: 60 },
    );
  });

  it('show a business its credit and group the instalments', async () => {
    const company = await enter(api, COMPANY);
    const dear = must(plenty.find(({ prices }) => prices.current > 2000));
    await add(company, dear.id, 1);
    const { totals, cart } = await cartOf(company);
    expect(totals.credit_to_use).toBe(totals.total);
    expect(cart.attributes.monthlyPaymentGroups).toMatchObject({
      groups: [{ max_months: 18, product_ids: [dear.id], plans: expect.any(Array) }],
    });
    expect(company.answer.data[0]?.attributes).toMatchObject({ has_credit: 1, type: 'business' });
  });
});

describe('coupons', () => {
  const use = (customer: Customer, coupon_code: string) =>
    customer.post<Totals>('/eshop/carrito/agregar-cupon', { coupon_code });
  const dear = must(plenty.find(({ prices }) => prices.current > 1200 && prices.current < 4000));

  it('take off what they promise, and go when the cart no longer fits', async () => {
    const ana = await enter(api, NEWCOMER);
    const { data } = await add(ana, dear.id, 1);
    const before = must((await cartOf(ana)).totals.total);
    const { meta } = await use(ana, 'bienvenido100');
    expect(meta).toMatchObject({ coupon_code: 'BIENVENIDO100', has_coupon: 1 });
    expect(cents(before - must(meta.total))).toBe(10_000);
    const cheap = must(plenty.find(({ prices }) => prices.current < 800));
    await add(ana, cheap.id, 1);
    await ana.delete(`/eshop/carrito/quitar/${must(data[0]).id}`);
    const shown = await cartOf(ana);
    expect(shown.totals).toMatchObject({ has_coupon: 0, coupon_code: null });
    expect(shown.meta.messages[0]).toContain('aplica en compras desde $1,000.00');
    await ana.post('/eshop/carrito/eliminar-cupon', {});
    expect((await cartOf(ana)).meta.messages).toEqual([]);
  });

  it('are refused with the reason', async () => {
    const laura = await enter(api, LAURA);
    await add(laura, dear.id, 1);
    const reasons = ['NOEXISTE', 'BUENFIN2024', 'BIENVENIDO100'].map(async (code) => {
      const { status, errors } = await use(laura, code);
      return [status, errors[0]?.detail];
    });
    expect(await Promise.all(reasons)).toEqual([
      [422, 'El cupón NOEXISTE no existe.'],
      [422, 'El cupón BUENFIN2024 venció el 18 de noviembre de 2024.'],
      [422, 'El cupón BIENVENIDO100 es para tu primera compra.'],
    ]);
  });
});

describe('wallet credit', () => {
  it('is used after a code, up to what there is', async () => {
    const laura = await enter(api, LAURA);
    await add(laura, first.id, 1);
    const use = (wallet_to_use: number) =>
      laura.post<Totals>('/eshop/carrito/agregar-monedero', { wallet_to_use });
    expect((await use(10)).status).toBe(403);
    await laura.post('/eshop/carrito/enviar-codigo-para-usar-monedero', {});
    const { code } = await lastMail(api, LAURA, 'wallet');
    const verify = (verification_code: unknown) =>
      laura.post('/eshop/carrito/verificar-codigo-para-usar-monedero', { verification_code });
    expect(pointers(await verify('000000'))).toEqual(['/verification_code']);
    expect((await verify(code)).meta.verified).toBe(true);
    const { totals } = await cartOf(laura);
    expect(pointers(await use(must(totals.max_wallet_amount) + 1))).toEqual(['/wallet_to_use']);
    const { meta } = await use(10.5);
    expect(cents(must(meta.total_with_credit_and_wallet))).toBe(cents(must(meta.total)) - 1050);
    const without = await laura.post<Totals>('/eshop/carrito/eliminar-monedero', {});
    expect(without.meta.wallet_to_use).toBe(0);
    const ana = await enter(api, NEWCOMER);
    const none = await ana.post('/eshop/carrito/enviar-codigo-para-usar-monedero', {});
    expect(none.errors[0]?.detail).toBe('Tu monedero no tiene saldo.');
  });
});
