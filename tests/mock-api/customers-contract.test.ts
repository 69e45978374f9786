import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '@/lib/api/endpoints/all';
import { as, enter, json, LAURA, login } from './customer-client';
import { openBackend } from './open-backend';
import { must } from './test-client';

const api = await openBackend({ size: 150 });
const personal = allEndpoints.filter(({ access }) => access === 'customer');
const address = (path: string) => path.replace(/\{\w+\??\}/g, '0');

describe('every call of a customer', () => {
  it.each(personal.map(({ method, path }) => [method, path]))(
    'refuses %s %s without a session, and a token that is unknown',
    async (method, path) => {
      const body = method === 'GET' ? {} : { body: json({}) };
      const { status, errors, message } = await api.call(address(path), { method, ...body });
      expect([status, errors[0]?.status]).toEqual([401, '401']);
      expect(message).toBe('Necesitas iniciar sesión para realizar esta operación.');
      const headers = { authorization: 'Bearer unknown' };
      expect((await api.call(address(path), { method, headers, ...body })).status).toBe(401);
    },
  );

  it('is answered with one', async () => {
    for (const { method, path } of personal) {
      const { meta } = await login(api, LAURA);
      const calls = as(api, meta.token.access_token);
      const verb = method.toLowerCase() as Lowercase<typeof method>;
      const { status } = await calls[verb](address(path), method === 'GET' ? undefined : {});
      expect([path, status]).not.toEqual([path, 401]);
      expect([path, status]).not.toEqual([path, 500]);
    }
  });
});

describe('the state file', () => {
  it('keeps sessions, carts and everything else over a restart', async () => {
    const stateFile = join(mkdtempSync(join(tmpdir(), 'mock-state-')), 'state.json');
    const before = await openBackend({ size: 150, stateFile });
    const laura = await enter(before, LAURA);
    const product = before.articles.find(({ stock }) => stock.total > 2)?.id;
    await laura.get(`/eshop/carrito/agregar/${product}/2`);
    const after = await openBackend({ size: 150, stateFile });
    const again = as(after, laura.answer.meta.token.access_token);
    expect((await again.get('/eshop/carrito/total-items')).meta).toEqual({ count: 1, pieces: 2 });
  });

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
