import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeUrl } from '@/lib/api/client/media-url';
import { getSafeReturnPath } from '@/lib/domain/account/return-to';
import { resolvePaymentRedirect } from '@/lib/domain/payments/provider-redirect';
import { FUZZ_TIMEOUT, fuzz } from './fuzz';

const SITE = 'https://tienda.example';
const PAYMENT_HOST = 'https://www.paypal.example';

const PIECES: readonly string[] = [
  ...['/', '//', '\\', '\\\\', '.', '..', '/.', '/..', ';', ':', '::', '@', '?', '#', '&', '='],
  ...['\t', '\n', '\r', ' ', '\u0000', '\u00a0', '\u200b', '\u2028', '\ufeff', '\uff0f', '\u3002'],
  ...['%2f', '%2F', '%5c', '%2e', '%09', '%00', '%', '%zz', '%25%32%66', 'http', 'https', 'https:'],
  ...['javascript:', 'JaVaScRiPt:', 'java\tscript:', 'data:text/html,', 'blob:', 'vbscript:'],
  ...['file:', 'ftp:', 'ws:', 'view-source:', 'evil.example', 'EVIL.example', 'evil。example'],
  ...['[::1]', '127.0.0.1', '0x7f.1', '2130706433', ':443', ':8443', 'tienda.example'],
  ...[SITE, PAYMENT_HOST, 'www.paypal.example', 'pagos', 'compra', 'api', '/api/eshop', 'ñ', '💥'],
];

const address = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
      { weight: 1, arbitrary: fc.webUrl() },
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(''));

/** Where a browser goes from a page of the site. */
const follow = (href: string) => new URL(href, `${SITE}/compra/revisar`);

it(
  'no return address and no payment redirect leaves the site, except to a configured host',
  () =>
    fuzz('addresses', 1_000_000, address, (text) => {
      const path = getSafeReturnPath(text, SITE);
      if (path !== null) {
        expect(path).toMatch(/^\//);
        expect(follow(path).origin).toBe(SITE);
        expect(follow(path).pathname).not.toMatch(/^\/api(\/|$)/);
        expect(getSafeReturnPath(path, SITE)).toBe(path);
      }
      const redirect = resolvePaymentRedirect(text, SITE, [PAYMENT_HOST]);
      if (redirect?.kind === 'internal') expect(follow(redirect.path).origin).toBe(SITE);
      if (redirect?.kind === 'external') {
        expect(follow(redirect.url)).toMatchObject({ origin: PAYMENT_HOST, username: '' });
      }
      const link = safeUrl(text);
      if (link !== null) expect(follow(link)).toMatchObject({ username: '', password: '' });
      if (link?.startsWith('/')) expect(follow(link).origin).toBe(SITE);
      else if (link !== null) expect(link).toMatch(/^https?:\/\//);
    }),
  FUZZ_TIMEOUT,
);
