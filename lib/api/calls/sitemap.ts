import type { ApiClient } from '../client';
import { assumedEndpoints } from '../endpoints/assumed';
import { metaPage } from '../resources/meta-page';
import { type SitemapEntry, toSitemapEntry } from '../resources/sitemap-entry';
import { entities, models } from '../resources/wire';

export type SitemapKind = 'product' | 'category' | 'brand' | 'landing';

/** Entries in one call. The size of a sitemap file is a multiple of it. */
export const SITEMAP_PAGE_SIZE = 1000;

/** One page of the sitemap's entries of a kind. `total` counts the entries of all pages. */
export async function readSitemapPage(
  client: ApiClient,
  { kind, page }: { kind: SitemapKind; page: number },
  _signal?: AbortSignal,
): Promise<{ entries: SitemapEntry[]; total: number; lastPage: number }> {
  const { data, meta } = await client.request(assumedEndpoints.sitemap, {
    query: {
      'filter[kind]': kind,
      'page[number]': page,
      'page[size]': SITEMAP_PAGE_SIZE,
    },
  });
  const { total, lastPage } = metaPage.parse(meta.page);
  return { entries: entities(models(data), toSitemapEntry), total, lastPage };
}
