import type { SitemapEntry, SitemapKind } from '@/lib/api/sitemap';
import { MAX_PAGE } from '@/lib/domain/search/criteria';
import { hasRoute } from '@/lib/features/feature-routes';
import { type RouteName, route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { type PagedList, shardCount, shardRange, sliceListPages } from './sitemap-shards';

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

/** An address of the shop. `updatedUtc` is the time of the last change of its content. */
export interface SitemapUrl {
  path: string;
  updatedUtc?: string | null;
}

export const pageUrls = (): SitemapUrl[] =>
  PAGES.filter(hasRoute).map((name) => ({ path: route(name) }));

export const landingUrls = (entries: readonly SitemapEntry[]): SitemapUrl[] =>
  entries.map(({ slug, updatedUtc }) => ({ path: route('landing', { id: slug }), updatedUtc }));

export const productUrls = (entries: readonly SitemapEntry[]): SitemapUrl[] =>
  entries.map(({ slug, updatedUtc }) => ({ path: route('products', { slug }), updatedUtc }));

/** The product list of one category or one brand. */
export interface SitemapList extends PagedList {
  kind: Extract<SitemapKind, 'category' | 'brand'>;
  slug: string;
}

/** The lists with their number of pages of `pageSize` products. An empty list has 0 pages. */
export function toSitemapLists(
  kind: SitemapList['kind'],
  entries: readonly SitemapEntry[],
  pageSize: number,
): SitemapList[] {
  return entries.map(({ slug, productsCount }) => ({
    kind,
    slug,
    pages: Math.min(Math.ceil(productsCount / pageSize), MAX_PAGE),
  }));
}

/** The list pages of one file. */
export function listUrls(lists: readonly SitemapList[], shard: number): SitemapUrl[] {
  return sliceListPages(lists, shardRange(shard)).map(({ list: { kind, slug }, page }) => ({
    path: searchHref(kind === 'brand' ? { brands: [slug], page } : { categories: [slug], page }),
  }));
}
