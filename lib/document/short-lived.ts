import type { IncrementalCacheValue } from 'next/dist/server/response-cache/index.js';
import { SHORT_LIVED_TAG } from '../api/client/cache-policy.ts';
import { SEARCH_PARAMS } from '../domain/search/param-names.ts';
import { isUnknownPage } from './post-process-html.ts';

const { text, priceMin, priceMax, monthlyMax, attributes, zipCode } = SEARCH_PARAMS;

/** Searches with any text, number, attributes or place, and builds with any parts. */
const OPEN_ADDRESS = new RegExp(
  `\\b(${[text, priceMin, priceMax, monthlyMax, attributes, zipCode].join('|')})(=|%3D)|/equipo-compartido`,
  'i',
);

/** Answers that were marked by their tag, of which the memory does not hear. */
const marked = new WeakSet<object>();

/** Marks an answer that is stored with the tag for short-lived ones. */
export function markShortLived(value: object | null, tags: readonly string[]): void {
  if (value && tags.includes(SHORT_LIVED_TAG)) marked.add(value);
}

/**
 * Whether an entry is one of endlessly many that anybody can ask for: an unknown address, an answer that there is no
 * such thing, results for any text or amount, a shared build. Such entries are kept in memory only, and few of them.
 */
export function isShortLived(key: string, value: IncrementalCacheValue | null): boolean {
  if (value?.kind === 'FETCH') return value.data.body === 'null' || marked.has(value);
  if (value?.kind !== 'APP_PAGE') return false;
  return OPEN_ADDRESS.test(key) || isUnknownPage(value);
}
