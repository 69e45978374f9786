/** Query parameter of the sign-in screens: the address to return to afterwards. */
export const RETURN_PARAM = 'volver';

const API_PATH = /^\/api(\/|$)/;

/** Path, query and fragment of a page of this site (`origin`). Null for an address that leaves it, however it is written (`//evil.com`, tabs). */
export function getSafeReturnPath(address: string | null | undefined, origin: string) {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil.com` has this origin, but its path `//evil.com` would lead to another site.
  const isStable = URL.canParse(path, origin) && new URL(path, origin).href === url.href;
  return url.origin === origin && isStable && !API_PATH.test(url.pathname) ? path : null;
}
