import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  COMPANY,
  document,
  enter,
  LAURA,
  lastMail,
  login,
  NEWCOMER,
  pointers,
} from './customer-client';
import { linksOf, must, openBackend } from './test-client';

const api = await openBackend({ size: 300 });
beforeEach(() => api.control('reset', {}));

const plenty = api.articles.filter(({ stock }) => stock.total >= 12);
const [first, second, third] = [must(plenty[0]), must(plenty[1]), must(plenty[2])];
type Customer = Awaited<ReturnType<typeof enter>>;
type Totals = Record<string, number>;

const cartOf = async (customer: Customer) => {
  const answer = await customer.get<{ messages: string[] }>('/eshop/carrito/detalle');
  const cart = must(answer.data[0]);
  const items = answer.included.filter(({ type }) => type === 'cart-items');
  return { ...answer, cart, items, totals: cart.attributes as Totals };
};
const lines = (items: Awaited<ReturnType<typeof cartOf>>['items']) =>
  Object.fromEntries(
    items.map((item) => [must(linksOf(item, 'product')[0]).id, item.attributes.qty]),
  );
const add = (customer: Customer, id: string, qty: number) =>
  customer.get(`/eshop/carrito/agregar/${id}/${qty}`);
const cents = (amount: number) => Math.round(amount * 100);

describe('the visitor’s cart at login', () => {
  const shopping_cart = [
    { product_id: first.id, qty: 2 },
    { product_id: first.id, qty: 1, assembly_id: null },
    {
      product_id: second.id,
      qty: 1,
      assembly_id: 'local-1',
      assembly_name: 'Mi PC',
      assembly_group_id: '4',
    },
  ];

  it('is added to what is there, exactly once for its key', async () => {
    const ana = await enter(api, NEWCOMER);
    await add(ana, first.id, 1);
    const answers = await Promise.all(
      [1, 2, 3].map(() => login(api, NEWCOMER, { shopping_cart, zip_code: '44160' }, 'key-of-ana')),
    );
    expect(answers.map(({ meta }) => meta.cart_merge.added.length).sort()).toEqual([0, 0, 2]);
    const { items, included, totals } = await cartOf(ana);
    expect(lines(items)).toEqual({ [first.id]: 4, [second.id]: 1 });
    expect(included.find(({ type }) => type === 'assemblies')?.attributes.name).toBe('Mi PC');
    expect(totals).toMatchObject({ count: 2, pieces: 5 });
    const self = await ana.get('/shop-v1/customers/-actions/self');
    expect(self.data[0]?.attributes.zip_code).toBe('44160');
  });

  it('brings only what is more under a key that was used, and all of it under another', async () => {
    const ana = await enter(api, NEWCOMER);
    const cart = (qty: number) => ({ shopping_cart: [{ product_id: first.id, qty }] });
    await login(api, NEWCOMER, cart(2), 'first-key');
    await login(api, NEWCOMER, cart(5), 'first-key');
    await login(api, NEWCOMER, cart(3), 'first-key');
    expect(lines((await cartOf(ana)).items)).toEqual({ [first.id]: 5 });
    await login(api, NEWCOMER, cart(1), 'second-key');
    expect(lines((await cartOf(ana)).items)).toEqual({ [first.id]: 6 });
    // What the customer has taken out since does not come back.
    await ana.delete('/eshop/carrito/clear-all');
    await login(api, NEWCOMER, cart(5), 'first-key');
    expect((await cartOf(ana)).items).toEqual([]);
  });

  it('leaves out what the stock lacks and what is unknown, and says so', async () => {
    const shopping = [
      { product_id: first.id, qty: first.stock.total + 3 },
      { product_id: '0', qty: 1 },
    ];
    const { meta, status } = await login(api, NEWCOMER, { shopping_cart: shopping }, 'too-much');
    expect(status).toBe(200);
    expect(meta.cart_merge.added).toMatchObject([{ product_id: first.id, qty: first.stock.total }]);
    expect(meta.cart_merge.adjusted.map(({ product_id, qty }) => [product_id, qty])).toEqual([
      [first.id, first.stock.total],
      ['0', 0],
    ]);
  });

  it('keeps the builder’s entries once', async () => {
    const build = {
      assembly_products: [{ product_id: first.id, qty: 1, assembly_group_id: '1' }],
      assmebly_name: 'Mi PC',
    };
    const one = await login(api, NEWCOMER, build, 'builder-key');
    const two = await login(api, NEWCOMER, build, 'builder-key');
    expect(one.meta.cart_merge.assembly_config).toMatchObject({ name: 'Mi PC' });
    expect(two.meta.cart_merge.assembly_config).toEqual(one.meta.cart_merge.assembly_config);
  });
});

