import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readRequestJson } from '@/lib/api/client/body';
import { cacheTags } from '@/lib/api/client/cache-policy';
import { logError } from '@/lib/monitoring/log';
import { route } from '@/lib/routing/routes';

/** Allows `most` calls in each window of `windowMs` milliseconds. The result tells whether a call is allowed. */
export function createRateLimiter(most: number, windowMs: number): (now: number) => boolean {
  let start = Number.NEGATIVE_INFINITY;
  let calls = 0;
  return (now) => {
    if (now - start >= windowMs) {
      start = now;
      calls = 0;
    }
    calls += 1;
    return calls <= most;
  };
}

const TIMEOUT_MS = 5000;

/** Time until all servers of the shop have dropped their pages: purged earlier, the CDN may fetch an old one again. */
const HEAD_START_MS = 500;

const MAX_TRIES = 3;

interface CdnPurgeConfig {
  url: string | undefined;
  token: string | undefined;
  pauseMs?: number;
}

/** Tells a CDN which tags were refreshed. What fails is tried again and then logged: its copies end by their age. */
export function createCdnPurge(config: CdnPurgeConfig): (tags: readonly string[]) => Promise<void> {
  const { url, token, pauseMs = HEAD_START_MS } = config;

  async function send(tags: readonly string[]): Promise<void> {
    const response = await fetch(url ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the CDN answered ${response.status}`);
  }

  return async (tags) => {
    if (!url || tags.length === 0) return;
    for (let tries = 1; ; tries += 1) {
      await sleep(pauseMs * tries);
      try {
        return await send(tags);
      } catch (error) {
        if (tries < MAX_TRIES) continue;
        logError('purge-failed', error);
        return;
      }
    }
  };
}

const toProductPath = (slug: string) => route('products', { slug });

const { product, reviews, landing, ...whole } = cacheTags;
const PLAIN_TAGS: ReadonlySet<string> = new Set(Object.values(whole));

/** Maximum number of tags in one call: the number of ids that the backend accepts at once. */
const MAX_TAGS = 50;
/** A number, a UUID, a ULID or 24 hexadecimal digits: no word of a slug. */
const ID = /^(\d{1,20}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[\da-hjkmnp-tv-z]{26}|[\da-f]{24})$/i;
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u;

function isKnown(tag: string): boolean {
  const [, kind, value = ''] = /^(product|reviews|landing):(.+)$/u.exec(tag) ?? [];
  if (kind === 'product' || kind === 'landing') return SLUG.test(value);
  return kind === 'reviews' ? ID.test(value) : PLAIN_TAGS.has(tag);
}

/** The body of a refresh: `{ "tags": ["product:1001", "reviews:1001", "brands"] }`. */
const refreshSchema = z.strictObject({
  tags: z.array(z.string().refine(isKnown, 'is no tag of this shop')).min(1).max(MAX_TAGS),
});

function planRefresh(asked: readonly string[]) {
  const named = (prefix: string) =>
    asked.flatMap((tag) => (tag.startsWith(prefix) ? [tag.slice(prefix.length)] : []));
  const names = named('product:');
  const others = asked.filter((tag) => !/^(product|landing):/.test(tag));
  return {
    // A slug may look like an id, too, so an id is also treated as a slug.
    tags: [
      ...new Set([
        ...names.map(product),
        ...named('landing:').map(landing),
        ...others,
        ...(names.length > 0 ? [whole.feeds] : []),
      ]),
    ],
    productIds: [...new Set(names.filter((name) => ID.test(name)))],
    paths: [
      ...names.filter((name) => !ID.test(name)).map(toProductPath),
      ...named('landing:').map((id) => route('landing', { id })),
    ],
  };
}

export const SECRET_HEADER = 'x-refresh-secret';
const LIMITS = { maxBytes: 64 * 1024, timeoutMs: 10_000 };
const WINDOW_MS = 60_000;
const MAX_CALLS = 120;
const MAX_REFUSALS = 30;

interface RefreshConfig {
  /** Any of them is accepted. Without one the endpoint answers 404. */
  secrets: readonly string[];
  revalidateTag: (tag: string) => void;
  readProductSlugs: (ids: readonly string[]) => Promise<string[]>;
  /** Has everything with these tags removed from the CDN, after the answer. */
  purgeCdn?: (tags: readonly string[]) => void;
  announce?: (paths: readonly string[]) => void;
  now?: () => number;
}

const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();

/** Digests have the same length, so the time of the comparison reveals neither content nor length of the secret. */
const isSameSecret = (given: string, secret: string) =>
  timingSafeEqual(digest(given), digest(secret));

const jsonResponse = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

const errorResponse = (status: number, title: string, headers?: Record<string, string>) =>
  jsonResponse(status, { errors: [{ status: String(status), title }] }, headers);

const RETRY_HEADERS = { 'retry-after': String(WINDOW_MS / 1000) };

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
    const { tags, productIds, paths } = planRefresh(parsed.data.tags);
    for (const tag of tags) revalidateTag(tag);
    const ofProducts: string[] = [];
    try {
      const slugs = productIds.length > 0 ? await readProductSlugs(productIds) : [];
      ofProducts.push(...slugs.map((slug) => cacheTags.product(slug)));
      for (const tag of ofProducts) revalidateTag(tag);
      config.announce?.([...paths, ...slugs.map(toProductPath)]);
    } catch (error) {
      logError('refresh-failed', error);
      return errorResponse(502, 'The products of the ids could not be read', RETRY_HEADERS);
    } finally {
      config.purgeCdn?.([...new Set([...tags, ...ofProducts])]);
    }
    return jsonResponse(200, { refreshed: parsed.data.tags });
  };
}
