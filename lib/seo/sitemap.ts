import type { SitemapEntry, SitemapKind } from '@/lib/api/sitemap';
import { MAX_PAGE } from '@/lib/domain/search/criteria';
import { hasRoute } from '@/lib/features/feature-routes';
import { type RouteName, route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';

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

const location = (path: string, siteUrl: string): string =>
  `<loc>${escapeXml(new URL(path, siteUrl).href)}</loc>`;

const lastChange = (utc: string | null | undefined): string =>
  utc ? `<lastmod>${new Date(utc).toISOString()}</lastmod>` : '';

const picture = (url: string | null | undefined, siteUrl: string): string =>
  url
    ? `<image:image><image:loc>${escapeXml(new URL(url, siteUrl).href)}</image:loc></image:image>`
    : '';

/** The XML of a file with addresses, and their pictures for image search. */
export function urlSetXml(urls: readonly SitemapUrl[], siteUrl: string): string {
  const rows = urls.map(
    ({ path, updatedUtc, imageUrl }) =>
      `<url>${location(path, siteUrl)}${lastChange(updatedUtc)}${picture(imageUrl, siteUrl)}</url>\n`,
  );
  return `${HEAD}<urlset ${SCHEMA} ${IMAGE_SCHEMA}>\n${rows.join('')}</urlset>\n`;
}

/** The XML of the index. `paths` are the paths of the files. */
export function sitemapIndexXml(paths: readonly string[], siteUrl: string): string {
  const rows = paths.map((path) => `<sitemap>${location(path, siteUrl)}</sitemap>\n`);
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${rows.join('')}</sitemapindex>\n`;
}

/** Maximum number of addresses in one file of the sitemap. */
export const SHARD_SIZE = 5000;

/** How many files hold `total` addresses. */
export const shardCount = (total: number): number => Math.ceil(Math.max(total, 0) / SHARD_SIZE);

export const countListPages = (lists: readonly SitemapList[]): number =>
  lists.reduce((sum, { pages }) => sum + pages, 0);

/** Routes without catalogue data in their address. */
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

const SHARD_NAMES = { lists: 'listas', products: 'productos' } as const;
const PAGES_FILE = 'paginas.xml';

/** One file of the sitemap. `shard` counts from 1. */
export type SitemapFile = { kind: 'pages' } | { kind: 'lists' | 'products'; shard: number };

export function parseSitemapFile(name: string): SitemapFile | null {
  if (name === PAGES_FILE) return { kind: 'pages' };
  const [, prefix, digits] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  const shard = Number(digits);
  if (prefix === SHARD_NAMES.lists) return { kind: 'lists', shard };
  return prefix === SHARD_NAMES.products ? { kind: 'products', shard } : null;
}

/** Names of all files for the given numbers of addresses. */
export function sitemapFileNames(totals: { listPages: number; products: number }): string[] {
  const shards = (prefix: string, total: number) =>
    Array.from({ length: shardCount(total) }, (_, index) => `${prefix}-${index + 1}.xml`);
  return [
    PAGES_FILE,
    ...shards(SHARD_NAMES.lists, totals.listPages),
    ...shards(SHARD_NAMES.products, totals.products),
  ];
}

/** An address of the shop, with the last change of what it shows and its main picture, where the backend says them. */
export interface SitemapUrl {
  path: string;
  updatedUtc?: string | null;
  imageUrl?: string | null;
}

export const pageUrls = (): SitemapUrl[] =>
  PAGES.filter(hasRoute).map((name) => ({ path: route(name) }));

export const landingUrls = (entries: readonly SitemapEntry[]): SitemapUrl[] =>
  entries.map(({ slug, updatedUtc }) => ({ path: route('landing', { id: slug }), updatedUtc }));

export const productUrls = (entries: readonly SitemapEntry[]): SitemapUrl[] =>
  entries.map(({ slug, updatedUtc, imageUrl }) => ({
    path: route('products', { slug }),
    updatedUtc,
    imageUrl,
  }));

/** The product list of one category or one brand, with its number of pages. */
export interface SitemapList {
  kind: Extract<SitemapKind, 'category' | 'brand'>;
  slug: string;
  pages: number;
}

/** The lists with their number of pages of `pageSize` products. An empty list has 0 pages. */
export const toSitemapLists = (
  kind: SitemapList['kind'],
  entries: readonly SitemapEntry[],
  pageSize: number,
): SitemapList[] =>
  entries.map(({ slug, productsCount }) => ({
    kind,
    slug,
    pages: Math.min(Math.ceil(productsCount / pageSize), MAX_PAGE),
  }));

/** The pages of all lists in one file. `shard` counts from 1. */
export const listUrls = (lists: readonly SitemapList[], shard: number): SitemapUrl[] =>
  lists
    .flatMap((list) => Array.from({ length: list.pages }, (_, at) => ({ ...list, page: at + 1 })))
    .slice((shard - 1) * SHARD_SIZE, shard * SHARD_SIZE)
    .map(({ kind, slug, page }) => ({
      path: searchHref(kind === 'brand' ? { brands: [slug], page } : { categories: [slug], page }),
    }));
