import { getProductsForFeed, getSitemapPage } from '@/lib/api/catalogue';
import { MAX_IDS } from '@/lib/api/product-summaries';
import type { Product } from '@/lib/domain/product/types';
import { serverEnv } from '@/lib/env';
import { logError } from '@/lib/monitoring/log';
import { type FeedItem, toFeedItem } from './feed-item';
import 'server-only';

interface FeedFormat {
  /** Media type without its character set. */
  type: string;
  head: (siteName: string, siteUrl: string) => string;
  item: (item: FeedItem) => string;
  tail: string;
}

/** Calls that are on their way at once, so that reading and writing do not wait for each other. */
const CALLS_AHEAD = 3;

/** Ids of every product, in groups of one call. A product that moves between two pages meanwhile is named once. */
async function* listIds(): AsyncGenerator<string[]> {
  const seen = new Set<string>();
  let group: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { entries, lastPage } = await getSitemapPage({ kind: 'product', page });
    last = Math.max(lastPage, last);
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

/** Every product of the catalogue, some at a time. @throws ApiError */
async function* listProducts(): AsyncGenerator<Product[]> {
  const ahead: Promise<Product[]>[] = [];
  for await (const ids of listIds()) {
    const call = getProductsForFeed(ids);
    // It is awaited later: until then its failure is not one that nobody hears of.
    call.catch(() => undefined);
    ahead.push(call);
    if (ahead.length > CALLS_AHEAD) yield (await ahead.shift()) ?? [];
  }
  for (const call of ahead) yield await call;
}

async function* writeFeed({ head, item, tail }: FeedFormat): AsyncGenerator<string> {
  const { SITE_NAME, SITE_URL } = serverEnv();
  yield head(SITE_NAME, SITE_URL);
  for await (const products of listProducts()) {
    const now = Date.now();
    yield products
      .map((product) => toFeedItem(product, SITE_URL, now))
      .map((one) => (one ? item(one) : ''))
      .join('');
  }
  yield tail;
}

/**
 * The whole catalogue as it is written, never in memory at once. When the backend fails in the middle the connection breaks, so that nobody
 * takes a part for the whole; before the first product the answer is 503.
 */
export async function feedResponse(format: FeedFormat): Promise<Response> {
  const chunks = writeFeed(format);
  const encoder = new TextEncoder();
  try {
    const first = [await chunks.next(), await chunks.next()]
      .map(({ value }) => value ?? '')
      .join('');
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(first)),
      async pull(controller) {
        try {
          // A chunk of nothing is not written, and nobody would ask for the next one.
          let next = await chunks.next();
          while (!next.done && next.value === '') next = await chunks.next();
          if (next.done) controller.close();
          else controller.enqueue(encoder.encode(next.value));
        } catch (error) {
          logError('feed-failed', error);
          controller.error(error);
        }
      },
      cancel: () => void chunks.return(undefined),
    });
    return new Response(body, {
      headers: {
        'content-type': `${format.type}; charset=utf-8`,
        'cache-control': 'public, max-age=0, s-maxage=900, stale-if-error=86400',
        'x-robots-tag': 'noindex',
      },
    });
  } catch (error) {
    logError('feed-failed', error);
    return new Response(null, {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '600' },
    });
  }
}
