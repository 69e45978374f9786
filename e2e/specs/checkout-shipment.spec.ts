import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../fixtures/accessibility';
import { goOffline, goOnline } from '../fixtures/connection';
import { buttonOf, fieldOf, refuseOnce } from '../fixtures/profile';
import { part } from '../fixtures/purchase';
import {
  callControlApi,
  openAtReview,
  openAtShipment,
  REVIEW_PATH,
  SHIPMENT_PATH,
} from '../fixtures/started-checkout';
import { expect, test } from '../fixtures/test';

const radio = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('radio', { name });
const check = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('checkbox', { name });
const onward = (page: Page) => buttonOf(page, 'Continuar');
const said = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
const notSaid = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text, { exact: true })).toHaveCount(0);

const BOTH = 'Por favor, selecciona tu dirección de envío y la paquetería que deseas.';
const COURIER = 'Por favor, selecciona la paquetería que deseas.';
const TERMS = 'Por favor, acepta los términos y condiciones.';

async function accept(page: Page, conditions = true): Promise<void> {
  await check(page, 'Acepto los términos y condiciones').check();
  if (conditions) await check(page, 'Acepto las condiciones de envío').check();
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('checkout') ?? '{}').state);

test('missing fields are named, an address is created in place, and typed text survives everything', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|422/);
  await openAtShipment(page, request, catalogue, { skip: 21 });
  await onward(page).click();
  await said(page, 'Por favor, selecciona si deseas envío o recolección para tu pedido.');
  await said(page, TERMS);
  await expect(radio(page, /^Envío a domicilio/)).toBeFocused();
  await radio(page, /^Envío a domicilio/).check();
  await said(page, BOTH);
  await expectAccessibleState(page);

  await buttonOf(page, 'Agregar una dirección').click();
  await expect(page.getByRole('heading', { name: 'Nueva dirección' })).toBeFocused();
  await fieldOf(page, 'Código postal').fill('06700');
  await fieldOf(page, 'Colonia').selectOption('Roma Norte');
  await fieldOf(page, 'Calle').fill('Calle Orizaba');
  await page.reload();
  await expect(fieldOf(page, 'Calle')).toHaveValue('Calle Orizaba');
  await fieldOf(page, 'Número exterior').fill('118');
  await buttonOf(page, 'Guardar').click();
  await expect(radio(page, /^Elena Prueba/)).toBeChecked();
  await onward(page).click();
  await said(page, COURIER);
  await notSaid(page, BOTH);

  await radio(page, /^Estafeta/).check();
  await notSaid(page, COURIER);
  await expect(part(page, 'Paquetería')).toContainText(
    /Llega (de \d+ a )?\d+ días? después de que se confirme tu pago/,
  );
  await accept(page);
  await expect(page.getByRole('link', { name: /^Leer las condiciones de envío/ })).toHaveAttribute(
    'target',
    '_blank',
  );

  await goOffline(page);
  await onward(page).click();
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'Lo que escribiste sigue aquí' }),
  ).toBeVisible();
  await goOnline(page);
  await page.reload();
  await expect(radio(page, /^Estafeta/)).toBeChecked();
  await expect(check(page, 'Acepto los términos y condiciones')).toBeChecked();
  await onward(page).click();
  await expect(page).toHaveURL(REVIEW_PATH);
});

test('insurance is on with its cost, removed with one click, and reset by another choice', async ({
  page,
  request,
  catalogue,
}) => {
  await openAtShipment(page, request, catalogue, { skip: 22, hasAddress: true });
  await radio(page, /^Envío a domicilio/).check();
  await expect(radio(page, /^Casa/)).toBeChecked();
  await radio(page, /^Estafeta/).check();
  const insurance = check(page, /^Seguro de envío/);
  await expect(insurance).toBeChecked();
  await expect(insurance).toHaveAccessibleName(/\$\d+\.\d\d/);
  const quoted = page.waitForRequest(
    (one) => one.url().endsWith('/eshop/checkout/shipping') && one.method() === 'POST',
  );
  await insurance.uncheck();
  expect((await quoted).postDataJSON()).toMatchObject({ has_shipping_insurance: false });

  await radio(page, /^Recoger en tienda/).check();
  await expect(page.getByRole('heading', { name: '¿Quién recoge?' })).toBeVisible();
  await radio(page, /^Envío a domicilio/).check();
  await expect(radio(page, /^Casa/)).toBeChecked();
  await expect(radio(page, /^Estafeta/)).not.toBeChecked();
  await expect(insurance).not.toBeChecked();
});

