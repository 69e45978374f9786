import { describe, expect, it } from 'vitest';
import { specEndpoints } from '../../../lib/api/endpoints/spec';
import { compilePath } from '../../../lib/routing/path-pattern';
import { openBackend } from '../../mock-api/test-client';
import { isWhole, type RemovedCall } from './measure';
import { toCallTable } from './table';

const quick = { status: 200, ms: 300 };
const row = (change: Partial<RemovedCall> = {}): RemovedCall => ({
  document: 'home',
  call: '/shop-v1/banners',
  isNeeded: false,
  first: { '404': quick, '500': quick, '8 s': { status: 200, ms: 1_700 } },
  kept: { status: 200, ms: 4 },
  ...change,
});

describe('a document without a call', () => {
  it('is whole when it keeps its status and its time, however the call is removed', () => {
    expect(isWhole(row())).toBe(true);
    const failed = { ...row().first, '500': { status: 500, ms: 100 } };
    expect(isWhole(row({ first: failed }))).toBe(false);
    expect(isWhole(row({ first: failed, isNeeded: true }))).toBe(true);
    const slow = { ...row().first, '8 s': { status: 200, ms: 8_100 } };
    expect(isWhole(row({ first: slow }))).toBe(false);
    expect(isWhole(row({ kept: { status: 200, ms: 8_000 } }))).toBe(false);
  });

  it('is a line of the table', () => {
    const line = toCallTable([row()]).split('\n').at(-1)?.replaceAll(/ +/g, ' ');
    expect(line).toBe(
      '| home | `/shop-v1/banners` | 200, 300 ms | 200, 300 ms | 200, 1,700 ms | 200, 4 ms | yes |',
    );
  });
});

it('a call is removed with every address that its template has, and no other', async () => {
  const api = await openBackend({ size: 60 });
  const path = `/${compilePath(specEndpoints.search.path).source}/`;
  await api.control('faults', { match: { method: 'GET', path }, kind: 'status', status: 404 });
  const statusOf = async (address: string) => (await api.call(address)).status;
  expect(await statusOf('/search?page=1&per_page=1')).toBe(404);
  expect(await statusOf('/search/marca_x?page=1')).toBe(404);
  expect(await statusOf('/search-terms/most-searched')).toBe(200);
});
