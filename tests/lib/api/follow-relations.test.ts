import { beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '@/lib/api/client/client';
import { readProduct } from '@/lib/api/product';
import { resource } from '@/tests/support/resource';

const send = vi.fn<typeof fetch>();
const client = createClient({ baseUrl: 'https://api.example/api', fetch: send });

const linked = (path: string) => ({ links: { related: path } });
const product = resource(
  'products',
  '7',
  { name: 'SSD', slug: 'ssd', price_with_tax: 10 },
  {
    brand: linked('https://elsewhere.example/api/shop-v1/products/7/brand'),
    images: linked('/api/shop-v1/products/7/images'),
    category: linked('/otra/cosa'),
    components: { data: [] },
  },
);
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/shop-v1/products': [product],
  '/api/shop-v1/products/7/brand': resource('brands', '1', { name: 'X', slug: 'x' }),
  '/api/shop-v1/products/7/images': [
    { type: 'product-images', id: '3', attributes: { filename: 'https://cdn.test/3.png' } },
  ],
};

beforeEach(() => {
  send.mockReset().mockImplementation(async (url) => {
    const data = ANSWERS[new URL(String(url)).pathname];
    return data ? Response.json({ data }) : new Response('down', { status: 500 });
  });
});

it('reads the relations of a product that have links only, from the backend itself', async () => {
  expect(await readProduct(client, 'ssd')).toMatchObject({
    brand: { name: 'X' },
    cover: { id: '3' },
    images: [{ id: '3' }],
    category: null,
    components: [],
  });
  const urls = send.mock.calls.map(([url]) => new URL(String(url)));
  expect(new Set(urls.map(({ origin }) => origin))).toEqual(new Set(['https://api.example']));
  expect(new Set(urls.map(({ pathname }) => pathname))).toEqual(new Set(Object.keys(ANSWERS)));
});

it('shows the product without a relation that fails', async () => {
  const images = linked('/api/shop-v1/products/8/images');
  const failing = { ...product, relationships: { ...product.relationships, images } };
  send.mockImplementationOnce(async () => Response.json({ data: [failing] }));
  expect(await readProduct(client, 'ssd')).toMatchObject({ brand: { name: 'X' }, cover: null });
});
