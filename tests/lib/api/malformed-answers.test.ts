import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ApiClient } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import { createStubClient } from '@/tests/support/create-stub-client';
import { forAllAsync } from '@/tests/support/for-all';
import { READS } from '@/tests/support/reads';
import { documentOf } from '@/tests/support/resource';

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

const clientOf = (body: string) => createStubClient(() => new Response(body)).client;

const reads = Object.entries(READS).filter(([name]) => !MAY_BE_EMPTY.includes(name));

it.each(reads)(
  'an answer that says nothing is a failure and not an absence: %s',
  async (_, read) => {
    for (const [name, body] of Object.entries(ANSWERS)) {
      const failure = await read(clientOf(body), known).catch((error: unknown) => error);
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

/** Field names that the parsers read, so that odd values get where they matter. */
const NAMES = [
  ...'name slug image image_sm price_with_tax current_price_with_tax coupon'.split(' '),
  ...'offer_months attribute_group_map characteristics bullet_points rating key'.split(' '),
  ...'stores_with_stock hours zip_code state slot title filename video_link page'.split(' '),
  ...'facets filters distribution terms brands days from pickup_stores regimes uses'.split(' '),
  ...'text is_default expires last_used_utc translations unknown_filters categories'.split(' '),
  ...'price monthly created_utc code payload cvc plans total missing minimun_amount'.split(' '),
  ...'monthly_payment_options monthly_payment_months max_months payment_status'.split(' '),
  ...'status text timeline payments invoice courier delivery_address'.split(' '),
];
const RELATIONS = [
  ...'sections banner brand category parent categories images coverImage'.split(' '),
  ...'related items photos tokenizables'.split(' '),
];
const INSIDE = ['id', 'count', 'months', 'month_price'];

const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    ...['1', 'x', '12.5', 'NaN', 'javascript:alert(1)', '//evil.test', '__proto__'],
    ...[1, 0, -5, 1e308, true],
  ),
  fc.array(fc.dictionary(fc.constantFrom(...NAMES, ...INSIDE), fc.jsonValue())),
);
const link = { type: fc.constant('t'), id: fc.constantFrom('1', '2', '3') };
const identifier = fc.record(link);
const resource = fc.record({
  ...link,
  attributes: fc.dictionary(fc.constantFrom(...NAMES), value),
  relationships: fc.dictionary(
    fc.constantFrom(...RELATIONS),
    fc.record({ data: fc.oneof(identifier, fc.array(identifier), fc.constant(null)) }),
  ),
  links: fc.jsonValue(),
});
const body = fc.record({
  data: fc.oneof(resource, fc.array(resource, { maxLength: 4 })),
  included: fc.array(resource, { maxLength: 6 }),
  meta: fc.dictionary(fc.constantFrom(...NAMES), value),
});

/** Finds unsafe addresses anywhere in an entity. */
function unsafeAddresses(entity: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(entity, (key, one) => {
    const isAddress = /image|original|small|large|medium|link$|file$|^url$/i.test(key);
    if (isAddress && typeof one === 'string' && !/^(https?:\/\/|\/(?!\/))/.test(one))
      found.push(one);
    return one;
  });
  return found;
}

/** What is added up may become too large to be a number. The link of a notification is checked where it is shown. */
const SUMS = ['cart', 'checkout totals', 'notifications'];

async function readAny(name: string, client: ApiClient) {
  try {
    const entity = await READS[name]?.(client, known);
    if (SUMS.includes(name)) return;
    const plain = entity instanceof Map ? [...entity] : entity;
    expect(plain, name).toEqual(JSON.parse(JSON.stringify(plain)));
    expect(unsafeAddresses(plain), name).toEqual([]);
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'parse')) throw error;
  }
}

it('any JSON is unreadable, or read as plain entities with safe addresses', () =>
  forAllAsync(fc.oneof({ weight: 4, arbitrary: body }, fc.jsonValue()), async (json) => {
    const document = documentOf(JSON.parse(JSON.stringify(json)));
    const request = async () => document;
    const client = { request, requestOrNull: request } as unknown as ApiClient;
    await Promise.all(Object.keys(READS).map((name) => readAny(name, client)));
  }));
