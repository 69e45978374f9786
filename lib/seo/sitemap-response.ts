import { logError } from '@/lib/monitoring/log';

const HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  // The server caches the data for the same time. A CDN may serve an old file while the backend fails.
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400',
};

const emptyResponse = (status: number, headers: Record<string, string>) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * A file of the sitemap, or 404 for null. When the backend fails the status is 503, so that crawlers keep their old file
 * and try again later.
 */
export async function toSitemapResponse(xml: () => Promise<string | null>): Promise<Response> {
  try {
    const body = await xml();
    return body === null ? emptyResponse(404, {}) : new Response(body, { headers: HEADERS });
  } catch (error) {
    logError('sitemap-failed', error);
    return emptyResponse(503, { 'retry-after': '600' });
  }
}
