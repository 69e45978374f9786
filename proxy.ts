import { type NextRequest, NextResponse } from 'next/server';
import { bootScript } from '@/lib/boot-script';
import { scriptHash } from '@/lib/csp/inline-scripts';
import { contentSecurityPolicy } from '@/lib/csp/policy';
import { serverEnv } from '@/lib/env';
import { planSearchRequest } from '@/lib/search-request';

/** Search addresses: one canonical order, cached lists and free text on their own documents. */
export function proxy(request: NextRequest) {
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
function withNonce(request: NextRequest) {
  const env = serverEnv();
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = contentSecurityPolicy(
    env,
    [`'nonce-${nonce}'`, scriptHash(bootScript(env.SITE_URL))],
    { development: process.env.NODE_ENV === 'development' },
  );
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = { matcher: ['/buscar/:path*', '/listado/:path*'] };
