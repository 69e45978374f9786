import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
// Data blocks (JSON-LD) never run, so the policy does not apply to them.
const DATA_BLOCK = /\btype="(?!module"|text\/javascript")[^"]*"/i;

/** The CSP source of one inline script or style. */
export function codeHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`;
}

/** The CSP sources of all inline scripts of a document that run, without duplicates. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (code === '' || /\bsrc=/i.test(attributes) || DATA_BLOCK.test(attributes)) continue;
    hashes.add(codeHash(code));
  }
  return [...hashes];
}

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** The CSP sources of all inline styles of a document, without duplicates. */
export const inlineStyleHashes = (html: string): string[] => [
  ...new Set([...html.matchAll(STYLE)].map(([, code = '']) => codeHash(code))),
];
