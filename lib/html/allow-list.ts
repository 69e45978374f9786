import type { Schema } from 'hast-util-sanitize';
import { mediaUrl, safeUrl } from '@/lib/api/client/media-url';

/** Elements that are removed with their content. Any other unknown element is replaced by its content. */
const DROPPED_WITH_CONTENT: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'title', 'head', 'base', 'meta', 'link'],
  ...['iframe', 'frame', 'frameset', 'noframes', 'object', 'embed', 'applet', 'portal', 'param'],
  ...['form', 'input', 'button', 'select', 'option', 'optgroup', 'datalist', 'textarea', 'output'],
  ...['svg', 'math', 'canvas', 'audio', 'video', 'source', 'track', 'map', 'area', 'dialog'],
  ...['xmp', 'plaintext', 'listing', 'noembed', 'marquee', 'slot', 'selectedcontent'],
]);

export const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q'],
  ...['s', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'var'],
]);

const CONTAINERS: ReadonlySet<string> = new Set([
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

export const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

const ALLOWED: ReadonlySet<string> = new Set([
  ...['p', 'pre', ...INLINE, ...CONTAINERS, ...HEADINGS, ...STRUCTURES, ...PARTS, ...VOID],
]);

/** The attributes that are read, by element. Their values are checked in `safeProps`. */
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
  // Addresses are checked in `safeProps`, where the shop says what it links to.
  protocols: {},
};

export const MAX_LENGTH = 500_000;
/** Limits of the tree. Deeper elements and further nodes are left out. */
export const MAX_DEPTH = 40;
export const MAX_NODES = 20_000;

export type SafeProps = Readonly<Record<string, string | number>>;
type AttributeName = (typeof ATTRIBUTES)[keyof typeof ATTRIBUTES][number];
/** Values by the names that React and rehype have for them. */
export type Attributes = Readonly<Partial<Record<AttributeName, string>>>;

function integerInRange(value: string | undefined, min: number, max: number): number | undefined {
  const number = /^\d{1,5}$/.test(value?.trim() ?? '') ? Number(value) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

/** Leaves out what is undefined, so that React writes no empty attribute. */
function withoutUndefined(props: Record<string, string | number | undefined>): SafeProps {
  const kept = Object.entries(props).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as SafeProps;
}

/** http(s), mailto, tel or a path of this site. */
function linkHref(value: string): string | null {
  const text = value.trim();
  if (/^mailto:[^\s<>"'\\]{3,254}$/i.test(text) || /^tel:[+\d\s().-]{3,30}$/i.test(text))
    return text;
  return safeUrl(text);
}

function linkProps({ href = '' }: Attributes, siteOrigin: string | undefined): SafeProps | null {
  const safe = linkHref(href);
  if (safe === null) return null;
  const isElsewhere = /^https?:/.test(safe) && new URL(safe).origin !== siteOrigin;
  return { href: safe, ...(isElsewhere ? { rel: 'noopener nofollow' } : {}) };
}

function imageProps({ src = '', alt = '', width, height }: Attributes): SafeProps | null {
  const safe = mediaUrl(src);
  if (safe === null || !/^https?:/.test(safe)) return null;
  return withoutUndefined({
    src: safe,
    alt,
    width: integerInRange(width, 1, 8000),
    height: integerInRange(height, 1, 8000),
    loading: 'lazy',
    decoding: 'async',
  });
}

/** With React's names. Null when a link or an image has no safe address, so that the element is useless. */
export function safeProps(
  tag: string,
  attributes: Attributes,
  siteOrigin: string | undefined,
): SafeProps | null {
  switch (tag) {
    case 'a':
      return linkProps(attributes, siteOrigin);
    case 'img':
      return imageProps(attributes);
    case 'td':
    case 'th':
      return withoutUndefined({
        colSpan: integerInRange(attributes.colSpan, 2, 50),
        rowSpan: integerInRange(attributes.rowSpan, 2, 200),
      });
    case 'ol':
      return withoutUndefined({ start: integerInRange(attributes.start, 0, 99_999) });
    default:
      return {};
  }
}
