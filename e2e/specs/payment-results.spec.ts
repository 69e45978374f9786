import { expectAccessibleState } from '../fixtures/accessibility';
import { goOffline } from '../fixtures/connection';
import { logIn, logInByForm, newCustomer } from '../fixtures/customers';
import {
  main,
  newCustomerWithOrder,
  sectionHeading,
  settlePayment,
} from '../fixtures/placed-orders';
import { expect, test } from '../fixtures/test';

// Pages poll every three seconds, and axe checks each of them twice.
test.describe.configure({ timeout: 120_000 });

const link = (page: import('@playwright/test').Page, name: string) =>
  main(page).getByRole('link', { name, exact: true });
const button = (page: import('@playwright/test').Page, name: string) =>
  main(page).getByRole('button', { name, exact: true });
/** Longer than the polling interval of a page. */
const ASKED = { timeout: 20_000 };

test('a paid order shows its payment and delivery, only to its own customer', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/404/);
  const card = { method: 'stripe_card', lastFour: '4242' };
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, card);
  const path = `/pagos/${placed.transactionId}/pago-exitoso`;
  await logIn(page, customer, path);
  await expect(sectionHeading(page, '¡Gracias por tu compra, Elena!')).toBeVisible();
  await expect(main(page).getByText(placed.folio)).toBeVisible();
  await expect(
    main(page).getByText(/^Tarjeta de crédito o débito, \$.+ en un solo pago$/),
  ).toBeVisible();
  await expect(main(page).getByText(/^Llega (hoy|mañana|el|entre) ?/)).toBeVisible();
  await expect(main(page).getByText('Calle Orizaba 12')).toBeVisible();
  await expect(link(page, 'Solicitar factura')).toBeVisible();
  await expect(link(page, 'Ver mi pedido')).toHaveAttribute(
    'href',
    `/perfil/pedidos/${placed.orderId}`,
  );
  await expect(link(page, 'Chat del pedido')).toHaveAttribute(
    'href',
    `/perfil/pedidos/${placed.orderId}/chat`,
  );
  await expectAccessibleState(page);
  // The other pages of the same payment redirect here.
  await page.goto(`/pagos/${placed.transactionId}/procesar-pago`);
  await expect(page).toHaveURL(path);

  // Not on a page of the shop, whose calls would be refused.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await logInByForm(page, await newCustomer(request), path);
  for (const one of [
    path,
    `/pagos/${placed.transactionId}/pago-pendiente`,
    `/pagos/${placed.paymentId}/pago-oxxo`,
  ]) {
    await page.goto(one);
    await expect(sectionHeading(page, 'No encontramos este pago en tu cuenta')).toBeVisible();
    await expect(main(page).getByText(placed.folio)).toBeHidden();
  }
  await expectAccessibleState(page);
});

test('a visitor logs in and comes back; a pickup order shows its store', async ({
  page,
  request,
  catalogue,
}) => {
  const buying = { method: 'stripe_card', lastFour: '4242', isPickup: true };
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, buying);
  const path = `/pagos/${placed.transactionId}/pago-exitoso`;
  await page.goto(path);
  await expect(page).toHaveURL(`/login?volver=${encodeURIComponent(path)}`);
  await logInByForm(page, customer, path);
  await expect(main(page).getByRole('heading', { name: 'Recolección en tienda' })).toBeVisible();
  await expect(main(page).getByText('Te avisaremos cuando esté listo')).toBeVisible();
  await expectAccessibleState(page);
});

