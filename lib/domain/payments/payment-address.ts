/** Where a payment goes on: a page of this site, or a payment host that the shop is set up for. */
export type PaymentAddress = { kind: 'here'; path: string } | { kind: 'away'; url: string };

/**
 * Reads the address that a transaction's answer leads to, by its origin and never by its looks.
 * @param origin of this site
 * @param hosts origins of the payment providers' own pages; only secure ones are left for
 * @returns null for an address that leads anywhere else (`//evil.com`, `/\evil.com`, tabs, `javascript:`)
 */
export function paymentAddress(
  address: string | null,
  origin: string,
  hosts: readonly string[],
): PaymentAddress | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  // A name and password in an address serve to make it look like another.
  if (url.username || url.password) return null;
  if (url.origin === origin) {
    const path = `${url.pathname}${url.search}${url.hash}`;
    // `/.//evil.com` has this origin, and a path that would lead away from it.
    const isStable = URL.canParse(path, origin) && new URL(path, origin).href === url.href;
    return isStable && !/^\/api(\/|$)/.test(url.pathname) ? { kind: 'here', path } : null;
  }
  const isKnown = url.protocol === 'https:' && hosts.includes(url.origin);
  return isKnown ? { kind: 'away', url: url.href } : null;
}
