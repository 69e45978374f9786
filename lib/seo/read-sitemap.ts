import { getSitemapPage } from '@/lib/api/catalogue';
import { SEARCH_PAGE_SIZE } from '@/lib/api/search';
import { SITEMAP_PAGE_SIZE, type SitemapEntry, type SitemapKind } from '@/lib/api/sitemap';
import { hasRoute } from '@/lib/features/feature-routes';
import {
  countListPages,
  landingUrls,
  listUrls,
  pageUrls,
  productUrls,
  SHARD_SIZE,
  type SitemapFile,
  type SitemapList,
  type SitemapUrl,
  sitemapFileNames,
  toSitemapLists,
} from './sitemap';
import { textResponse } from './text-response';
import 'server-only';

/** A file of the sitemap, or 404 for null. */
export const toSitemapResponse = (
  request: Request,
  xml: () => Promise<string | null>,
): Promise<Response> => textResponse(request, { type: 'application/xml' }, xml);

/** Calls whose entries fill one file. */
const CALLS_PER_SHARD = SHARD_SIZE / SITEMAP_PAGE_SIZE;

/**
 * Entries of a kind, a page of the backend at a time: all of them, or those of a file, whose numbers count from 1. None when its number is too
 * high. @throws ApiError
 */
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

async function readLists(): Promise<SitemapList[]> {
  const [categories, brands] = await Promise.all([readEntries('category'), readEntries('brand')]);
  return [
    ...toSitemapLists('category', categories, SEARCH_PAGE_SIZE),
    ...toSitemapLists('brand', brands, SEARCH_PAGE_SIZE),
  ];
}

/** Names of the files in the sitemap's index. @throws ApiError */
export async function readSitemapFiles(): Promise<string[]> {
  const [lists, { total, lastPage }] = await Promise.all([
    readLists(),
    getSitemapPage({ kind: 'product', page: 1 }),
  ]);
  return sitemapFileNames({
    listPages: countListPages(lists),
    products: total ?? lastPage * SITEMAP_PAGE_SIZE,
  });
}

/** The addresses in a file. Empty when the file's number is too high. @throws ApiError */
export async function readSitemapUrls(file: SitemapFile): Promise<SitemapUrl[]> {
  switch (file.kind) {
    case 'pages':
      return [
        ...pageUrls(),
        ...(hasRoute('landing') ? landingUrls(await readEntries('landing')) : []),
      ];
    case 'lists':
      return listUrls(await readLists(), file.shard);
    case 'products':
      return productUrls(await readEntries('product', file.shard));
  }
}
