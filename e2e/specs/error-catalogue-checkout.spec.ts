/*
 * The error catalogue (specification, section 8) in the checkout, continued from error-catalogue.spec.ts.
 *
 * 'Ocurrio un error al procesar tu información', each with the server's message and with its own text
 *   delivery                         Ocurrio un error al guardar el envío, 5 s
 *   payment                          Ocurrio un error al guardar el método de pago, 5 s
 *   months                           Ocurrio un error al guardar las mensualidades de pago, 5 s
 *   order                            Ocurrio un error al procesar el pago, until it is dismissed
 * Scripts, in the page and for as long as they are missing
 *   fraud detection                  Ocurrio un error al carga la información / … favor de recargar la página
 *   any                              Error al cargar el script: {url}
 */
import type { Locator, Page } from '@playwright/test';
import type { Catalogue } from '../fixtures/catalogue';
import {
  addCard,
  continueButton,
  customerApi,
  goToPayment,
  PAYMENT_URL,
  paymentMethodRadio,
  placeVoucherOrder,
  SHIPMENT_URL,
} from '../fixtures/checkout';
import { accountButton, fillLogin, loginLink, newCustomer } from '../fixtures/customers';
import { type IsolatedShop, startIsolatedShop } from '../fixtures/isolated-shop';
import { expectNotice, LONG_DURATION, pauseClock } from '../fixtures/notices';
import { CART_PATH, findProducts, logInWithCart, serverCart } from '../fixtures/server-cart';
import { openAtReview, openAtShipment, placeOrderButton } from '../fixtures/started-checkout';
import { expect, test, visit } from '../fixtures/test';

const TITLE = 'Ocurrio un error al procesar tu información';
const API = process.env.API_URL ?? '';

/** Longer than a frame takes, in milliseconds. */
const A_FRAME = 100;

interface Step {
  /** The call that fails, identified so that no other test uses it. */
  match: Parameters<Catalogue['refuseNext']>[0];
  send: () => Promise<void>;
  /** The text when the server sends none. */
  fallback: string;
  stays: number | null;
}

/** Presses a button whose calls start after the frame in which the press is answered, while the clock stands still. */
async function pressAndDraw(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.clock.runFor(A_FRAME);
}

/** The step fails three times: with several reasons, with one, and with none. */
async function expectTold(
  page: Page,
  catalogue: Catalogue,
  { match, send, fallback, stays }: Step,
): Promise<void> {
  const errors = [{ detail: 'Primera razón.' }, { detail: 'Segunda razón.' }];
  for (const [answer, text] of [
    [{ errors }, 'Primera razón.Segunda razón.'],
    [{ message: 'Lo dice el servidor.' }, 'Lo dice el servidor.'],
    [{}, fallback],
  ] as const) {
    await catalogue.refuseNext(match, { status: 422, answer });
    await send();
    await expectNotice(page, { title: TITLE, text, duration: stays });
  }
}

test.beforeEach(({ expectConsole }) => expectConsole(/status of 422/));

test('says by the catalogue: a delivery that is not saved', async ({
  page,
  request,
  catalogue,
}) => {
  await page.clock.install();
  await openAtShipment(page, request, catalogue, { skip: 61, hasAddress: true });
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /^Envío a domicilio/ }).check();
  const quoted = page.waitForResponse((response) =>
    response.url().endsWith('/eshop/checkout/shipping'),
  );
  await main.getByRole('radio', { name: /^Estafeta/ }).check();
  const { customer_address_id: id } = (await quoted).request().postDataJSON();
  await main.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }).check();
  await main.getByRole('checkbox', { name: 'Acepto las condiciones de envío' }).check();
  await pauseClock(page);
  await expectTold(page, catalogue, {
    match: {
      method: 'POST',
      path: '/eshop/checkout/shipping',
      body: `"customer_address_id":"${id}"`,
    },
    send: () => pressAndDraw(page, continueButton(page)),
    fallback: 'Ocurrio un error al guardar el envío',
    stays: LONG_DURATION,
  });
  await expect(page).toHaveURL(SHIPMENT_URL);
});

