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

const _detail = async (id = article.id) =>
  must((await api.call(`/shop-v1/products?filter[id]=${id}`)).data[0]).attributes;

const _validate = (qty: number | string, id = article.id) =>
  api.call<Record<string, unknown>>(`/eshop/carrito/valida/${id}/${qty}`);

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
