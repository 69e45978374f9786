import { decodeSegment } from '@/lib/domain/decode-segment';
import {
  filterSegments,
  isIndexable,
  parseFilterSegments,
  parseSearchParams,
  SEARCH_PARAMS,
  searchQuery,
} from '@/lib/domain/search/criteria';
import type { SearchCriteria } from '@/lib/domain/search/types';

/** What the server does with a request below /buscar (or below the internal /listado). */
export type SearchPlan =
  | { kind: 'redirect'; pathname: string; search: string }
  | { kind: 'list'; pathname: string }
  | { kind: 'text' };

const PUBLIC_ROOT = '/buscar';
/** Internal: documents of lists, cached by address. The browser never sees it. */
const LIST_ROOT = '/listado';
const DEFAULTS = '-';

/**
 * Plans one request: another order of the same filters goes to the canonical address, lists go to the
 * cached document of their filters and options, free text is rendered per request.
 */
export function planSearchRequest(pathname: string, params: URLSearchParams): SearchPlan {
  // Asked for by its internal name: the root alone has no document, which answers 404.
  if (!isBelow(pathname, PUBLIC_ROOT)) return { kind: 'list', pathname: LIST_ROOT };
  const encoded = segmentsOf(pathname);
  const segments = encoded.map((segment) => decodeSegment(segment) ?? segment);
  const { invalid, ...filters } = parseFilterSegments(encoded);
  const criteria: SearchCriteria = { ...parseSearchParams(params), ...filters };

  if (invalid.length === 0) {
    const canonicalPath = filterSegments(criteria);
    const canonicalQuery = mergeForeign(searchQuery(criteria), params);
    if (!sameList(canonicalPath, segments) || !sameEntries(canonicalQuery, params)) {
      const search = canonicalQuery.toString();
      return {
        kind: 'redirect',
        pathname: [PUBLIC_ROOT, ...canonicalPath.map(encodeURIComponent)].join('/'),
        search: search ? `?${search}` : '',
      };
    }
  }
  if (criteria.text !== '') return { kind: 'text' };
  const options = searchQuery(criteria) || DEFAULTS;
  return {
    kind: 'list',
    pathname: [LIST_ROOT, options, ...segments].map(encodeUnlessRoot).join('/'),
  };
}

/** The criteria of an internal list document, from its own path parameters, which are still encoded. */
export function listCriteria(options: string, segments: readonly string[]) {
  const { invalid, ...filters } = parseFilterSegments(segments);
  const query = decodeSegment(options) ?? '';
  const params = new URLSearchParams(query === DEFAULTS ? '' : query);
  return { criteria: { ...parseSearchParams(params), ...filters }, invalid };
}

/** Origin of an address that has none; it is never asked. */
const ANY_ORIGIN = 'http://shop.invalid';

/**
 * `rel` of a link within the shop, also of one that the backend gives: a list that search engines do not
 * keep is not theirs to walk.
 */
export function linkRel(href: string): 'nofollow' | undefined {
  if (!URL.canParse(href, ANY_ORIGIN)) return undefined;
  const { origin, pathname, searchParams } = new URL(href, ANY_ORIGIN);
  if (origin !== ANY_ORIGIN || !isBelow(pathname, PUBLIC_ROOT)) return undefined;
  const filters = parseFilterSegments(segmentsOf(pathname));
  const criteria = { ...parseSearchParams(searchParams), ...filters };
  return isIndexable(criteria) ? undefined : 'nofollow';
}

const KNOWN = new Set<string>(Object.values(SEARCH_PARAMS));

// Campaign parameters of others stay on the address; they never choose a document.
function mergeForeign(canonical: string, given: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(canonical);
  for (const [name, value] of given) if (!KNOWN.has(name)) merged.append(name, value);
  return merged;
}

function isBelow(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}

/** The segments below the search's own path, still encoded. */
function segmentsOf(pathname: string): string[] {
  return pathname.slice(PUBLIC_ROOT.length).split('/').filter(Boolean);
}

function encodeUnlessRoot(part: string, index: number): string {
  return index === 0 ? part : encodeURIComponent(part);
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function sameEntries(a: URLSearchParams, b: URLSearchParams): boolean {
  return sameList([...a].flat(), [...b].flat());
}
