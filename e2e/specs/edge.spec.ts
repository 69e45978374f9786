import { expect, test } from '@playwright/test';
import { edgeAddresses } from '../../tests/support/edge-addresses';
import { BROTLI, compareEdge, GZIP, RSC, readRaw } from '../../tests/support/edge-comparer';
import { hasBrotli } from '../../tests/tools/nginx.mjs';
import { refresh } from '../fixtures/backend';
import { Catalogue } from '../fixtures/catalogue';
import { startBehindNginx } from '../fixtures/edge-shop';
import { main } from '../pages/main';

const SECRET = 'secret-of-the-edge-test-0123456789';

let edge: Awaited<ReturnType<typeof startBehindNginx>>;

// The servers belong to all of the tests, of which the last one ends the shop.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  edge = await startBehindNginx(200, { REFRESH_SECRET: SECRET });
});
test.afterAll(() => edge?.close());

/** The address of a product at nginx. */
async function findAddress(): Promise<string> {
  const { slug } = await new Catalogue(edge.shop.api).find(({ stock }) => stock > 0);
  return `${edge.nginx.site}/productos/${slug}`;
}

test('documents, payloads, files and errors are through nginx what they are without', async () => {
  test.slow();
  const paths = await edgeAddresses(edge.shop.api, 50);
  expect(paths).toHaveLength(50);
  expect(await compareEdge({ shop: edge.shop.site, edge: edge.nginx.site }, paths)).toEqual([]);
});

test('what is kept is compressed with Brotli where nginx can, and once for each browser @smoke', async () => {
  // An nginx without the module sends gzip to every browser.
  const best = hasBrotli() ? 'br' : 'gzip';
  const url = await findAddress();
  const [brotli, gzip] = [await readRaw(url, BROTLI), await readRaw(url, GZIP)];
  expect([brotli.encoding, gzip.encoding]).toEqual([best, 'gzip']);
  expect(brotli.bytes < gzip.bytes).toBe(best === 'br');
  expect(brotli.body).toBe(gzip.body);
  await expect.poll(async () => (await readRaw(url, BROTLI)).headers['x-cache']).toBe('HIT');
  const [, script = ''] = brotli.body.match(/<script[^>]* src="([^"]+)"/) ?? [];
  expect((await readRaw(edge.nginx.site + script, BROTLI)).encoding).toBe(best);
  expect((await readRaw(edge.nginx.site + script, GZIP)).encoding).toBe('gzip');
});

test('a document is kept a moment, and no request of Next gets it @smoke', async ({ request }) => {
  const url = await findAddress();
  const kinds: Record<string, string>[] = [
    {},
    RSC,
    { ...RSC, 'next-router-prefetch': '1' },
    { 'accept-encoding': 'identity' },
  ];
  for (const turn of [1, 2]) {
    for (const headers of kinds) {
      // Next's router names what it asks for in the address, too.
      const response = await request.get('rsc' in headers ? `${url}?_rsc=1` : url, { headers });
      const type = 'rsc' in headers ? 'text/x-component' : 'text/html';
      expect(response.headers()['content-type'], `${turn} ${Object.keys(headers)}`).toContain(type);
    }
  }
  const cached = async () => (await request.get(url)).headers()['x-cache'];
  await expect.poll(cached).toBe('HIT');
  const unpacked = await request.get(url, { headers: { 'accept-encoding': 'identity' } });
  expect(unpacked.headers()['content-encoding']).toBeUndefined();
  expect(await unpacked.text()).toContain('</html>');
});

test('data of /api is never kept @smoke', async ({ request }) => {
  const url = `${edge.nginx.site}/api/shop-v1/brands`;
  for (let turn = 0; turn < 3; turn++) {
    const headers = (await request.get(url)).headers();
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-cache']).toBeUndefined();
  }
});

test('a changed price is there at the next look of a browser', async ({ page }) => {
  const catalogue = new Catalogue(edge.shop.api);
  const { slug, id } = await catalogue.find((one) => one.stock > 0 && one.cashPercent === 0);
  const setPrice = (amount: number) => catalogue.setPrice(id, amount);
  const url = `${edge.nginx.site}/productos/${slug}`;
  await setPrice(7_771);
  await page.goto(url);
  await expect(main(page).getByText('7,771').first()).toBeVisible();
  await setPrice(7_772);
  await refresh(edge.shop.site, SECRET, [`product:${id}`]);
  await page.goto(url);
  // The document may be a second old; the browser asks whether its price is still true.
  await expect(main(page).getByText('7,772').first()).toBeVisible();
});

test('what nginx has goes on while no shop answers', async ({ request }) => {
  const url = await findAddress();
  await request.get(url);
  await edge.shop.close();
  await expect.poll(async () => (await request.get(url)).headers()['x-cache']).not.toBe('HIT');
  expect((await request.get(url)).status()).toBe(200);
});
