import { beforeEach, describe, expect, it } from 'vitest';
import { add, cartOf, lines } from './cart-client';
import { document, enter, NEWCOMER, pointers } from './customer-client';
import { must, openBackend } from './test-client';

const api = await openBackend({ size: 300 });
beforeEach(() => api.control('reset', {}));

const plenty = api.articles.filter(({ stock }) => stock.total >= 12);
const [first, second, third] = [must(plenty[0]), must(plenty[1]), must(plenty[2])];

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
    expect(pointers(review)).toContain(`/items/${must(items[0]).id}`);
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
    const kept = (await cartOf(ana)).items.map(({ id: item }) => item);
    await patch({ qty: 2, products });
    expect((await cartOf(ana)).items.map(({ id: item }) => item)).toEqual(kept);
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
    expect((await patch({ qty: 500, products })).status).toBe(422);
    expect((await patch({ qty: 1 })).status).toBe(422);
    await patch({ qty: 1, products: [part(third.id, '1')] });
    expect(lines((await cartOf(ana)).items)).toEqual({ [third.id]: 1 });
    await ana.delete(`/eshop/carrito/ensamble/${id}`);
    expect((await cartOf(ana)).items).toEqual([]);
    expect((await ana.get(`/eshop/carrito/ensamble/${id}`)).status).toBe(404);
  });
});
