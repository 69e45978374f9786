import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheTags, ENTITY_VERSION } from '@/lib/api/cache-policy';
import {
  getBanners,
  getBrands,
  getCategory,
  getCategoryTree,
  getLanding,
  getProduct,
  getReviews,
  getSearch,
  getSections,
  getStores,
} from '@/lib/api/catalogue';
import { ApiError } from '@/lib/api/errors';
import { emptyCriteria } from '@/lib/domain/search/criteria';
import { envVariables, stubEnvVariables } from '../../support/env-variables';

const kept = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, key: string[], options: object) => {
    kept(key, options);
    return read;
  },
}));
stubEnvVariables();

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  kept.mockReset();
  send.mockReset().mockImplementation(async () => Response.json({ data: [] }));
  vi.stubGlobal('fetch', send);
});

describe('catalogue', () => {
  it.each([
    ['getProduct', () => getProduct('a'), ['product', '["a"]'], [cacheTags.product('a')], 300],
    [
      'getReviews',
      () => getReviews({ productId: '3', page: 2 }),
      ['reviews', '[{"productId":"3","page":2}]'],
      [cacheTags.reviews('3')],
      600,
    ],
    ['getBrands', () => getBrands(), ['brands', '[null]'], [cacheTags.brands], 1800],
    [
      'getCategoryTree',
      () => getCategoryTree(),
      ['category-tree', '[null]'],
      [cacheTags.categories],
      1800,
    ],
    ['getCategory', () => getCategory('a'), ['category', '["a"]'], [cacheTags.categories], 1800],
    [
      'getBanners',
      () => getBanners(['A', 'B']),
      ['banners', '[["A","B"]]'],
      [cacheTags.banners],
      300,
    ],
    ['getSections', () => getSections(['a']), ['sections', '[["a"]]'], [cacheTags.sections], 300],
    ['getLanding', () => getLanding('a'), ['landing', '["a"]'], [cacheTags.landing('a')], 300],
    ['getStores', () => getStores(), ['stores', '[null]'], [cacheTags.stores], 3600],
    [
      'getSearch',
      () => getSearch(emptyCriteria),
      ['search', JSON.stringify([emptyCriteria])],
      [cacheTags.search],
      300,
    ],
  ])('%s is cached with its own key, tag and lifetime', async (_, read, key, tags, revalidate) => {
    await read();
    expect(kept).toHaveBeenCalledExactlyOnceWith([ENTITY_VERSION, envVariables.API_URL, ...key], {
      tags,
      revalidate,
    });
    expect(String(send.mock.calls[0]?.[0])).toMatch(/^https:\/\/api\.example\/api\//);
  });

  it('does not cache free-text searches', async () => {
    await getSearch({ ...emptyCriteria, text: 'ssd' });
    expect(kept).not.toHaveBeenCalled();
    expect(send.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
  });

  it('throws when the backend fails, so that the last good page stays', async () => {
    send.mockImplementation(async () => new Response('<html>', { status: 200 }));
    await expect(getProduct('a')).rejects.toThrow(ApiError);
    await expect(getBrands()).rejects.toThrow(ApiError);
  });

  it('returns null for unknown slugs', async () => {
    expect(await getProduct('a')).toBeNull();
    expect(await getCategory('a')).toBeNull();
    expect(await getLanding('a')).toBeNull();
  });
});
