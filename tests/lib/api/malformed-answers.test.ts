import { expect, it } from 'vitest';
import { type ApiClient, createClient } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import { READS } from '@/tests/support/reads';

const known = { customerId: '1', productId: '2', slug: 'a', orderId: '3' };

const document = (data: unknown) => JSON.stringify({ data });

/** Successful answers that say nothing. None of them means that there is nothing. */
const ANSWERS: Readonly<Record<string, string>> = {
  nothing: '',
  null: 'null',
  'an empty list': '[]',
  'an empty object': '{}',
  'a text': '"ok"',
  HTML: '<!doctype html><p>OK</p>',
  'cut JSON': '{"data":[{"type":"products","id":"1"',
  'no data': '{"jsonapi":{"version":"1.0"}}',
  'data of null': document(null),
  'data of a text': document('x'),
  'a list of texts': document(['x', 'y']),
  'resources without a type': document([{ id: '1', attributes: { name: 'A' } }]),
};

/** What can do without an answer. */
const MAY_BE_EMPTY: readonly string[] = ['most searched', 'delivery estimate', 'validation'];

const clientOf = (body: string): ApiClient =>
  createClient({
    baseUrl: 'https://b.test/api',
    fetch: async () => new Response(body, { status: 200 }),
  });

const reads = Object.entries(READS).filter(([name]) => !MAY_BE_EMPTY.includes(name));

it.each(reads)(
  'an answer that says nothing is a failure and not an absence: %s',
  async (_, read) => {
    for (const [name, body] of Object.entries(ANSWERS)) {
      const failure = await read(clientOf(body), known).then(
        (found) => ({ found }),
        (error: unknown) => error,
      );
      expect(failure, name).toBeInstanceOf(ApiError);
      expect(failure, name).toMatchObject({ kind: 'parse' });
    }
  },
);

/** Those whose entries need more than an id. */
const NEED_ATTRIBUTES: readonly string[] = [
  ...['brands', 'category', 'categories', 'stores', 'landing', 'search', 'product'],
  ...['build groups', 'candidates', 'cart', 'checkout totals', 'couriers', 'addresses', 'order'],
  ...['orders', 'zip code', 'components', 'stock', 'invoicing profiles'],
];

it.each(reads.filter(([name]) => NEED_ATTRIBUTES.includes(name)))(
  'resources without attributes are a failure: %s',
  async (_, read) => {
    for (const attributes of [null, {}, 'x', []]) {
      const body = document([{ type: 'products', id: '1', attributes }]);
      await expect(read(clientOf(body), known)).rejects.toMatchObject({ kind: 'parse' });
    }
  },
);

it('an empty list is no failure', async () => {
  const client = clientOf(document([]));
  expect(await READS.orders?.(client, known)).toMatchObject({ orders: [] });
  expect(await READS.product?.(client, known)).toBeNull();
});
