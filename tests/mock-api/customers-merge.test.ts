import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, cartOf, enter, lines, login, NEWCOMER } from './customer-client';
import { must, openBackend } from './test-client';

const api = await openBackend({ size: 300 });
beforeEach(() => api.control('reset', {}));

const plenty = api.articles.filter(({ stock }) => stock.total >= 12);
const [first, second] = [must(plenty[0]), must(plenty[1])];

describe('the visitor’s cart at login', () => {
  const shopping_cart = [
    { product_id: first.id, qty: 2 },
    { product_id: first.id, qty: 1, assembly_id: null },
    {
      ...{ product_id: second.id, qty: 1 },
      ...{ assembly_id: 'local-1', assembly_name: 'Mi PC', assembly_group_id: '4' },
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
