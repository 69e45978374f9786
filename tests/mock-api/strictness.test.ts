import { describe, expect, it } from 'vitest';
import { openBackend } from './open-backend';

const api = await openBackend({ size: 150 });

const SPANISH =
  /[áéíóúñ]|debe|no existe|permitid|obligatorio|sesión|repetid|Indica|permiten|puede/i;

async function refusal(path: string, init?: RequestInit) {
  const { status, errors, message, headers } = await api.call(path, init);
  expect(headers.get('content-type')).toBe('application/vnd.api+json');
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) {
    expect(error.status).toBe(String(status));
    expect(error.title).not.toBe('');
    expect(error.detail).toMatch(SPANISH);
  }
  expect(message).toBe(errors[0]?.detail);
  return { status, sources: errors.map(({ source }) => source?.parameter ?? source?.pointer) };
}

it('refuses another content type with 415 and another accept with 406', async () => {
  const status = async (headers: Record<string, string>) =>
    (await refusal('/shop-v1/stores', { headers })).status;
  expect(await status({ 'content-type': 'application/json' })).toBe(415);
  expect(await status({ accept: 'text/html' })).toBe(406);
});

it.each([
  ['/search?color=rojo', 'color'],
  ['/search?page=0', 'page'],
  ['/search?page=dos', 'page'],
  ['/search?page=1&page=2', 'page'],
  ['/search?per_page=1000', 'per_page'],
  ['/search?sort=azar', 'sort'],
  ['/search?price_min=-5', 'price_min'],
  ['/search?monthly_max=mucho', 'monthly_max'],
  ['/search?offers=tal-vez', 'offers'],
  [`/search?q=${'a'.repeat(201)}`, 'q'],
  ['/shop-v1/products', 'filter'],
  ['/shop-v1/products?filter[slug]=a&filter[id]=1', 'filter'],
  [`/shop-v1/products?filter[id]=${[...Array(51).keys()]}`, 'filter[id]'],
  ['/shop-v1/products?filter[slug]=a&include=customers', 'include'],
  ['/shop-v1/products?filter[slug]=a&fields[products]=secret', 'fields[products]'],
  ['/shop-v1/sections?filter[key]=nothing', 'filter[key]'],
  ['/shop-v1/products/1001/reviews?sort=price', 'sort'],
])('refuses %s with 400', async (path, parameter) => {
  expect(await refusal(path)).toEqual({ status: 400, sources: [parameter] });
});

describe('paths', () => {
  const PRODUCT = '/shop-v1/products/0';
  it.each([
    '/shop-v1/nothing',
    `${PRODUCT}/reviews`,
    `${PRODUCT}/components`,
    '/eshop/carrito/valida/0/1',
  ])('answers 404 to %s', async (path) => {
    expect((await refusal(path)).status).toBe(404);
  });

  it('gives an empty list for an unknown slug', async () => {
    for (const kind of ['products', 'categories']) {
      const { status, data } = await api.call(`/shop-v1/${kind}?filter[slug]=no-existe`);
      expect([status, data]).toEqual([200, []]);
    }
  });
});

it('names every field of the contact form that is wrong, missing or unknown', async () => {
  const send = (body: string) => refusal('/eshop/contact', { method: 'POST', body });
  const right = { name: 'Ana Ruiz', subject: 'Factura' };
  const wrong = { ...right, email: 'ana', phone: '55-1234', coupon: 'X' };
  const { status, sources } = await send(JSON.stringify(wrong));
  expect(status).toBe(422);
  expect(sources.sort()).toEqual(['/coupon', '/email', '/message', '/phone']);
  expect((await send('{')).status).toBe(400);
});
