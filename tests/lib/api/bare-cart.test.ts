import { expect, it } from 'vitest';
import { createClient } from '@/lib/api/client/client';
import { readCustomerCart } from '@/lib/api/customer-cart';
import { resource } from '@/tests/support/resource';

const TOTALS = { count: 1, subtotal: 100, tax: 16, total: 116 };
const named = (type: string, ...ids: string[]) => ({ data: ids.map((id) => ({ type, id })) });
const line = (id: string, productId: string) =>
  resource(
    'cart-items',
    id,
    { product_id: productId, qty: 1, total_with_tax: 58 },
    { product: {} },
  );
const build = (relationships: object) =>
  resource('assemblies', 'a5', { assembly_id: '5', name: 'Mi equipo', qty: 1 }, relationships);
const PRODUCT = resource(
  'products',
  '41',
  { name: 'Monitor', slug: 'monitor', price_with_tax: 58 },
  { coverImage: { data: { type: 'product-images', id: '3' } } },
);
const PICTURE = resource('product-images', '3', { filename: 'https://media.example/a.png' });

/** A backend whose cart names its products and the pieces of its builds without describing them. */
const readCart = (relationships: object, included: readonly object[]) =>
  readCustomerCart(
    createClient({
      baseUrl: 'https://api.example/api',
      fetch: async (input) => {
        const { pathname } = new URL(String(input));
        if (pathname === '/api/shop-v1/products')
          return Response.json({ data: [PRODUCT], included: [PICTURE] });
        if (pathname === '/api/eshop/carrito/ensamble/5')
          return Response.json({ data: build({ products: named('products', '41', '42') }) });
        const data = { type: 'carts', id: '1', attributes: TOTALS, relationships };
        return Response.json({ data, included });
      },
    }),
  );

it('a line that only names its product has its picture and its address', async () => {
  const { items } = await readCart({ items: named('cart-items', '7') }, [line('7', '41')]);
  expect(items[0]?.line.product).toMatchObject({
    slug: 'monitor',
    name: 'Monitor',
    image: 'https://media.example/a.png',
  });
});

it('a build whose parts the cart only links to has its parts and their prices', async () => {
  const links = { links: { related: '/api/eshop/carrito/ensamble' } };
  const { builds, items } = await readCart(
    { items: named('cart-items', '7', '8'), assemblies: named('assemblies', 'a5') },
    [line('7', '41'), line('8', '42'), build({ products: links })],
  );
  expect(builds.map(({ id }) => id)).toEqual(['5']);
  expect(items.map(({ line }) => [line.assemblyId, line.sent?.total])).toEqual([
    ['5', 58],
    ['5', 58],
  ]);
});
