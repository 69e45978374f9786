import { expect, test } from '@playwright/test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { getRouteAliases, parentRedirects } from '@/lib/routing/routes';
import { type IsolatedShop, startIsolatedShop } from '../fixtures/isolated-shop';

interface CrawledPage {
  status: number;
  /** The target of a redirect, as path and query. */
  location: string | null;
  /** Whether search engines index it: a document whose canonical address is its own. */
  isIndexable: boolean;
}

interface Document {
  links: string[];
  canonical: string | null;
  isNoIndex: boolean;
}

/** With more addresses the crawl is assumed to be endless. */
const MAX_ADDRESSES = 20_000;

/** The elements of a document. Without scripts, as the crawler is, `<noscript>` has some, too. */
function parseElements(text: string): DefaultTreeAdapterTypes.Element[] {
  const nodes: DefaultTreeAdapterTypes.Node[] = [parse(text, { scriptingEnabled: false })];
  for (const node of nodes) {
    if ('childNodes' in node) for (const child of node.childNodes) nodes.push(child);
  }
  return nodes.filter((node) => 'tagName' in node);
}

function parseDocument(html: string): Document {
  const found: Document = { links: [], canonical: null, isNoIndex: false };
  for (const { tagName, attrs } of parseElements(html)) {
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const { href = '', rel = '', name, content = '' } = attributes;
    if (tagName === 'a' && href && !rel.split(/\s+/).includes('nofollow')) found.links.push(href);
    if (tagName === 'link' && rel === 'canonical') found.canonical = href;
    if (tagName === 'meta' && name === 'robots') found.isNoIndex ||= /noindex/.test(content);
  }
  return found;
}

const MAX_TRIES = 3;

/** Retries when the connection breaks: the server may close a keep-alive connection just when it is reused. */
async function fetchWithRetry(url: string, tries = MAX_TRIES): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual' });
  } catch (error) {
    if (tries <= 1) throw error;
    return fetchWithRetry(url, tries - 1);
  }
}

const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;

/**
 * Crawls a shop like a search engine: plain HTTP without JavaScript, all links except nofollow, and all redirects.
 * Addresses are identified by path and query.
 */
async function crawl(
  site: string,
  seeds: readonly string[],
  concurrency: number,
): Promise<Map<string, CrawledPage>> {
  const visits = new Map<string, CrawledPage>();
  const seen = new Set<string>();
  const waiting: string[] = [];
  const add = (href: string, base: string) => {
    if (!URL.canParse(href, base)) return;
    const url = new URL(href, base);
    const path = pathOf(url);
    if (url.origin !== site || seen.has(path)) return;
    if (seen.size >= MAX_ADDRESSES) throw new Error(`The crawl does not end: ${path}`);
    seen.add(path);
    waiting.push(path);
  };

  async function visit(path: string): Promise<CrawledPage> {
    const url = `${site}${path}`;
    const response = await fetchWithRetry(url);
    const { status, headers } = response;
    const location = headers.get('location');
    if (location) {
      await response.body?.cancel();
      add(location, url);
      return { status, location: pathOf(new URL(location, url)), isIndexable: false };
    }
    const { links, canonical, isNoIndex } = parseDocument(await response.text());
    for (const href of links) add(href, url);
    const isOwn = canonical !== null && pathOf(new URL(canonical, url)) === path;
    return { status, location: null, isIndexable: status === 200 && !isNoIndex && isOwn };
  }

  for (const seed of seeds) add(seed, site);
  let working = 0;
  async function work(): Promise<void> {
    for (;;) {
      const path = waiting.shift();
      if (path !== undefined) {
        working += 1;
        visits.set(path, await visit(path));
        working -= 1;
      } else if (working === 0) return;
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return visits;
}

async function readLocations(url: string): Promise<string[]> {
  const response = await fetchWithRetry(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return parseElements(await response.text()).flatMap(({ tagName, childNodes }) =>
    tagName === 'loc' ? childNodes.map((text) => ('value' in text ? text.value : '')).join('') : [],
  );
}

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
