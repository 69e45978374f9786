import { expect, it } from 'vitest';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { readProductStock } from '@/lib/api/product-stock';
import { checkQuery } from '@/lib/bff/request-checks';
import { getStoresInStock } from '@/lib/domain/product/store-stock';
import { createStubClient } from '@/tests/support/create-stub-client';

const stores = [
  { store_id: 1, name: 'León', stock: '3' },
  { store_id: '2', name: 'Mérida', stock: 9 },
  { store_id: '3', name: 'Puebla', stock: 0 },
  { store_id: '', name: 'Sin id', stock: 9 },
  'nada',
];
const attributes = { name: 'SSD', slug: 'ssd', stores_with_stock: stores };

it('reads the stock of a product in each store, with a call that browsers may use', async () => {
  const { client, urls } = createStubClient({ data: [{ type: 'products', id: '7', attributes }] });
  const product = await readProductStock(client, 'ssd');
  expect(product).toMatchObject({ id: '7', slug: 'ssd', name: 'SSD', cover: null });
  expect(getStoresInStock(product?.stores ?? []).map(({ name, stock }) => [name, stock])).toEqual([
    ['Mérida', 9],
    ['León', 3],
  ]);
  const { searchParams } = urls[0] ?? new URL('https://b.test');
  expect(checkQuery(assumedEndpoints.products, searchParams)).toBeTruthy();
});

it('returns null for an unknown product, and throws when the backend fails', async () => {
  expect(await readProductStock(createStubClient({ data: [] }).client, 'x')).toBeNull();
  await expect(readProductStock(createStubClient({}, 500).client, 'x')).rejects.toThrow();
});
