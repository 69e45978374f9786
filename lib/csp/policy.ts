import { type Env, mediaOrigins } from '../env.ts';
import { getThirdPartySources } from './third-parties.ts';

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
  const others = getThirdPartySources(env);
  // React's development build evaluates code to rebuild server stacks.
  const evaluation = development ? ["'unsafe-eval'"] : [];
  const directives = [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...others.script, ...evaluation].join(' '),
    ["style-src 'self' 'unsafe-inline'", ...others.style].join(' '),
    ['img-src', "'self'", 'data:', 'blob:', media, ...others.img].join(' '),
    `media-src 'self' ${media}`,
    "font-src 'self'",
    ['connect-src', "'self'", ...others.connect].join(' '),
    ['frame-src', ...(others.frame.length > 0 ? others.frame : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(env.SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
