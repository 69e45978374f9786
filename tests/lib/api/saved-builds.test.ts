import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildGroupsQuery, candidatesInfiniteQuery, partsQuery } from '@/lib/api/assembly';
import { backendCompatibilityQuery } from '@/lib/api/assembly-compatibility';
import { addBuildToCart, cartBuildQuery, replaceBuildInCart } from '@/lib/api/cart-build';
import { browserClient } from '@/lib/api/client/browser-client';
import { setClientHooks } from '@/lib/api/client/browser-hooks';
import {
  deleteSavedBuild,
  saveBuildName,
  savedBuildQuery,
  savedBuildsQuery,
  savedBuildValidityQuery,
} from '@/lib/api/saved-builds';
import { suggestedBuildQuery } from '@/lib/api/suggested-build';
import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import { addPart, resolveEntries } from '@/lib/domain/build/selection';
import type { BuildEntry } from '@/lib/domain/build/types';
import { BUILD_USES } from '@/lib/domain/build/uses';
import { BuildSaveError, saveBuild } from '@/stores/flows/builder/save-build';
import { enter, NEWCOMER } from '../../mock-api/customer-client';
import { openBackend } from '../../mock-api/open-backend';
import { must } from '../../mock-api/test-client';
import { mockBackend } from '../../support/mock-backend';

const api = await openBackend({ size: 3000 });
mockBackend(api.backend.handlers);
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });
let customerId = '';

beforeEach(async () => {
  await api.control('reset', {});
  const { id, answer } = await enter(api, NEWCOMER);
  customerId = id;
  setClientHooks({
    headers: () => ({ authorization: `Bearer ${answer.meta.token.access_token}` }),
  });
});
afterEach(() => {
  client.clear();
  setClientHooks({});
});

const asked = { filters: NO_BUILDER_FILTERS, productIds: [], onlyCompatible: false, groupId: '1' };
const firstPage = async (groupId: string, more = {}) => {
  const query = candidatesInfiniteQuery({ ...asked, groupId, ...more });
  return must((await client.fetchInfiniteQuery(query)).pages[0]);
};
const candidates = async (groupId: string, more = {}) =>
  (await firstPage(groupId, more)).candidates;

/** One part of each required step, compatible or not. */
async function anyBuild(): Promise<BuildEntry[]> {
  const filters = { ...NO_BUILDER_FILTERS, stockStatus: ['available'] };
  const entries: BuildEntry[] = [];
  for (const groupId of ['1', '2', '4', '5', '7', '8']) {
    const [first] = await candidates(groupId, { filters });
    entries.push(...addPart([], groupId, must(first).part).entries);
  }
  return entries;
}
const names = async () =>
  (await client.fetchQuery(savedBuildsQuery(customerId))).map(({ name }) => name);

