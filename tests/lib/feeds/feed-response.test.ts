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

vi.mock('@/lib/feeds/feed-formats', () => ({
  metaFeed: {},
  googleFeed: {
    type: 'text/plain',
    head: () => 'head\n',
    item: ({ id, salePrice }: { id: string; salePrice: string | null }) => `${id} ${salePrice}\n`,
    tail: 'tail\n',
  },
}));

const picture = { id: '1', thumbnail: '/t', medium: '/m', large: '/l', original: '/o.webp' };
const folderOf = (name: string) => `.next/cache/feeds/${name}-${process.pid}`;
const FOLDER = folderOf('google.xml');
const price = { amount: 900 };
const ask = (headers: Record<string, string> = {}, method = 'GET', name = 'google.xml') =>
  feedResponse(new Request(`https://tienda.example/feeds/${name}`, { headers, method }), name);
const readIds = async (name?: string) => {
  const lines = (await (await ask({}, 'GET', name)).text()).trimEnd().split('\n');
  return lines.map((line) => line.split(' ')[0]);
};
const idsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => String(from + at));
const toProduct = (id: string) =>
  createProduct({ id, cover: picture, pricing: { currentPriceWithTax: price.amount } });
const readAll = async (ids: string[]) => ids.map(toProduct);

const offer = (total: number) => {
  getSitemapPage.mockImplementation(async ({ page }: { page: number }) => ({
    entries: idsOf((page - 1) * 120, Math.min(page * 120, total)).map((id) => ({ id })),
    lastPage: Math.ceil(total / 120),
  }));
  getProductsForFeed.mockImplementation(readAll);
};
/** As a refresh of a product does it. */
const refresh = () => getFeedVersion.mockResolvedValue(crypto.randomUUID());

beforeEach(() => {
  getProductsForFeed.mockReset();
  refresh();
  offer(300);
});
afterAll(() => {
  for (const name of ['google.xml', 'google-1.xml', 'google-2.xml'])
    rmSync(folderOf(name), { recursive: true, force: true });
});

test('names every product once, in order, over all pages', async () =>
  expect(await readIds()).toEqual(['head', ...idsOf(0, 300), 'tail']));

test('a part has the products of one file of the sitemap, five calls of the backend', async () => {
  offer(700);
  expect(await readIds('google-1.xml')).toEqual(['head', ...idsOf(0, 600), 'tail']);
  expect(await readIds('google-2.xml')).toEqual(['head', ...idsOf(600, 700), 'tail']);
});

test.each(['google-3.xml', 'google-99999.xml', 'google-0.xml', 'google.csv', 'other.xml', '..'])(
  'there is no feed %s, and nobody is told of a failure',
  async (name) => {
    const takeLog = recordLog();
    offer(700);
    expect((await ask({}, 'GET', name)).status).toBe(404);
    expect(getProductsForFeed).not.toHaveBeenCalled();
    expect(takeLog()).toEqual([]);
  },
);

test('products that no feed takes do not end it', async () => {
  getProductsForFeed.mockImplementation(async (ids: string[]) =>
    ids.map((id) => ({ ...toProduct(id), cover: Number(id) < 250 ? null : picture })),
  );
  expect(await readIds()).toEqual(['head', ...idsOf(250, 300), 'tail']);
});

test('is read from the backend once for all who ask, until a product is refreshed', async () => {
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(await first.text()).toBe(await second.text());
  const { headers } = await ask({}, 'HEAD');
  expect(headers.get('content-length')).toBe(first.headers.get('content-length'));
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
    const got = [answer.status, await answer.text(), answer.headers.get('etag')];
    expect(got).toEqual([304, '', etag]);
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
  getProductsForFeed.mockImplementation(readAll);
  expect((await ask()).status).toBe(200);
});
