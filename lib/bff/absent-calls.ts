import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { findContract } from '@/lib/contract/contract';

/** How long the backend is not asked again, in milliseconds. The first call after it is a probe. */
const PAUSE = 60_000;
/** Where a 404 can be about what its query asks for. */
const MISSES = 5;
/** Method not allowed, not implemented. */
const WITHOUT_DOUBT: ReadonlySet<number> = new Set([405, 501]);

/**
 * So many 404 say that there is no such call. One of a path with an id says nothing: anybody could ask for five that do not
 * exist, and nobody would get theirs.
 */
function missesOf({ path, query }: Endpoint): number {
  if (path.includes('{')) return Number.POSITIVE_INFINITY;
  return query === undefined ? 1 : MISSES;
}

/** A call that changes something was meant by a shopper, and one that a flow ends without is always worth a try. */
const canBeLeftOut = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' && (findContract(endpoint)?.level ?? 'must') !== 'must';

interface CallRecord {
  misses: number;
  /** Until when the backend is not asked, in milliseconds since 1970. */
  until: number;
  /** It has succeeded once, so a 404 is about what was asked for. */
  exists: boolean;
}

/** Remembers the optional calls that the backend does not have, so that not every page asks for them. */
export function createAbsentCalls(now: () => number = Date.now) {
  const records = new Map<Endpoint, CallRecord>();
  return {
    /** Whether the answer is known without asking. */
    isAbsent: (endpoint: Endpoint): boolean => (records.get(endpoint)?.until ?? 0) > now(),
    /** @param status of an answer of the backend */
    learn(endpoint: Endpoint, status: number): void {
      if (!canBeLeftOut(endpoint)) return;
      const known = records.get(endpoint) ?? { misses: 0, until: 0, exists: false };
      records.set(endpoint, known);
      if (status < 400) Object.assign(known, { misses: 0, exists: true });
      if (status === 404 && !known.exists) known.misses += 1;
      const isEnough = known.misses >= missesOf(endpoint);
      if (WITHOUT_DOUBT.has(status) || (status === 404 && isEnough)) known.until = now() + PAUSE;
    },
  };
}
