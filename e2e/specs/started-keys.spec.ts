import { startIsolatedShop, testWithIsolatedShop } from '../fixtures/isolated-shop';
import { expect } from '../fixtures/test';

const SOCIAL = '123-abc.apps.googleusercontent.com';
const CAPTCHA = '6Labcdefghij_1234';
const STRIPE = 'pk_test_51abcdefgh';
const FEW = 10;

// None of these are known at build.
const test = testWithIsolatedShop(() =>
  startIsolatedShop(FEW, { SOCIAL_LOGIN_ID: SOCIAL, RECAPTCHA_KEY: CAPTCHA, STRIPE_KEY: STRIPE }),
);

test('each document has the key the shop was started with @smoke', async ({ request, shop }) => {
  for (const [path, key, source] of [
    ['/login', SOCIAL, 'https://accounts.google.com/gsi/client'],
    ['/registrarme', SOCIAL, 'https://accounts.google.com/gsi/client'],
    ['/verificando-humano', CAPTCHA, 'https://www.google.com/recaptcha/'],
    ['/compra/elegir-pago', STRIPE, 'https://js.stripe.com'],
    ['/pagos/1/procesar-pago', STRIPE, 'https://js.stripe.com'],
  ] as const) {
    // Already for the first visitor.
    for (const visitor of [1, 2]) {
      const response = await request.get(`${shop.site}${path}`);
      expect([path, visitor, response.status()]).toEqual([path, visitor, 200]);
      const html = await response.text();
      expect(html).toContain(key);
      expect(html).toMatch(/<h1[\s>]/);
      expect(html).toContain('noindex');
      const policy = response.headers()['content-security-policy'] ?? '';
      const scripts = /script-src ([^;]+)/.exec(policy)?.[1];
      expect(scripts).toContain(source);
      expect(scripts).not.toContain("'unsafe-inline'");
    }
  }
});
