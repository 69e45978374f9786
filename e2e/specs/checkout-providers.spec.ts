import { Catalogue } from '../fixtures/catalogue';
import { decided, goOn, method, SHIPMENT, toPayment } from '../fixtures/checkout';
import { accountButton, fillLogin } from '../fixtures/customers';
import { type OwnShop, startOwnShop } from '../fixtures/own-shop';
import { LAURA } from '../fixtures/profile';
import { CART } from '../fixtures/server-cart';
import { expect, test } from '../fixtures/test';

const ARTICLES = 100;

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop(ARTICLES, {
    STRIPE_KEY: 'pk_test_1234567890',
    FRAUD_SCRIPT: 'https://fraude.example/huella.js?session_id={session}',
  });
});
test.afterAll(() => shop?.close());

/** Stands in for the card provider's script: its fields are complete at once. */
const STRIPE = `window.Stripe = () => ({
  _registerWrapper() {},
  elements: () => ({ create: (kind) => ({
    on(name, listener) { setTimeout(() => listener({ complete: true })); },
    mount(place) { place.textContent = kind; },
    focus() {}, destroy() {},
  }) }),
  createToken: async (what) => what === 'cvc_update'
    ? { token: { id: 'cvctok_abc' } }
    : { token: { id: 'tok_visa_4242', card: { exp_month: 8, exp_year: 2039 } } },
  createRadarSession: async () => ({ radarSession: { id: 'rse_abc' } }),
});`;

test.fixme('a provider’s script that is blocked keeps nobody from the other methods, and is tried again', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/^request to|ERR_FAILED|ERR_BLOCKED_BY_CLIENT/);
  let isBlocked = true;
  const fraud: string[] = [];
  await page.route(/js\.stripe\.com|fraude\.example/, (route) => {
    if (isBlocked) return route.abort('blockedbyclient');
    const url = route.request().url();
    if (url.includes('fraude')) fraud.push(url);
    const body = url.includes('stripe') ? STRIPE : '';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const { slug, name } = await new Catalogue(request, shop.api).find(({ stock }) => stock > 3);
  await page.goto(`${shop.site}/login?volver=${encodeURIComponent(`/productos/${slug}`)}`);
  await fillLogin(page, LAURA);
  await expect(accountButton(page)).toBeVisible();
  await page
    .getByRole('button', { name: `Agregar al carrito: ${name}` })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Carrito\./ })).toBeVisible();
  await page.goto(`${shop.site}${CART}`);
  await toPayment(page);

  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Ocurrio un error al carga la información' });
  await expect(failure).toContainText('favor de recargar la página');
  await method(page, 'Tarjeta de crédito o débito').check();
  await page.getByRole('radio', { name: 'Usar otra tarjeta' }).check();
  await expect(failure).toHaveCount(2);
  await method(page, 'CoDi').check();
  await goOn(page).click();
  await expect(page).toHaveURL(SHIPMENT);
  await page.goBack();

  isBlocked = false;
  await method(page, 'Tarjeta de crédito o débito').check();
  await page.getByRole('radio', { name: 'Usar otra tarjeta' }).check();
  for (const left of [1, 0]) {
    await failure.last().getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(failure).toHaveCount(left);
  }
  await expect(page.getByText('cardNumber')).toBeVisible();
  await expect(page.getByText(/^Modo de prueba/)).toHaveCount(0);
  await page.getByLabel('Nombre como aparece en la tarjeta').fill('LAURA MENDEZ');
  await goOn(page).click();
  await expect(page).toHaveURL(SHIPMENT);
  await expect.poll(async () => (await decided(page)).deviceSessionId).toBe('rse_abc');
  const { trackingId } = await decided(page);
  expect(fraud).toEqual([`https://fraude.example/huella.js?session_id=${trackingId}`]);
});
