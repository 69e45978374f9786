import { readJsonLd } from '../fixtures/json-ld';
import { pesos } from '../fixtures/product';
import { catalogue, expect, test } from '../fixtures/test';

const field = (xml: string, name: string) =>
  new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(xml)?.[1];

test('the page, its twin, its structured data and both feeds say the same of 40 products', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const google = await (await request.get('/feeds/google.xml')).text();
  expect(google.trimEnd().endsWith('</rss>')).toBe(true);
  const rows = (await (await request.get('/feeds/meta.csv')).text()).trimEnd().split('\r\n');
  const ids = [...google.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(100);
  expect(rows.length).toBe(ids.length + 1);
  const items = google.split('<item>').slice(1);
  const { products } = await catalogue.search('', { per_page: 40 });
  for (const { slug, current, cash, cashPercent, id } of products) {
    const price = cashPercent > 0 ? cash : current;
    const path = `/productos/${slug}`;
    const html = await (await request.get(path)).text();
    const twin = await (await request.get(`${path}.md`)).text();
    const data = readJsonLd(html, 'Product') as {
      name: string;
      gtin?: string;
      offers: { price: string; priceSpecification?: { price: string } };
    };
    const item = items.find((one) => one.includes(`<g:id>${id}</g:id>`)) ?? '';
    expect.soft(Number(data.offers.price), slug).toBe(price);
    expect.soft(twin, slug).toContain(`**${pesos(price)} MXN**`);
    const before = data.offers.priceSpecification?.price;
    if (before) expect.soft(twin, slug).toContain(pesos(Number(before)));
    if (data.gtin) expect.soft(twin, slug).toContain(`GTIN: ${data.gtin}`);
    if (!item) continue;
    expect
      .soft(field(item, before ? 'sale_price' : 'price'), slug)
      .toBe(`${data.offers.price} MXN`);
    if (before) expect.soft(field(item, 'price'), slug).toBe(`${before} MXN`);
    expect.soft(field(item, 'gtin'), slug).toBe(data.gtin);
    const row = rows.find((one) => one.startsWith(`${id},`));
    expect.soft(row, slug).toContain(`,${data.offers.price} MXN,`);
  }
});

test('the parts of a feed have what the whole has, each product once', async ({ request }) => {
  test.setTimeout(180_000);
  const idsOf = async (path: string) => {
    const xml = await (await request.get(path)).text();
    return [...xml.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id = '']) => id);
  };
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/productos-(\d+)\.xml/g)].map(([, part = '']) => part);
  const ofParts: string[] = [];
  for (const part of parts) ofParts.push(...(await idsOf(`/feeds/google-${part}.xml`)));
  expect(ofParts.toSorted()).toEqual((await idsOf('/feeds/google.xml')).toSorted());
  expect((await request.get(`/feeds/google-${parts.length + 1}.xml`)).status()).toBe(404);
});

test('a feed is compressed, and not sent again to who has it', async ({ request }) => {
  test.setTimeout(180_000);
  const path = '/feeds/google.xml';
  const feed = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
  const { etag = '', 'last-modified': date = '', ...headers } = feed.headers();
  expect(headers['content-encoding']).toBe('gzip');
  for (const known of [
    { name: 'if-none-match', value: etag },
    { name: 'if-modified-since', value: date },
  ]) {
    const again = await request.get(path, { headers: { [known.name]: known.value } });
    expect([again.status(), (await again.body()).byteLength], known.name).toEqual([304, 0]);
  }
});
