/** Where a payment continues: on a page of this site, or on a configured payment host. */
export type PaymentRedirect = { kind: 'here'; path: string } | { kind: 'away'; url: string };

/**
 * Checks the redirect URL of a transaction by its origin, never by its text.
 * @param origin of this site
 * @param hosts origins of the configured payment hosts; only HTTPS ones are accepted
 * @returns null for a URL that leads anywhere else (`//evil.com`, `/\evil.com`, tabs, `javascript:`)
 */
export function resolvePaymentRedirect(
  address: string | null,
  origin: string,
  hosts: readonly string[],
): PaymentRedirect | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  // A username or password in a URL can make it look like another site.
  if (url.username || url.password) return null;
  if (url.origin === origin) {
    const path = `${url.pathname}${url.search}${url.hash}`;
    // `/.//evil.com` has this origin, but its path `//evil.com` would lead to another site.
    const isStable = URL.canParse(path, origin) && new URL(path, origin).href === url.href;
    return isStable && !/^\/api(\/|$)/.test(url.pathname) ? { kind: 'here', path } : null;
  }
  const isKnown = url.protocol === 'https:' && hosts.includes(url.origin);
  return isKnown ? { kind: 'away', url: url.href } : null;
}
