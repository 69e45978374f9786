import { getSitemapPage } from '@/lib/api/catalogue';
import { SEARCH_PAGE_SIZE } from '@/lib/api/search';
import { SITEMAP_PAGE_SIZE, type SitemapEntry, type SitemapKind } from '@/lib/api/sitemap';
import { MAX_PAGE } from '@/lib/domain/search/criteria';
import { hasRoute } from '@/lib/features/feature-routes';
import { type RouteName, route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import 'server-only';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE_SCHEMA = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** An address of the shop, with the last change of what it shows and its main picture, where the backend says them. */
export interface SitemapUrl {
  path: string;
  updatedUtc?: string | null;
  imageUrl?: string | null;
}

export function urlSetXml(urls: readonly SitemapUrl[], siteUrl: string): string {
  const location = (path: string) => escapeXml(new URL(path, siteUrl).href);
  const rows = urls.map(({ path, updatedUtc, imageUrl }) => {
    const change = updatedUtc ? `<lastmod>${new Date(updatedUtc).toISOString()}</lastmod>` : '';
    const picture = imageUrl
      ? `<image:image><image:loc>${location(imageUrl)}</image:loc></image:image>`
      : '';
    return `<url><loc>${location(path)}</loc>${change}${picture}</url>\n`;
  });
  return `${HEAD}<urlset ${SCHEMA} ${IMAGE_SCHEMA}>\n${rows.join('')}</urlset>\n`;
}

export function sitemapIndexXml(files: readonly string[], siteUrl: string): string {
  const rows = files.map((file) => {
    const url = new URL(route('sitemap.file', { file }), siteUrl).href;
    return `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`;
  });
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${rows.join('')}</sitemapindex>\n`;
}

export const SHARD_SIZE = 5000;
/** Calls whose entries fill one file. */
const CALLS_PER_SHARD = SHARD_SIZE / SITEMAP_PAGE_SIZE;

const PAGES: readonly RouteName[] = [
  'home',
  'marcas',
  'search_categories',
  'support.stores',
  'support.contact',
  'support.invoicing',
  'support.payments',
  'support.faq',
  'about.privacy',
  'about.legal',
  'about.terms',
  'about.returns',
  'about.warranties',
];

const PAGES_FILE = 'paginas.xml';

/** The number of a file, from 1, whose name begins with a word. */
const findShard = (name: string, word: string): number =>
  Number(new RegExp(`^${word}-([1-9]\\d{0,5})\\.xml$`).exec(name)?.[1] ?? 0);

export function sitemapFileNames(totals: { lists: number; products: number }): string[] {
  const shards = (word: string, total: number) =>
    Array.from({ length: Math.ceil(total / SHARD_SIZE) }, (_, at) => `${word}-${at + 1}.xml`);
  return [PAGES_FILE, ...shards('listas', totals.lists), ...shards('productos', totals.products)];
}

export const pageUrls = (): SitemapUrl[] =>
  PAGES.filter(hasRoute).map((name) => ({ path: route(name) }));

export const landingUrls = (entries: readonly SitemapEntry[]): SitemapUrl[] =>
  entries.map(({ slug, updatedUtc }) => ({ path: route('landing', { id: slug }), updatedUtc }));

export const productUrls = (entries: readonly SitemapEntry[]): SitemapUrl[] =>
  entries.map(({ slug, ...entry }) => ({ ...entry, path: route('products', { slug }) }));

/** Every page of the lists of categories or brands. An empty list has none. */
export const listUrls = (
  filter: 'categories' | 'brands',
  entries: readonly SitemapEntry[],
): SitemapUrl[] =>
  entries.flatMap(({ slug, productsCount }) => {
    const pages = Math.min(Math.ceil(productsCount / SEARCH_PAGE_SIZE), MAX_PAGE);
    return Array.from({ length: pages }, (_, at) => ({
      path: searchHref({ [filter]: [slug], page: at + 1 }),
    }));
  });

/** A page of the backend at a time: all entries, or those of a file, from 1; none when its number is too high. @throws ApiError */
export async function* readEntryPages(
  kind: SitemapKind,
  shard: number | null = null,
): AsyncGenerator<SitemapEntry[]> {
  const from = shard === null ? 1 : (shard - 1) * CALLS_PER_SHARD + 1;
  const to = shard === null ? Number.POSITIVE_INFINITY : shard * CALLS_PER_SHARD;
  // The first page contains the number of pages, so a request for a high number causes no further calls.
  let { lastPage } = await getSitemapPage({ kind, page: 1 });
  for (let page = from; page <= Math.min(to, lastPage); page += 1) {
    const { entries, ...paging } = await getSitemapPage({ kind, page });
    yield entries;
    // A backend that does not count its pages says on each whether there may be another.
    lastPage = Math.max(lastPage, paging.lastPage);
  }
}

async function readEntries(kind: SitemapKind, shard: number | null = null) {
  const found: SitemapEntry[] = [];
  for await (const entries of readEntryPages(kind, shard)) found.push(...entries);
  return found;
}

async function readLists(): Promise<SitemapUrl[]> {
  const [categories, brands] = await Promise.all([readEntries('category'), readEntries('brand')]);
  return [...listUrls('categories', categories), ...listUrls('brands', brands)];
}

/** Names of the files in the sitemap's index. @throws ApiError */
export async function readSitemapFiles(): Promise<string[]> {
  const [{ length: lists }, { total, lastPage }] = await Promise.all([
    readLists(),
    getSitemapPage({ kind: 'product', page: 1 }),
  ]);
  return sitemapFileNames({ lists, products: total ?? lastPage * SITEMAP_PAGE_SIZE });
}

/** The addresses in a file. Empty when there is no such file. @throws ApiError */
export async function readSitemapUrls(name: string): Promise<SitemapUrl[]> {
  if (name === PAGES_FILE) {
    const landings = hasRoute('landing') ? await readEntries('landing') : [];
    return [...pageUrls(), ...landingUrls(landings)];
  }
  const list = findShard(name, 'listas');
  if (list > 0) return (await readLists()).slice((list - 1) * SHARD_SIZE, list * SHARD_SIZE);
  const shard = findShard(name, 'productos');
  return shard > 0 ? productUrls(await readEntries('product', shard)) : [];
}
