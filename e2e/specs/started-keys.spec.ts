import { startIsolatedShop } from '../fixtures/isolated-shop';
import { testWithIsolatedShop } from '../fixtures/isolated-shop-test';
import { expect } from '../fixtures/test';

const SOCIAL = '123-abc.apps.googleusercontent.com';
const CAPTCHA = '6Labcdefghij_1234';
const STRIPE = 'pk_test_51abcdefgh';
const FEW = 10;

// None of these are known at build.
const test = testWithIsolatedShop(() =>
  startIsolatedShop(FEW, { SOCIAL_LOGIN_ID: SOCIAL, RECAPTCHA_KEY: CAPTCHA, STRIPE_KEY: STRIPE }),
);

/** Replaces the provider's script: its button signs in at once. */
const IDENTITY = `window.google = { accounts: { id: {
  initialize({ callback }) { this.callback = callback; },
  renderButton(host) {
    const button = document.createElement('button');
    button.textContent = 'Acceder con Google';
    button.addEventListener('click', () => this.callback({ credential: 'refused' }));
    host.append(button);
  },
} } };`;

test('a refused social login is one toast, which can be tried again', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole(/^request to|4(01|22)/);
  await page.route('https://accounts.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: IDENTITY }),
  );
  await page.route('**/api/**', async (route) => {
    const isLogin = route.request().postData()?.includes('refused') ?? false;
    if (!isLogin) return route.fallback();
    const error = { status: '401', title: 'Rechazado', detail: 'No reconocemos esa cuenta.' };
    return route.fulfill({
      status: 401,
      contentType: 'application/vnd.api+json',
      body: JSON.stringify({ errors: [error] }),
    });
  });
  await page.goto(`${shop.site}/login`);
  await expect(page.getByText('o entra con')).toBeVisible();
  const refused = page.getByText('No reconocemos esa cuenta.');
  for (const _ of ['first', 'second']) {
    const answered = page.waitForResponse((response) => response.status() === 401);
    await page.getByRole('button', { name: 'Acceder con Google' }).click();
    await answered;
    await expect(refused).toHaveCount(1);
    await expect(
      page.getByRole('region', { name: 'Notificaciones' }).getByRole('listitem'),
    ).toHaveCount(1);
  }
  await expect(page).toHaveURL(`${shop.site}/login`);
});

for (const [path, key, source] of [
  ['/login', SOCIAL, 'https://accounts.google.com/gsi/client'],
  ['/registrarme', SOCIAL, 'https://accounts.google.com/gsi/client'],
  ['/verificando-humano', CAPTCHA, 'https://www.google.com/recaptcha/'],
  ['/compra/elegir-pago', STRIPE, 'https://js.stripe.com'],
  ['/pagos/1/procesar-pago', STRIPE, 'https://js.stripe.com'],
] as const) {
  test(`${path} takes the key that the shop was started with`, async ({ request, shop }) => {
    // Already for the first visitor.
    for (const visitor of [1, 2]) {
      const response = await request.get(`${shop.site}${path}`);
      expect([visitor, response.status()]).toEqual([visitor, 200]);
      const html = await response.text();
      expect(html).toContain(key);
      expect(html).toMatch(/<h1[\s>]/);
      expect(html).toContain('noindex');
      const policy = response.headers()['content-security-policy'] ?? '';
      const scripts = /script-src ([^;]+)/.exec(policy)?.[1];
      expect(scripts).toContain(source);
      expect(scripts).not.toContain("'unsafe-inline'");
    }
  });
}
