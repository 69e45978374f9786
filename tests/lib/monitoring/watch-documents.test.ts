import { describe, expect, it, vi } from 'vitest';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { checkDocument } from '@/lib/contract/check-document';
import type { ContractFinding } from '@/lib/contract/check-fields';
import type { LogLine } from '@/lib/monitoring/log';
import { createDocumentWatch } from '@/lib/monitoring/watch-documents';
import { createWatchedFetch } from '@/lib/monitoring/watched-client';

const { products } = assumedEndpoints;
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
  const watch = createDocumentWatch({
    check,
    log: (line) => lines.push(line),
    isDevelopment,
    now: () => clock.time,
  });
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
    expect(check).toHaveBeenCalledExactlyOnceWith(
      products,
      200,
      { data: [] },
      { 'filter[slug]': 'a', include: 'brand' },
    );
    clock.time = 10_000;
    await pass(products);
    expect(check).toHaveBeenCalledTimes(2);
    expect(lines).toEqual([
      {
        level: 'warn',
        event: 'unreadable-field',
        severity: 'should',
        call: 'GET /shop-v1/products',
        type: 'products',
        field: 'name',
        problem: 'is absent',
        consequence: 'the name is missing',
        id: '7',
      },
    ]);
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
    expect(lines).toMatchObject([
      {
        call: 'GET /shop-v1/customers/{id}/addresses',
        field: 'map[].x',
        problem: 'is of another type',
      },
    ]);
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
    vi.stubGlobal('fetch', async () => Response.json({ data: [{ id: '1' }] }));
    const watched = createWatchedFetch('https://api.example/api', watch);
    const url = 'https://api.example/api/shop-v1/products?filter[id]=1';
    const response = await watched(url, { method: 'GET' });
    expect(await response.json()).toEqual({ data: [{ id: '1' }] });
    await vi.waitFor(() => expect(check).toHaveBeenCalledOnce());
    expect(check.mock.lastCall).toEqual([
      products,
      200,
      { data: [{ id: '1' }] },
      { 'filter[id]': '1' },
    ]);
    expect(await (await watched('https://api.example/api/elsewhere')).json()).toBeDefined();
    vi.unstubAllGlobals();
  });
});

it('tells that entries of a list are no resources', () => {
  const body = { data: [{ type: 'products', id: '1' }, { id: '2' }] };
  expect(checkDocument(products, 200, body)).toContainEqual(
    expect.objectContaining({ field: 'data', problem: 'has entries that are no resources' }),
  );
});
