/*
 * The error catalogue (specification, section 8) in the checkout: which text a step has that the backend refuses without a
 * reason. What it says with one: tests/lib/api/error-catalogue.test.ts.
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
import { expectNotice, LONG_DURATION, pauseClock } from '../fixtures/notices';
import { findProducts, logInWithCart } from '../fixtures/server-cart';
import { openAtReview, openAtShipment, placeOrderButton } from '../fixtures/started-checkout';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ page, expectConsole }) => {
  expectConsole(/status of 422/);
  await page.clock.install();
});

interface Step {
  /** The call that fails, identified so that no other test uses it. */
  match: Parameters<Catalogue['refuseNext']>[0];
  text: string;
  /** Milliseconds; null means that it stays until it is dismissed. */
  duration: number | null;
}

/** Presses a button whose call is refused without a reason, while the clock stands still. */
async function expectRefused(
  page: Page,
  catalogue: Catalogue,
  button: Locator,
  { match, ...notice }: Step,
): Promise<void> {
  await pauseClock(page);
  await catalogue.refuseNext(match, { status: 422, answer: {} });
  await button.click();
  // Some calls start after the frame in which the press is answered.
  await page.clock.runFor(100);
  await expectNotice(page, { title: 'Ocurrio un error al procesar tu información', ...notice });
}

test('a delivery that is not saved', async ({ page, request, catalogue }) => {
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
  await expectRefused(page, catalogue, continueButton(page), {
    match: {
      method: 'POST',
      path: '/eshop/checkout/shipping',
      body: `"customer_address_id":"${id}"`,
    },
    text: 'Ocurrio un error al guardar el envío',
    duration: LONG_DURATION,
  });
  await expect(page).toHaveURL(SHIPMENT_URL);
});

test('a payment that is not saved', async ({ page, request, catalogue }) => {
  const [one] = await findProducts(catalogue, 62);
  const { customer } = await logInWithCart(page, request, [[one, 1]]);
  const call = await customerApi(request, customer);
  const { data: card } = await addCard(call, 'tok_visa_4242', '2039-02');
  await goToPayment(page);
  await paymentMethodRadio(page, 'Tarjeta de crédito o débito').check();
  await page.getByRole('radio', { name: /^Visa terminada en 4242/ }).check();
  await expectRefused(page, catalogue, continueButton(page), {
    match: { path: `/eshop/checkout/monthly-options?tokenizable_id=${card.id}` },
    text: 'Ocurrio un error al guardar el método de pago',
    duration: LONG_DURATION,
  });
  await expect(page).toHaveURL(PAYMENT_URL);
});

test('months that are not saved', async ({ page, request, catalogue }) => {
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
  await expectRefused(page, catalogue, continueButton(page), {
    match: {
      method: 'POST',
      path: '/eshop/checkout/monthly-payment',
      body: `"transaction_id":"${id}"`,
    },
    text: 'Ocurrio un error al guardar las mensualidades de pago',
    duration: LONG_DURATION,
  });
  await expect(page).toHaveURL(`/compra/${id}/elegir-mensualidad`);
});

test('an order that is not made, until it is dismissed', async ({ page, request, catalogue }) => {
  const { trackingId } = await openAtReview(page, request, catalogue, { skip: 63 });
  await expectRefused(page, catalogue, placeOrderButton(page), {
    match: { method: 'POST', path: '/eshop/transactions', body: trackingId },
    text: 'Ocurrio un error al procesar el pago',
    duration: null,
  });
});
