import { getSafeReturnPath } from '../account/return-to';

/** Where a payment continues: on a page of this site, or on a configured payment host. */
export type PaymentRedirect =
  | { kind: 'internal'; path: string }
  | { kind: 'external'; url: string };

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
  if (url.origin === origin) {
    const path = getSafeReturnPath(address, origin);
    return path === null ? null : { kind: 'internal', path };
  }
  // A username or password in a URL can make it look like another site.
  const hasCredentials = url.username !== '' || url.password !== '';
  const isKnown = url.protocol === 'https:' && hosts.includes(url.origin);
  return isKnown && !hasCredentials ? { kind: 'external', url: url.href } : null;
}
