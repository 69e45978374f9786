/** Answers no page of the shop. */
const NO_PAGE = /^\/api(\/|$)/;

/**
 * Where to go after login: the path, query and fragment of an address of this site.
 * @param origin of this site
 * @returns null for an address that leaves it, however it is written (`//evil.com`, `/\evil.com`, tabs), or that
 * is no page
 */
export function returnPath(address: string | null | undefined, origin: string): string | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil.com` has this origin, and a path that would lead away from it.
  const isStable = URL.canParse(path, origin) && new URL(path, origin).href === url.href;
  return url.origin === origin && isStable && !NO_PAGE.test(url.pathname) ? path : null;
}
