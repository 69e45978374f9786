import { type NextRequest, NextResponse } from 'next/server';
import { scriptHash } from '@/lib/csp/inline-scripts';
import { contentSecurityPolicy } from '@/lib/csp/policy';
import { bootScript } from '@/lib/document/boot-script';
import { serverEnv } from '@/lib/env';
import { route } from '@/lib/routing/routes';
import { planSearchRequest } from '@/lib/routing/search-request';
import { POINT_OF_SALE } from '@/lib/routing/shells';

/** Search addresses and shared builds: what has its address from its query. */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (INTERNAL.has(pathname)) return toBuilder(request);
  return pathname === route('assembly-new') ? shared(request) : search(request);
}

/** Documents that are asked for under the builder's address. */
const INTERNAL = new Set([route('assembly-shared'), route('assembly-shared-simple')]);

function toBuilder({ nextUrl }: NextRequest) {
  const target = nextUrl.clone();
  target.pathname = route('assembly-new');
  return NextResponse.redirect(target, 308);
}

/** A build in the query of the builder's address has a document that names its parts. */
function shared(request: NextRequest) {
  const target = request.nextUrl.clone();
  const isAtCounter = target.searchParams.has(POINT_OF_SALE);
  target.pathname = route(isAtCounter ? 'assembly-shared-simple' : 'assembly-shared');
  return withNonce(request, target);
}

/** One canonical order, cached lists and free text on their own documents. */
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

// Rendered per request, so the policy names a nonce; Next puts it on its own scripts.
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
