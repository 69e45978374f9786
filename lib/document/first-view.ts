import { LRUCache } from 'lru-cache';
import { LATE, LOAD_DEFERRED_ASSETS, SOON } from '../browser/deferred-assets.ts';
import { findTagsWith, readAttribute, readTags } from './markup.ts';
import { type DocumentNames, namesOf, type StyleSheet, selectStyles } from './style-sheet.ts';

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g;
/** A script's preload, the script itself, or what Next offers browsers without modules: they understand neither its scripts nor the shop's styles. */
const SCRIPT =
  /<(?:link rel="preload" as="script"[^<>]*>|script src="([^"]*)" (?:async="">|noModule=""><\/script>))/g;

/** Marks a list whose visible products are prefetched (`card-list.tsx`). */
const PREFETCHED_LIST = 'data-ahead';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

export type FindStyleSheet = (address: string) => StyleSheet | null;

export interface ViewFiles {
  findSheet: FindStyleSheet;
  productScripts: readonly string[];
}

function loadsDeferredAssets(html: string): boolean {
  for (const { name, text } of readTags(html))
    if (name === 'script' && text.endsWith(LOAD_DEFERRED_ASSETS)) return true;
  return false;
}

function readNames(html: string): DocumentNames {
  const names = new Set<string>();
  // Most elements have the classes of an earlier one.
  const classes = new Set<string>();
  for (const tag of readTags(html)) {
    names.add(tag.name);
    const style = readAttribute(tag, 'style');
    for (const [name] of style?.matchAll(/--[\w-]+/g) ?? []) names.add(name);
    classes.add(readAttribute(tag, 'class') ?? '');
  }
  for (const text of classes) {
    const plain = text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
    for (const name of plain.split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

/** How many choices from a style sheet are kept: pages of one kind have the same names, but for a few. */
const MAX_CHOICES = 50;

const startChoices = (sheet: StyleSheet) => ({
  known: namesOf(sheet),
  chosen: new LRUCache<string, string>({ max: MAX_CHOICES }),
});
const choices = new WeakMap<StyleSheet, ReturnType<typeof startChoices>>();

function selectOnce(sheet: StyleSheet, names: DocumentNames): string {
  const own = choices.get(sheet) ?? startChoices(sheet);
  choices.set(sheet, own);
  const { known, chosen } = own;
  const key = [...names]
    .filter((name) => known.has(name))
    .sort()
    .join(' ');
  const styles = chosen.get(key) ?? selectStyles(sheet, names).replaceAll('</style', '<\\/style');
  chosen.set(key, styles);
  return styles;
}

/**
 * The style sheets come later, with the styles of what scripts add, after all others: one in front of a `@font-face` lets a browser lay out every text
 * again. Without JavaScript they count at once. A document with a style sheet that is not known is returned unchanged.
 */
function inlineStyles(html: string, findSheet: FindStyleSheet): string {
  const [head = ''] = html.split('</head>', 1);
  const links = [...head.matchAll(STYLE_LINK)];
  const addresses = links.map(([, address = '']) => address);
  const sheets = addresses.map(findSheet);
  if (sheets.length === 0 || !sheets.every((sheet) => sheet !== null)) return html;
  const names = readNames(html);
  const styles = sheets.map((sheet) => selectOnce(sheet, names)).join('');
  const plain = addresses.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('');
  const late = links.map(([link]) => link.replace(' href=', ` data-${LATE}=`)).join('');
  return [
    head.replace(STYLE_LINK, ''),
    `<style>${styles}</style><noscript>${plain}</noscript>${late}`,
    html.slice(head.length),
  ].join('');
}

const delayScripts = (html: string): string =>
  html.replace(SCRIPT, (tag: string, address: string) =>
    tag.endsWith(' async="">') ? `<script data-${LATE}="${address}" async="">` : '',
  );

/** Names the scripts of products to a list of them, which loads them when the visitor is about to do something. */
function nameProductScripts(html: string, productScripts: readonly string[]): string {
  if (findTagsWith(html, PREFETCHED_LIST).next().done) return html;
  const own = new Set([...findTagsWith(html, `data-${LATE}`)].map(({ value }) => value));
  const scripts = productScripts
    .filter((address) => !own.has(address))
    .map((address) => `<script data-${SOON}="${address}" async=""></script>`);
  return html.replace('</head>', `${scripts.join('')}</head>`);
}

/** A document without the code that loads its files later (`lib/browser/deferred-assets.ts`) is returned unchanged. */
export const prepareFirstView = (html: string, { findSheet, productScripts }: ViewFiles): string =>
  loadsDeferredAssets(html)
    ? nameProductScripts(inlineStyles(delayScripts(html), findSheet), productScripts)
    : html;
