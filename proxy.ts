import { type NextRequest, NextResponse } from 'next/server';
import { scriptHash } from '@/lib/csp/inline-scripts';
import { contentSecurityPolicy } from '@/lib/csp/policy';
import { bootScript } from '@/lib/document/boot-script';
import { serverEnv } from '@/lib/env';
import { route } from '@/lib/routing/routes';
import { planSearchRequest } from '@/lib/routing/search-request';
import { POINT_OF_SALE } from '@/lib/routing/shells';

/** Handles search addresses and shared builds, whose document depends on the query. */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (INTERNAL.has(pathname)) return toBuilder(request);
  return pathname === route('assembly-new') ? shared(request) : search(request);
}

/** Internal paths of documents whose public address is the builder's. */
const INTERNAL = new Set([route('assembly-shared'), route('assembly-shared-simple')]);

function toBuilder({ nextUrl }: NextRequest) {
  const target = nextUrl.clone();
  target.pathname = route('assembly-new');
  return NextResponse.redirect(target, 308);
}

/** The builder's address with a build in its query is served by a document that shows the parts of the build. */
function shared(request: NextRequest) {
  const target = request.nextUrl.clone();
  const isAtCounter = target.searchParams.has(POINT_OF_SALE);
  target.pathname = route(isAtCounter ? 'assembly-shared-simple' : 'assembly-shared');
  return withNonce(request, target);
}

/** Redirects to the canonical address, or rewrites to the cached list, or renders free text per request. */
function search(request: NextRequest) {
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
      return withNonce(request);
  }
}

// The document is rendered per request, so the policy contains a nonce, which Next adds to its own scripts.
function withNonce(request: NextRequest, target?: URL) {
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
    { source: '/arma-tu-equipo', has: [{ type: 'query', key: 'equipo' }] },
  ],
};
