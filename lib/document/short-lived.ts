import type { IncrementalCacheValue } from 'next/dist/server/response-cache/index.js';
import { SEARCH_PARAMS } from '../domain/search/param-names.ts';
import { readDocumentStatus } from './document-status.ts';

const { priceMin, priceMax, monthlyMax } = SEARCH_PARAMS;

/** Filters with any number as their value. */
const OPEN_FILTERS = new RegExp(`\\b(${[priceMin, priceMax, monthlyMax].join('|')})(=|%3D)`, 'i');

/**
 * Whether an entry is one of endlessly many that anybody can ask for: an unknown address, an answer that there is no
 * such thing, or a list with any amount as its limit. Such entries are kept in memory only, and few of them.
 */
export function isShortLived(key: string, value: IncrementalCacheValue | null): boolean {
  if (value?.kind === 'FETCH') return value.data.body === 'null';
  if (value?.kind !== 'APP_PAGE') return false;
  return OPEN_FILTERS.test(key) || readDocumentStatus(value.html) === '404';
}
