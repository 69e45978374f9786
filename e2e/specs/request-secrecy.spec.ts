import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { refresh } from '../fixtures/backend';
import { Catalogue } from '../fixtures/catalogue';
import { SHARED_TAGS } from '../fixtures/crawled-documents';
import { type IsolatedShop, startIsolatedShop } from '../fixtures/isolated-shop';
import {
  allFiles,
  askAll,
  FORM_NAMES,
  findInAnswers,
  findInFiles,
  LEAST_HITS,
} from '../fixtures/marked-addresses';
import { askPlainly, askWithMarks, type Form, newMark } from '../fixtures/marked-requests';
import { changeAge, isStoredEntry, readTexts } from '../fixtures/stored-entries';

/*
 * A document is made by the request of one visitor and sent to all. Each address of the shop is asked for with marks in every
 * part of the request, in the states in which that request makes what is stored: never stored, old, refreshed, after a restart. No
 * stored byte and no later answer has a mark. Redis, a second server and nginx: `several-servers.spec.ts`.
 */

const SECRET = 'secret-of-the-secrecy-test-0123456789';
const ARTICLES = 40;

// Each test starts from what the one before it stored.
test.describe.configure({ mode: 'serial' });

let shop: IsolatedShop;
let product: { slug: string; id: string };
let unsold: { slug: string; id: string };

// Seconds on a quiet machine; servers start in between.
test.beforeEach(() => test.slow());
test.beforeAll(async () => {
  shop = await startIsolatedShop(ARTICLES, { REFRESH_SECRET: SECRET });
  const catalogue = new Catalogue(shop.api);
  product = await catalogue.find(({ stock }) => stock > 0);
  unsold = await catalogue.find(({ stock, id }) => stock > 0 && id !== product.id);
});
test.afterAll(() => shop?.close());

const storedFolder = () => join(shop.folder, '.next', 'server', 'route-cache');

const countStoredPages = () =>
  allFiles(storedFolder()).filter((file) => {
    const bytes = readFileSync(file);
    return isStoredEntry(bytes) && readTexts(bytes).includes('__next_f');
  }).length;

/** Nothing that this shop stores, answers or says has one of the marks. */
async function expectNoMarks(...marks: string[]) {
  const { found, hits } = await findInAnswers({ site: shop.site, product }, marks);
  expect.soft(found, 'answers').toEqual([]);
  expect.soft(hits, 'answers from the cache').toBeGreaterThan(LEAST_HITS);
  expect.soft(findInFiles(join(shop.folder, '.next', 'server'), marks), 'files').toEqual([]);
  // Otherwise the entries have another form, and nothing was read.
  expect.soft(countStoredPages(), 'stored pages').toBeGreaterThan(LEAST_HITS / FORM_NAMES.length);
  const said = shop.output.join('');
  const logged = marks.filter((mark) => said.includes(mark));
  expect.soft(logged, 'log').toEqual([]);
}

const TAGS = [...SHARED_TAGS, 'landing:contado-y-meses'];

test('nothing of the requests that make documents is stored @smoke', async () => {
  const mark = newMark();
  await askAll({ site: shop.site, product }, mark);
  await expectNoMarks(mark);
});

test('nor of those that make them again after a refresh, in whatever form they ask @smoke', async () => {
  const mark = newMark();
  expect((await refresh(shop.site, SECRET, [...TAGS, `product:${product.slug}`])).status).toBe(200);
  await askAll({ site: shop.site, product }, mark, FORM_NAMES);
  await expectNoMarks(mark);
});

/** Restarts the shop with what it stored an hour ago. The first answer is the old document; what it starts stores the new one. */
async function askForOldDocuments(mark: string, forms: readonly Form[]): Promise<void> {
  const hourAgo = Date.now() - 3600 * 1000;
  await shop.restart(() => {
    for (const file of allFiles(storedFolder())) changeAge(file, hourAgo);
  });
  await askAll({ site: shop.site, product }, mark, forms);
  await expectNoMarks(mark);
}

test('nor of those that make old documents again after a restart @smoke', () =>
  askForOldDocuments(newMark(), ['page']));

test('nor of those that do so in whatever form they ask, also after another restart', async () => {
  const mark = newMark();
  await askForOldDocuments(mark, FORM_NAMES);
  await shop.restart(() => {});
  await expectNoMarks(mark);
});

test('nor of those that make documents on a new server, in whatever form they ask', async () => {
  const mark = newMark();
  await shop.restart(() => rmSync(storedFolder(), { recursive: true, force: true }));
  await askAll({ site: shop.site, product }, mark, ['payload', 'tree', 'whole']);
  await expectNoMarks(mark);
});

test('nor of other methods', async () => {
  const mark = newMark();
  for (const method of ['HEAD', 'POST', 'PUT', 'OPTIONS'])
    await askAll({ site: shop.site, product }, mark, ['page'], method);
  await expectNoMarks(mark);
});

test('nor of failures and of products that are gone @smoke', async () => {
  const catalogue = new Catalogue(shop.api);
  const mark = newMark();
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
    expect((await refresh(shop.site, SECRET, [`product:${unsold.slug}`])).status).toBe(200);
    expect((await askWithMarks(shop.site + path, mark)).status).toBe(status);
    expect(JSON.stringify(await askPlainly(shop.site + path))).not.toContain(mark);
  }
  await expectNoMarks(mark);
});
