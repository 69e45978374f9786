import type { Page } from '@playwright/test';
import {
  addInvoicingProfile,
  continueButton,
  continueToCheckout,
  paymentMethodRadio,
} from '../fixtures/checkout';
import { newEmail, PASSWORD } from '../fixtures/customers';
import { main } from '../fixtures/placed-orders';
import {
  acceptConditions,
  amountToPay,
  openCartWithDefaults,
  PAYMENT_SCENARIOS,
  part,
  typeSecurityCode,
} from '../fixtures/purchase';
import {
  addToCartFromPage,
  backendClient,
  CART_PATH,
  findProducts,
  logInWithCart,
} from '../fixtures/server-cart';
import { createAddress, placeOrderButton, readPlacedOrders } from '../fixtures/started-checkout';
import { catalogue, expect, test } from '../fixtures/test';
import { startPurchaseWalk } from '../fixtures/walk';

// Each test is a whole purchase. What it counts is the table of components/checkout/README.md.
const courier = (page: Page) => main(page).getByRole('radio', { name: /^Estafeta/ });
const PAYMENT = '/compra/elegir-pago';
const SHIPMENT = '/compra/elegir-envio';
const REVIEW = '/compra/revisar';

test('a customer with a default address and card: two screens', async ({ page }) => {
  const { customer } = await openCartWithDefaults(page, 91);
  const walk = await startPurchaseWalk(page);
  await continueToCheckout(page);
  await expect(page).toHaveURL(REVIEW);
  await expect(part(page, 'Mensualidades')).toContainText('Un solo pago');
  await expect(part(page, 'Envío a domicilio')).toContainText(/Estafeta.*\$|Estafeta.*Gratis/);
  await typeSecurityCode(page, '739');
  await acceptConditions(page);
  const amount = await amountToPay(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/pago-exitoso$/);
  expect(walk.screens).toEqual([CART_PATH, REVIEW]);
  expect(walk.clicks).toBe(3);
  const { orders, details } = await readPlacedOrders(customer);
  expect(orders).toBe(1);
  expect(details[0]).toMatchObject({
    ...{ method: 'stripe_card', months: 1, type: 'shipping', courierId: 'estafeta' },
    ...{ isInsured: true, amount },
  });
});

test('a visitor who signs up on the way and picks up: five screens and five fields, and the purchase is always in view', async ({
  page,
}) => {
  const [product] = await findProducts(51, 1);
  await catalogue.control('stock', { productId: product.id, stores: { 2: 9 }, providers: 9 });
  await addToCartFromPage(page, product);
  await page.goto(CART_PATH);
  const walk = await startPurchaseWalk(page);
  await main(page).getByRole('link', { name: 'Continuar al pago' }).click();
  const summary = page.getByRole('complementary', { name: 'Resumen de tu compra' });
  await expect(summary).toContainText(product.name);
  await expect(summary.getByText('Total', { exact: true })).toBeVisible();
  await page.getByLabel(/^Nombre\(s\)/).fill('Elena');
  await page.getByLabel(/^Apellido paterno/).fill('Prueba');
  await page.getByLabel(/^Teléfono/).fill('5512345678');
  await page.getByLabel(/^Correo electrónico/).fill(newEmail());
  await page.getByLabel(/^Contraseña/).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(PAYMENT);
  await expect(summary).toContainText(product.name);
  await paymentMethodRadio(page, PAYMENT_SCENARIOS.voucher.name).check();
  await continueButton(page).click();
  await main(page)
    .getByRole('radio', { name: /^Recoger en sucursal/ })
    .check();
  // The only store that has everything stands chosen.
  await expect(main(page).getByRole('radio', { name: /^Plaza Universidad/ })).toBeChecked();
  await continueButton(page).click();
  await expect(page).toHaveURL(REVIEW);
  await acceptConditions(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/pago-oxxo$/);
  await expect(page.getByRole('region', { name: 'Productos de tu pedido' })).toContainText(
    product.name,
  );
  expect(walk.screens).toEqual([CART_PATH, '/login', PAYMENT, SHIPMENT, REVIEW]);
  expect(walk.clicks).toBe(8);
});

test('an OXXO payer with an address: four screens', async ({ page }) => {
  const [product] = await findProducts(52, 1);
  await logInWithCart(page, [[product, 1]]);
  await createAddress(page);
  const walk = await startPurchaseWalk(page);
  await continueToCheckout(page);
  await paymentMethodRadio(page, PAYMENT_SCENARIOS.voucher.name).check();
  await continueButton(page).click();
  await expect(courier(page)).toBeChecked();
  await continueButton(page).click();
  await expect(page).toHaveURL(REVIEW);
  await acceptConditions(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/pago-oxxo$/);
  expect(walk.screens).toEqual([CART_PATH, PAYMENT, SHIPMENT, REVIEW]);
  expect(walk.clicks).toBe(6);
});

test('a company that needs an invoice: the invoice is one part of the quick purchase @smoke', async ({
  page,
}) => {
  const { customer } = await openCartWithDefaults(page, 93);
  const call = await backendClient(customer);
  await addInvoicingProfile(call);
  const walk = await startPurchaseWalk(page);
  await continueToCheckout(page);
  await expect(page).toHaveURL(REVIEW);
  await page.getByRole('link', { name: 'Cambiar: Factura' }).click();
  await main(page).getByLabel('Quiero factura').check();
  await expect(main(page).getByRole('radio', { name: /^SERVICIOS INTEGRALES/ })).toBeChecked();
  await continueButton(page).click();
  await expect(page).toHaveURL(REVIEW);
  await acceptConditions(page);
  await expect(page.getByRole('region', { name: 'Factura', exact: true })).toContainText(
    'SIN120904QT6',
  );
  await typeSecurityCode(page, '739');
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/pago-exitoso$/);
  expect(walk.screens).toEqual([CART_PATH, REVIEW, SHIPMENT, REVIEW]);
  expect(walk.clicks).toBe(6);
});
