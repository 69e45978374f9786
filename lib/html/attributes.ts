import { mediaUrl, safeUrl } from '@/lib/api/client/media-url';
import type { ATTRIBUTES } from './allow-list';

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
  const kept = Object.entries(props).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  );
  return Object.fromEntries(kept);
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

/**
 * The allowed attributes of an element, with React's names. All others are dropped.
 * @returns null when a link or an image has no safe address, so that the element is useless
 */
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
