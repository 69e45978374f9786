import { readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { createClient, RESP_TYPES } from 'redis';
import {
  getRouteAliases,
  orderStepRedirects,
  parentRedirects,
  routeTemplates,
} from '@/lib/routing/routes';
import { type NginxServer, startNginx } from '../../tests/support/nginx-server';
import { type RedisServer, startRedis } from '../../tests/support/redis-server';
import { Catalogue } from '../fixtures/catalogue';
import { type AddedServer, type IsolatedShop, startIsolatedShop } from '../fixtures/isolated-shop';
import { askPlainly, askWithMarks, FORMS, type Form, newMark } from '../fixtures/marked-requests';

/*
 * A document is made by the request of one visitor and sent to all. Each address of the shop is asked for with marks in every
 * part of the request, in the states in which that request makes what is stored: never stored, old, refreshed, after a restart, from
 * Redis by a second server, behind nginx. No stored byte and no later answer has a mark.
 */

const SECRET = 'secret-of-the-secrecy-test-0123456789';
const FORM_NAMES = Object.keys(FORMS) as Form[];
const ARTICLES = 40;
/** Fewer answers from the cache would show nothing. */
const LEAST_HITS = 100;

// Each test starts from what the one before it stored.
test.describe.configure({ mode: 'serial' });

let shop: IsolatedShop;
let redis: RedisServer;
let shared: IsolatedShop;
let second: AddedServer;
let nginx: NginxServer;
let product: { slug: string; id: string };
let unsold: { slug: string; id: string };

// Seconds on a quiet machine; servers start in between.
test.beforeEach(() => test.slow());
test.beforeAll(async ({ playwright }) => {
  shop = await startIsolatedShop(ARTICLES, { REFRESH_SECRET: SECRET });
  const request = await playwright.request.newContext();
  const catalogue = new Catalogue(request, shop.api);
  product = await catalogue.find(({ stock }) => stock > 0);
  unsold = await catalogue.find(({ stock, id }) => stock > 0 && id !== product.id);
  await request.dispose();
});
test.afterAll(async () => {
  await nginx?.remove();
  await shop?.close();
  await shared?.close();
  await redis?.remove();
});

/**
 * Every address of the shop. What a document depends on has a true value; an id that it does not depend on has a mark. Without
 * `mark` the addresses of the same documents.
 */
function addresses(mark = '1'): string[] {
  const fill = (template: string) =>
    template
      .replace('/{filters*}', '')
      .replace('{slug}', product.slug)
      .replace('{file}', 'paginas.xml')
      .replace('/landing/{id}', '/landing/buen-fin')
      .replace('{page}', 'pago-exitoso')
      .replaceAll(/\{\w+\??\}/g, mark);
  return [
    ...Object.values(routeTemplates).map(fill),
    ...Object.keys(getRouteAliases()),
    ...Object.keys(parentRedirects),
    ...orderStepRedirects.sources.map(fill),
    // Rewritten by a parameter, by the proxy, without a parent's id.
    `/login?volver=/compra/${mark}/elegir-pago`,
    `/arma-tu-equipo?equipo=${product.id}`,
    `/arma-tu-equipo?equipo=${product.id}&pos=${mark}`,
    `/arma-tu-equipo?pos=${mark}`,
    `/soporte/sucursales?producto=${mark}`,
    `/pagos/${mark}/pago-${mark}`,
    '/arma-tu-equipo',
    '/compra/elegir-pago',
    '/compra/revisar',
    '/perfil/garantias',
    '/correo/verificar',
    '/buscar?q=memoria',
    '/buscar?page=2',
    '/buscar/categoria_no-existe',
    // Other writings of known addresses.
    `/PAGOS/${mark}/procesar-pago`,
    `/Perfil/Pedidos/${mark}`,
    // Addresses without a document.
    `/nada/${mark}`,
    `/${mark}.html`,
    `/Productos/${mark}`,
    `/compra/${mark}/nada`,
    `/correo/verificar/${mark}/nada`,
    `/validate-address/${mark}/${mark}/1`,
    `/pagos/${mark}/nada`,
    `/listado/-/${mark}`,
    `/%70erfil/pedidos/${mark}`,
    '/perfil/%66avoritos',
    `/api/${mark}`,
    `/_next/${mark}`,
    `/_next/data/${mark}`,
    `/_next/static/${mark}`,
    '/productos/no-existe',
    '/landing/999999',
    '/no/existe',
    '/listado',
    '/%zz',
  ];
}

/** Few at a time: a backend that is asked for everything at once answers some calls too late. */
async function inGroups<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
) {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += 6)
    results.push(...(await Promise.all(items.slice(at, at + 6).map(work))));
  return results;
}

