import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { logError } from '@/lib/monitoring/log';

/** Texts of which this server remembers since when it has them. */
const MAX_TEXTS = 20_000;
const firstMade = new LRUCache<string, string>({ max: MAX_TEXTS });

/** @param digest of the text */
export function toValidators(digest: string) {
  const etag = `W/"${digest.slice(0, 27)}"`;
  const modified = firstMade.get(etag) ?? new Date().toUTCString();
  firstMade.set(etag, modified);
  return { etag, 'last-modified': modified };
}

/** A date must be the very one that was sent: another server may have had the text at another time, and a price may go up and down again. */
export function hasSameText(
  { headers }: Request,
  validators: ReturnType<typeof toValidators>,
): boolean {
  const tags = headers.get('if-none-match');
  return tags === null
    ? headers.get('if-modified-since') === validators['last-modified']
    : tags.split(',').some((tag) => ['*', validators.etag].includes(tag.trim()));
}

/** A CDN may serve an old file while the backend fails. */
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400';

/** An answer without a body, which nobody keeps. */
export const emptyResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** 304 for who has the text, 404 for null, and 503 when it cannot be made, so that programs keep what they have and try again later. */
export async function textResponse(
  request: Request,
  {
    type,
    cache = HOUR,
    headers,
  }: { type: string; cache?: string; headers?: Readonly<Record<string, string>> },
  write: () => string | null | Promise<string | null>,
): Promise<Response> {
  try {
    const body = await write();
    if (body === null) return emptyResponse(404);
    const validators = toValidators(hash('sha256', body, 'base64url'));
    const all = {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': cache,
      ...headers,
      ...validators,
    };
    return hasSameText(request, validators)
      ? new Response(null, { status: 304, headers: all })
      : new Response(body, { headers: all });
  } catch (error) {
    logError('text-failed', error);
    return emptyResponse(503, { 'retry-after': '600' });
  }
}
