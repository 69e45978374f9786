import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from './catalogue/types';
import { must, openBackend } from './test-client';

let api: Awaited<ReturnType<typeof openBackend>>;
let article: Article;
beforeAll(async () => {
  api = await openBackend({ size: 300 });
  article = must(
    api.articles.find(
      ({ stock, prices }) => stock.total > 5 && prices.price > 500 && prices.price < 5000,
    ),
  );
});
afterEach(() => api.control('reset', {}));

const detail = async (id = article.id) =>
  must((await api.call(`/shop-v1/products?filter[id]=${id}`)).data[0]).attributes;

const validate = (qty: number | string, id = article.id) =>
  api.call<Record<string, unknown>>(`/eshop/carrito/valida/${id}/${qty}`);

describe('prices', () => {
  it('change everywhere at once', async () => {
    const { status } = await api.control('price', {
      productId: article.id,
      price_with_tax: 40_000,
      current_price_with_tax: 39_000,
    });
    expect(status).toBe(200);
    expect(await detail()).toMatchObject({
      price_with_tax: 40_000,
      current_price_with_tax: 39_000,
    });
    expect((await validate(1)).meta).toMatchObject({
      price_with_tax: 40_000,
      current_price_with_tax: 39_000,
    });
    const { data } = await api.search('?price_min=35000&price_max=40000&per_page=100');
    expect(data.find(({ id }) => id === article.id)?.attributes.current_price_with_tax).toBe(
      39_000,
    );
    expect((await detail()).offer_months).toMatchObject([
      { months: 3, total: expect.any(Number) },
      {},
      {},
      {},
      { months: 18 },
    ]);
  });

  it('keep what an earlier change set', async () => {
    await api.control('price', {
      productId: article.id,
      price_with_tax: 900,
      current_price_with_tax: 800,
    });
    await api.control('price', { productId: article.id, mwi_one_disc_percent: 10 });
    expect(await detail()).toMatchObject({
      price_with_tax: 900,
      current_price_with_tax: 800,
      mwi_one_price_with_tax: 720,
    });
  });

  it('are refused for an unknown product or a negative amount', async () => {
    expect((await api.control('price', { productId: '0', price_with_tax: 5 })).status).toBe(404);
    expect((await api.control('price', { productId: article.id, price_with_tax: -5 })).status).toBe(
      422,
    );
  });
});

describe('stock', () => {
  it('tells a cart how many there are', async () => {
    const { total } = article.stock;
    expect((await validate(total)).meta).toEqual({
      valid: true,
      product_id: article.id,
      qty: total,
      max_qty: total,
      message: null,
      price_with_tax: article.prices.price,
      current_price_with_tax: article.prices.current,
    });
    expect((await validate(total + 1)).meta).toMatchObject({
      valid: false,
      max_qty: total,
      message: expect.stringContaining(String(total)),
    });
    expect((await api.call(`/eshop/carrito/valida/${article.id}`)).meta).toMatchObject({
      qty: 1,
      valid: true,
    });
    for (const qty of ['0', '-1', '1.5', 'dos']) expect((await validate(qty)).status).toBe(422);
  });

  it('changes everywhere at once, and comes back with a reset', async () => {
    const before = await detail();
    await api.control('stock', { productId: article.id, stores: {}, providers: 0 });
    expect(await detail()).toMatchObject({
      stock_total: 0,
      is_web_purchasable: false,
      delivery_days: null,
    });
    expect((await validate(1)).meta).toMatchObject({
      valid: false,
      max_qty: 0,
      message: 'Este producto está agotado por el momento.',
    });
    const slug = must(article.brandSlug);
    const inStock = (await api.search(`/marca_${slug}?in_stock=1&per_page=100`)).data.map(
      ({ id }) => id,
    );
    expect(inStock).not.toContain(article.id);
    await api.control('stock', {
      productId: article.id,
      stores: { [must(Object.keys(article.stock.stores)[0] ?? '1')]: 2 },
    });
    expect(await detail()).toMatchObject({ stock_total: 2, has_last_stock: true });
    await api.control('reset', {});
    expect(await detail()).toEqual(before);
  });

  it('takes a sold out article off the home page', async () => {
    const shown = async () =>
      (await api.call('/shop-v1/sections?filter[key]=offers')).included
        .filter(({ type }) => type === 'products')
        .map(({ id }) => id);
    const [first] = await shown();
    await api.control('stock', { productId: must(first), stores: {}, providers: 0 });
    expect(await shown()).not.toContain(first);
  });
});

it('logs every call', async () => {
  await api.call('/shop-v1/stores');
  await api.call('/search?q=ssd');
  await api.call('/search?q=hdd');
  const { body } = await api.control('requests');
  expect(body.requests).toEqual({ 'GET /api/shop-v1/stores': 1, 'GET /api/search': 2 });
  expect(body.log).toMatchObject([
    { method: 'GET', path: '/api/shop-v1/stores' },
    { path: '/api/search?q=ssd' },
    { path: '/api/search?q=hdd' },
  ]);
});

describe('the state file', () => {
  it('keeps what changed until a reset', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mock-api-'));
    const stateFile = join(folder, 'state.json');
    try {
      const first = await openBackend({ size: 150, stateFile });
      const { id } = must(first.articles[7]);
      await first.control('price', { productId: id, current_price_with_tax: 123 });
      await first.control('stock', { productId: id, stores: {}, providers: 4 });
      await first.control('reviews', { productId: id, rating: 2, opinion: 'Regular.' });
      const contact = {
        name: 'Ana Ruiz',
        email: 'ana@example.com',
        phone: '5512345678',
        subject: 'Duda',
        message: 'Tengo una duda.',
      };
      await first.call('/eshop/contact', { method: 'POST', body: JSON.stringify(contact) });

      const second = await openBackend({ size: 150, stateFile });
      const { meta } = await second.call(`/eshop/carrito/valida/${id}/5`);
      expect(meta).toMatchObject({ valid: false, max_qty: 4, current_price_with_tax: 123 });
      expect(
        (await second.call(`/shop-v1/products/${id}/reviews`)).data[0]?.attributes.opinion,
      ).toBe('Regular.');
      const again = await second.call<{ folio: string }>('/eshop/contact', {
        method: 'POST',
        body: JSON.stringify(contact),
      });
      expect(again.meta.folio).toBe('C-10002');

      await second.control('reset', {});
      expect(JSON.parse(readFileSync(stateFile, 'utf8'))).toEqual({
        contacts: [],
        customers: null,
        overrides: [],
        reviews: [],
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
