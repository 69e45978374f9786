import { logError } from '@/lib/monitoring/log';
import { digestOf, hasSameText, toValidators } from './conditional';

interface TextKind {
  /** Media type without its character set. */
  type: string;
  /** `cache-control`. An hour by default; a CDN may serve an old file while the backend fails. */
  cache?: string;
  headers?: Readonly<Record<string, string>>;
}

const HOUR = 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400';

/** An answer without a body, which nobody keeps. */
export const emptyResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * A text for programs with its ETag and date: 304 for who has it already, 404 for null, and 503 when it cannot be made, so that they keep what they
 * have and try again later.
 */
export async function textResponse(
  request: Request,
  { type, cache = HOUR, headers }: TextKind,
  write: () => string | null | Promise<string | null>,
): Promise<Response> {
  try {
    const body = await write();
    if (body === null) return emptyResponse(404);
    const validators = toValidators(digestOf(body));
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
