import type { Page } from '@playwright/test';
import { expectLoaded } from '../fixtures/accessibility';
import { callControlApi } from '../fixtures/backend';
import { cardFrame, continueButton, PAYMENT_URL, paymentMethodRadio } from '../fixtures/checkout';
import { tabForwardTo, tabThroughMain, tabTo } from '../fixtures/keyboard';
import { main } from '../fixtures/placed-orders';
import { isSent } from '../fixtures/product';
import { buttonOf, fieldOf } from '../fixtures/profile';
import { part } from '../fixtures/purchase';
import { CART_PATH, findProducts, logInWithCart } from '../fixtures/server-cart';
import {
  placeOrderButton,
  REVIEW_PATH,
  readPlacedOrders,
  SHIPMENT_PATH,
} from '../fixtures/started-checkout';
import { catalogue, expect, test } from '../fixtures/test';

// A phone with a keyboard: here sticky elements cover the largest part. Reduced motion, so that elements stand
// still while they are checked.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

const radio = (page: Page, name: string | RegExp) => main(page).getByRole('radio', { name });
const check = (page: Page, name: string | RegExp) => main(page).getByRole('checkbox', { name });

/** Moves the focus to a control with Tab and presses a key. */
async function pressOn(page: Page, name: ReturnType<typeof radio>, key = 'Space'): Promise<void> {
  await tabForwardTo(page, name);
  await page.keyboard.press(key);
}

async function typeIn(page: Page, label: string, text: string): Promise<void> {
  await tabForwardTo(page, fieldOf(page, label));
  await page.keyboard.type(text);
}

async function expectStep(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectLoaded(page);
}

