/** Stands in for this site, whose own address does not matter here. */
const SITE = 'http://site.invalid';

/**
 * An http(s) address, or a path of this site, as the browser would read it. Null for other schemes, for
 * `//host` and its disguises (`/\host`, tabs), and for addresses with credentials.
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
  // `/.//host` resolves to a path that would itself be read as a host.
  return text.startsWith('/') && !path.startsWith('//') ? path : null;
}
