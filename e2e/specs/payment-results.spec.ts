import { expectAccessibleState } from '../fixtures/accessibility';
import { goOffline } from '../fixtures/connection';
import { logIn, logInByForm, newCustomer } from '../fixtures/customers';
import { newCustomerWithOrder, settlePayment } from '../fixtures/placed-orders';
import { expectReadingOrder } from '../fixtures/reading-order';
import { expect, expectConsole, test } from '../fixtures/test';
import { expectTrueTexts } from '../fixtures/true-texts';
import { button, expectLink, expectText, link, main, sectionHeading } from '../pages/main';
import { footer } from '../pages/shell';

// Pages poll every three seconds, and axe checks each of them twice.
/** Longer than the polling interval of a page. */
const ASKED = { timeout: 20_000 };

test('a paid order shows its payment and delivery, only to its own customer', async ({ page }) => {
  expectConsole(/404/);
  const card = { method: 'stripe_card', lastFour: '4242' };
  const { customer, placed } = await newCustomerWithOrder(card);
  const path = `/pagos/${placed.transactionId}/pago-exitoso`;
  await logIn(page, customer, path);
  await expect(sectionHeading(page, '¡Gracias por tu compra, Elena!')).toBeVisible();
  await expectText(main(page), placed.folio);
  await expectText(main(page), /^Tarjeta de crédito o débito, \$.+ en un solo pago$/);
  await expectText(main(page), /^Llega (hoy|mañana|el|entre) ?/);
  await expectText(main(page), 'Calle Orizaba 118');
  await expect(link(page, 'Solicitar factura')).toBeVisible();
  await expectLink(page, 'Ver mi pedido', `/perfil/pedidos/${placed.orderId}`);
  await expectLink(page, 'Chat del pedido', `/perfil/pedidos/${placed.orderId}/chat`);
  await expectReadingOrder(page);
  await expectAccessibleState(page);
  // The other pages of the same payment redirect here.
  await page.goto(`/pagos/${placed.transactionId}/procesar-pago`);
  await expect(page).toHaveURL(path);

  // Not on a page of the shop, whose calls would be refused.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await logInByForm(page, await newCustomer(), path);
  const pending = `/pagos/${placed.transactionId}/pago-pendiente`;
  for (const one of [path, pending, `/pagos/${placed.paymentId}/pago-oxxo`]) {
    await page.goto(one);
    await expect(sectionHeading(page, 'No encontramos este pago en tu cuenta')).toBeVisible();
    await expect(main(page).getByText(placed.folio)).toBeHidden();
  }
  await expectAccessibleState(page);
});