test('a voucher is read, copied, printed and paid', async ({
  page,
  request,
  catalogue,
  context,
  expectConsole,
}) => {
  // A request that was running when the connection was lost.
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, { method: 'oxxo' });
  const path = `/pagos/${placed.paymentId}/pago-oxxo`;
  expect(placed.redirectTo).toBe(path);
  await logIn(page, customer, path);
  await expect(sectionHeading(page, 'Efectivo en OXXO')).toBeVisible();
  const digits = main(page).getByText(/^9300 \d{4} \d{4} \d{2}$/);
  await expect(digits).toBeVisible();
  await expect(
    main(page).getByRole('img', { name: 'Código de barras de tu referencia' }),
  ).toBeVisible();
  await expect(
    main(page).getByText(/^(lunes|martes|miércoles|jueves|viernes|sábado|domingo) .+, 23:59 h$/),
  ).toBeVisible();
  await expectAccessibleState(page);

  // By keyboard alone.
  await button(page, 'Copiar referencia').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Referencia copiada.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await digits.textContent())?.replaceAll(' ', ''));

  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.title;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const before = await page.title();
  await button(page, 'Guardar como PDF').press('Enter');
  await expect(page.locator('body')).toHaveAttribute(
    'data-printed',
    `Ficha de pago ${placed.folio}`,
  );
  expect(await page.title()).toBe(before);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(button(page, 'Imprimir')).toBeHidden();
  await expect(digits).toBeVisible();
  await expect(main(page).getByText('Muestra el código de barras')).toBeVisible();
  const colour = await digits.evaluate((one) => getComputedStyle(one).color);
  expect(colour).toBe('rgb(23, 19, 15)');
  await page.emulateMedia({ media: null, colorScheme: null });

  // Polled again after the connection was lost.
  await goOffline(page);
  await expect(page.getByText('Sin conexión a internet.')).toBeVisible();
  await expect(digits).toBeVisible();
  await settlePayment(request, 'confirm', placed.paymentId);
  await context.setOffline(false);
  await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-exitoso`, ASKED);
  await expect(sectionHeading(page, /^¡Gracias/)).toBeVisible();
});

test('a waiting order says what is missing, and is paid in another way or cancelled', async ({
  page,
  request,
  catalogue,
}) => {
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, { method: 'oxxo' });
  await logIn(page, customer, `/perfil/pedidos/${placed.orderId}`);
  await expect(link(page, 'Pagar de otra forma')).toHaveAttribute(
    'href',
    `/compra/${placed.transactionId}/elegir-pago`,
  );
  await link(page, 'Terminar el pago').click();
  await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-pendiente`);
  await expect(sectionHeading(page, 'Falta pagar tu ficha')).toBeVisible();
  await expect(main(page).getByText(/, 23:59 h$/)).toBeVisible();
  await expect(link(page, 'Ver mi ficha de pago')).toHaveAttribute(
    'href',
    `/pagos/${placed.paymentId}/pago-oxxo`,
  );
  await expect(link(page, 'Pagar de otra forma')).toHaveAttribute(
    'href',
    `/compra/${placed.transactionId}/elegir-pago`,
  );
  await expectAccessibleState(page);
  await settlePayment(request, 'expire', placed.paymentId);
  await expect(sectionHeading(page, 'Tu pedido se canceló')).toBeVisible(ASKED);
  await expect(link(page, 'Pagar de otra forma')).toBeHidden();
  await expectAccessibleState(page);
  await page.goto(`/pagos/${placed.paymentId}/pago-oxxo`);
  await expect(sectionHeading(page, 'Tu pedido se canceló')).toBeVisible();
});

for (const [method, other] of [
  ['mercadopago', 'codi'],
  ['codi', 'mercadopago'],
] as const) {
  test(`${method} is scanned, waits, and is rejected or paid`, async ({
    page,
    request,
    catalogue,
  }) => {
    const { customer, placed } = await newCustomerWithOrder(request, catalogue, { method });
    // Another provider's page redirects to the right one.
    await logIn(page, customer, `/pagos/${placed.paymentId}/pago-${other}`);
    await expect(page).toHaveURL(`/pagos/${placed.paymentId}/pago-${method}`);
    await expect(main(page).getByRole('img', { name: /^Código QR para pagar con / })).toBeVisible();
    await expect(main(page).getByRole('timer')).toBeVisible();
    await expect(main(page).getByText('Esperando la confirmación de tu pago…')).toBeVisible();
    await expectAccessibleState(page);
    await page.reload();
    await expect(main(page).getByRole('img', { name: /^Código QR/ })).toBeVisible();
    if (method === 'codi') {
      await settlePayment(request, 'confirm', placed.paymentId);
      await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-exitoso`, ASKED);
      await expect(sectionHeading(page, /^¡Gracias/)).toBeVisible();
      return;
    }
    await settlePayment(request, 'reject', placed.paymentId);
    await expect(sectionHeading(page, 'Tu pago no se realizó')).toBeVisible(ASKED);
    await expect(main(page).getByText('El pago fue rechazado.')).toBeVisible();
    await expect(link(page, 'Pagar de otra forma')).toBeVisible();
    await expectAccessibleState(page);
  });
}

test('the code of a wallet expires', async ({ page, request, catalogue }) => {
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, { method: 'codi' });
  await logIn(page, customer, `/pagos/${placed.paymentId}/pago-codi`);
  await expect(main(page).getByRole('timer')).toBeVisible();
  await settlePayment(request, 'expire', placed.paymentId);
  await expect(sectionHeading(page, 'El tiempo para pagar terminó')).toBeVisible(ASKED);
  await expect(link(page, 'Pagar de otra forma')).toBeVisible();
});

test('the second step of a card is approved by keyboard, and says that it is a sandbox', async ({
  page,
  request,
  catalogue,
}) => {
  const card = { method: 'stripe_card', lastFour: '3155' };
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, card);
  const path = `/pagos/${placed.transactionId}/procesar-pago`;
  expect(placed.redirectTo).toBe(path);
  await logIn(page, customer, path);
  await expect(sectionHeading(page, 'Tu banco pide confirmar que eres tú')).toBeVisible();
  await expect(main(page).getByText('Modo de prueba: no se hace ningún cargo real.')).toBeVisible();
  await expectAccessibleState(page);
  await button(page, 'Aprobar el pago').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-exitoso`);
  await expect(sectionHeading(page, /^¡Gracias/)).toBeVisible();
});

test('the second step of a card is rejected', async ({ page, request, catalogue }) => {
  const card = { method: 'stripe_card', lastFour: '3155' };
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, card);
  await logIn(page, customer, `/pagos/${placed.transactionId}/procesar-pago`);
  await button(page, 'Rechazar el pago').click();
  await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-pendiente`);
  await expect(sectionHeading(page, 'El pago se canceló')).toBeVisible();
  await expect(link(page, 'Pagar de otra forma')).toBeVisible();
});

test('a lost connection during the approval is reported, and the approval is retried', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const card = { method: 'stripe_card', lastFour: '3155' };
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, card);
  await logIn(page, customer, `/pagos/${placed.transactionId}/procesar-pago`);
  await expect(button(page, 'Aprobar el pago')).toBeVisible();
  await page.route('**/-actions/confirm', (route) => route.abort());
  await button(page, 'Aprobar el pago').click();
  await expect(
    main(page)
      .getByRole('alert')
      .getByText(/^No pudimos registrar tu respuesta\./),
  ).toBeVisible();
  await page.unroute('**/-actions/confirm');
  await button(page, 'Aprobar el pago').click();
  await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-exitoso`);
});

