import { delayStyleSheet, loadsDeferredAssets } from '../deferred-assets.ts';
import { readAttribute, readTags } from '../markup.ts';
import { type DocumentNames, type StyleSheet, selectStyles } from './style-sheet.ts';

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
function readNames(html: string): DocumentNames {
  const names = new Set<string>();
  for (const tag of readTags(html)) {
    names.add(tag.name);
    const style = readAttribute(tag, 'style') ?? '';
    for (const [name] of style.matchAll(/--[\w-]+/g)) names.add(name);
    const classes = (readAttribute(tag, 'class') ?? '').replace(
      /&[#\w]+;/g,
      (entity) => ENTITIES[entity] ?? entity,
    );
    for (const name of classes.split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

/**
 * Writes the styles of what a document shows into its head, so that it is painted without another request. Its style sheets
 * are loaded later (`deferred-assets.ts`). They bring the styles of what scripts add, and those of lazy parts come after them as in
 * the build. They stand after all other styles: when a style sheet comes in front of a `@font-face`, a browser lays out every
 * text again. Without JavaScript they count at once. A document that does not load deferred assets, or with a style sheet that is
 * not known, is returned unchanged.
 */
export function inlineStyles(html: string, findSheet: FindStyleSheet): string {
  if (!loadsDeferredAssets(html)) return html;
  const [head = ''] = html.split('</head>', 1);
  const links = [...head.matchAll(STYLE_LINK)];
  const addresses = links.map(([, address = '']) => address);
  const sheets = addresses.map(findSheet);
  if (sheets.length === 0 || !sheets.every((sheet) => sheet !== null)) return html;
  const names = readNames(html);
  const styles = sheets.map((sheet) => selectStyles(sheet, names)).join('');
  const plain = addresses.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('');
  const late = links.map(([link]) => delayStyleSheet(link)).join('');
  return [
    head.replace(STYLE_LINK, ''),
    `<style>${styles.replaceAll('</style', '<\\/style')}</style><noscript>${plain}</noscript>${late}`,
    html.slice(head.length),
  ].join('');
}
