import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@/lib/api/client/client';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { checkDocument } from '@/lib/contract/check-document';
import type { ContractFinding } from '@/lib/contract/check-fields';
import type { LogLine } from '@/lib/monitoring/log';
import { createDocumentWatch } from '@/lib/monitoring/watch-documents';
import { createWatchedFetch, withFailureLog } from '@/lib/monitoring/watched-client';
import { recordLog } from '@/tests/support/logged-lines';

const { products, zipCode } = assumedEndpoints;
const { customerAddresses } = assumedAccountEndpoints;
const finding = (more = {}): ContractFinding => ({
  level: 'should',
  call: 'GET /shop-v1/products',
  screen: 'product page',
  type: 'products',
  id: '7',
  field: 'name',
  problem: 'is absent',
  consequence: 'the name is missing',
  ...more,
});

function setUp(found: ContractFinding[], isDevelopment = false) {
  const lines: LogLine[] = [];
  const clock = { time: 0 };
  const check = vi.fn((): ContractFinding[] => found);
  const log = (line: LogLine) => void lines.push(line);
  const watch = createDocumentWatch({ check, log, isDevelopment, now: () => clock.time });
  const pass = async (endpoint: Endpoint, body = '{"data":[]}', url = endpoint.path) => {
    watch(endpoint)?.({ status: 200, url, read: () => body });
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { lines, clock, check, watch, pass };
}

describe('documents that pass', () => {
  it('are told by call, type and field once an hour, one checked in ten seconds', async () => {
    const { lines, clock, check, pass } = setUp([finding(), finding({ id: '8' })]);
    await pass(products, '{"data":[]}', '/shop-v1/products?filter[slug]=a&include=brand');
    await pass(products);
    const query = { 'filter[slug]': 'a', include: 'brand' };
    expect(check).toHaveBeenCalledExactlyOnceWith(products, 200, { data: [] }, query);
    clock.time = 10_000;
    await pass(products);
    expect(check).toHaveBeenCalledTimes(2);
    const { level, screen, ...told } = finding();
    const line = { level: 'warn', event: 'unreadable-field', severity: level };
    expect(lines).toEqual([{ ...line, ...told }]);
    clock.time = 3_600_000;
    await pass(products);
    expect(lines[1]).toMatchObject({ field: 'name', repeated: 3 });
  });

  it('keep values, keys of maps and ids of what belongs to a customer for themselves', async () => {
    const { lines, pass } = setUp([
      finding({ field: 'map[Juan Pérez].x', problem: 'is the text Juan Pérez and not a number' }),
    ]);
    await pass(customerAddresses);
    expect(JSON.stringify(lines)).not.toMatch(/Juan|"7"/);
    const call = 'GET /shop-v1/customers/{id}/addresses';
    expect(lines).toMatchObject([{ call, field: 'map[].x', problem: 'is of another type' }]);
  });

  it('leave out in production what may be absent, and tell everything in development', async () => {
    const found = [finding({ level: 'may' }), finding({ level: 'must', field: 'slug' })];
    const production = setUp(found);
    await production.pass(products);
    expect(production.lines).toMatchObject([{ severity: 'must', field: 'slug' }]);
    const development = setUp(found, true);
    await development.pass(products);
    await development.pass(products);
    expect(development.check).toHaveBeenCalledTimes(2);
    expect(development.lines.map(({ field }) => field)).toEqual(['name', 'slug']);
  });

  it('are not checked when they are long, and a check that fails harms nobody', async () => {
    const { lines, check, pass } = setUp([]);
    await pass(products, ' '.repeat(1_000_001));
    expect(check).not.toHaveBeenCalled();
    check.mockImplementation(() => {
      throw new Error('broken');
    });
    await pass(customerAddresses);
    expect(lines).toMatchObject([{ event: 'unchecked-document', reason: 'Error: broken' }]);
  });

  it('are read from a copy, which the caller does not notice', async () => {
    const { check, watch } = setUp([]);
    const body = { data: [{ id: '1' }] };
    vi.stubGlobal('fetch', async () => Response.json(body));
    const watched = createWatchedFetch('https://api.example/api', watch);
    const url = 'https://api.example/api/shop-v1/products?filter[id]=1';
    const response = await watched(url, { method: 'GET' });
    expect(await response.json()).toEqual(body);
    await vi.waitFor(() => expect(check).toHaveBeenCalledOnce());
    expect(check.mock.lastCall).toEqual([products, 200, body, { 'filter[id]': '1' }]);
    expect(await (await watched('https://api.example/api/elsewhere')).json()).toBeDefined();
  });
});

it('tells that entries of a list are no resources', () => {
  const body = { data: [{ type: 'products', id: '1' }, { id: '2' }] };
  expect(checkDocument(products, 200, body)).toContainEqual(
    expect.objectContaining({ field: 'data', problem: 'has entries that are no resources' }),
  );
});

let minute = 0;
/** A client of a backend that answers so; each test has a minute of its own, or equal lines would be held back. */
function clientTo(answer: () => Promise<Response> | Response) {
  minute += 1;
  vi.useFakeTimers({ now: minute * 60_000, toFake: ['Date'] });
  const client = createClient({ baseUrl: 'https://api.example/api', fetch: async () => answer() });
  return { client: withFailureLog(client), takeLog: recordLog() };
}
const UNREACHABLE = new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') });
const params = { params: { zipCode: '06700' } };

it.each([
  ['a status', () => new Response('<html>', { status: 503 }), 503, 'http'],
  ['an answer that cannot be read', () => new Response('<html>'), 200, 'parse'],
  ['no answer', () => Promise.reject(UNREACHABLE), null, 'ECONNREFUSED'],
])('logs a call that fails with %s by its template', async (_, answer, status, reason) => {
  const { client, takeLog } = clientTo(answer);
  await expect(client.request(zipCode, params)).rejects.toThrow();
  const call = 'GET /shop-v1/zip-codes/{zipCode}';
  const line = { level: 'error', event: 'backend-call-failed', call, status, reason };
  expect(takeLog()).toMatchObject([{ ...line, durationMs: expect.any(Number) }]);
});

it('logs neither an expected 404 nor a call that is given up', async () => {
  const { client, takeLog } = clientTo(() => new Response('{}', { status: 404 }));
  expect(await client.requestOrNull(zipCode, params)).toBeNull();
  const given = { ...params, signal: AbortSignal.abort() };
  await expect(client.request(zipCode, given)).rejects.toThrow();
  expect(takeLog()).toEqual([]);
});
