import { pesos } from '../fixtures/product';
import { expect, test } from '../fixtures/test';

/** The structured data of a kind in a page. */
function readJsonLd(html: string, type: string): Record<string, unknown> {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const all = [...blocks].map(([, json = '']) => JSON.parse(json));
  const found = all.find((one) => one['@type'] === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
}

const field = (xml: string, name: string) =>
  new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(xml)?.[1];

test('the page, its twin, its structured data and both feeds say the same of 40 products', async ({
  request,
  catalogue,
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

test('a twin is the page for who asks for it, and never for a browser @smoke', async ({
  request,
  catalogue,
}) => {
  const { slug } = await catalogue.find(({ stock }) => stock > 5);
  const path = `/productos/${slug}`;
  for (const accept of [
    'text/html,application/xhtml+xml,*/*;q=0.8',
    '*/*',
    'text/markdown;q=0, */*',
  ]) {
    const page = await request.get(path, { headers: { accept } });
    expect(page.headers()['content-type']).toContain('text/html');
    expect(page.headers().vary).toMatch(/(^|, )Accept(,|$)/);
    expect(await page.text()).toContain(`type="text/markdown" href="`);
  }
  const twin = await request.get(path, { headers: { accept: 'text/markdown' } });
  expect(twin.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
    vary: expect.stringMatching(/Accept/),
    link: expect.stringContaining(`${path}>; rel="canonical"`),
  });
  expect(await (await request.get(`${path}.md`)).text()).toBe(await twin.text());
  const again = await request.get(`${path}.md`, {
    headers: { 'if-none-match': twin.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
  const since = { 'if-modified-since': twin.headers()['last-modified'] ?? '' };
  expect((await request.get(`${path}.md`, { headers: since })).status()).toBe(304);
  expect((await request.get('/productos/no-existe.md')).status()).toBe(404);
  expect((await request.get('/perfil/pedidos.md')).headers()['content-type']).toContain(
    'text/html',
  );
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

test('the sitemap has the picture of each product @smoke', async ({ request }) => {
  const xml = await (await request.get('/sitemaps/productos-1.xml')).text();
  const pictures = [...xml.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, url = '']) => url);
  expect(pictures.length).toBeGreaterThan(100);
  const picture = await request.get(pictures[0] ?? '');
  expect(picture.headers()['content-type']).toMatch(/^image\//);
});

test('every address in the shop’s description of itself answers', async ({ request }) => {
  const text = await (await request.get('/agents.md')).text();
  expect(await (await request.get('/llms.txt')).text()).toBe(text);
  const addresses = [...text.matchAll(/https?:\/\/[^\s)`,]+/g)].map(([address]) => address);
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    const response = await request.get(address.replace(/\{.*\}/, 'monitor'));
    expect.soft(response.status(), address).toBe(200);
  }
  for (const path of [
    '/robots.txt',
    '/opensearch.xml',
    '/.well-known/security.txt',
    '/llms-full.txt',
    '/sitemap.xml',
    '/sitemaps/productos-1.xml',
  ]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    const headers = { 'if-none-match': response.headers().etag ?? '' };
    expect.soft((await request.get(path, { headers })).status(), path).toBe(304);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Content-Signal: search=yes');
});

test('a page after the last one of a list is not found, and says where the list is @smoke', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/404/);
  const [category] = await catalogue.rootCategories();
  const list = `/buscar/categoria_${category?.slug}`;
  for (const number of [9000, 99_999]) {
    const response = await request.get(`${list}?page=${number}`);
    expect([number, response.status()]).toEqual([number, 404]);
  }
  expect((await request.get(`${list}?page=2`)).status()).toBe(200);
  await page.goto(`${list}?page=9000`);
  await expect(page.getByRole('link', { name: 'Ver todos los resultados' })).toBeVisible();
});

test('the card that a product names is a picture, kept for all, with another address after another price @smoke', async ({
  request,
  catalogue,
}) => {
  const { slug } = await catalogue.find(({ stock }) => stock > 5);
  const html = await (await request.get(`/productos/${slug}`)).text();
  const [, card = ''] =
    /<meta property="og:image" content="([^"]+\/tarjetas\/[^"]+)"/.exec(html) ?? [];
  expect(card).toContain(`/tarjetas/productos/${slug}?v=`);
  const first = await request.get(card);
  expect(first.status()).toBe(200);
  expect(first.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-tag': `product:${slug}`,
  });
  const again = await request.get(card.replace(/\?.*/, '?v=otra'));
  expect(await again.body()).toEqual(await first.body());
  expect((await request.get('/tarjetas/productos/no-existe')).status()).toBe(404);
  expect((await request.get('/tarjetas/equipos/nada')).status()).toBe(404);
});

test('a list of a category names its products for search engines, other lists do not @smoke', async ({
  request,
  catalogue,
}) => {
  const [category] = await catalogue.rootCategories();
  const list = `/buscar/categoria_${category?.slug}`;
  const { itemListElement } = readJsonLd(
    await (await request.get(`${list}?page=2`)).text(),
    'ItemList',
  );
  expect(itemListElement).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        position: expect.any(Number),
        url: expect.stringContaining('/productos/'),
      }),
    ]),
  );
  const filtered = await (await request.get(`${list}?ofertas=1`)).text();
  expect(filtered).not.toContain('"ItemList"');
});
