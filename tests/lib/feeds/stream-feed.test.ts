import { expect, test, vi } from 'vitest';
import { feedResponse } from '@/lib/feeds/stream-feed';
import { createProduct } from '@/tests/support/create-product';
import { recordLog } from '@/tests/support/logged-lines';

const { getSitemapPage, getProductsForFeed } = vi.hoisted(() => ({
  getSitemapPage: vi.fn(),
  getProductsForFeed: vi.fn(),
}));
vi.mock('@/lib/api/catalogue', () => ({ getSitemapPage, getProductsForFeed }));

const picture = { id: '1', thumbnail: '/t', medium: '/m', large: '/l', original: '/o.webp' };
const format = {
  type: 'text/plain',
  head: () => 'head\n',
  item: ({ id }: { id: string }) => `${id}\n`,
  tail: 'tail\n',
};
const toEntries = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ id: String(from + at) }));

const offer = (total: number) => {
  getSitemapPage.mockImplementation(async ({ page }: { page: number }) => ({
    entries: toEntries((page - 1) * 120, Math.min(page * 120, total)),
    lastPage: Math.ceil(total / 120),
  }));
};

test('names every product once, in order, over all pages', async () => {
  offer(300);
  getProductsForFeed.mockImplementation(async (ids: string[]) =>
    ids.map((id) => createProduct({ id, cover: picture })),
  );
  const lines = (await (await feedResponse(format)).text()).trimEnd().split('\n');
  expect(lines).toEqual(['head', ...toEntries(0, 300).map(({ id }) => id), 'tail']);
});

test('products that no feed takes do not end it', async () => {
  offer(300);
  getProductsForFeed.mockImplementation(async (ids: string[]) =>
    ids.map((id) => createProduct({ id, cover: Number(id) < 250 ? null : picture })),
  );
  const lines = (await (await feedResponse(format)).text()).trimEnd().split('\n');
  expect(lines).toEqual(['head', ...toEntries(250, 300).map(({ id }) => id), 'tail']);
});

test('a backend that fails in the middle breaks the connection', async () => {
  const takeLog = recordLog();
  offer(300);
  getProductsForFeed.mockImplementation(async (ids: string[]) => {
    if (ids.includes('250')) throw new Error('down');
    return ids.map((id) => createProduct({ id, cover: picture }));
  });
  const response = await feedResponse(format);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('down');
  expect(takeLog()).toMatchObject([{ event: 'feed-failed' }]);
});

test('a backend that fails at once is answered with 503', async () => {
  const takeLog = recordLog();
  // The log tells the same failure once.
  getSitemapPage.mockRejectedValue(new TypeError('refused'));
  const response = await feedResponse(format);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600']);
  expect(takeLog()).toMatchObject([{ event: 'feed-failed' }]);
});