test('says by the catalogue: a payment that is not saved', async ({ page, request, catalogue }) => {
  await page.clock.install();
  const [one] = await findProducts(catalogue, 62);
  const { customer } = await logInWithCart(page, request, [[one, 1]]);
  const call = await customerApi(request, customer);
  const { data: card } = await addCard(call, 'tok_visa_4242', '2039-02');
  await goToPayment(page);
  await paymentMethodRadio(page, 'Tarjeta de crédito o débito').check();
  await page.getByRole('radio', { name: /^Visa terminada en 4242/ }).check();
  await pauseClock(page);
  await expectTold(page, catalogue, {
    match: { path: `/eshop/checkout/monthly-options?tokenizable_id=${card.id}` },
    send: () => continueButton(page).click(),
    fallback: 'Ocurrio un error al guardar el método de pago',
    stays: LONG_DURATION,
  });
  await expect(page).toHaveURL(PAYMENT_URL);
});

test('says by the catalogue: months that are not saved', async ({ page, request, catalogue }) => {
  await page.clock.install();
  const one = await catalogue.find(
    ({ stock, current }) => stock > 3 && current > 2000 && current < 8000,
    { skip: 9 },
  );
  const { customer, cart } = await logInWithCart(page, request, []);
  await cart.add(one.id, 1);
  const call = await customerApi(request, customer);
  await addCard(call, 'tok_visa_4242', '2039-02');
  const id = await placeVoucherOrder(call);
  await page.goto(`/compra/${id}/elegir-pago`);
  await paymentMethodRadio(page, 'Tarjeta de crédito o débito').check();
  await page.getByRole('radio', { name: /^Visa terminada en 4242/ }).check();
  await continueButton(page).click();
  await expect(page).toHaveURL(`/compra/${id}/elegir-mensualidad`);
  await page
    .getByRole('radio', { name: /meses sin intereses/ })
    .first()
    .check();
  await pauseClock(page);
  await expectTold(page, catalogue, {
    match: {
      method: 'POST',
      path: '/eshop/checkout/monthly-payment',
      body: `"transaction_id":"${id}"`,
    },
    send: () => continueButton(page).click(),
    fallback: 'Ocurrio un error al guardar las mensualidades de pago',
    stays: LONG_DURATION,
  });
  await expect(page).toHaveURL(`/compra/${id}/elegir-mensualidad`);
});

test('says by the catalogue: an order that is not made, until it is dismissed', async ({
  page,
  request,
  catalogue,
}) => {
  await page.clock.install();
  const { trackingId } = await openAtReview(page, request, catalogue, { skip: 63 });
  await pauseClock(page);
  await expectTold(page, catalogue, {
    match: { method: 'POST', path: '/eshop/transactions', body: trackingId },
    send: () => pressAndDraw(page, placeOrderButton(page)),
    fallback: 'Ocurrio un error al procesar el pago',
    stays: null,
  });
});

test.describe('scripts of others', () => {
  const FRAUD = 'https://fraude.example';
  let shop: IsolatedShop;
  test.beforeAll(async () => {
    shop = await startIsolatedShop(20, {
      API_URL: API,
      FRAUD_SCRIPT: `${FRAUD}/tags.js?session_id={session}`,
      STRIPE_KEY: 'pk_test_de_prueba',
    });
  });
  test.afterAll(() => shop?.close());

  test('says by the catalogue: scripts that do not load', async ({
    page,
    request,
    catalogue,
    expectConsole,
  }) => {
    expectConsole(/^request to|ERR_FAILED/);
    const asked: string[] = [];
    await page.route(/fraude\.example|stripe\.com/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    const [one] = await findProducts(catalogue, 64);
    const customer = await newCustomer(request);
    await (await serverCart(request, customer)).add(one.id, 1);
    // The login is a document of the build, so its links use the address of the built shop.
    await visit(page, `${shop.site}/marcas`);
    await loginLink(page).click();
    await fillLogin(page, customer);
    await expect(accountButton(page)).toBeVisible();
    await page.goto(`${shop.site}${CART_PATH}`);
    await goToPayment(page);

    const failure = (script: string) =>
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: `Error al cargar el script: ${script}` });
    const fraud = failure(FRAUD);
    await expect(fraud.locator('strong')).toHaveText('Ocurrio un error al carga la información');
    await expect(fraud.locator('p').first()).toHaveText(/favor de recargar la página$/);
    expect(asked.join()).toMatch(/tags\.js\?session_id=[\da-f-]{36}/);

    await paymentMethodRadio(page, 'Tarjeta de crédito o débito').check();
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
    await paymentMethodRadio(page, 'Efectivo en OXXO').check();
    await continueButton(page).click();
    await expect(page).toHaveURL(SHIPMENT_URL);
  });
});
