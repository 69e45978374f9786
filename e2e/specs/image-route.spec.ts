import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { edgeAddresses } from '../../tests/support/edge-addresses';
import { type LocalServer, startLocalServer } from '../../tests/support/local-server';
import { type IsolatedShop, startIsolatedShop } from '../fixtures/isolated-shop';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** A host of pictures, and one that only a redirect of it leads to. */
let pictures: LocalServer;
let secret: LocalServer;
const asked: string[] = [];
const askedSecret: string[] = [];

let shop: IsolatedShop;
let host = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const png = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();

  const files: Record<string, { type: string; body: string | Buffer }> = {
    '/pictures/small.png': { type: 'image/png', body: await png(200) },
    '/pictures/pixels.png': { type: 'image/png', body: await png(8000) },
    '/pictures/bytes.png': { type: 'image/png', body: Buffer.alloc(11_000_000, 1) },
    '/pictures/a.svg': { type: 'image/svg+xml', body: SVG },
    '/pictures/svg.png': { type: 'image/png', body: SVG },
    '/pictures/page.png': { type: 'image/png', body: '<!doctype html><script>alert(1)</script>' },
    '/api/small.png': { type: 'image/png', body: await png(200) },
  };
  secret = await startLocalServer(({ url = '' }, response) => {
    askedSecret.push(url);
    response.end(files['/pictures/small.png']?.body);
  });
  pictures = await startLocalServer(({ url = '' }, response) => {
    asked.push(url);
    const file = files[url];
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.body);
    else response.writeHead(302, { location: `${secret.origin}/small.png` }).end();
  });
  host = pictures.origin;
  shop = await startIsolatedShop(10, { MEDIA_ORIGINS: `/media/, ${host}/pictures/` });
});
test.afterAll(async () => {
  await shop?.close();
  await pictures?.close();
  await secret?.close();
});
test.beforeEach(() => {
  asked.splice(0);
  askedSecret.splice(0);
});

/** A picture as the shop's pages ask for it. */
const get = (address: string, more = '') =>
  fetch(`${shop.site}/_next/image?url=${encodeURIComponent(address)}&w=64&q=75${more}`);

test('pictures of the backend, of the named host and of the shop are resized @smoke', async () => {
  const [product = ''] = (await edgeAddresses(shop.api, 50)).filter((path) =>
    path.startsWith('/productos/'),
  );
  const document = await (await fetch(shop.site + product)).text();
  const [, picture = ''] = document.match(/src="(\/_next\/image\?url=http[^"]+)"/) ?? [];
  const answers = [
    await fetch(shop.site + picture.replaceAll('&amp;', '&')),
    await get(`${host}/pictures/small.png`),
    await get('/images/imagen-no-disponible.png'),
  ];
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\/(webp|png|jpeg)$/),
    ]);
  }
});

test('nothing else of a host is asked for @smoke', async () => {
  const { api } = shop;
  for (const address of [
    `${api}/api/shop-v1/brands`,
    `${api}/__control/state`,
    `${api}/`,
    `${api}/media/../api/shop-v1/brands`,
    `${api}/media/..%2fapi/shop-v1/brands`,
    `${api}/media/%2e%2e/api/shop-v1/brands`,
    `${host}/api/small.png`,
    `${host}/pictures/../api/small.png`,
    `${host}/pictures/..%2fapi/small.png`,
    `${host}//pictures/small.png`,
    'http://169.254.169.254/latest/meta-data/',
    `http://localhost:${new URL(host).port}/pictures/small.png`,
    'file:///etc/passwd',
    `//${new URL(host).host}/pictures/small.png`,
    '/api/shop-v1/brands',
    '/marcas',
    '/images/../marcas',
    '/images/..%2fmarcas',
    '/_next/image?url=%2Fimages%2Fimagen-no-disponible.png&w=64&q=75',
  ]) {
    expect((await get(address)).status, address).toBe(400);
  }
  expect(asked).toEqual([]);
});

test('a picture has one address @smoke', async () => {
  const usual = `${host}/pictures/small.png`;
  await get(usual);
  asked.splice(0);
  for (const address of [
    `${usual}#1`,
    `${usual}?1`,
    `${usual}\n#1`,
    `${host}/pictures/./small.png`,
    `${host}/pictures//small.png`,
    `${host}/pictures/%73mall.png`,
    usual.replace('//', '//name@'),
    '/images/./imagen-no-disponible.png',
    '/images/imagen-no-disponible.png#1',
  ]) {
    expect((await get(address)).status, address).toBe(400);
  }
  expect((await get(usual, '&x=1')).headers.get('x-nextjs-cache')).toBe('HIT');
  expect((await get(usual, '&url=%2Fmarcas')).status).toBe(400);
  expect(asked).toEqual([]);
});

test('a redirect is not followed @smoke', async () => {
  expect((await get(`${host}/pictures/moved.png`)).status).toBe(508);
  expect([asked, askedSecret]).toEqual([['/pictures/moved.png'], []]);
});

test('what is no picture or too large is not passed on, and many pixels are not unpacked @smoke', async () => {
  for (const name of ['a.svg', 'svg.png', 'page.png'])
    expect((await get(`${host}/pictures/${name}`)).status, name).toBe(400);
  expect((await get(`${host}/pictures/bytes.png`)).status).toBe(413);
  const large = await get(`${host}/pictures/pixels.png`);
  const { width } = await sharp(Buffer.from(await large.arrayBuffer())).metadata();
  expect([large.status, width]).toEqual([200, 8000]);
  expect(large.headers.get('content-security-policy')).toContain('sandbox');
  expect(large.headers.get('content-disposition')).toContain('attachment');
});
