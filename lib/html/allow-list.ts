import type { Schema } from 'hast-util-sanitize';

/** Elements that are removed with their content. Any other unknown element is replaced by its content. */
const DROPPED_WITH_CONTENT: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'title', 'head', 'base', 'meta', 'link'],
  ...['iframe', 'frame', 'frameset', 'noframes', 'object', 'embed', 'applet', 'portal', 'param'],
  ...['form', 'input', 'button', 'select', 'option', 'optgroup', 'datalist', 'textarea', 'output'],
  ...['svg', 'math', 'canvas', 'audio', 'video', 'source', 'track', 'map', 'area', 'dialog'],
  ...['xmp', 'plaintext', 'listing', 'noembed', 'marquee', 'slot', 'selectedcontent'],
]);

/** Elements inside a line of text. */
export const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q'],
  ...['s', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'var'],
]);

/** Blocks that hold text and other blocks. */
export const CONTAINERS: ReadonlySet<string> = new Set([
  ...['div', 'section', 'article', 'blockquote', 'figure', 'figcaption'],
]);

/** Blocks that become a plain `div`: landmarks and disclosures belong to the page, not to its content. */
export const RENAMED: ReadonlyMap<string, string> = new Map(
  ['address', 'aside', 'center', 'details', 'footer', 'header', 'main', 'nav', 'summary'].map(
    (tag) => [tag, 'div'],
  ),
);

export const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements whose children are of a fixed kind: see `structures.ts`. */
export const STRUCTURES: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table']);

/** Elements that are only allowed inside those structures. Elsewhere they become a plain block. */
export const PARTS: ReadonlySet<string> = new Set([
  ...['li', 'dt', 'dd', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
]);

/** Elements that have no content. */
export const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Every element that is kept under its own name. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['p', 'pre', ...INLINE, ...CONTAINERS, ...HEADINGS, ...STRUCTURES, ...PARTS, ...VOID],
]);

/** The attributes that are read, by element. Their values are checked in `attributes.ts`. */
export const ATTRIBUTES = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colSpan', 'rowSpan'],
  th: ['colSpan', 'rowSpan'],
  ol: ['start'],
} as const;

/** What stays of an element, and with which attributes, in the words of hast-util-sanitize. */
export const SCHEMA: Schema = {
  tagNames: [...ALLOWED, ...RENAMED.keys()],
  strip: [...DROPPED_WITH_CONTENT],
  attributes: Object.fromEntries(
    Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  // Addresses are checked in `attributes.ts`, where the shop says what it links to.
  protocols: {},
};

/** Longest text that is read, in characters. The rest is left out. */
export const MAX_LENGTH = 500_000;
/** Limits of the tree. Deeper elements and further nodes are left out. */
export const MAX_DEPTH = 40;
export const MAX_NODES = 20_000;