/** Asks for every address with marks: in the forms in turn, the first of them for the first address. */
const askAll = (site: string, mark: string, forms: readonly Form[] = ['page'], method?: string) =>
  inGroups([...addresses(mark).entries()], ([index, path]) =>
    askWithMarks(site + path, mark, forms[index % forms.length], method),
  );

/** The addresses whose answer has a mark, in any form, and how many answers came from the cache. */
async function findInAnswers(site: string, marks: readonly string[]) {
  const asked = addresses().flatMap((path) => FORM_NAMES.map((form) => ({ path, form })));
  const answers = await inGroups(asked, ({ path, form }) => askPlainly(site + path, form));
  return {
    hits: answers.filter(({ headers }) => headers['x-nextjs-cache'] === 'HIT').length,
    found: answers.flatMap(({ headers, body }, index) => {
      const text = body + JSON.stringify(headers);
      return marks.some((mark) => text.includes(mark)) ? [asked[index]] : [];
    }),
  };
}

const allFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

/** The files, by name or content, that have a mark. */
const findInFiles = (folder: string, marks: readonly string[]): string[] =>
  allFiles(folder).filter((file) => {
    const bytes = readFileSync(file);
    return marks.some((mark) => file.includes(mark) || bytes.includes(mark));
  });

/** Where what Zstandard has compressed begins: before it stands the entry's signature. */
const ZSTD_MAGIC = Buffer.from('28b52ffd', 'hex');

/** All texts of an entry, also those that it has as bytes. */
function readTexts(raw: Buffer): string {
  const start = raw.indexOf(ZSTD_MAGIC);
  if (start < 0) return raw.toString('latin1');
  const entry: unknown = deserialize(zstdDecompressSync(Buffer.from(raw.subarray(start))));
  return JSON.stringify(entry, (_, value) => {
    if (value instanceof Map) return [...value];
    return value?.type === 'Buffer' ? Buffer.from(value.data).toString() : value;
  });
}

