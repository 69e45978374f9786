import { SHARED_BUILD_PARAM } from '@/lib/domain/build/share';
import type { ProviderKind } from '@/lib/domain/payments/provider-kinds';
import {
  type DocumentRewrite,
  getDocumentRewrites,
  malformedPathRewrite,
  POINT_OF_SALE_PARAM,
} from './document-rewrites';
import { compilePath, MALFORMED_SOURCE } from './path-pattern';
import {
  getRouteAliases,
  internalRoots,
  orderStepRedirects,
  parentRedirects,
  route,
} from './routes';
import { planSearchRequest, SEARCH_PARAM_NAMES } from './search-request';

/** Addresses that are answered with a redirect, which keeps the query: by the configuration, by `proxy.ts`, by Next's own rules. */
const REDIRECTED = [
  ...Object.keys(getRouteAliases()),
  ...Object.keys(parentRedirects),
  ...orderStepRedirects.sources,
  ...internalRoots.map((root) => `${root}/{rest*}`),
].map(toPattern);
const UNTIDY = /\/\/|\\|.\/$/;
const MALFORMED = new RegExp(`^${MALFORMED_SOURCE}$`, 'i');

const [SEARCH, BUILDER] = [route('search'), route('assembly-new')];

/** Next ignores case in the sources of its configuration. */
function toPattern(template: string): RegExp {
  return new RegExp(compilePath(template), 'i');
}

/**
 * Makes a function that gives the address of the document that a request gets: of its path and query only what the document depends
 * on. Null for an address that is answered with a redirect.
 */
export function createDocumentAddress(
  providers: Readonly<Record<ProviderKind, string>>,
): (address: string) => string | null {
  const rewrites = getDocumentRewrites(providers).map((rewrite) => ({
    ...rewrite,
    pattern: toPattern(rewrite.template),
  }));
  return (address) => {
    // No browser sends a fragment; whoever does gets no document of his own for it.
    const [ownAddress = ''] = address.split('#');
    const [pathname = '', ...query] = ownAddress.split('?');
    const params = new URLSearchParams(query.join('?'));
    if (MALFORMED.test(pathname)) return malformedPathRewrite.destination;
    if (UNTIDY.test(pathname) || REDIRECTED.some((pattern) => pattern.test(pathname))) return null;
    if (pathname === SEARCH || pathname.startsWith(`${SEARCH}/`))
      return toSearchDocument(pathname, params);
    if (pathname === BUILDER && params.has(SHARED_BUILD_PARAM)) return toSharedBuild(params);
    const rewrite = rewrites.find(
      ({ pattern, param }) => pattern.test(pathname) && hasParam(params, param),
    );
    return rewrite?.destination ?? pathname;
  };
}

function hasParam(params: URLSearchParams, wanted: DocumentRewrite['param']): boolean {
  if (!wanted) return true;
  const value = params.getAll(wanted.name).at(-1) ?? '';
  return wanted.value ? new RegExp(`^${wanted.value}$`).test(value) : value !== '';
}

/** Results depend on the known parameters; others, such as those of campaigns, only stay in the visitor's address. */
function toSearchDocument(pathname: string, params: URLSearchParams): string | null {
  params.delete(PAYLOAD_PARAM);
  if (planSearchRequest(pathname, params).kind === 'redirect') return null;
  return withQuery(
    pathname,
    [...params].filter(([name]) => SEARCH_PARAM_NAMES.has(name)),
  );
}

function toSharedBuild(params: URLSearchParams): string {
  const build = params.get(SHARED_BUILD_PARAM) ?? '';
  const atCounter = params.has(POINT_OF_SALE_PARAM) ? [[POINT_OF_SALE_PARAM, '1']] : [];
  return withQuery(BUILDER, [[SHARED_BUILD_PARAM, build], ...atCounter]);
}

function withQuery(pathname: string, entries: string[][]): string {
  const query = new URLSearchParams(entries).toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** With this parameter Next's router asks for the payload of a page, so that no cache takes it for the page. */
export const PAYLOAD_PARAM = '_rsc';
