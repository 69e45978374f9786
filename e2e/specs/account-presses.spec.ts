import type { Locator } from '@playwright/test';
import { boxOf } from '../fixtures/boxes';
import { createPastOrder, LAURA, logIn, newCustomer, readOwnList } from '../fixtures/customers';
import { newCustomerWithOrder } from '../fixtures/placed-orders';
import { expect, test } from '../fixtures/test';
import { countPresses } from '../fixtures/walk';
import { buttonOf, expectText, fieldOf, firstLink, linkOf, main } from '../pages/main';

const PHONE = { width: 390, height: 844 };
/** The end of the part of a phone's screen that is seen without scrolling. */
const FOLD = PHONE.height;

const bottomOf = async (part: Locator) => (await boxOf(part)).bottom;

const photo = {
  name: 'caja.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.use({ viewport: PHONE });

test('a product is returned with reason and picture in four presses @smoke', async ({ page }) => {
  const customer = await newCustomer();
  const { id, folio } = await createPastOrder(customer, 'delivered');
  await logIn(page, customer, `/perfil/pedidos/${id}`);
  const { press, done } = countPresses();
  await press(firstLink(page, /^Devolver o reportar un problema con /));
  await expect(linkOf(page, `Pedido ${folio}`)).toBeVisible();
  await press(main(page).getByText('Llegó dañado'));
  const chooser = page.waitForEvent('filechooser');
  await press(buttonOf(page, 'Agregar fotos'));
  await (await chooser).setFiles(photo);
  await expect(page.getByText('1 de 1 foto lista')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel(/^Cuéntanos los detalles/).fill('La caja llegó abierta.');
  await press(page.getByRole('button', { name: 'Enviar solicitud' }));
  await expect(page).toHaveURL(/\/perfil\/garantias\/\d+$/);
  await expectText(page, 'Llegó dañado: La caja llegó abierta.');
  done(4);
});

test('a buyer reviews what was bought in three presses and the text @smoke', async ({ page }) => {
  const customer = await newCustomer();
  const { id } = await createPastOrder(customer, 'delivered');
  await logIn(page, customer, `/perfil/pedidos/${id}`);
  const { press, done } = countPresses();
  await press(firstLink(page, /^Escribir una reseña de /));
  const star = page.locator('.star-choice label').nth(3);
  await press(star);
  // The text goes on without a press.
  await expect(page.getByLabel(/^Tu opinión/)).toBeFocused();
  await page.keyboard.type(`Muy silenciosa y rápida, dice ${customer.email}.`);
  await press(page.getByRole('button', { name: 'Publicar reseña' }));
  await expectText(page, '¡Gracias! Guardamos tu reseña.');
  // What the title would repeat is said once.
  await expect(page.getByText(customer.email)).toHaveCount(1);
  done(3);
});

test('an invoice is requested from its order in three presses, with new data', async ({ page }) => {
  const card = { method: 'stripe_card', lastFour: '4242' };
  const { customer, placed } = await newCustomerWithOrder(card);
  await logIn(page, customer, `/perfil/pedidos/${placed.orderId}`);
  const { press, done } = countPresses();
  await press(linkOf(page, 'Agregar datos de facturación'));
  await fieldOf(page, 'RFC').fill('MERL850612AB3');
  await fieldOf(page, 'Nombre o razón social').fill('ELENA PRUEBA');
  await fieldOf(page, 'Régimen fiscal').selectOption('612');
  await fieldOf(page, 'Uso de CFDI').selectOption('G03');
  await fieldOf(page, 'Código postal fiscal').fill('06700');
  await press(buttonOf(page, 'Guardar'));
  await expect(page).toHaveURL(`/perfil/pedidos/${placed.orderId}#factura`);
  await press(buttonOf(page, 'Solicitar factura'));
  await expectText(page, 'Recibimos tu solicitud de factura.');
  done(3);
});

test('an order says first what it was opened for', async ({ page }) => {
  const { customer, placed } = await newCustomerWithOrder({ method: 'oxxo' });
  const { id } = await createPastOrder(customer, 'shipped', 2);
  await logIn(page, customer, `/perfil/pedidos/${placed.orderId}`);
  await test.step('how it is paid', async () => {
    const barcode = page.getByRole('img', { name: 'Código de barras para la caja' });
    const voucher = linkOf(page, 'Ver ficha');
    await expect(barcode).toBeVisible();
    await expect(page.locator('.order-reference')).toHaveText(/^\d{4}( \d{1,4})+$/);
    await expect(page.getByRole('timer')).toHaveText(/^Te queda(n \d días| 1 día)\.$/);
    expect(await bottomOf(barcode)).toBeLessThan(FOLD);
    await expect(voucher).toHaveAttribute('href', `/pagos/${placed.paymentId}/pago-oxxo`);
  });
  await test.step('when it arrives', async () => {
    await page.goto(`/perfil/pedidos/${id}`);
    const track = linkOf(page, /^Rastrear paquete/);
    await expect(track).toBeVisible();
    const arrival = main(page).getByText(/^Llega entre el \p{L}+ \d+ /u);
    expect(await bottomOf(arrival)).toBeLessThan(await bottomOf(track));
    expect(await bottomOf(track)).toBeLessThan(420);
  });
});

test('the list of orders begins with orders, the account with the last one', async ({ page }) => {
  await logIn(page, LAURA, '/perfil/pedidos');
  const first = firstLink(page, /^Pedido P-/);
  await expect(first).toBeVisible();
  const search = main(page).getByRole('searchbox');
  const filter = main(page).getByText('Filtrar');
  expect(Math.abs((await bottomOf(search)) - (await bottomOf(filter)))).toBeLessThan(24);
  expect(await bottomOf(first)).toBeLessThan(440);

  // The profile's own address is the account's start.
  await page.goto('/perfil');
  await expect(page).toHaveURL('/mi-cuenta');
  const lastOrder = page.getByRole('region', { name: 'Tu último pedido' });
  const last = lastOrder.getByRole('link', { name: /^Pedido / });
  await expect(last).toBeVisible();
  expect(await bottomOf(last)).toBeLessThan(500);
  const orders = await readOwnList(page, '/shop-v1/customers/{customer}/orders');
  await expect(last).toHaveText(`Pedido ${orders[0]?.attributes.folio}`);
  await expect(linkOf(page, /^Pedidos.*28$/)).toBeVisible();
});
