import { createRead } from '../create-read';
import { assumedEndpoints } from '../endpoints/assumed';
import { toPaging } from '../resources/paging';
import { toSitemapEntry } from '../resources/sitemap-entry';
import { listEntities } from '../resources/wire';

export type SitemapKind = 'product' | 'category' | 'brand' | 'landing';

/** Entries in one call. The size of a sitemap file is a multiple of it. */
export const SITEMAP_PAGE_SIZE = 1000;

/** One page of the sitemap's entries of a kind. `total` counts the entries of all pages. */
export const readSitemapPage = createRead(
  assumedEndpoints.sitemap,
  ({ kind, page }: { kind: SitemapKind; page: number }) => ({
    query: {
      'filter[kind]': kind,
      'page[number]': page,
      'page[size]': SITEMAP_PAGE_SIZE,
    },
  }),
  (document, { page }) => ({
    entries: listEntities(document, toSitemapEntry),
    ...toPaging(document, { page, pageSize: SITEMAP_PAGE_SIZE }),
  }),
);
