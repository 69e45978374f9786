import { type Env, mediaOrigins } from '../env.ts';
import { getThirdPartySources } from './third-parties.ts';

/**
 * The value of `Content-Security-Policy`.
 * @param scripts sources of inline scripts, quoted: `'sha256-…'` of each
 */
export function contentSecurityPolicy(env: Env, scripts: readonly string[]): string {
  const media = mediaOrigins(env).join(' ');
  const others = getThirdPartySources(env);
  const directives = [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts, ...others.script].join(' '),
    ["style-src 'self'", ...others.style].join(' '),
    // Widths that only the data knows, such as a bar's share. Injected style sheets stay forbidden.
    "style-src-attr 'unsafe-inline'",
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