test('on a phone the header never hides half of a step while scrolling', async ({
  page,
  request,
  catalogue,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openAtShipment(page, request, catalogue, { skip: 26, hasAddress: true });
  await radio(page, /^Envío a domicilio/).check();
  await expect(radio(page, /^Estafeta/)).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Pasos de tu compra' });
  for (const above of [110, 70, 30, 0, -20]) {
    // Scrolls up, so that the header shows.
    await page.evaluate(() => scrollTo(0, 400));
    await bar.evaluate((one, y) => scrollBy(0, one.getBoundingClientRect().top - y), above);
    const { violations } = await new AxeBuilder({ page }).withRules('target-size').analyze();
    expect(violations.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  }
});

test('pickup: stock and distance, the person, and a rejected field', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/40[04]|422/);
  const { product } = await openAtShipment(page, request, catalogue, { skip: 23 });
  await callControlApi(request, 'stock', {
    productId: product.id,
    stores: { 2: 3 },
    providers: 20,
  });
  await radio(page, /^Recoger en tienda/).check();
  await onward(page).click();
  await said(page, 'Por favor, selecciona la tienda deseada.');
  await notSaid(page, 'Por favor, acepta las condiciones de envío.');
  await expectAccessibleState(page);
  await fieldOf(page, 'Código postal').fill('00001');
  await buttonOf(page, 'Ver tiendas').click();
  await said(page, 'No encontramos ese código postal. Revísalo o escribe otro.');
  await fieldOf(page, 'Código postal').fill('06700');
  await buttonOf(page, 'Ver tiendas').click();
  await expect(
    part(page, 'Tienda')
      .getByText(/^a [\d.]+ km$/)
      .first(),
  ).toBeVisible();
  await expect(part(page, 'Tienda').getByText(`No tiene: ${product.name}`).first()).toBeVisible();
  await expect(radio(page, /^Centro Histórico/)).toBeDisabled();
  await radio(page, /^Plaza Universidad/).check();
  await notSaid(page, 'Por favor, selecciona la tienda deseada.');

  await expect(fieldOf(page, 'Nombre')).toHaveValue('Elena');
  await fieldOf(page, 'Nombre').fill('Jo');
  await fieldOf(page, 'Teléfono').fill('12345');
  await accept(page, false);
  await onward(page).click();
  await said(page, 'El número de teléfono debe tener 10 dígitos.');
  await said(page, 'Escribe un nombre válido');
  await expect(fieldOf(page, 'Nombre')).toBeFocused();
  await fieldOf(page, 'Nombre').fill('Jorge');
  await fieldOf(page, 'Teléfono').fill('33 3612 3456');
  await page.reload();
  await expect(fieldOf(page, 'Nombre')).toHaveValue('Jorge');

  const detail = 'Ese teléfono no puede recibir avisos.';
  await expect(radio(page, /^Plaza Universidad/)).toBeChecked();
  await refuseOnce(page, '/eshop/checkout/shipping', '/pickup_person/telephone', detail);
  await onward(page).click();
  await expect(fieldOf(page, 'Teléfono')).toBeFocused();
  await expect(fieldOf(page, 'Teléfono')).toHaveAccessibleDescription(new RegExp(detail));
  await onward(page).click();
  await expect(page).toHaveURL(REVIEW_PATH);
  await expect
    .poll(async () => (await kept(page)).pickupPerson)
    .toMatchObject({ telephone: '3336123456' });
});

test('a device without choices shows the store and the person of the server’s cart', async ({
  page,
  request,
  catalogue,
}) => {
  await openAtReview(page, request, catalogue, { skip: 27, isPickup: true });
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const { version, state } = JSON.parse(localStorage.getItem('checkout') ?? '{}');
    const { steps, paymentMethodCode, customerId, cartFingerprint } = state;
    const paid = { ...steps, shipment: { isCompleted: false, show: false } };
    const left = { steps: paid, paymentMethodCode, customerId, cartFingerprint };
    localStorage.setItem('checkout', JSON.stringify({ version, state: left }));
  });
  await page.goto(SHIPMENT_PATH);
  await expect(radio(page, /^Recoger en tienda/)).toBeChecked();
  await expect(radio(page, /^Plaza Universidad/)).toBeChecked();
  await expect(fieldOf(page, 'Nombre')).toHaveValue('Elena');
  await expect(fieldOf(page, 'Apellido paterno')).toHaveValue('Prueba');
});

test('an invoice with data created in place; a rejected courier is reported at the couriers', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/422/);
  await openAtShipment(page, request, catalogue, { skip: 24, hasAddress: true });
  await radio(page, /^Envío a domicilio/).check();
  await radio(page, /^Estafeta/).check();
  await check(page, 'Quiero factura').check();
  await accept(page);
  await onward(page).click();
  await said(page, 'Por favor, selecciona una dirección de facutación');
  await buttonOf(page, 'Agregar datos de facturación').click();
  await fieldOf(page, 'RFC').fill('merl850612ab3');
  await fieldOf(page, 'Nombre o razón social').fill('ELENA PRUEBA');
  await fieldOf(page, 'Régimen fiscal').selectOption('612');
  await fieldOf(page, 'Uso de CFDI').selectOption('G03');
  await fieldOf(page, 'Código postal fiscal').fill('06700');
  await buttonOf(page, 'Guardar').click();
  await expect(radio(page, /^ELENA PRUEBA/)).toBeChecked();

  const detail = 'Estafeta no llega hoy a esa zona.';
  await refuseOnce(page, '/eshop/checkout/shipping', '/courier_id', detail);
  await onward(page).click();
  await expect(part(page, 'Paquetería').getByText(detail)).toBeVisible();
  await expect(
    page.getByText('Ocurrio un error al procesar tu información', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(SHIPMENT_PATH);
  await radio(page, /^FedEx/).check();
  await expect(part(page, 'Paquetería').getByText(detail)).toHaveCount(0);
  await onward(page).click();
  await expect(page).toHaveURL(REVIEW_PATH);
  await expect(part(page, 'Factura')).toContainText('MERL850612AB3');
  await expect(part(page, 'Envío a domicilio')).toContainText('FedEx');
});

test('the whole step with the keyboard alone', async ({ page, request, catalogue }) => {
  await openAtShipment(page, request, catalogue, { skip: 25, hasAddress: true });
  await radio(page, /^Envío a domicilio/).focus();
  await page.keyboard.press('Space');
  await expect(radio(page, /^Casa/)).toBeChecked();
  await expect(radio(page, /^Estafeta/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(radio(page, /^Casa/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttonOf(page, 'Agregar una dirección')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(radio(page, /^Estafeta/)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(check(page, /^Seguro de envío/)).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(check(page, 'Quiero factura')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(onward(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(REVIEW_PATH);
});
