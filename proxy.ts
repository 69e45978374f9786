import { type NextRequest, NextResponse } from 'next/server';
import { scriptHash } from '@/lib/csp/inline-scripts';
import { contentSecurityPolicy } from '@/lib/csp/policy';
import { bootScript } from '@/lib/document/boot-script';
import { serverEnv } from '@/lib/env';
import { getExistingRoute } from '@/lib/features/feature-routes';
import { hasFeature } from '@/lib/features/has-feature';
import { POINT_OF_SALE_PARAM } from '@/lib/routing/document-rewrites';
import { parentRedirects, route } from '@/lib/routing/routes';
import { planSearchRequest } from '@/lib/routing/search-request';

/**
 * Handles search addresses and shared builds, whose document depends on the query, and parent paths without a screen.
 */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const child = parentRedirects[pathname];
  if (child) return redirectTo(request, route(getExistingRoute(child)));
  if (INTERNAL_PATHS.has(pathname)) return redirectTo(request, route('assembly-new'));
  return pathname === route('assembly-new') ? handleSharedBuild(request) : handleSearch(request);
}

/** Internal paths of documents whose public address is the builder's. */
const INTERNAL_PATHS = new Set([route('assembly-shared'), route('assembly-shared-simple')]);

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
  target.pathname = route(isAtCounter ? 'assembly-shared-simple' : 'assembly-shared');
  return respondWithNonce(request, target);
}

/** Redirects to the canonical address, or rewrites to the cached list, or renders free text per request. */
function handleSearch(request: NextRequest) {
  const { nextUrl } = request;
  const plan = planSearchRequest(nextUrl.pathname, nextUrl.searchParams);
  const target = nextUrl.clone();
  switch (plan.kind) {
    case 'redirect':
      target.pathname = plan.pathname;
      target.search = plan.search;
      return NextResponse.redirect(target, 308);
    case 'list':
      target.pathname = plan.pathname;
      target.search = '';
      return NextResponse.rewrite(target);
    case 'text':
      return respondWithNonce(request);
  }
}

// The document is rendered per request, so the policy contains a nonce, which Next adds to its own scripts.
function respondWithNonce(request: NextRequest, target?: URL) {
  const env = serverEnv();
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = contentSecurityPolicy(
    env,
    [`'nonce-${nonce}'`, scriptHash(bootScript(env.SITE_URL))],
    { development: process.env.NODE_ENV === 'development' },
  );
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const changed = { request: { headers } };
  const response = target ? NextResponse.rewrite(target, changed) : NextResponse.next(changed);
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = {
  matcher: [
    '/buscar/:path*',
    '/listado/:path*',
    '/equipo-compartido',
    '/equipo-compartido-en-caja',
    '/soporte',
    '/nosotros',
    '/compra',
    '/perfil',
    { source: '/arma-tu-equipo', has: [{ type: 'query', key: 'equipo' }] },
  ],
};
