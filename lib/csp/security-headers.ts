import type { Env } from '../env.ts';

/** The policy of what is no document, such as a redirect or an error: whoever is led to show it as one gets nothing to run. */
export const NO_DOCUMENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const NO_SNIFF = { 'X-Content-Type-Options': 'nosniff' };
const SAME_ORIGIN = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/**
 * The headers of every answer besides the policy of documents, which the cache handler writes: of documents, of the data of
 * `/api`, and of Next's assets. Framing, features and openers are matters of documents alone.
 */
export function getSecurityHeaders({ SITE_URL }: Pick<Env, 'SITE_URL'>) {
  const onlyHttps: Record<string, string> = SITE_URL.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
    : {};
  return {
    documentHeaders: {
      ...NO_SNIFF,
      ...SAME_ORIGIN,
      'X-Frame-Options': 'DENY',
      // Within the shop, too: navigations without a load keep this header on every address, also on those with secrets.
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(self), payment=(self "https://js.stripe.com")',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      ...onlyHttps,
    },
    dataHeaders: { ...NO_SNIFF, ...SAME_ORIGIN, ...onlyHttps },
    assetHeaders: NO_SNIFF,
  };
}
