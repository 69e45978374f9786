import { createHash, timingSafeEqual } from 'node:crypto';
import { readRequestJson } from '@/lib/api/client/body';
import { cacheTags } from '@/lib/api/client/cache-policy';
import { logError } from '@/lib/monitoring/log';
import { createRateLimiter } from './rate-limiter';
import { planRefresh, refreshSchema } from './refresh-plan';

export const SECRET_HEADER = 'x-refresh-secret';
const LIMITS = { maxBytes: 64 * 1024, timeoutMs: 10_000 };
const WINDOW_MS = 60_000;
const MAX_CALLS = 120;
const MAX_REFUSALS = 30;

interface RefreshConfig {
  /** Any of them is accepted. Without one the endpoint answers 404. */
  secrets: readonly string[];
  /** Removes everything with this tag from the cache. */
  revalidateTag: (tag: string) => void;
  /** Slugs of products by their ids. @throws when the backend fails. */
  readProductSlugs: (ids: readonly string[]) => Promise<string[]>;
  /** Has everything with these tags removed from the CDN, after the answer. */
  purgeCdn?: (tags: readonly string[]) => void;
  now?: () => number;
}

const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();

/** Digests have the same length, so the time of the comparison reveals neither content nor length of the secret. */
const isSameSecret = (given: string, secret: string) =>
  timingSafeEqual(digest(given), digest(secret));

function jsonResponse(
  status: number,
  body: object,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

const errorResponse = (status: number, title: string, headers?: Record<string, string>) =>
  jsonResponse(status, { errors: [{ status: String(status), title }] }, headers);

const RETRY_HEADERS = { 'retry-after': String(WINDOW_MS / 1000) };

/** Lets the backend refresh pages: removes everything from the cache that has one of the tags in the request. */
export function createRefreshHandler(
  config: RefreshConfig,
): (request: Request) => Promise<Response> {
  const { secrets, revalidateTag, readProductSlugs, now = Date.now } = config;
  const mayCall = createRateLimiter(MAX_CALLS, WINDOW_MS);
  // Counted separately, so that guesses of the secret do not use up the calls of the backend.
  const mayGuess = createRateLimiter(MAX_REFUSALS, WINDOW_MS);

  return async (request) => {
    if (secrets.length === 0) return errorResponse(404, 'Not Found');
    const given = request.headers.get(SECRET_HEADER) ?? '';
    if (!secrets.some((secret) => isSameSecret(given, secret))) {
      return mayGuess(now())
        ? errorResponse(401, 'Unauthorized')
        : errorResponse(429, 'Too Many Requests', RETRY_HEADERS);
    }
    if (!mayCall(now())) return errorResponse(429, 'Too Many Requests', RETRY_HEADERS);

    const parsed = refreshSchema.safeParse(await readRequestJson(request, LIMITS));
    if (!parsed.success) {
      const problems = parsed.error.issues.map(({ path, message }) => ({
        status: '422',
        title: 'Unprocessable Content',
        detail: `${path.join('.') || 'body'}: ${message}`,
      }));
      return jsonResponse(422, { errors: problems });
    }
    const { tags, productIds } = planRefresh(parsed.data.tags);
    for (const tag of tags) revalidateTag(tag);
    const ofProducts: string[] = [];
    try {
      const slugs = productIds.length > 0 ? await readProductSlugs(productIds) : [];
      ofProducts.push(...slugs.map((slug) => cacheTags.product(slug)));
      for (const tag of ofProducts) revalidateTag(tag);
    } catch (error) {
      logError('refresh-failed', error);
      return errorResponse(502, 'The products of the ids could not be read', RETRY_HEADERS);
    } finally {
      config.purgeCdn?.([...new Set([...tags, ...ofProducts])]);
    }
    return jsonResponse(200, { refreshed: parsed.data.tags });
  };
}
