import type { Env } from '../env.ts';

const NO_SNIFF = { key: 'X-Content-Type-Options', value: 'nosniff' };
const SAME_ORIGIN = { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' };

/**
 * The headers of every answer besides the policy, which the cache handler writes: of documents, of the data of `/api`,
 * and of Next's assets. Framing, features and openers are matters of documents alone.
 */
export function getSecurityHeaders({ SITE_URL }: Pick<Env, 'SITE_URL'>) {
  const onlyHttps = SITE_URL.startsWith('https:')
    ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }]
    : [];
  return {
    documentHeaders: [
      NO_SNIFF,
      SAME_ORIGIN,
      { key: 'X-Frame-Options', value: 'DENY' },
      { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      {
        key: 'Permissions-Policy',
        value:
          'camera=(), microphone=(), geolocation=(self), payment=(self "https://js.stripe.com")',
      },
      { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
      ...onlyHttps,
    ],
    dataHeaders: [NO_SNIFF, SAME_ORIGIN, ...onlyHttps],
    assetHeaders: [NO_SNIFF],
    // The frame of the sandbox's card fields has another origin, and browsers ask before they load a font for one.
    fontHeaders: [{ key: 'Access-Control-Allow-Origin', value: '*' }],
  };
}