test('a voucher is read, copied, printed and paid', async ({ page, context }) => {
  // A request that was running when the connection was lost.
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const buying = { method: 'oxxo', isPickup: true };
  const { customer, placed } = await newCustomerWithOrder(buying);
  const path = `/pagos/${placed.paymentId}/pago-oxxo`;
  expect(placed.redirectTo).toBe(path);
  await logIn(page, customer, path);
  await expect(sectionHeading(page, 'Efectivo en OXXO')).toBeVisible();
  const digits = main(page).getByText(/^9300 \d{4} \d{4} \d{2}$/);
  await expect(digits).toBeVisible();
  const barcode = main(page).getByRole('img', { name: 'Código de barras de tu referencia' });
  await expect(barcode).toBeVisible();
  await expectText(
    main(page),
    /^(lunes|martes|miércoles|jueves|viernes|sábado|domingo) .+, 23:59 h$/,
  );
  await expectReadingOrder(page);

  // By keyboard alone.
  await button(page, 'Copiar referencia').press('Enter');
  await expectText(page, 'Referencia copiada.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await digits.textContent())?.replaceAll(' ', ''));

  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.title;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const before = await page.title();
  await button(page, 'Imprimir o guardar como PDF').press('Enter');
  const title = `Ficha de pago ${placed.folio}`;
  await expect(page.locator('body')).toHaveAttribute('data-printed', title);
  expect(await page.title()).toBe(before);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(footer(page)).toBeHidden();
  await expect(button(page, 'Imprimir o guardar como PDF')).toBeHidden();
  await expect(digits).toBeVisible();
  await expectText(main(page), 'Muestra el código de barras');
  await expectText(main(page), /^Esta tienda es una demostración/);
  const store = main(page).locator('section', { hasText: 'Recolección en sucursal' });
  await expectText(store, 'En la sucursal te lo apartamos 5 días.');
  await expect(store.locator('address')).toContainText(/\d{1,2}:\d{2}/);
  const colour = await digits.evaluate((one) => getComputedStyle(one).color);
  expect(colour).toBe('rgb(23, 19, 15)');
  await page.emulateMedia({ media: null, colorScheme: null });

  // Polled again after the connection was lost.
  await goOffline(page);
  await expectText(page, 'Sin conexión a internet.');
  await expect(digits).toBeVisible();
  await settlePayment('confirm', placed.paymentId);
  await context.setOffline(false);
  await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-exitoso`, ASKED);
  await expect(sectionHeading(page, /^¡Gracias/)).toBeVisible();
});

test('a waiting order says what it lacks, is paid otherwise or ends @smoke', async ({ page }) => {
  const { customer, placed } = await newCustomerWithOrder({ method: 'oxxo' });
  await logIn(page, customer, `/perfil/pedidos/${placed.orderId}`);
  await expectLink(page, 'Pagar de otra forma', `/compra/${placed.transactionId}/elegir-pago`);
  await expectLink(page, 'Ver ficha', `/pagos/${placed.paymentId}/pago-oxxo`);
  await page.goto(`/pagos/${placed.transactionId}/pago-pendiente`);
  await expect(sectionHeading(page, 'Falta pagar tu ficha')).toBeVisible();
  await expectText(main(page), /, 23:59 h$/);
  await expectReadingOrder(page);
  await expectLink(page, 'Ver mi ficha de pago', `/pagos/${placed.paymentId}/pago-oxxo`);
  await expectLink(page, 'Pagar de otra forma', `/compra/${placed.transactionId}/elegir-pago`);
  await expectAccessibleState(page);
  await settlePayment('expire', placed.paymentId);
  await expect(sectionHeading(page, 'Tu pedido se canceló')).toBeVisible(ASKED);
  await expect(link(page, 'Pagar de otra forma')).toBeHidden();
  await expectAccessibleState(page);
  await page.goto(`/pagos/${placed.paymentId}/pago-oxxo`);
  await expect(sectionHeading(page, 'Tu pedido se canceló')).toBeVisible();
});

test('the code of a wallet is scanned, waits, and is rejected', async ({ page }) => {
  const { customer, placed } = await newCustomerWithOrder({ method: 'mercadopago' });
  // Another provider's page redirects to the right one.
  await logIn(page, customer, `/pagos/${placed.paymentId}/pago-codi`);
  await expect(page).toHaveURL(`/pagos/${placed.paymentId}/pago-mercadopago`);
  await expect(main(page).getByRole('img', { name: /^Código QR para pagar con / })).toBeVisible();
  await expect(main(page).getByRole('timer')).toBeVisible();
  await expectText(main(page), 'Esperando la confirmación de tu pago…');
  await expectTrueTexts(page);
  await expectReadingOrder(page);
  await expectAccessibleState(page);
  await settlePayment('reject', placed.paymentId);
  // A result that arrives while the page waits is announced.
  const said = main(page).locator(':is([role=status], [role=alert], [aria-live])');
  await expect(said.getByText('Tu pago no se realizó').first()).toBeVisible(ASKED);
  await expectText(main(page), 'El pago fue rechazado.');
  await expect(link(page, 'Pagar de otra forma')).toBeVisible();
  await expectReadingOrder(page);
  await expectAccessibleState(page);
});
