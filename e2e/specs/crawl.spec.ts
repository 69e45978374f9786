import { expect, test } from '@playwright/test';
import { getRouteAliases, parentRedirects } from '@/lib/routing/routes';
import { crawl, readLocations } from '../fixtures/crawler';
import { type IsolatedShop, startIsolatedShop } from '../fixtures/isolated-shop';

/** A part of the catalogue. `CRAWL_ARTICLES=20000` crawls all of it, which takes a quarter of an hour. */
const ARTICLES = Number(process.env.CRAWL_ARTICLES) || 250;
const CONCURRENCY = 4;
const MOST_IN_A_FILE = 5000;

let shop: IsolatedShop;
test.beforeAll(async () => {
  shop = await startIsolatedShop(ARTICLES);
});
test.afterAll(() => shop?.close());

/** Reads every address of the sitemap in robots.txt, as path and query. */
async function readSitemap(site: string): Promise<string[]> {
  const robots = await (await fetch(`${site}/robots.txt`)).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1];
  const pathOf = (url: string) => url.slice(new URL(url).origin.length);
  const found: string[] = [];
  for (const file of await readLocations(`${site}${pathOf(index ?? '')}`)) {
    const urls = await readLocations(`${site}${pathOf(file)}`);
    expect(urls.length, file).toBeLessThanOrEqual(MOST_IN_A_FILE);
    for (const url of urls) expect(new URL(url).origin).toBe(site);
    found.push(...urls.map(pathOf));
  }
  return found;
}

test('a crawl of the shop ends, and finds exactly what the sitemap lists', async () => {
  test.setTimeout(240_000 + ARTICLES * 100);
  const started = Date.now();
  // Besides the home page: addresses that only redirect.
  const seeds = [
    '/',
    ...Object.keys(getRouteAliases()),
    ...Object.keys(parentRedirects),
    '/buscar/marca_asus/categoria_laptops',
    '/buscar/marca_ASUS?page=1',
  ];
  const visits = [...(await crawl(shop.site, seeds, CONCURRENCY))];
  const paths = (wanted: (visit: (typeof visits)[number][1]) => boolean) =>
    visits.filter(([, visit]) => wanted(visit)).map(([path]) => path);

  const indexable = paths((visit) => visit.isIndexable);
  const redirects = paths(({ location }) => location !== null);
  const others = paths(({ status, isIndexable }) => status === 200 && !isIndexable);
  const failed = visits.filter(([, { status, location }]) => status !== 200 && location === null);
  const sitemap = await readSitemap(shop.site);
  const listed = new Set(sitemap);
  const crawled = new Set(indexable);
  const unlisted = indexable.filter((path) => !listed.has(path));
  const unreached = sitemap.filter((path) => !crawled.has(path));

  console.log(
    `\ncrawl: ${indexable.length} pages for search engines, ${others.length} others, ` +
      `${redirects.length} redirects, ${failed.length} failures; sitemap: ${sitemap.length}; ` +
      `difference: ${unlisted.length} + ${unreached.length}; ${Math.round((Date.now() - started) / 1000)} s`,
  );
  expect(failed).toEqual([]);
  expect(unlisted, 'crawled, not in the sitemap').toEqual([]);
  expect(unreached, 'in the sitemap, not crawled').toEqual([]);
  expect(listed.size, 'listed once').toBe(sitemap.length);
  expect(sitemap.length).toBeGreaterThan(Math.min(ARTICLES, 12_000));
  expect(redirects.length).toBeGreaterThanOrEqual(Object.keys(getRouteAliases()).length);
});

test('there are no files beyond those that the index lists', async () => {
  for (const file of ['productos-99.xml', 'productos-0.xml', 'listas-99.xml', 'otra.xml']) {
    expect((await fetch(`${shop.site}/sitemaps/${file}`)).status, file).toBe(404);
  }
});
