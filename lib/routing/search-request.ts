import { isIndexable, type SearchCriteria } from '@/lib/domain/search/criteria';
import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import {
  parseFilterSegments,
  parseSearchParams,
  toFilterSegments,
  toSearchQuery,
} from '@/lib/domain/search/search-params';
import { decodeSegment } from '@/lib/domain/slug';

/** What the server does with a request below /buscar (or below the internal /listado). */
type SearchPlan =
  | { kind: 'redirect'; pathname: string; search: string }
  | { kind: 'list'; pathname: string };

const PUBLIC_ROOT = '/buscar';
/** Internal root of the cached list documents. The browser never sees it. */
const LIST_ROOT = '/listado';
const DEFAULTS = '-';

export const isSearchPath = (pathname: string): boolean =>
  isBelow(pathname, PUBLIC_ROOT) || isBelow(pathname, LIST_ROOT);

/** The same search in another order is redirected to the canonical address. Results come from the cached document of its filters and options. */
export function planSearchRequest(pathname: string, params: URLSearchParams): SearchPlan {
  // A request for the internal path gets the internal root, which has no document, so the answer is 404.
  if (!isBelow(pathname, PUBLIC_ROOT)) return { kind: 'list', pathname: LIST_ROOT };
  const encoded = segmentsOf(pathname);
  const segments = encoded.map((segment) => decodeSegment(segment) ?? segment);
  const { invalid, ...criteria } = readSearchAddress(pathname, params);
  if (invalid.length === 0) {
    const canonicalPath = toFilterSegments(criteria);
    const canonicalQuery = keepForeignParams(toSearchQuery(criteria), params);
    if (
      !sameList(canonicalPath, segments) ||
      !sameList([...canonicalQuery].flat(), [...params].flat())
    ) {
      const search = canonicalQuery.toString();
      return {
        kind: 'redirect',
        pathname: [PUBLIC_ROOT, ...canonicalPath.map(encodeURIComponent)].join('/'),
        search: search ? `?${search}` : '',
      };
    }
  }
  const options = toSearchQuery(criteria) || DEFAULTS;
  return {
    kind: 'list',
    pathname: [LIST_ROOT, ...[options, ...segments].map(encodeURIComponent)].join('/'),
  };
}

export function parseListPath(options: string, segments: readonly string[]) {
  const { invalid, ...filters } = parseFilterSegments(segments);
  const query = decodeSegment(options) ?? '';
  const params = new URLSearchParams(query === DEFAULTS ? '' : query);
  return { criteria: { ...parseSearchParams(params), ...filters }, invalid };
}

/** Base for relative addresses. Nothing is ever fetched from it. */
const ANY_ORIGIN = 'http://shop.invalid';

/** Search engines do not index most lists, so they should not follow the links to them, nor those from the backend. */
export function linkRel(href: string): 'nofollow' | undefined {
  if (!URL.canParse(href, ANY_ORIGIN)) return undefined;
  const { origin, pathname, searchParams } = new URL(href, ANY_ORIGIN);
  if (origin !== ANY_ORIGIN || !isBelow(pathname, PUBLIC_ROOT)) return undefined;
  return isIndexable(readSearchAddress(pathname, searchParams)) ? undefined : 'nofollow';
}

export function readSearchAddress(pathname: string, params: URLSearchParams) {
  const { invalid, ...filters } = parseFilterSegments(segmentsOf(pathname));
  const criteria: SearchCriteria = { ...parseSearchParams(params), ...filters };
  return { ...criteria, invalid };
}

export const SEARCH_PARAM_NAMES: ReadonlySet<string> = new Set(Object.values(SEARCH_PARAMS));

// Unknown parameters, such as those of campaigns, stay in the address. They never select a document.
function keepForeignParams(canonical: string, given: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(canonical);
  for (const [name, value] of given) if (!SEARCH_PARAM_NAMES.has(name)) merged.append(name, value);
  return merged;
}

function isBelow(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}

function segmentsOf(pathname: string): string[] {
  return pathname.slice(PUBLIC_ROOT.length).split('/').filter(Boolean);
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);