describe('steps and parts', () => {
  it('groups have the role of their parts', async () => {
    const groups = await client.fetchQuery(buildGroupsQuery());
    expect(Object.fromEntries(groups.map(({ name, role }) => [name, role]))).toMatchObject({
      Procesador: 'cpu',
      'Tarjeta madre': 'motherboard',
      Enfriamiento: 'cooler',
      'Memoria RAM': 'ram',
      Almacenamiento: 'storage',
      'Tarjeta de video': 'gpu',
      'Fuente de poder': 'psu',
      Gabinete: 'case',
      Monitor: null,
      Ventiladores: null,
    });
  });

  it('parts come 15 a page with facts, configs and filters', async () => {
    const page = await firstPage('2');
    expect(page.candidates).toHaveLength(15);
    for (const { part } of page.candidates) {
      expect(part.facts?.socket).toBeTruthy();
      expect(part.groupId).toBe('2');
    }
    const [brand] = page.options.brands;
    const filters = { ...NO_BUILDER_FILTERS, brands: [must(brand).value], secondary: ['wifi'] };
    const filtered = await firstPage('2', { filters });
    expect(filtered.total).toBeLessThan(must(page.total));
    for (const { summary } of filtered.candidates) expect(summary.name).toMatch(/wifi/i);
  });

  it('parts come page after page without one twice', async () => {
    const query = candidatesInfiniteQuery({ ...asked, groupId: '6' });
    const { pages } = await client.fetchInfiniteQuery({ ...query, pages: 3 });
    const found = pages.flatMap(({ candidates: some }) => some.map(({ id }) => id));
    expect(found).toHaveLength(45);
    expect(new Set(found).size).toBe(45);
  });

  it('each part tells whether the backend considers it compatible', async () => {
    const cpu = must((await candidates('1')).find(({ part }) => part.facts?.socket === 'AM5'));
    const boards = await candidates('2', { productIds: [cpu.id], pageSize: 50 });
    const wrong = must(boards.find(({ part }) => part.facts?.socket !== 'AM5'));
    expect(wrong.isCompatible).toBe(false);
    const info = await client.fetchQuery(backendCompatibilityQuery(wrong.id, [cpu.id]));
    expect(info.isCompatible).toBe(false);
    expect(info.messages).toContain('El socket no coincide.');
  });

  it('a shared build is restored by ids, and reports missing parts', async () => {
    const [first] = await candidates('4');
    const { part } = must(first);
    const parts = await client.fetchQuery(partsQuery([part.id, '999999']));
    expect(parts.get(part.id)).toMatchObject({ id: part.id, facts: part.facts, groupId: '4' });
    const some = { groupId: null, qty: 1 };
    const references = [part.id, '999999'].map((productId) => ({ ...some, productId }));
    const found = { entries: [{ groupId: '4' }], gone: ['999999'] };
    expect(resolveEntries(references, parts)).toMatchObject(found);
  });
});

describe('a suggested build', () => {
  const suggest = async (budget: number, use: (typeof BUILD_USES)[number]) => {
    const groups = await client.fetchQuery(buildGroupsQuery());
    return client.fetchQuery(suggestedBuildQuery(groups, { budget, use }));
  };

  it('is complete and within the budget', async () => {
    const build = await suggest(30_000, 'gaming-1080p');
    expect(build?.total).toBeLessThanOrEqual(30_000);
    expect(build?.parts.length).toBeGreaterThanOrEqual(7);
  });

  it.each([15_000, 25_000])('spends nearly all of %d pesos for the first use', async (budget) => {
    const build = await suggest(budget, BUILD_USES[0]);
    expect(build?.total).toBeGreaterThan(budget * 0.8);
    expect(build?.total).toBeLessThanOrEqual(budget);
  });
});

const save = (entries: readonly BuildEntry[], id: string | null = null, name = 'Mi PC') =>
  saveBuild({ customerId, id, name }, entries);
const nameOne = (name: string) => saveBuildName(browserClient, { customerId, id: null, name });
const fail = (method: string, path: string, more: object = {}) => {
  const match = { method, path: `/shop-v1/${path}` };
  return api.control('faults', { match, kind: 'status', status: 500, times: 1, ...more });
};
const [CONFIGS, DETAILS] = ['assembly-configs', 'assembly-config-details'];

