import { createHash } from 'node:crypto';
import { readAttribute, readTags } from '../document/markup.ts';
import { type Env, mediaOrigins } from '../env.ts';
import { log } from '../monitoring/log.ts';
import { CARD_FRAME_PATH, usesCardSandbox } from '../payments/sandbox/card-frame-path.ts';
import { getThirdPartySources } from './third-parties.ts';

/** @param inline sources of inline scripts and styles, quoted: `'sha256-…'` of each */
export function contentSecurityPolicy(
  env: Env,
  inline: { scripts: readonly string[]; styles: readonly string[] },
): string {
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

export const codeHash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`;

/** Data blocks never run, so the policy does not apply to them. */
const DATA_BLOCK = 'application/ld+json';

/** Of the inline scripts that the shop knows, and of the styles in the head, where no text of others stands. Browsers refuse all others. */
export function inlineSources(html: string, isKnown: (code: string) => boolean) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let isInHead = true;
  for (const tag of readTags(html)) {
    isInHead &&= tag.name !== 'body';
    if (tag.text === '') continue;
    if (tag.name === 'style' && isInHead) styles.add(codeHash(tag.text));
    if (tag.name !== 'script' || readAttribute(tag, 'type') === DATA_BLOCK) continue;
    const source = codeHash(tag.text);
    if (isKnown(tag.text)) scripts.add(source);
    else log({ level: 'warn', event: 'unknown-script', reason: source });
  }
  return { scripts: [...scripts], styles: [...styles] };
}
