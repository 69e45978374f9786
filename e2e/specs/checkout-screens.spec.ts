import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from '../fixtures/customers';
import { openCartWithDefaults } from '../fixtures/purchase';
import { addInvoicingProfile, findProducts, logInWithCart } from '../fixtures/server-cart';
import { createAddress, readPlacedOrders } from '../fixtures/started-checkout';
import { catalogue, expect, test } from '../fixtures/test';
import { startPurchaseWalk } from '../fixtures/walk';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';
import { buttonOf, expectText, main, radio } from '../pages/main';
import { fillRegistration } from '../pages/sign-in';

// Each test is a whole purchase. What it counts is the table of components/checkout/README.md.
const courier = (page: Page) => radio(page, /^Estafeta/);
const PAYMENT = '/compra/elegir-pago';
const { SHIPMENT_PATH: SHIPMENT, REVIEW_PATH: REVIEW } = Checkout;

test('a customer with a default address and card: two screens', async ({ page }) => {
  const { customer } = await openCartWithDefaults(page, 91);
  const walk = await startPurchaseWalk(page);
  await Checkout.begin(page);
  await expect(page).toHaveURL(REVIEW);
  await expect(Checkout.part(page, 'Mensualidades')).toContainText('Un solo pago');
  const delivery = Checkout.part(page, 'Envío a domicilio');
  await expect(delivery).toContainText(/Estafeta.*\$|Estafeta.*Gratis/);
  await Checkout.codeField(page).fill('739');
  await Checkout.acceptConditions(page);
  const amount = await Checkout.amountToPay(page);
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/\/pago-exitoso$/);
  expect(walk.screens).toEqual([Cart.PATH, REVIEW]);
  expect(walk.clicks).toBe(3);
  const { orders, details } = await readPlacedOrders(customer);
  expect(orders).toBe(1);
  expect(details[0]).toMatchObject({
    method: 'stripe_card',
    months: 1,
    type: 'shipping',
    courierId: 'estafeta',
    isInsured: true,
    amount,
  });
});

test('a visitor who signs up on the way and picks up: five screens and five fields, and the purchase is always in view', async ({
  page,
}) => {
  const [product] = await findProducts(51, 1);
  await catalogue.setStock(product.id, { 2: 9 }, 9);
  await Cart.addFromPage(page, product);
  await page.goto(Cart.PATH);
  const walk = await startPurchaseWalk(page);
  await Cart.payLink(page).click();
  const summary = Checkout.summary(page);
  await expect(summary).toContainText(product.name);
  await expectText(summary, 'Total', { exact: true });
  await fillRegistration(page, { email: newEmail(), password: PASSWORD });
  await buttonOf(page, 'Crear cuenta').click();
  await expect(page).toHaveURL(PAYMENT);
  await expect(summary).toContainText(product.name);
  await Checkout.methodRadio(page, Checkout.WAYS.voucher.name).check();
  await Checkout.continueButton(page).click();
  await radio(page, /^Recoger en sucursal/).check();
  // The only store that has everything stands chosen.
  await expect(radio(page, /^Plaza Universidad/)).toBeChecked();
  await Checkout.continueButton(page).click();
  await expect(page).toHaveURL(REVIEW);
  await Checkout.acceptConditions(page);
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/\/pago-oxxo$/);
  const bought = page.getByRole('region', { name: 'Productos de tu pedido' });
  await expect(bought).toContainText(product.name);
  expect(walk.screens).toEqual([Cart.PATH, '/login', PAYMENT, SHIPMENT, REVIEW]);
  expect(walk.clicks).toBe(8);
});

test('an OXXO payer with an address: four screens', async ({ page }) => {
  const [product] = await findProducts(52, 1);
  await logInWithCart(page, [[product, 1]]);
  await createAddress(page);
  const walk = await startPurchaseWalk(page);
  await Checkout.begin(page);
  await Checkout.methodRadio(page, Checkout.WAYS.voucher.name).check();
  await Checkout.continueButton(page).click();
  await expect(courier(page)).toBeChecked();
  await Checkout.continueButton(page).click();
  await expect(page).toHaveURL(REVIEW);
  await Checkout.acceptConditions(page);
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/\/pago-oxxo$/);
  expect(walk.screens).toEqual([Cart.PATH, PAYMENT, SHIPMENT, REVIEW]);
  expect(walk.clicks).toBe(6);
});

test('a company’s invoice is one part of the quick purchase @smoke', async ({ page }) => {
  const { call } = await openCartWithDefaults(page, 93);
  await addInvoicingProfile(call);
  const walk = await startPurchaseWalk(page);
  await Checkout.begin(page);
  await expect(page).toHaveURL(REVIEW);
  await page.getByRole('link', { name: 'Cambiar: Factura' }).click();
  await main(page).getByLabel('Quiero factura').check();
  await expect(radio(page, /^SERVICIOS INTEGRALES/)).toBeChecked();
  await Checkout.continueButton(page).click();
  await expect(page).toHaveURL(REVIEW);
  await Checkout.acceptConditions(page);
  await expect(Checkout.part(page, 'Factura')).toContainText('SIN120904QT6');
  await Checkout.codeField(page).fill('739');
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/\/pago-exitoso$/);
  expect(walk.screens).toEqual([Cart.PATH, REVIEW, SHIPMENT, REVIEW]);
  expect(walk.clicks).toBe(6);
});
