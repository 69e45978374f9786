import { AsyncLocalStorage } from 'node:async_hooks';
import type { StoredEntry } from '../entry-store.ts';
import { isShortLived } from '../short-lived.ts';

/** The stored document that a request was answered from. */
export interface DocumentRead {
  /** Of the entry in Next's cache. */
  key: string;
  tags: readonly string[];
  /** When it was made. */
  lastModified: number;
  /** Until when it counts, both in milliseconds since 1970. */
  until: number;
}

/** Next reads the document of a request somewhere below the listener of the server. Null when it has read several. */
const reads = new AsyncLocalStorage<{ read?: DocumentRead | null }>();

/**
 * Runs what answers a request.
 * @returns gives the document that it has read so far, if it was one that may be kept
 */
export function watchRead(answer: () => void): () => DocumentRead | null {
  const watched: { read?: DocumentRead | null } = {};
  reads.run(watched, answer);
  return () => watched.read ?? null;
}

/** Notes which document the cache gave to the request that runs. */
export function noteRead(key: string, { value, lastModified, cacheControl }: StoredEntry): void {
  const watched = reads.getStore();
  if (!watched || value?.kind !== 'APP_PAGE') return;
  const lifetime = cacheControl?.revalidate;
  const isOnly = watched.read === undefined;
  watched.read = null;
  if (!isOnly || lifetime === undefined || isShortLived(key, value)) return;
  const tags = String(value.headers?.['x-next-cache-tags'] ?? '').split(',');
  const until = lifetime === false ? Number.POSITIVE_INFINITY : lastModified + lifetime * 1000;
  watched.read = { key, tags, lastModified, until };
}
