import { readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { feedResponse } from '@/lib/feeds/feed-response';
import { createProduct } from '@/tests/support/create-product';
import { recordLog } from '@/tests/support/logged-lines';

const { getSitemapPage, getProductsForFeed, getFeedVersion } = vi.hoisted(() => ({
  getSitemapPage: vi.fn(),
  getProductsForFeed: vi.fn(),
  getFeedVersion: vi.fn(),
}));
vi.mock('@/lib/api/catalogue', () => ({ getSitemapPage, getProductsForFeed, getFeedVersion }));

const picture = { id: '1', thumbnail: '/t', medium: '/m', large: '/l', original: '/o.webp' };
const format = {
  name: 'unit-feed',
  type: 'text/plain',
  head: () => 'head\n',
  item: ({ id, salePrice }: { id: string; salePrice: string | null }) => `${id} ${salePrice}\n`,
  tail: 'tail\n',
};
const FOLDER = `.next/cache/feeds/${format.name}-${process.pid}`;
const price = { amount: 900 };
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  feedResponse(new Request('https://tienda.example/feeds/x', { headers, method }), format);
const readIds = async () =>
  (await (await ask()).text())
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ')[0]);
const toEntries = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ id: String(from + at) }));
const toProduct = (id: string) =>
  createProduct({
    id,
    cover: picture,
    pricing: { ...createProduct().pricing, currentPriceWithTax: price.amount },
  });

const offer = (total: number) => {
  getSitemapPage.mockImplementation(async ({ page }: { page: number }) => ({
    entries: toEntries((page - 1) * 120, Math.min(page * 120, total)),
    lastPage: Math.ceil(total / 120),
  }));
  getProductsForFeed.mockImplementation(async (ids: string[]) => ids.map(toProduct));
};
/** As a refresh of a product does it. */
const refresh = () => getFeedVersion.mockResolvedValue(crypto.randomUUID());

beforeEach(() => {
  getProductsForFeed.mockReset();
  refresh();
  offer(300);
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('names every product once, in order, over all pages', async () => {
  expect(await readIds()).toEqual(['head', ...toEntries(0, 300).map(({ id }) => id), 'tail']);
});

test('products that no feed takes do not end it', async () => {
  getProductsForFeed.mockImplementation(async (ids: string[]) =>
    ids.map((id) => ({ ...toProduct(id), cover: Number(id) < 250 ? null : picture })),
  );
  expect(await readIds()).toEqual(['head', ...toEntries(250, 300).map(({ id }) => id), 'tail']);
});

test('is read from the backend once for all who ask, until a product is refreshed', async () => {
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(await first.text()).toBe(await second.text());
  expect((await ask({}, 'HEAD')).headers.get('content-length')).toBe(
    first.headers.get('content-length'),
  );
  expect(getProductsForFeed).toHaveBeenCalledTimes(6);
  price.amount = 800;
  refresh();
  expect(await (await ask()).text()).toContain('\n7 800.00 MXN\n');
  expect(getProductsForFeed).toHaveBeenCalledTimes(12);
  expect(readdirSync(FOLDER)).toHaveLength(1);
});

test('is not sent again to who has it, by its tag or its date, also when it was made anew', async () => {
  const { headers } = await ask();
  const [etag, date] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
  refresh();
  for (const [name, known] of [
    ['if-none-match', `"x", ${etag}`],
    ['if-modified-since', date],
  ] as const) {
    const answer = await ask({ [name]: known });
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([
      304,
      '',
      etag,
    ]);
  }
  const other = { 'if-none-match': '"x"', 'if-modified-since': date };
  expect((await ask(other)).status).toBe(200);
  price.amount = 700;
  refresh();
  expect((await ask({ 'if-none-match': etag })).status).toBe(200);
});

test('is made anew when its file is gone', async () => {
  const first = await (await ask()).text();
  rmSync(FOLDER, { recursive: true });
  expect(await (await ask()).text()).toBe(first);
});

test.each([
  ['that fails in the middle', () => Promise.reject(new Error('down'))],
  ['that does not know the ids of its sitemap', async () => []],
])('a backend %s is answered with 503, and nothing of the feed', async (_, answer) => {
  const takeLog = recordLog();
  getProductsForFeed.mockImplementation(async (ids: string[]) =>
    ids.includes('250') || ids.includes('60') ? answer() : ids.map(toProduct).slice(0, 20),
  );
  const response = await ask();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600']);
  expect(await response.text()).toBe('');
  expect(takeLog()).toMatchObject([{ event: 'feed-failed' }]);
  getProductsForFeed.mockImplementation(async (ids: string[]) => ids.map(toProduct));
  expect((await ask()).status).toBe(200);
});
