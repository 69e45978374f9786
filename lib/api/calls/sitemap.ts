import type { ApiClient } from '../client';
import { assumedEndpoints } from '../endpoints/assumed';
import { metaPage } from '../resources/page';
import { type SitemapEntry, toSitemapEntry } from '../resources/sitemap-entry';
import { entities, models } from '../resources/wire';

export type { SitemapEntry };
export type SitemapKind = 'product' | 'category' | 'brand' | 'landing';

/** Entries that one call gives: a file of the sitemap is a whole number of calls. */
export const SITEMAP_PAGE_SIZE = 1000;

/** One page of what the shop sells; `total` counts all pages. */
export async function readSitemapPage(
  client: ApiClient,
  kind: SitemapKind,
  page: number,
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
