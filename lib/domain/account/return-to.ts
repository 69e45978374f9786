/** Query parameter of the sign-in screens: the address to return to afterwards. */
export const RETURN_PARAM = 'volver';

/** Paths of the API, which are not pages. */
const API_PATH = /^\/api(\/|$)/;

/**
 * Where to go after the login: path, query and fragment of a URL of this site.
 * @param origin of this site
 * @returns null for a URL that leaves this site, however it is written (`//evil.com`, `/\evil.com`, tabs), and for a
 * URL that is not a page
 */
export function getSafeReturnPath(
  address: string | null | undefined,
  origin: string,
): string | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil.com` has this origin, but its path `//evil.com` would lead to another site.
  const isStable = URL.canParse(path, origin) && new URL(path, origin).href === url.href;
  return url.origin === origin && isStable && !API_PATH.test(url.pathname) ? path : null;
}
