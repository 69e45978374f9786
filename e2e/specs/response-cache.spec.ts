import { expect, test } from '@playwright/test';
import { edgeAddresses } from '../../tests/support/edge-addresses';
import { BROTLI, findDifferences, RSC, readRaw } from '../../tests/support/edge-comparer';
import { type IsolatedShop, startIsolatedShop } from '../fixtures/isolated-shop';

const SECRET = 'secret-of-the-response-cache-test-0123456789';
/** Encodings with weights are left to Next. */
const FROM_NEXT = { 'accept-encoding': 'gzip;q=1' };

let shop: IsolatedShop;
test.beforeAll(async () => {
  shop = await startIsolatedShop(100, { REFRESH_SECRET: SECRET });
});
test.afterAll(() => shop?.close());

type Answer = Awaited<ReturnType<typeof readRaw>>;

/** Next does not know the length of what it compresses while it sends. */
const isSentAgain = ({ headers, encoding }: Answer) =>
  encoding !== 'identity' && 'content-length' in headers;

test('what is sent again is what Next sends, for products, lists and screens', async () => {
  const paths = await edgeAddresses(shop.api, 40);
  const kept: string[] = [];
  for (const path of paths) {
    for (let times = 0; times < 3; times++) await readRaw(shop.site + path, BROTLI);
    const again = await readRaw(shop.site + path, BROTLI);
    expect(findDifferences(again, await readRaw(shop.site + path, FROM_NEXT)), path).toEqual([]);
    if (isSentAgain(again)) kept.push(path);
  }
  for (const kind of [/^\/productos\//, /^\/buscar\//, /^\/marcas$/, /^\/login$/]) {
    expect(kept.filter((path) => kind.test(path))).not.toEqual([]);
  }
  expect(kept.filter((path) => /[?]|no-existe/.test(path))).toEqual([]);
});

test('a payload is never a document, a known document is not sent, and a refreshed one is made', async ({
  request,
}) => {
  const url = `${shop.site}/marcas`;
  await expect.poll(async () => isSentAgain(await readRaw(url, BROTLI))).toBe(true);
  const document = await readRaw(url, BROTLI);

  const payload = await request.get(`${url}?_rsc=1`, { headers: { ...BROTLI, ...RSC } });
  expect(payload.headers()['content-type']).toContain('text/x-component');
  const known = { ...BROTLI, 'if-none-match': String(document.headers.etag) };
  expect(await readRaw(url, known)).toMatchObject({ status: 304, bytes: 0 });

  const data = { tags: ['brands'] };
  const headers = { 'x-refresh-secret': SECRET };
  const refreshed = await request.post(`${shop.site}/api/refresh`, { data, headers });
  expect(refreshed.status()).toBe(200);
  const made = await readRaw(url, BROTLI);
  expect(isSentAgain(made)).toBe(false);
  expect(made.status).toBe(200);
  await expect.poll(async () => isSentAgain(await readRaw(url, BROTLI))).toBe(true);
});
