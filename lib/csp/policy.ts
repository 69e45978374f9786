import { type Env, mediaOrigins } from '../env.ts';

/**
 * The value of `Content-Security-Policy`.
 * @param scripts sources of inline scripts, quoted: `'sha256-…'` of each, or one `'nonce-…'`.
 */
export function contentSecurityPolicy(
  env: Env,
  scripts: readonly string[],
  { development = false } = {},
): string {
  const media = mediaOrigins(env).join(' ');
  const directives = [
    "default-src 'self'",
    // React's development build evaluates code to rebuild server stacks.
    ['script-src', "'self'", ...scripts, ...(development ? ["'unsafe-eval'"] : [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${media}`,
    `media-src 'self' ${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(env.SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
