import { isIndexable } from '@/lib/domain/search/criteria';
import { hasRoute } from '@/lib/features/feature-routes';
import { compilePath } from '@/lib/routing/path-pattern';
import { type RouteName, routeTemplates } from '@/lib/routing/routes';
import { readSearchAddress } from '@/lib/routing/search-request';
import { aboutRoutes, supportRoutes } from '@/lib/routing/static-routes';

/** Where the twins are made. No link leads there. */
const TWIN_ROOT = '/markdown';
const SUFFIX = '.md';
/** The home page has no name of its own. */
const HOME_TWIN = `/index${SUFFIX}`;

const WITH_TWIN: readonly RouteName[] = [
  'home',
  'products',
  'marcas',
  'search_categories',
  'landing',
  ...supportRoutes.filter((name) => name !== 'support.contact'),
  ...aboutRoutes,
];

const patterns = WITH_TWIN.map(
  (name) => [name, new RegExp(compilePath(routeTemplates[name]))] as const,
);

/** Whether a document has a twin: one that search engines may index. */
export function hasTwin(pathname: string, params: URLSearchParams): boolean {
  const { search } = routeTemplates;
  const root = search.slice(0, search.indexOf('/{'));
  if (pathname === root || pathname.startsWith(`${root}/`)) {
    const { invalid, ...criteria } = readSearchAddress(pathname, params);
    return invalid.length === 0 && isIndexable(criteria);
  }
  return patterns.some(([name, pattern]) => pattern.test(pathname) && hasRoute(name));
}

/** Quality of a media type in an `Accept` header: of its own entry, or else of the widest that holds it; 0 when it is not accepted. */
function qualityOf(accept: string, type: string): number {
  const [group] = type.split('/');
  const entries = accept.split(',').map((entry) => {
    const [name = '', ...params] = entry.split(';').map((part) => part.trim().toLowerCase());
    const quality = Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1);
    return [name, quality >= 0 && quality <= 1 ? quality : 0] as const;
  });
  // Of two entries of one name the first counts.
  const qualities = new Map(entries.reverse());
  return qualities.get(type) ?? qualities.get(`${group}/*`) ?? qualities.get('*/*') ?? 0;
}

/** Whether somebody names Markdown and wants it more than HTML. Whoever takes anything gets the page. */
export const prefersMarkdown = (accept: string | undefined): boolean =>
  accept !== undefined &&
  /text\/markdown/i.test(accept) &&
  qualityOf(accept, 'text/markdown') > 0 &&
  qualityOf(accept, 'text/markdown') >= qualityOf(accept, 'text/html');

function pageOfTwin(pathname: string): string | null {
  if (pathname === HOME_TWIN) return '/';
  return pathname.endsWith(SUFFIX) ? pathname.slice(0, -SUFFIX.length) : null;
}

export function twinOfPage(path: string): string {
  const [pathname = '', query] = path.split('?');
  const twin = pathname === '/' ? HOME_TWIN : `${pathname}${SUFFIX}`;
  return query ? `${twin}?${query}` : twin;
}

/** Where the twin that a request asks for is made, by its address or its `Accept` header; null when it asks for none. */
export function toTwinAddress(address: string, accept: string | undefined): string | null {
  const [sent = '', query = ''] = address.split('#', 1)[0]?.split('?') ?? [];
  const page = pageOfTwin(sent) ?? (prefersMarkdown(accept) ? sent : null);
  if (page === null || !hasTwin(page, new URLSearchParams(query))) return null;
  return `${TWIN_ROOT}${page === '/' ? '' : page}${query && `?${query}`}`;
}