/** Checks every control of the step and then presses the button that continues. */
async function walkOn(page: Page, button = continueButton(page)): Promise<void> {
  await expectLoaded(page);
  await tabThroughMain(page);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** Starts on the cart page, where nothing has the focus yet. */
async function fromCart(page: Page): Promise<void> {
  const pay = page.getByRole('button', { name: 'Continuar al pago' });
  await expect(pay).toHaveAttribute('aria-disabled', 'false');
  await walkOn(page, pay);
  await expectStep(page, PAYMENT_URL);
}

test('a purchase with a new card, sent to a new address, with the keyboard alone', async ({
  page,
}) => {
  const { products: found } = await catalogue.search('', {
    in_stock: 1,
    price_min: 2500,
    price_max: 7000,
    per_page: 100,
  });
  const product = found.find(
    (one) => one.stock > 5 && one.plans.some(({ months }) => months >= 6) && isSent(one),
  );
  if (!product) throw new Error('Nothing to buy.');
  const { customer } = await logInWithCart(page, [[product, 1]]);
  await page.goto(CART_PATH);
  await fromCart(page);

  await pressOn(page, paymentMethodRadio(page, 'Tarjeta de crédito o débito'));
  const frame = cardFrame(page);
  await typeIn(page, 'Nombre como aparece en la tarjeta', 'ELENA PRUEBA');
  for (const [name, text] of [
    ['Número de tarjeta', '4242424242424242'],
    ['Caducidad', '1240'],
    ['CCV', '739'],
  ] as const) {
    await tabForwardTo(page, frame.getByLabel(name));
    await page.keyboard.type(text);
  }
  await tabForwardTo(page, radio(page, /^Un solo pago/));
  while (!(await radio(page, /^6 meses sin intereses/).isChecked())) {
    await page.keyboard.press('ArrowDown');
  }
  await walkOn(page);

  await expectStep(page, SHIPMENT_PATH);
  await expect(radio(page, /^Envío a domicilio/)).toBeChecked();
  await typeIn(page, 'Código postal', '06700');
  await expect(main(page).getByText('Alcaldía', { exact: true })).toBeVisible();
  await tabThroughMain(page);
  await tabTo(page, fieldOf(page, 'Colonia'));
  await page.keyboard.type('Roma N');
  await typeIn(page, 'Calle', 'Calle Orizaba');
  await typeIn(page, 'Número exterior', '118');
  await pressOn(page, main(page).getByText('Agregar referencias (opcional)'), 'Enter');
  await typeIn(page, 'Nombre de la dirección', 'Casa');
  await pressOn(page, check(page, 'Quiero factura'));
  await pressOn(page, buttonOf(page, 'Agregar datos de facturación'), 'Enter');
  await expect(page.getByRole('heading', { name: 'Nuevos datos de facturación' })).toBeFocused();
  await expect(fieldOf(page, 'RFC')).toBeVisible();
  await tabThroughMain(page);
  await tabTo(page, fieldOf(page, 'RFC'));
  await page.keyboard.type('merl850612ab3');
  await typeIn(page, 'Nombre o razón social', 'ELENA PRUEBA');
  await typeIn(page, 'Régimen fiscal', '612');
  await typeIn(page, 'Uso de CFDI', 'G03');
  await typeIn(page, 'Código postal fiscal', '06700');
  await page.keyboard.press('Enter');
  await expect(radio(page, /^ELENA PRUEBA/)).toBeChecked();
  await expect(buttonOf(page, 'Agregar datos de facturación')).toBeFocused();
  await walkOn(page);

  await expectStep(page, REVIEW_PATH);
  await expect(part(page, 'Envío a domicilio')).toContainText('Calle Orizaba 118');
  await expect(part(page, 'Factura')).toContainText('MERL850612AB3');
  await expect(part(page, 'Mensualidades')).toContainText('6 mensualidades de ');
  await expect(placeOrderButton(page)).toContainText('$');
  await pressOn(page, check(page, /^Acepto los términos y condiciones/));
  await walkOn(page, placeOrderButton(page));

  await expect(page).toHaveURL(/\/pagos\/\d+\/pago-exitoso$/);
  await expect(main(page).getByRole('heading', { name: /^¡Gracias por tu compra/ })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Descargar factura' })).toBeVisible();
  await tabThroughMain(page);
  const { orders, charges, details } = await readPlacedOrders(customer);
  expect({ orders, charges }).toEqual({ orders: 1, charges: 1 });
  expect(details[0]).toMatchObject({ method: 'stripe_card', months: 6, type: 'shipping' });
});

test('a purchase with a voucher and pickup by another person, with the keyboard alone @smoke', async ({
  page,
}) => {
  const [product] = await findProducts(61, 1);
  await callControlApi('stock', { productId: product.id, stores: { 2: 9 }, providers: 9 });
  const { customer } = await logInWithCart(page, [[product, 1]]);
  await page.goto(CART_PATH);
  await fromCart(page);
  // Arrow keys move through the ways to pay and select each one at once.
  await tabForwardTo(page, paymentMethodRadio(page, 'Tarjeta de crédito o débito'));
  while (!(await paymentMethodRadio(page, 'Efectivo en OXXO').isChecked())) {
    await page.keyboard.press('ArrowDown');
  }
  await walkOn(page);

  await expectStep(page, SHIPMENT_PATH);
  await tabForwardTo(page, radio(page, /^Envío a domicilio/));
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, /^Recoger en sucursal/)).toBeChecked();
  await typeIn(page, 'Código postal', '06700');
  await page.keyboard.press('Enter');
  await expect(radio(page, /^Plaza Universidad/)).toBeVisible();
  await expect(
    part(page, 'Sucursal')
      .getByText(/^a [\d.]+ km$/)
      .first(),
  ).toBeVisible();
  await tabForwardTo(page, radio(page, /^Plaza Universidad/));
  await page.keyboard.press('Space');
  await tabForwardTo(page, fieldOf(page, 'Nombre'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Jorge');
  await walkOn(page);

  await expectStep(page, REVIEW_PATH);
  await expect(part(page, 'Recoger en sucursal')).toContainText('Recoge Jorge');
  await expect(placeOrderButton(page)).toContainText('$');
  await pressOn(page, check(page, /^Acepto los términos y condiciones/));
  await walkOn(page, placeOrderButton(page));
  await expect(page).toHaveURL(/\/pagos\/\d+\/pago-oxxo$/);
  await expect(buttonOf(page, 'Copiar referencia')).toBeVisible();
  await tabThroughMain(page);
  expect(await readPlacedOrders(customer)).toMatchObject({ orders: 1, charges: 0 });
});
