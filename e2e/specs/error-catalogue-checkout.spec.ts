/*
 * The error catalogue (specification, section 8) in the checkout, continued from error-catalogue.spec.ts: scripts that are missing, in
 * the page and for as long as they are. What the steps say of the server's refusals: `tests/components/checkout`.
 */
import { newCustomer } from '../fixtures/customers';
import { startOwnShop, testWithIsolatedShop } from '../fixtures/isolated-shop';
import { findProducts, serverCart } from '../fixtures/server-cart';
import { expect, expectConsole, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';
import { alert } from '../pages/main';
import { accountButton, loginLink } from '../pages/shell';
import { fillLogin } from '../pages/sign-in';

const FRAUD = 'https://fraude.example';
const FRAUD_SCRIPT = `${FRAUD}/tags.js?session_id={session}`;
const test = testWithIsolatedShop(() =>
  startOwnShop({ FRAUD_SCRIPT, STRIPE_KEY: 'pk_test_de_prueba' }),
);

test('says by the catalogue: scripts that do not load', async ({ page }) => {
  expectConsole(/^request to|ERR_FAILED/);
  const asked: string[] = [];
  await page.route(/fraude\.example|stripe\.com/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const [one] = await findProducts(64);
  const customer = await newCustomer();
  await (await serverCart(customer)).add(one.id, 1);
  // The login is a document of the build, so its links use the address of the built shop.
  await visit(page, '/marcas');
  await loginLink(page).click();
  await fillLogin(page, customer);
  await expect(accountButton(page)).toBeVisible();
  await page.goto(Cart.PATH);
  await Checkout.goToPayment(page);

  const failure = (script: string) =>
    alert(page).filter({ hasText: `Error al cargar el script: ${script}` });
  const fraud = failure(FRAUD);
  await expect(fraud.locator('strong')).toHaveText('Ocurrio un error al carga la información');
  await expect(fraud.locator('p').first()).toHaveText(/favor de recargar la página$/);
  expect(asked.join()).toMatch(/tags\.js\?session_id=[\da-f-]{36}/);

  await Checkout.methodRadio(page, 'Tarjeta de crédito o débito').check();
  const cards = failure('https://js.stripe.com');
  await expect(cards).toBeVisible();
  await expect(fraud).toBeVisible();

  // Each script can be retried, and the content security policy allows it.
  await page.route(/fraude\.example/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await fraud.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(fraud).toHaveCount(0);
  await expect(cards).toBeVisible();
  // Other ways to pay are available.
  await Checkout.methodRadio(page, 'Efectivo en OXXO').check();
  await Checkout.continueButton(page).click();
  await expect(page).toHaveURL(Checkout.SHIPMENT_URL);
});
