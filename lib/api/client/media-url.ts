/** Attribute of a document's root element: what relative addresses of pictures and files are resolved against. */
export const MEDIA_BASE_ATTRIBUTE = 'data-media';

/** Base for relative addresses. The real address of this site is not needed. */
const SITE = 'http://site.invalid';

/** What an address leads to. Null for other schemes than http(s), and for addresses with credentials. */
function parseUrl(text: string, against: string): URL | null {
  if (!URL.canParse(text, against)) return null;
  const url = new URL(text, against);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

/** An http(s) address or a path of this site as a browser reads it. Null for other schemes, `//host` and its variants (`/\host`, tabs), and credentials. */
export function safeUrl(value: string): string | null {
  const text = value.trim();
  const url = parseUrl(text, SITE);
  if (!url) return null;
  if (url.origin !== SITE) return /^https?:\/\//i.test(text) ? url.href : null;
  const path = url.href.slice(SITE.length);
  // `/.//host` resolves to the path `//host`, which a browser would read as a host.
  return text.startsWith('/') && !path.startsWith('//') ? path : null;
}

let base: string | null = null;

/** Sets what relative addresses of files are resolved against. For the server; documents tell the browser. */
export function setMediaBase(address: string): void {
  base = address;
}

const findBase = () =>
  typeof document === 'undefined'
    ? base
    : document.documentElement.getAttribute(MEDIA_BASE_ATTRIBUTE);

/** Of a picture or document of the backend: absolute, relative, or without its protocol. Null for an unsafe one. */
export function mediaUrl(value: string): string | null {
  const text = value.trim();
  const against = findBase();
  return text && against ? (parseUrl(text, against)?.href ?? null) : safeUrl(text);
}
