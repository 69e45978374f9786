import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, cartOf, cents, enter, LAURA, lines, login, NEWCOMER } from './customer-client';
import { openBackend } from './open-backend';
import { must } from './test-client';

const api = await openBackend({ size: 300 });
beforeEach(() => api.control('reset', {}));

const plenty = api.articles.filter(({ stock }) => stock.total >= 12);
const [first, second] = [must(plenty[0]), must(plenty[1])];

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

  it('brings all of it under another key, and nothing again that was taken out', async () => {
    const ana = await enter(api, NEWCOMER);
    const cart = (qty: number) => ({ shopping_cart: [{ product_id: first.id, qty }] });
    await login(api, NEWCOMER, cart(5), 'first-key');
    await login(api, NEWCOMER, cart(1), 'second-key');
    expect(lines((await cartOf(ana)).items)).toEqual({ [first.id]: 6 });
    await ana.delete('/eshop/carrito/clear-all');
    await login(api, NEWCOMER, cart(5), 'first-key');
    expect((await cartOf(ana)).items).toEqual([]);
  });

  it('ends with the most that a key brought, whatever was repeated and in which order', async () => {
    const ana = await enter(api, NEWCOMER);
    const sent = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(sent, fc.uuid(), async (quantities, key) => {
        await ana.delete('/eshop/carrito/clear-all');
        await Promise.all(
          quantities.map((qty) =>
            login(api, NEWCOMER, { shopping_cart: [{ product_id: first.id, qty }] }, key),
          ),
        );
        expect(lines((await cartOf(ana)).items)).toEqual({ [first.id]: Math.max(...quantities) });
      }),
      { numRuns: 40 },
    );
  });

  it('leaves out what the stock lacks and what is unknown, and says so', async () => {
    const tooMany = { product_id: first.id, qty: first.stock.total + 3 };
    const shopping_cart = [tooMany, { product_id: '0', qty: 1 }];
    const { meta, status } = await login(api, NEWCOMER, { shopping_cart }, 'too-much');
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

it('totals add up to the cent, whatever is in the cart', async () => {
  const ana = await enter(api, NEWCOMER);
  const qty = fc.integer({ min: 1, max: 4 });
  const choice = fc.record({ at: fc.nat(plenty.length - 1), qty });
  const choices = fc.array(choice, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(choices, async (chosen) => {
      await ana.delete('/eshop/carrito/clear-all');
      for (const { at, qty } of chosen) await add(ana, must(plenty[at]).id, qty);
      const { totals, items } = await cartOf(ana);
      const prices = items.map(({ attributes }) => cents(Number(attributes.total_with_tax)));
      const products = prices.reduce((sum, price) => sum + price, 0);
      const shipping = products >= 499_900 ? 0 : cents(must(totals.shipping_with_tax));
      const insured = cents(must(totals.shipping_insurance_with_tax));
      expect(cents(must(totals.total))).toBe(products + shipping + insured);
      const part = (name: string) => cents(must(totals[name]));
      const added = part('subtotal') + part('shipping') + part('shipping_insurance') + part('tax');
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

it('tells the demo customer what agrees with the orders: wallet movements and notifications', async () => {
  const laura = await enter(api, LAURA);
  const { orders, movements, notifications } = api.backend.customers.rows;
  const own = orders.filter(({ customerId }) => customerId === laura.id);
  const earned = movements.filter(({ kind, orderId }) => kind === 'earned' && orderId !== null);
  const paid = own.filter(({ paymentStatus }) => paymentStatus === 'success');
  expect(earned.map(({ orderId, amount }) => [orderId, amount])).toEqual(
    paid.map(({ id, walletEarned }) => [id, walletEarned]),
  );
  const told = notifications.filter(({ kind }) => kind === 'order');
  expect(told.length).toBeGreaterThan(4);
  for (const { link, createdUtc, text } of told) {
    const order = must(own.find(({ id }) => link === `/perfil/pedidos/${id}`));
    expect(order.events.at(-1)).toMatchObject({ status: order.status, utc: createdUtc });
    if (order.storeId !== null) expect(text).not.toMatch(/llegó|salió/);
  }
});
