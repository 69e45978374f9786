import type { Paging } from '@/lib/domain/paging';
import type { ApiClient } from '../client';
import { assumedEndpoints } from '../endpoints/assumed';
import { toPaging } from '../resources/paging';
import { type SitemapEntry, toSitemapEntry } from '../resources/sitemap-entry';
import { listEntities } from '../resources/wire';

export type SitemapKind = 'product' | 'category' | 'brand' | 'landing';

/** Entries in one call. The size of a sitemap file is a multiple of it. */
export const SITEMAP_PAGE_SIZE = 1000;

/** One page of the sitemap's entries of a kind. `total` counts the entries of all pages. */
export async function readSitemapPage(
  client: ApiClient,
  { kind, page }: { kind: SitemapKind; page: number },
  signal?: AbortSignal,
): Promise<Paging & { entries: SitemapEntry[] }> {
  const document = await client.request(assumedEndpoints.sitemap, {
    query: {
      'filter[kind]': kind,
      'page[number]': page,
      'page[size]': SITEMAP_PAGE_SIZE,
    },
    signal,
  });
  return {
    entries: listEntities(document, toSitemapEntry),
    ...toPaging(document, { page, pageSize: SITEMAP_PAGE_SIZE }),
  };
}
