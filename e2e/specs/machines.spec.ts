import { readJsonLd } from '../fixtures/json-ld';
import { catalogue, expect, expectConsole, test } from '../fixtures/test';

test('a twin is the page for who asks for it, never for a browser @smoke', async ({ request }) => {
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
  const personal = await request.get('/perfil/pedidos.md');
  expect(personal.headers()['content-type']).toContain('text/html');
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

test('only a category’s list names its products for search engines @smoke', async ({ request }) => {
  const [category] = await catalogue.rootCategories();
  const list = `/buscar/categoria_${category?.slug}`;
  const html = await (await request.get(`${list}?page=2`)).text();
  const { itemListElement } = readJsonLd(html, 'ItemList');
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
