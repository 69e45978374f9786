import { createHash } from 'node:crypto';
import { readAttribute, readTags } from '../document/markup.ts';
import { log } from '../monitoring/log.ts';
import type { InlineSources } from './policy.ts';

/** The CSP source of one inline script or style. */
export const codeHash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`;

/** Data blocks never run, so the policy does not apply to them. */
const DATA_BLOCK = 'application/ld+json';

/**
 * The CSP sources of the inline scripts of a document that the shop knows, and of the styles in its head, where no text of
 * others stands. A script that somebody else wrote into the document gets none, so browsers refuse it.
 */
export function inlineSources(html: string, isKnown: (code: string) => boolean): InlineSources {
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
