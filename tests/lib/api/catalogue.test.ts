import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as catalogue from '@/lib/api/catalogue';
import { cacheTags, ENTITY_VERSION, SHORT_LIVED_TAG } from '@/lib/api/client/cache-policy';
import { ApiError } from '@/lib/api/client/errors';
import { emptyCriteria } from '@/lib/domain/search/criteria';
import { recordLog } from '@/tests/support/logged-lines';
import { envVariables } from '../../support/env-variables';

const [kept, shortened] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, key: string[], options: { revalidate: number }) => {
    const isMark = key.length === 1 && options.revalidate <= 60;
    if (!isMark) kept(key, options);
    return isMark ? shortened : read;
  },
}));

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  kept.mockReset();
  shortened.mockReset();
  send.mockReset().mockImplementation(async () => Response.json({ data: [] }));
  vi.stubGlobal('fetch', send);
});

/** What could not be read of the answers of these tests is told, too, at any time. */
function recordFailures() {
  const takeLog = recordLog();
  return () => takeLog().filter(({ event }) => event !== 'unreadable-field');
}

type CachedRead = [
  ...[name: string, read: (args: never) => Promise<unknown>, args: unknown],
  ...[tag: string, seconds: number],
];

describe('catalogue', () => {
  it.each<CachedRead>([
    ['product', catalogue.getProduct, 'a', cacheTags.product('a'), 300],
    ['reviews', catalogue.getReviews, { productId: '3', page: 2 }, cacheTags.reviews('3'), 600],
    ['brands', catalogue.getBrands, undefined, cacheTags.brands, 1800],
    ['category-tree', catalogue.getCategoryTree, undefined, cacheTags.categories, 1800],
    ['category', catalogue.getCategory, 'a', cacheTags.categories, 1800],
    ['banners', catalogue.getBanners, ['A', 'B'], cacheTags.banners, 300],
    ['sections', catalogue.getSections, ['a'], cacheTags.sections, 300],
    ['landing', catalogue.getLanding, 'a', cacheTags.landing('a'), 300],
    ['stores', catalogue.getStores, undefined, cacheTags.stores, 3600],
    ['search', catalogue.getSearch, emptyCriteria, cacheTags.search, 300],
  ])(
    '%s is cached with its own key, tag and lifetime',
    async (name, read, args, tag, revalidate) => {
      await read(args as never);
      const key = [ENTITY_VERSION, envVariables.API_URL, name, JSON.stringify([args])];
      expect(kept).toHaveBeenCalledExactlyOnceWith(key, { tags: [tag], revalidate });
      expect(String(send.mock.calls[0]?.[0])).toMatch(/^https:\/\/api\.example\/api\//);
    },
  );

  it.each([{ text: 'ssd' }, { priceMin: 10 }, { priceMax: 20 }, { monthlyMax: 30 }])(
    'keeps the answer of a search with %j for a short time only',
    async (filter) => {
      await catalogue.getSearch({ ...emptyCriteria, ...filter });
      const tags = [cacheTags.search, SHORT_LIVED_TAG];
      expect(kept).toHaveBeenCalledWith(expect.anything(), { tags, revalidate: 300 });
    },
  );

  it('throws when the backend fails, so that the last good page stays', async () => {
    const takeFailures = recordFailures();
    send.mockImplementation(async () => new Response('<html>', { status: 200 }));
    await expect(catalogue.getProduct('a')).rejects.toThrow(ApiError);
    await expect(catalogue.getBrands()).rejects.toThrow(ApiError);
    expect(takeFailures().map(({ call }) => call)).toEqual([
      'GET /shop-v1/products',
      'GET /shop-v1/brands',
    ]);
  });

  it('makes a page without an optional part that fails, and keeps that page for a short time', async () => {
    const takeFailures = recordFailures();
    expect(await catalogue.getBanners.optional(['A'])).toEqual([]);
    expect(shortened).not.toHaveBeenCalled();
    send.mockImplementation(async () => new Response('down', { status: 503 }));
    expect(await catalogue.getBrands.optional()).toBeNull();
    expect(shortened).toHaveBeenCalledOnce();
    expect(takeFailures()).toMatchObject([
      { event: 'backend-call-failed', call: 'GET /shop-v1/brands', status: 503 },
      { event: 'page-without-part', part: 'brands' },
    ]);
  });

  it('does not ask more often for a part that the backend does not have', async () => {
    const takeFailures = recordFailures();
    send.mockImplementation(async () => new Response('<html>', { status: 404 }));
    expect(await catalogue.getStores.optional()).toBeNull();
    expect(shortened).not.toHaveBeenCalled();
    expect(takeFailures().map(({ level }) => level)).toEqual(['warn', 'warn']);
  });

  it('waits for an optional part for one and a half seconds at most, and for another longer', async () => {
    vi.useFakeTimers();
    const takeFailures = recordFailures();
    send.mockImplementation(() => new Promise(() => undefined));
    const product = vi.fn();
    catalogue.getProduct('a').then(product, product);
    const sections = catalogue.getSections.optional(['a']);
    await vi.advanceTimersByTimeAsync(1500);
    expect(await sections).toBeNull();
    expect(send.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
    expect(product).not.toHaveBeenCalled();
    expect(takeFailures()).toMatchObject([{ event: 'page-without-part', part: 'sections' }]);
    vi.useRealTimers();
  });

  it('returns null for unknown slugs', async () => {
    expect(await catalogue.getProduct('a')).toBeNull();
    expect(await catalogue.getCategory('a')).toBeNull();
    expect(await catalogue.getLanding('a')).toBeNull();
  });
});
