/** Base for relative addresses. The real address of this site is not needed. */
const SITE = 'http://site.invalid';

/**
 * An http(s) address or a path of this site, normalized as a browser does. Null for other schemes, for `//host` and its
 * variants (`/\host`, tabs), and for addresses with credentials.
 */
export function safeUrl(value: string): string | null {
  const text = value.trim();
  let url: URL;
  try {
    url = new URL(text, SITE);
  } catch {
    return null;
  }
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (url.origin !== SITE) return /^https?:\/\//i.test(text) ? url.href : null;
  const path = url.href.slice(SITE.length);
  // `/.//host` resolves to the path `//host`, which a browser would read as a host.
  return text.startsWith('/') && !path.startsWith('//') ? path : null;
}