test('a payment that takes long lets the customer leave', async ({ page, request, catalogue }) => {
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, { method: 'oxxo' });
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
  await expect(
    sectionHeading(page, 'La confirmación está tardando más de lo normal'),
  ).toBeVisible();
  await expect(link(page, 'Ver el estado de mi pago')).toBeVisible();
  await button(page, 'Preguntar de nuevo').click();
  await expect(sectionHeading(page, 'Estamos confirmando tu pago…')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an account without a page of its provider is approved in the sandbox, which says so', async ({
  page,
  request,
  catalogue,
}) => {
  const account = { method: 'paypal_account', lastFour: '3155' };
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, account);
  const path = `/pagos/${placed.paymentId}/pago-paypal`;
  expect(placed.redirectTo).toBe(path);
  await logIn(page, customer, path);
  await expect(sectionHeading(page, 'Falta que apruebes tu pago con PayPal')).toBeVisible();
  await expect(main(page).getByText('Modo de prueba: no se hace ningún cargo real.')).toBeVisible();
  await expectAccessibleState(page);
  await button(page, 'Aprobar el pago').click();
  await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-exitoso`);
  await expect(sectionHeading(page, /^¡Gracias/)).toBeVisible();
});

test('an account is not approved', async ({ page, request, catalogue }) => {
  const account = { method: 'paypal_account', lastFour: '3155' };
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, account);
  await logIn(page, customer, `/pagos/${placed.paymentId}/pago-paypal`);
  await button(page, 'Rechazar el pago').click();
  await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-pendiente`);
  await expect(sectionHeading(page, 'El pago se canceló')).toBeVisible();
});

test('a mail asks for the address of an order, and continues to the payment', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/404|422/);
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, { method: 'oxxo' });
  const { yes, no } = await settlePayment<{ yes: string; no: string }>(
    request,
    'ask-address',
    placed.transactionId,
  );
  await logIn(page, customer, yes);
  await expect(
    sectionHeading(page, `¿Enviamos tu pedido ${placed.folio} a esta dirección?`),
  ).toBeVisible();
  await expect(main(page).getByText('Calle Orizaba 12')).toBeVisible();
  await expectAccessibleState(page);
  await button(page, 'Sí, es correcta').press('Enter');
  await expect(sectionHeading(page, 'Dirección confirmada')).toBeVisible();
  await expect(link(page, 'Pagar mi pedido')).toHaveAttribute(
    'href',
    `/compra/${placed.transactionId}/elegir-pago`,
  );
  await expectAccessibleState(page);

  await page.goto(no);
  await expect(main(page).getByRole('button').first()).toHaveText('No, hay que corregirla');
  await button(page, 'No, hay que corregirla').click();
  await expect(link(page, 'Escribir la dirección correcta')).toBeVisible();

  await page.goto(`/validate-address/${placed.transactionId}/otro/1/si`);
  await button(page, 'Sí, es correcta').click();
  await expect(
    main(page)
      .getByRole('alert')
      .getByText(/^El enlace no es válido/),
  ).toBeVisible();
  await page.goto('/validate-address/1/x/1/si');
  await expect(sectionHeading(page, 'No encontramos este pago en tu cuenta')).toBeVisible();
  await page.goto('/validate-address');
  await expect(sectionHeading(page, 'Este enlace está incompleto')).toBeVisible();
});
