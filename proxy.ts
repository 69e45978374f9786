import { type NextRequest, NextResponse } from 'next/server';
import { SHARED_BUILD_PARAM } from '@/lib/domain/build/share';
import { getExistingRoute } from '@/lib/features/feature-routes';
import { hasFeature } from '@/lib/features/has-feature';
import { findCanonicalPath } from '@/lib/routing/canonical-path';
import { POINT_OF_SALE_PARAM } from '@/lib/routing/document-rewrites';
import { internalRoots, parentRedirects, route } from '@/lib/routing/routes';
import { isSearchPath, planSearchRequest } from '@/lib/routing/search-request';

/**
 * Handles search addresses and shared builds, whose document depends on the query, parent paths without a screen, and paths that a text or
 * a chat has mangled.
 */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const canonical = findCanonicalPath(pathname);
  if (canonical !== null) return redirectTo(request, canonical);
  const child = parentRedirects[pathname];
  if (child) return redirectTo(request, route(getExistingRoute(child)));
  const isInternal = internalRoots.some((root) =>
    `${pathname}/`.toLowerCase().startsWith(`${root}/`),
  );
  if (isInternal) return redirectTo(request, route('assembly-new'));
  if (pathname === route('assembly-new')) return handleSharedBuild(request);
  return isSearchPath(pathname) ? handleSearch(request) : NextResponse.next();
}

/** In place of a build that the address does not have. */
const NO_BUILD = '-';

function redirectTo({ nextUrl }: NextRequest, pathname: string) {
  const target = nextUrl.clone();
  target.pathname = pathname;
  return NextResponse.redirect(target, 308);
}

/** The builder's address with a build in its query is served by a document that shows the parts of the build. */
function handleSharedBuild(request: NextRequest) {
  if (!hasFeature('builder')) return NextResponse.next();
  const target = request.nextUrl.clone();
  const isAtCounter = target.searchParams.has(POINT_OF_SALE_PARAM);
  const build = target.searchParams.get(SHARED_BUILD_PARAM) || NO_BUILD;
  const root = route(isAtCounter ? 'assembly-shared-simple' : 'assembly-shared');
  target.pathname = `${root}/${encodeURIComponent(build)}`;
  target.search = '';
  return NextResponse.rewrite(target);
}

/** Redirects to the canonical address, or rewrites to the cached results. */
function handleSearch(request: NextRequest) {
  const { nextUrl } = request;
  const plan = planSearchRequest(nextUrl.pathname, nextUrl.searchParams);
  const target = nextUrl.clone();
  target.pathname = plan.pathname;
  target.search = plan.kind === 'redirect' ? plan.search : '';
  return plan.kind === 'redirect'
    ? NextResponse.redirect(target, 308)
    : NextResponse.rewrite(target);
}

export const config = {
  matcher: [
    // As in `lib/routing/canonical-path.ts`; Next wants it written out.
    '/((?!api/|_next/)(?=.*(?:[^a-z0-9/._~-]|[^a-z0-9/]$)).*)',
    '/buscar/:path*',
    '/listado/:path*',
    '/equipo-compartido/:path*',
    '/equipo-compartido-en-caja/:path*',
    '/soporte',
    '/nosotros',
    '/compra',
    '/perfil',
    { source: '/arma-tu-equipo', has: [{ type: 'query', key: 'equipo' }] },
  ],
};
