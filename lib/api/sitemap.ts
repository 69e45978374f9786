import { createRead } from './client/create-read';
import { toPaging } from './client/paging';
import { snakeToCamelOrNull } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';

export const toSitemapEntry = snakeToCamelOrNull(
  {
    id: wire.text,
    slug: wire.text,
    products_count: wire.count,
    updated_utc: wire.dateTime,
    image_url: wire.fileUrl,
  },
  'id',
  'slug',
);
/** Of a category or brand `productsCount` has the products of its subcategories, too. The picture is the cover of a product. */
export type SitemapEntry = NonNullable<ReturnType<typeof toSitemapEntry>>;

export type SitemapKind = 'product' | 'category' | 'brand' | 'landing';

/** Entries in one call. The size of a sitemap file is a multiple of it. */
export const SITEMAP_PAGE_SIZE = 1000;

export const readSitemapPage = createRead(
  assumedEndpoints.sitemap,
  ({ kind, page }: { kind: SitemapKind; page: number }) => ({
    query: {
      'filter[kind]': kind,
      'page[number]': page,
      'page[size]': SITEMAP_PAGE_SIZE,
    },
  }),
  (document, { kind, page }) => ({
    // Entries are resources of their own, whose ids may name what they are about: `product-1001`.
    entries: wire.listEntities(document, toSitemapEntry).map((entry) => ({
      ...entry,
      id: entry.id.replace(new RegExp(`^${kind}-`), ''),
    })),
    ...toPaging(document, { page, pageSize: SITEMAP_PAGE_SIZE }),
  }),
);
