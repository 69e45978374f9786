import { SHARED_BUILD_PARAM } from '@/lib/domain/build/share';
import type { ProviderIds } from '@/lib/domain/payments/payment-method';
import { hasRoute } from '@/lib/features/feature-routes';
import { findCanonicalPath, OF_CATALOGUE } from './canonical-path';
import {
  type DocumentRewrite,
  getDocumentRewrites,
  POINT_OF_SALE_PARAM,
  UNKNOWN_DOCUMENT,
} from './document-rewrites';
import { compilePath, ignoringCase, MALFORMED_SOURCE } from './path-pattern';
import {
  getPlainRedirects,
  internalRoots,
  listMachinePaths,
  orderStepRedirects,
  parentRedirects,
  route,
  routeTemplates,
} from './routes';
import { planSearchRequest, SEARCH_PARAM_NAMES } from './search-request';

/** Answered with a redirect, which keeps the query: by the configuration, by `proxy.ts`, by Next's own rules. */
const REDIRECTED = [
  ...getPlainRedirects().map(({ source }) => source),
  ...Object.keys(parentRedirects),
  ...orderStepRedirects.sources,
  ...internalRoots.map((root) => `${root}/{rest*}`),
].map(ignoringCase);
const UNTIDY = /\/\/|\\|.\/$/;
const MALFORMED = new RegExp(`^${MALFORMED_SOURCE}$`, 'i');

const [SEARCH, BUILDER] = [route('search'), route('assembly-new')];

/** One way to write a path: letters, digits and the signs that may stand in a path stand for themselves. */
const toCanonicalPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
    .join('/')
    .replace(/%(?:2[46BC]|3[ABD]|40)/g, decodeURIComponent);

/**
 * Gives the document of a request: of its path and query only what that depends on; null for one that is redirected. All unknown addresses have
 * one: Next keeps it for all of them, with the address of the first visitor. @param files paths of the files in `public`
 */
export function createDocumentAddress(
  providers: ProviderIds,
  files: readonly string[],
): (address: string) => string | null {
  const rewrites = getDocumentRewrites(providers).map((rewrite) => ({
    ...rewrite,
    pattern: ignoringCase(rewrite.template),
  }));
  const single = Object.values(routeTemplates).filter((template) => !template.includes('{'));
  const known = new Set([
    ...['/', ...single, ...files, ...listMachinePaths(), '/favicon.ico', '/icon.svg'],
    ...rewrites.map(({ destination }) => destination),
  ]);
  const ofCatalogue = OF_CATALOGUE.filter(hasRoute).map((name) =>
    compilePath(routeTemplates[name]),
  );
  const isKnown = (pathname: string) =>
    known.has(pathname) || ofCatalogue.some((pattern) => pattern.test(pathname));
  return (address) => {
    // No browser sends a fragment; whoever does gets no document of his own for it.
    const [ownAddress = ''] = address.split('#');
    const [sent = '', ...query] = ownAddress.split('?');
    const params = new URLSearchParams(query.join('?'));
    if (MALFORMED.test(sent)) return UNKNOWN_DOCUMENT;
    if (UNTIDY.test(sent) || REDIRECTED.some((pattern) => pattern.test(sent))) return null;
    if (findCanonicalPath(sent) !== null) return null;
    const pathname = toCanonicalPath(sent);
    if (pathname === SEARCH || pathname.startsWith(`${SEARCH}/`))
      return toSearchDocument(pathname, params);
    if (pathname === BUILDER && params.has(SHARED_BUILD_PARAM)) return toSharedBuild(params);
    const rewrite = rewrites.find(
      ({ pattern, param }) => pattern.test(pathname) && hasParam(params, param),
    );
    if (rewrite) return rewrite.destination;
    return isKnown(pathname) ? pathname : UNKNOWN_DOCUMENT;
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
