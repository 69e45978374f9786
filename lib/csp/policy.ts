import { type Env, mediaOrigins } from '../env.ts';
import { CARD_FRAME_PATH, usesCardSandbox } from '../payments/sandbox/card-frame-path.ts';
import { getThirdPartySources } from './third-parties.ts';

export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The value of `Content-Security-Policy`.
 * @param inline sources of inline scripts and styles, quoted: `'sha256-…'` of each
 */
export function contentSecurityPolicy(env: Env, inline: InlineSources): string {
  const media = mediaOrigins(env).join(' ');
  const others = getThirdPartySources(env);
  // A hash would revoke the permission that a configured service needs.
  const allowsInlineStyles = others.style.includes("'unsafe-inline'");
  const styles = allowsInlineStyles ? [] : inline.styles;
  const sandbox = usesCardSandbox(env) ? [env.SITE_URL + CARD_FRAME_PATH] : [];
  const directives = [
    "default-src 'none'",
    ['script-src', "'self'", ...inline.scripts, ...others.script].join(' '),
    ["style-src 'self'", ...styles, ...others.style].join(' '),
    // Widths that only the data knows, such as a bar's share. Injected style sheets stay forbidden.
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', 'blob:', media, ...others.img].join(' '),
    `media-src 'self' ${media}`,
    "font-src 'self'",
    ['connect-src', "'self'", ...others.connect].join(' '),
    ['frame-src', ...sandbox, ...others.frame].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(env.SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
