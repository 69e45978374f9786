import { expectAccessibleState } from '../fixtures/accessibility';
import { logIn } from '../fixtures/customers';
import { newCustomerWithOrder, settlePayment } from '../fixtures/placed-orders';
import { expectReadingOrder } from '../fixtures/reading-order';
import { expect, expectConsole, test } from '../fixtures/test';
import { alert, button, expectLink, expectText, link, main, sectionHeading } from '../pages/main';

// What is asked of a customer after the order: by the bank, by a provider, and about the address.
// Pages poll every three seconds, and axe checks each of them twice.

test('the second step of a card says that it is a sandbox, survives a lost connection, and is approved by keyboard @smoke', async ({
  page,
}) => {
  expectConsole(/ERR_FAILED/);
  const card = { method: 'stripe_card', lastFour: '3155' };
  const { customer, placed } = await newCustomerWithOrder(card);
  const path = `/pagos/${placed.transactionId}/procesar-pago`;
  expect(placed.redirectTo).toBe(path);
  await logIn(page, customer, path);
  await expect(sectionHeading(page, 'Tu banco pide confirmar que eres tú')).toBeVisible();
  await expectText(main(page), 'Modo de prueba: no se hace ningún cargo real.');
  await expectReadingOrder(page);
  await expectAccessibleState(page);
  await page.route('**/-actions/confirm', (route) => route.abort());
  await button(page, 'Aprobar el pago').click();
  await expectText(alert(page), /^No pudimos registrar tu respuesta\./);
  await page.unroute('**/-actions/confirm');
  await button(page, 'Aprobar el pago').press('Enter');
  await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-exitoso`);
  await expect(sectionHeading(page, /^¡Gracias/)).toBeVisible();
});

test('a payment that takes long lets the customer leave', async ({ page }) => {
  const { customer, placed } = await newCustomerWithOrder({ method: 'oxxo' });
  // Like a card payment without an answer of the bank.
  await page.route(`**/api/eshop/transactions/${placed.transactionId}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.attributes.payment_method_code = 'stripe_card';
    await route.fulfill({ response, json: body });
  });
  await logIn(page, customer);
  await page.clock.install();
  await page.goto(`/pagos/${placed.transactionId}/procesar-pago`);
  await expect(sectionHeading(page, 'Estamos confirmando tu pago…')).toBeVisible();
  await expectAccessibleState(page);
  for (let look = 0; look < 20; look += 1) {
    await page.clock.runFor(60_000);
    if (await button(page, 'Preguntar de nuevo').isVisible()) break;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const slow = sectionHeading(page, 'La confirmación está tardando más de lo normal');
  await expect(slow).toBeVisible();
  await expect(link(page, 'Ver el estado de mi pago')).toBeVisible();
  await button(page, 'Preguntar de nuevo').click();
  await expect(sectionHeading(page, 'Estamos confirmando tu pago…')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an account without a provider’s page is approved in a named sandbox', async ({ page }) => {
  const account = { method: 'paypal_account', lastFour: '3155' };
  const { customer, placed } = await newCustomerWithOrder(account);
  const path = `/pagos/${placed.paymentId}/pago-paypal`;
  expect(placed.redirectTo).toBe(path);
  await logIn(page, customer, path);
  await expect(sectionHeading(page, 'Falta que apruebes tu pago con PayPal')).toBeVisible();
  await expectText(main(page), 'Modo de prueba: no se hace ningún cargo real.');
  await expectReadingOrder(page);
  await expectAccessibleState(page);
  await button(page, 'Aprobar el pago').click();
  await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-exitoso`);
  await expect(sectionHeading(page, /^¡Gracias/)).toBeVisible();
});

test('a mail asks for the address of an order, and continues to the payment', async ({ page }) => {
  expectConsole(/404|422/);
  const { customer, placed } = await newCustomerWithOrder({ method: 'oxxo' });
  type Links = { yes: string; no: string };
  const { yes, no } = await settlePayment<Links>('ask-address', placed.transactionId);
  await logIn(page, customer, yes);
  const question = `¿Enviamos tu pedido ${placed.folio} a esta dirección?`;
  await expect(sectionHeading(page, question)).toBeVisible();
  await expectText(main(page), 'Calle Orizaba 118');
  await expectAccessibleState(page);
  await button(page, 'Sí, es correcta').press('Enter');
  await expect(sectionHeading(page, 'Dirección confirmada')).toBeVisible();
  await expectLink(page, 'Pagar mi pedido', `/compra/${placed.transactionId}/elegir-pago`);
  await expectAccessibleState(page);

  await page.goto(no);
  await expect(main(page).getByRole('button').first()).toHaveText('No, hay que corregirla');
  await button(page, 'No, hay que corregirla').click();
  await expect(link(page, 'Escribir la dirección correcta')).toBeVisible();

  await page.goto(`/validate-address/${placed.transactionId}/otro/1/si`);
  await button(page, 'Sí, es correcta').click();
  await expectText(alert(page), /^El enlace no es válido/);
  await page.goto('/validate-address/1/x/1/si');
  await expect(sectionHeading(page, 'No encontramos este pago en tu cuenta')).toBeVisible();
  await page.goto('/validate-address');
  await expect(sectionHeading(page, 'Este enlace está incompleto')).toBeVisible();
});