describe('spec 4.5, saving', () => {
  it('creates a saved build with one detail per part, which opens again by its slug', async () => {
    const entries = await anyBuild();
    const skipped = { groupId: '6', part: null, qty: 0, detailId: null };
    const { config, entries: saved } = await save([...entries, skipped]);
    expect(saved.every(({ detailId }) => detailId)).toBe(true);
    const opened = must(await client.fetchQuery(savedBuildQuery(customerId, config.slug)));
    expect(opened.config).toEqual(config);
    const told = (all: readonly BuildEntry[]) =>
      all.map(({ part, qty, groupId, detailId }) => [part?.id, qty, groupId, detailId]);
    expect(told(opened.entries)).toEqual(told(saved));
    expect(opened.entries[0]?.part?.facts).toEqual(entries[0]?.part?.facts);
    const valid = await client.fetchQuery(savedBuildValidityQuery(customerId, config.id));
    expect([true, false, null]).toContain(valid.isCompatible);
  });

  it('renames a saved build, and writes only the differences', async () => {
    const first = await save(await anyBuild());
    const { id, slug } = first.config;
    const kept = first.entries.slice(1);
    const again = await save(kept, id, 'Otra');
    expect(again.config).toMatchObject({ id, slug, name: 'Otra' });
    expect(again.entries).toEqual(kept);
    expect(await names()).toEqual(['Otra']);
  });

  it.each([null, 'saved'])(
    'deletes the saved build when the third detail fails (%s before)',
    async (before) => {
      const entries = await anyBuild();
      const id = before && (await nameOne('Mi PC')).id;
      await fail('POST', DETAILS, { skip: 2 });
      const error = await save(entries, id).catch((one: unknown) => one);
      expect(error).toBeInstanceOf(BuildSaveError);
      expect(error).toMatchObject({ isGone: true, cause: { status: 500 } });
      expect(await names()).toEqual([]);
      // The caller still has all parts and can save again.
      expect((await save(entries)).entries).toHaveLength(6);
    },
  );

  it('deletes the saved build when a part cannot be taken out of it', async () => {
    const { config, entries } = await save(await anyBuild());
    await fail('DELETE', DETAILS);
    const failure = { isGone: true, cause: { status: 500 } };
    await expect(save(entries.slice(1), config.id)).rejects.toMatchObject(failure);
    expect(await names()).toEqual([]);
  });

  it.each([
    [1, true, []],
    [2, false, ['B']],
  ])(
    'tries the deletion twice, and reports when it failed: %i times',
    async (times, isGone, left) => {
      await fail('POST', DETAILS, { status: 503 });
      await fail('DELETE', CONFIGS, { status: 503, times });
      await expect(save(await anyBuild(), null, 'B')).rejects.toMatchObject({ isGone });
      expect(await names()).toEqual(left);
    },
  );

  it('changes nothing when it cannot be created', async () => {
    await fail('POST', CONFIGS);
    await expect(save([])).rejects.toMatchObject({ name: 'ApiError' });
    expect(await names()).toEqual([]);
  });

  it('does not change a saved build that cannot be read', async () => {
    const { config } = await save(await anyBuild());
    await fail('GET', `${CONFIGS}/${config.id}`);
    await expect(save([], config.id, 'Otra')).rejects.toMatchObject({ name: 'ApiError' });
    expect(await names()).toEqual(['Mi PC']);
    const opened = await client.fetchQuery(savedBuildQuery(customerId, config.slug));
    expect(opened?.entries).toHaveLength(6);
  });

  it('reads saved builds page by page until the last', async () => {
    for (let index = 0; index < 23; index++) await nameOne(`PC ${index}`);
    expect(await names()).toHaveLength(23);
    expect(new Set(await names()).size).toBe(23);
  });

  it('deletes a saved build, and does not fail the second time', async () => {
    const { id } = await nameOne('PC');
    await deleteSavedBuild(browserClient, id);
    await deleteSavedBuild(browserClient, id);
    expect(await names()).toEqual([]);
  });
});

describe('spec 2.4, a build in the cart', () => {
  it('is added, opened and replaced', async () => {
    const entries = await anyBuild();
    const wish = { entries, configId: null, requiresAssembly: true };
    const id = must(await addBuildToCart(browserClient, wish));
    const added = await client.fetchQuery({ ...cartBuildQuery(customerId, id), staleTime: 0 });
    expect(added).toMatchObject({ name: 'Ensamble en carrito', qty: 1, requiresAssembly: true });
    client.clear();
    await replaceBuildInCart(browserClient, { id, entries: entries.slice(0, 3), qty: 1 });
    const opened = must(await client.fetchQuery(cartBuildQuery(customerId, id)));
    expect(opened.products).toEqual(
      entries.slice(0, 3).map(({ groupId, part, qty }) => ({ groupId, productId: part?.id, qty })),
    );
    expect(await client.fetchQuery(cartBuildQuery(customerId, '0'))).toBeNull();
  });
});
