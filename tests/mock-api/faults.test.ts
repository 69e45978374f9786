import { afterEach, expect, it } from 'vitest';
import { openBackend } from './open-backend';

const api = await openBackend({ size: 150 });
afterEach(() => api.control('reset', {}));

const STORES = '/api/shop-v1/stores';
const fault = (body: Record<string, unknown>) => api.control('faults', body);

it.each([401, 404, 422, 429, 500, 503])(
  'faults answer %i as a JSON:API error in Spanish',
  async (status) => {
    await fault({ kind: 'status', status });
    const answer = await api.call('/shop-v1/stores');
    expect(answer.status).toBe(status);
    const named = { status: String(status), title: expect.any(String) };
    expect(answer.errors[0]).toMatchObject(named);
    expect(answer.message).not.toBe('');
  },
);

it.each([
  [{ kind: 'status', status: 422, answer: { own: 1 } }, 422, '{"own":1}'],
  [{ kind: 'sqlstate' }, 500, 'SQLSTATE[HY000] [2002]'],
  [{ kind: 'html' }, 502, '<h1>502'],
])('faults answer %j with %i', async (body, status, text) => {
  await fault(body);
  const response = await api.raw(STORES);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
});

it('faults cut the document or the connection', async () => {
  await fault({ kind: 'broken-json', times: 1 });
  await fault({ kind: 'drop', times: 1 });
  const response = await api.raw(STORES);
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow(SyntaxError);
  expect((await api.raw(STORES)).type).toBe('error');
  expect((await api.raw(STORES)).status).toBe(200);
});

it('faults delay an answer that stays right', async () => {
  await fault({ kind: 'latency', ms: 60 });
  const before = performance.now();
  expect((await api.call('/shop-v1/stores')).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThanOrEqual(55);
});

it('faults stop after so many calls, or when cleared', async () => {
  const { body } = await fault({ kind: 'status', status: 503, times: 2 });
  expect(body.faults).toMatchObject([{ kind: 'status', status: 503, times: 2 }]);
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await api.raw(STORES)).status);
  expect(statuses).toEqual([503, 503, 200]);
  await fault({ kind: 'status', status: 503 });
  expect((await api.raw(STORES)).status).toBe(503);
  await api.control('faults/clear', {});
  expect((await api.raw(STORES)).status).toBe(200);
});

const PRODUCT = '/api/shop-v1/products?include=brand&filter%5Bslug%5D=';
it.each([
  ['the start of a path', { path: '/shop-v1/sto' }, [STORES], ['/api/shop-v1/zip-codes/06700']],
  ['a method', { method: 'POST' }, [], [STORES]],
  [
    'one value of the query',
    { path: '/shop-v1/products?filter[slug]=uno' },
    [`${PRODUCT}uno`],
    [`${PRODUCT}uno-2`, `${PRODUCT}dos`],
  ],
  [
    'an expression on path and query',
    { path: '/^\\/search.*[?&]q=ssd(&|$)/' },
    ['/api/search?page=2&q=ssd'],
    ['/api/search?q=ssd2', '/api/search'],
  ],
  [
    'an expression on the path alone',
    { path: '/^/search$/' },
    ['/api/search?q=ssd'],
    ['/api/search/marca_asus'],
  ],
])('faults spoil only %s', async (_what, match, spoiled, spared) => {
  await fault({ match, kind: 'status', status: 503 });
  for (const path of spoiled) expect([path, (await api.raw(path)).status]).toEqual([path, 503]);
  for (const path of spared) expect([path, (await api.raw(path)).status]).toEqual([path, 200]);
});

it.each([{ kind: 'fire' }, { kind: 'status', status: 302 }, { kind: 'html', when: 'now' }])(
  'faults are refused when they make no sense: %j',
  async (body) => expect((await fault(body)).status).toBe(422),
);
