import { getProductsForFeed } from '@/lib/api/catalogue';
import { MAX_IDS } from '@/lib/api/product-summaries';
import type { Product } from '@/lib/domain/product/types';
import { serverEnv } from '@/lib/env';
import { readEntryPages } from '@/lib/seo/read-sitemap';
import { type FeedItem, toFeedItem } from './feed-item';
import 'server-only';

export interface FeedFormat {
  /** Media type without its character set. */
  type: string;
  head: (siteName: string, siteUrl: string) => string;
  item: (item: FeedItem) => string;
  tail: string;
}

/** Calls that are on their way at once, so that reading and writing do not wait for each other. */
const CALLS_AHEAD = 3;

/** Ids of products, in groups of one call. A product that moves between two pages meanwhile is named once. */
async function* listIds(part: number | null): AsyncGenerator<string[]> {
  const seen = new Set<string>();
  let group: string[] = [];
  for await (const entries of readEntryPages('product', part)) {
    for (const { id } of entries) {
      if (seen.has(id)) continue;
      seen.add(id);
      group.push(id);
      if (group.length < MAX_IDS) continue;
      yield group;
      group = [];
    }
  }
  if (group.length > 0) yield group;
}

/** Products of the catalogue or a part of it, some at a time. @throws ApiError */
async function* listProducts(
  part: number | null,
  counts: { listed: number },
): AsyncGenerator<Product[]> {
  const ahead: Promise<Product[]>[] = [];
  for await (const ids of listIds(part)) {
    counts.listed += ids.length;
    // Of a thousand calls one may be slow.
    const call = getProductsForFeed(ids).catch(() => getProductsForFeed(ids));
    // It is awaited later: until then its failure is not one that nobody hears of.
    call.catch(() => undefined);
    ahead.push(call);
    if (ahead.length > CALLS_AHEAD) yield (await ahead.shift()) ?? [];
  }
  for (const call of ahead) yield await call;
}

/** Products that the backend may have taken away since it made its sitemap. Who finds fewer has other ids than the sitemap. */
const LEAST_FOUND = 0.5;

/** No file of the sitemap has this number. */
export class NoSuchPart extends Error {}

/**
 * A feed as it is read, some products at a time: of the whole catalogue, or of the products in one file of the sitemap.
 * @throws NoSuchPart, ApiError, and when the backend knows too few of the products
 */
export async function* writeFeed(
  { head, item, tail }: FeedFormat,
  part: number | null,
): AsyncGenerator<string> {
  const { SITE_NAME, SITE_URL } = serverEnv();
  const counts = { listed: 0, found: 0 };
  yield head(SITE_NAME, SITE_URL);
  for await (const products of listProducts(part, counts)) {
    counts.found += products.length;
    const now = Date.now();
    yield products
      .map((product) => toFeedItem(product, SITE_URL, now))
      .map((one) => (one ? item(one) : ''))
      .join('');
  }
  if (part !== null && counts.listed === 0) throw new NoSuchPart();
  if (counts.found < counts.listed * LEAST_FOUND)
    throw new Error(`of ${counts.listed} products of the sitemap only ${counts.found} were found`);
  yield tail;
}