describe('lines', () => {
  it('are added, changed and taken out', async () => {
    const ana = await enter(api, NEWCOMER);
    const added = await add(ana, first.id, 2);
    expect(added.meta).toMatchObject({ count: 1, pieces: 2 });
    await add(ana, first.id, 1);
    const id = must(added.data[0]).id;
    await ana.post(`/eshop/carrito/actualizar/${id}/7`, {});
    expect((await ana.get('/eshop/carrito/total-items')).meta).toEqual({ count: 1, pieces: 7 });
    const { meta } = await ana.delete<{ addedInfo: object }>(`/eshop/carrito/quitar/${id}`);
    expect(meta.addedInfo).toMatchObject({
      product_id: first.id,
      product_name: first.name,
      total_quantity: 7,
      total_with_tax: Math.round(first.prices.current * 700) / 100,
    });
    expect((await ana.delete(`/eshop/carrito/quitar/${id}`)).status).toBe(404);
  });

  it('are refused above the stock, over all lines of a product', async () => {
    const ana = await enter(api, NEWCOMER);
    const { total } = first.stock;
    expect((await add(ana, first.id, total + 1)).status).toBe(422);
    const { data } = await add(ana, first.id, total - 1);
    const more = await add(ana, first.id, total);
    expect([more.status, more.errors[0]?.detail]).toEqual([
      422,
      `Solo quedan ${total} piezas disponibles. Ya tienes ${total - 1} en tu carrito.`,
    ]);
    expect((await ana.post(`/eshop/carrito/actualizar/${must(data[0]).id}/0`, {})).status).toBe(
      422,
    );
    await api.control('stock', { productId: first.id, stores: {}, providers: 2 });
    const { items } = await cartOf(ana);
    expect(items[0]?.attributes).toMatchObject({
      max_qty: 2,
      message: 'Solo quedan 2 piezas disponibles.',
    });
    const review = await ana.get(
      '/eshop/carrito/validar-revision?payment_method_code=oxxo&shipping_type=pickup',
    );
    expect(pointers(review)).toEqual([`/items/${must(items[0]).id}`]);
    // Fewer is always allowed.
    const fewer = await ana.post(`/eshop/carrito/actualizar/${must(data[0]).id}/2`, {});
    expect(fewer.status).toBe(200);
  });

  it('are validated before the order', async () => {
    const ana = await enter(api, NEWCOMER);
    const empty = await ana.get('/eshop/carrito/validar-revision');
    expect(pointers(empty)).toEqual(['/items', '/payment_method_code', '/shipping_type']);
  });
});

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
        expect(shipping_insurance).toBe(Math.ceil(Number(base.toFixed(8))) * 12.5);
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

describe('assemblies', () => {
  const part = (id: string, group: string, qty = 1) => ({
    product_id: id,
    qty,
    assembly_group_id: group,
  });

  it('are groups that are counted together', async () => {
    const ana = await enter(api, NEWCOMER);
    const products = [part(first.id, '1'), part(second.id, '2', 2)];
    const made = await ana.post('/eshop/carrito/ensamble', {
      products,
      assembly_config_id: null,
      requires_assembly: true,
    });
    expect(made.status).toBe(201);
    const { id } = must(made.data[0]);
    const patch = (attributes: object) =>
      ana.patch('/eshop/carrito/ensamble', document('assemblies', attributes as never, {}, id));
    await patch({ qty: 2, products });
    await patch({ requires_assembly: false });
    const shown = await ana.get(`/eshop/carrito/ensamble/${id}`);
    expect(shown.data[0]?.attributes).toMatchObject({ qty: 2, requires_assembly: false });
    expect(lines(shown.included.filter(({ type }) => type === 'cart-items'))).toEqual({
      [first.id]: 2,
      [second.id]: 4,
    });
    const { items } = await cartOf(ana);
    const change = await ana.post(`/eshop/carrito/actualizar/${must(items[0]).id}/1`, {});
    expect(change.status).toBe(422);
    expect((await patch({ qty: 500 })).status).toBe(422);
    await patch({ qty: 1, products: [part(third.id, '1')] });
    expect(lines((await cartOf(ana)).items)).toEqual({ [third.id]: 1 });
    await ana.delete(`/eshop/carrito/ensamble/${id}`);
    expect((await cartOf(ana)).items).toEqual([]);
    expect((await ana.get(`/eshop/carrito/ensamble/${id}`)).status).toBe(404);
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
