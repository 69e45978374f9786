import type { Page } from '@playwright/test';
import { expectLoaded } from '../fixtures/accessibility';
import { tabForwardTo, tabThroughMain, tabTo } from '../fixtures/keyboard';
import { findAffordable } from '../fixtures/purchase';
import { findProducts, logInWithCart } from '../fixtures/server-cart';
import { readPlacedOrders } from '../fixtures/started-checkout';
import { catalogue, expect, test } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';
import {
  buttonOf,
  checkbox,
  expectText,
  fieldOf,
  heading,
  linkOf,
  main,
  radio,
} from '../pages/main';

// A phone with a keyboard: here sticky elements cover the largest part. Reduced motion, so that elements stand
// still while they are checked.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

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
  await expect(heading(page)).toBeFocused();
  await expectLoaded(page);
}

/** Checks every control of the step and then presses the button that continues. */
async function walkOn(page: Page, button = Checkout.continueButton(page)): Promise<void> {
  await expectLoaded(page);
  await tabThroughMain(page);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** Starts on the cart page, where nothing has the focus yet. */
async function fromCart(page: Page): Promise<void> {
  const pay = Cart.payButton(page);
  await expect(pay).toHaveAttribute('aria-disabled', 'false');
  await walkOn(page, pay);
  await expectStep(page, Checkout.PAYMENT_URL);
}

test('a purchase with a new card, sent to a new address, by keyboard alone', async ({ page }) => {
  const product = await findAffordable(0);
  const { customer } = await logInWithCart(page, [[product, 1]]);
  await page.goto(Cart.PATH);
  await fromCart(page);

  await pressOn(page, Checkout.methodRadio(page, 'Tarjeta de crédito o débito'));
  const frame = Checkout.cardFrame(page);
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

  await expectStep(page, Checkout.SHIPMENT_PATH);
  await expect(radio(page, /^Envío a domicilio/)).toBeChecked();
  await typeIn(page, 'Código postal', '06700');
  await expectText(main(page), 'Alcaldía', { exact: true });
  await tabThroughMain(page);
  await tabTo(page, fieldOf(page, 'Colonia'));
  await page.keyboard.type('Roma N');
  await typeIn(page, 'Calle', 'Calle Orizaba');
  await typeIn(page, 'Número exterior', '118');
  await pressOn(page, main(page).getByText('Agregar referencias (opcional)'), 'Enter');
  await typeIn(page, 'Nombre de la dirección', 'Casa');
  await pressOn(page, checkbox(page, 'Quiero factura'));
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

  await expectStep(page, Checkout.REVIEW_PATH);
  await expect(Checkout.part(page, 'Envío a domicilio')).toContainText('Calle Orizaba 118');
  await expect(Checkout.part(page, 'Factura')).toContainText('MERL850612AB3');
  await expect(Checkout.part(page, 'Mensualidades')).toContainText('6 mensualidades de ');
  await expect(Checkout.orderButton(page)).toContainText('$');
  await pressOn(page, checkbox(page, /^Acepto los términos y condiciones/));
  await walkOn(page, Checkout.orderButton(page));

  await expect(page).toHaveURL(/\/pagos\/\d+\/pago-exitoso$/);
  await expect(main(page).getByRole('heading', { name: /^¡Gracias por tu compra/ })).toBeVisible();
  await expect(linkOf(page, 'Descargar factura')).toBeVisible();
  await tabThroughMain(page);
  expect(await readPlacedOrders(customer)).toMatchObject({
    orders: 1,
    charges: 1,
    details: [{ method: 'stripe_card', months: 6, type: 'shipping' }],
  });
});

test('a purchase by voucher, picked up by another, by keyboard alone @smoke', async ({ page }) => {
  const [product] = await findProducts(61, 1);
  await catalogue.setStock(product.id, { 2: 9 }, 9);
  const { customer } = await logInWithCart(page, [[product, 1]]);
  await page.goto(Cart.PATH);
  await fromCart(page);
  // Arrow keys move through the ways to pay and select each one at once.
  await tabForwardTo(page, Checkout.methodRadio(page, 'Tarjeta de crédito o débito'));
  while (!(await Checkout.methodRadio(page, 'Efectivo en OXXO').isChecked())) {
    await page.keyboard.press('ArrowDown');
  }
  await walkOn(page);

  await expectStep(page, Checkout.SHIPMENT_PATH);
  await tabForwardTo(page, radio(page, /^Envío a domicilio/));
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, /^Recoger en sucursal/)).toBeChecked();
  await typeIn(page, 'Código postal', '06700');
  await page.keyboard.press('Enter');
  await expect(radio(page, /^Plaza Universidad/)).toBeVisible();
  const distances = Checkout.part(page, 'Sucursal').getByText(/^a [\d.]+ km$/);
  await expect(distances.first()).toBeVisible();
  await tabForwardTo(page, radio(page, /^Plaza Universidad/));
  await page.keyboard.press('Space');
  await tabForwardTo(page, fieldOf(page, 'Nombre'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Jorge');
  await walkOn(page);

  await expectStep(page, Checkout.REVIEW_PATH);
  await expect(Checkout.part(page, 'Recoger en sucursal')).toContainText('Recoge Jorge');
  await expect(Checkout.orderButton(page)).toContainText('$');
  await pressOn(page, checkbox(page, /^Acepto los términos y condiciones/));
  await walkOn(page, Checkout.orderButton(page));
  await expect(page).toHaveURL(/\/pagos\/\d+\/pago-oxxo$/);
  await expect(buttonOf(page, 'Copiar referencia')).toBeVisible();
  await tabThroughMain(page);
  expect(await readPlacedOrders(customer)).toMatchObject({ orders: 1, charges: 0 });
});
