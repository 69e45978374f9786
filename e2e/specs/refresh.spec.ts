import { expect, test } from '@playwright/test';
import { refresh } from '../fixtures/backend';
import { Catalogue } from '../fixtures/catalogue';
import { type IsolatedShop, startIsolatedShop } from '../fixtures/isolated-shop';

const SECRET = 'secret-of-the-refresh-test-0123456789';
const ARTICLES = 100;

let shop: IsolatedShop;
test.beforeAll(async () => {
  shop = await startIsolatedShop(ARTICLES, { REFRESH_SECRET: SECRET });
});
test.afterAll(() => shop?.close());

const refreshShop = (...tags: string[]) => refresh(shop.site, SECRET, tags);

test('the backend refreshes a product and its lists @smoke', async ({ request }) => {
  const catalogue = new Catalogue(shop.api);
  const { slug, id } = await catalogue.find((one) => one.stock > 0 && one.cashPercent === 0);
  const page = `${shop.site}/productos/${slug}`;
  const list = `${shop.site}/buscar/marca_${await brandOf(catalogue, slug)}`;
  // The sign and the cents are in separate elements.
  const shown = async (url: string, amount: number) =>
    (await (await request.get(url)).text()).includes(`>${amount.toLocaleString('en-US')}<`);
  const setPrice = (amount: number) => catalogue.setPrice(id, amount);

  const [first, second, third] = [7_771, 7_772, 7_773];
  await setPrice(first);
  expect(await shown(page, first)).toBe(true);
  expect(await shown(list, first)).toBe(true);

  await setPrice(second);
  expect(await shown(page, first), 'kept until it is refreshed').toBe(true);
  const byId = await refreshShop(`product:${id}`);
  expect(byId.status).toBe(200);
  expect(await byId.json()).toEqual({ refreshed: [`product:${id}`] });
  expect(await shown(page, second), 'the next request has the new price').toBe(true);
  expect(await shown(list, first), 'lists have a tag of their own').toBe(true);

  await setPrice(third);
  const bySlug = await refreshShop(`product:${slug}`, 'search');
  expect(bySlug.status).toBe(200);
  expect(await shown(page, third)).toBe(true);
  expect(await shown(list, third)).toBe(true);
});

test('what machines read has a product’s new price after a refresh @smoke', async ({ request }) => {
  const catalogue = new Catalogue(shop.api);
  const { slug, id } = await catalogue.find((one) => one.stock > 5 && one.cashPercent === 0);
  const page = `${shop.site}/productos/${slug}`;
  const read = async () => {
    const html = await (await request.get(page)).text();
    const [, card = ''] = /property="og:image" content="([^"]+\/tarjetas\/[^"]+)"/.exec(html) ?? [];
    const feed = await (await request.get(`${shop.site}/feeds/google.xml`)).text();
    const part = await (await request.get(`${shop.site}/feeds/google-1.xml`)).text();
    const line = (xml: string) => xml.split('<item>').find((one) => one.includes(`>${id}</g:id>`));
    return {
      card,
      picture: await (await request.get(card.replace(/\?.*/, ''))).body(),
      lines: [line(feed), line(part)],
      twin: await (await request.get(`${page}.md`)).text(),
      marks: html,
    };
  };
  await catalogue.setPrice(id, 7_774);
  await refreshShop(`product:${id}`);
  const before = await read();
  await catalogue.setPrice(id, 7_775);
  expect((await refreshShop(`product:${id}`)).status).toBe(200);
  const after = await read();
  expect(after.card).not.toBe(before.card);
  expect(after.picture.equals(before.picture)).toBe(false);
  for (const line of after.lines) expect(line).toContain('>7775.00 MXN<');
  expect(after.twin).toContain('$7,775.00 MXN');
  expect(after.marks).toMatch(/"price":"?7775(\.00)?"?/);
  expect(after.marks).toContain('property="product:price:amount" content="7775.00"');
});

test('a product that is gone answers 404 and then 410 @smoke', async ({ request }) => {
  const catalogue = new Catalogue(shop.api);
  const { slug } = await catalogue.find(({ stock }) => stock > 5);
  const page = `${shop.site}/productos/${slug}`;
  const status = async () => (await request.get(page)).status();
  expect(await status()).toBe(200);
  await catalogue.control('faults', {
    match: { path: `/shop-v1/products?filter[slug]=${slug}` },
    kind: 'status',
    status: 404,
  });
  expect((await refreshShop(`product:${slug}`)).status).toBe(200);
  expect(await status()).toBe(404);
  expect((await refreshShop(`product:${slug}`)).status).toBe(200);
  expect(await status()).toBe(410);
});

test('other callers and other input are rejected @smoke', async ({ request, baseURL }) => {
  expect((await refresh(shop.site, 'wrong', ['brands'])).status).toBe(401);
  expect((await refreshShop('everything')).status).toBe(422);
  expect((await request.get(`${shop.site}/api/refresh`)).status()).toBe(405);
  const closed = await request.post(`${baseURL}/api/refresh`, { data: { tags: ['brands'] } });
  expect(closed.status(), 'a shop without a secret').toBe(404);
});

/** Reads the slug of a product's brand from a search. */
async function brandOf(catalogue: Catalogue, slug: string): Promise<string> {
  for (const { slug: brand } of await catalogue.brands()) {
    const { products } = await catalogue.search(`marca_${brand}`, { per_page: 10 });
    if (products.some((product) => product.slug === slug)) return brand;
  }
  throw new Error(`No list shows ${slug} on its first page.`);
}
