import { delayStyleSheet, loadsLateFiles } from '../late-files.ts';
import { type DocumentContent, type StyleSheet, selectStyles } from './style-sheet.ts';

const SCRIPT = /<script\b[\s\S]*?<\/script>/gi;
const TAG = /<([a-z][a-z0-9-]*)\b((?:[^>"]|"[^"]*")*)>/gi;
const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** @returns the style sheet with an address; null when there is none */
export type FindStyleSheet = (address: string) => StyleSheet | null;

/** What `selectStyles` asks of a document. */
function readContent(html: string): DocumentContent {
  const names = new Set<string>();
  const markup = html.replace(SCRIPT, '');
  for (const [, tag = '', attributes = ''] of markup.matchAll(TAG)) {
    names.add(tag.toLowerCase());
    const [, list = ''] = / class="([^"]*)"/.exec(attributes) ?? [];
    const [, style = ''] = / style="([^"]*)"/.exec(attributes) ?? [];
    for (const [name] of style.matchAll(/--[\w-]+/g)) names.add(name);
    const classes = list.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
    for (const name of classes.split(/\s+/)) names.add(`.${name}`);
  }
  const decoded = markup.replace(/&#x([\da-f]+);|&#(\d+);/gi, (_entity, hex, decimal) =>
    String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
  return { names, characters: new Set(decoded) };
}

/**
 * Writes the styles of what a document shows into its head, so that it is painted without another request. Its style sheets
 * stay where they are and are loaded later (`late-files.ts`). They bring the styles of what scripts add, and those of lazy
 * parts come after them as in the build. Without JavaScript they count at once. A document that does not load late files, or with
 * a style sheet that is not known, is returned unchanged.
 */
export function inlineStyles(html: string, findSheet: FindStyleSheet): string {
  if (!loadsLateFiles(html)) return html;
  const [head = ''] = html.split('</head>', 1);
  const addresses = [...head.matchAll(STYLE_LINK)].map(([, address = '']) => address);
  const sheets = addresses.map(findSheet);
  if (sheets.length === 0 || !sheets.every((sheet) => sheet !== null)) return html;
  const content = readContent(html);
  const styles = sheets.map((sheet) => selectStyles(sheet, content)).join('');
  const plain = addresses.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('');
  let before = `<style>${styles.replaceAll('</style', '<\\/style')}</style><noscript>${plain}</noscript>`;
  const newHead = head.replace(STYLE_LINK, (link) => {
    const written = before + delayStyleSheet(link);
    before = '';
    return written;
  });
  return newHead + html.slice(head.length);
}