/** The keys, by name or value, that have a mark. */
async function findInRedis(url: string, mark: string): Promise<string[]> {
  const client = createClient({ url }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  await client.connect();
  const keys = (await client.keys('*')).map(String);
  const found: string[] = [];
  let pages = 0;
  for (const key of keys) {
    const raw = (await client.type(key)).toString() === 'string' ? await client.get(key) : null;
    const texts = raw ? readTexts(raw) : '';
    pages += texts.includes('__next_f') ? 1 : 0;
    if (key.includes(mark) || texts.includes(mark)) found.push(key);
  }
  client.destroy();
  // Otherwise the entries have another form, and nothing was read.
  expect(pages).toBeGreaterThan(LEAST_HITS / FORM_NAMES.length);
  return found;
}

const storedFolder = () => join(shop.folder, '.next', 'server', 'route-cache');

/** Nothing that this shop stores, answers or says has one of the marks. */
async function expectNoMarks(site: string, marks: readonly string[], leastHits: number) {
  const { found, hits } = await findInAnswers(site, marks);
  expect.soft(found, 'answers').toEqual([]);
  expect.soft(hits, 'answers from the cache').toBeGreaterThan(leastHits);
  expect.soft(findInFiles(join(shop.folder, '.next', 'server'), marks), 'files').toEqual([]);
  const said = shop.output.join('');
  expect
    .soft(
      marks.filter((mark) => said.includes(mark)),
      'log',
    )
    .toEqual([]);
}

const TAGS = [
  'search',
  'brands',
  'categories',
  'banners',
  'sections',
  'stores',
  'landing:buen-fin',
];

async function refresh(site: string, tags: readonly string[]): Promise<void> {
  const response = await fetch(`${site}/api/refresh`, {
    method: 'POST',
    headers: { 'x-refresh-secret': SECRET, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  });
  expect(response.status).toBe(200);
}

test('nothing of the requests that make documents is stored', async () => {
  const mark = newMark();
  await askAll(shop.site, mark);
  await expectNoMarks(shop.site, [mark], LEAST_HITS);
});

test('nor of those that make them again after a refresh, in whatever form they ask', async () => {
  const mark = newMark();
  await refresh(shop.site, [...TAGS, `product:${product.slug}`]);
  await askAll(shop.site, mark, FORM_NAMES);
  await expectNoMarks(shop.site, [mark], LEAST_HITS);
});

test('nor of those that make old documents again after a restart', async () => {
  const mark = newMark();
  const hourAgo = Date.now() / 1000 - 3600;
  await shop.restart(() => {
    for (const file of allFiles(storedFolder())) utimesSync(file, hourAgo, hourAgo);
  });
  // The first answer is the old document; what it starts stores the new one.
  await askAll(shop.site, mark, FORM_NAMES);
  await expectNoMarks(shop.site, [mark], LEAST_HITS);
  await shop.restart(() => {});
  await expectNoMarks(shop.site, [mark], LEAST_HITS);
});

test('nor of those that make documents on a new server, in whatever form they ask', async () => {
  const mark = newMark();
  await shop.restart(() => rmSync(storedFolder(), { recursive: true, force: true }));
  await askAll(shop.site, mark, ['payload', 'tree', 'whole']);
  await expectNoMarks(shop.site, [mark], LEAST_HITS);
});

test('nor of other methods, of failures and of products that are gone', async ({ request }) => {
  const catalogue = new Catalogue(request, shop.api);
  const mark = newMark();
  for (const method of ['HEAD', 'POST', 'PUT', 'OPTIONS'])
    await askAll(shop.site, mark, ['page'], method);

  // A product whose page was never made, then one that is gone: a 404 first, then a 410.
  const path = `/productos/${unsold.slug}`;
  const call = { path: `/shop-v1/products?filter[slug]=${unsold.slug}` };
  const answerWith = (status: number) =>
    catalogue.control('faults', { match: call, kind: 'status', status });
  await answerWith(500);
  expect((await askWithMarks(shop.site + path, mark)).status).toBe(500);
  await catalogue.control('faults/clear', {});
  expect((await askWithMarks(shop.site + path, mark)).status).toBe(200);
  await answerWith(404);
  for (const status of [404, 410]) {
    await refresh(shop.site, [`product:${unsold.slug}`]);
    expect((await askWithMarks(shop.site + path, mark)).status).toBe(status);
    expect(JSON.stringify(await askPlainly(shop.site + path))).not.toContain(mark);
  }
  await expectNoMarks(shop.site, [mark], LEAST_HITS);
});

test('nor in Redis, nor on a second server that reads from it', async () => {
  redis = await startRedis();
  shared = await startIsolatedShop(ARTICLES, { REFRESH_SECRET: SECRET, REDIS_URL: redis.url });
  second = await shared.addServer();
  const mark = newMark();
  await askAll(shared.site, mark);
  const { found, hits } = await findInAnswers(second.site, [mark]);
  expect(found).toEqual([]);
  expect(hits).toBeGreaterThan(LEAST_HITS);
  expect(await findInRedis(redis.url, mark)).toEqual([]);
});

test('nor in what nginx keeps', async () => {
  nginx = await startNginx([shop.site]);
  const mark = newMark();
  for (const form of FORM_NAMES) await askAll(nginx.site, mark, [form]);
  const { found } = await findInAnswers(nginx.site, [mark]);
  expect(found).toEqual([]);
  expect(allFiles(nginx.folder).length).toBeGreaterThan(1);
  expect(findInFiles(nginx.folder, [mark])).toEqual([]);
});
