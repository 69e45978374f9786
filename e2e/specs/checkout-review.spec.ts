import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../fixtures/accessibility';
import { callControlApi } from '../fixtures/backend';
import { readStored } from '../fixtures/browse';
import { openAtReview, readPlacedOrders, type SeededPayment } from '../fixtures/started-checkout';
import { expect, expectConsole, test } from '../fixtures/test';
import * as Checkout from '../pages/checkout';
import { expectText } from '../pages/main';

const lock = (page: Page) => page.getByRole('dialog', { name: 'Estamos procesando tu pedido' });
const FRESH: SeededPayment = { card: '4242', hasCode: true };
const FAILED = 'Ocurrio un error al procesar tu información';
const TRANSACTIONS = '/eshop/transactions';

test('a card is charged once, even after several clicks @smoke', async ({ page }) => {
  const { customer, product } = await openAtReview(page, { skip: 31, by: FRESH });
  await expect(Checkout.part(page, 'Forma de pago')).toContainText('Visa terminada en 4242');
  await expect(Checkout.part(page, 'Envío a domicilio')).toContainText('Calle Orizaba 118');
  await expect(Checkout.part(page, 'Envío a domicilio')).toContainText('Con seguro de envío');
  await expect(Checkout.part(page, 'Factura')).toContainText('Sin factura');
  await expect(Checkout.part(page, 'Productos')).toContainText(product.name);
  await expect(Checkout.codeField(page)).toHaveCount(0);
  await expectAccessibleState(page);
  await Checkout.orderButton(page).dblclick();
  await expect(page).toHaveURL(/\/pagos\/\d+\/pago-exitoso$/);
  expect(await readPlacedOrders(customer)).toMatchObject({
    orders: 1,
    transactions: 1,
    charges: 1,
  });
  expect(await readStored(page, 'checkout')).not.toContain('estafeta');
});

test('the security code is requested, and does not leave its field', async ({ page }) => {
  expectConsole(/422/);
  const { customer } = await openAtReview(page, { skip: 33, by: { card: '4242' } });
  const sent: string[] = [];
  page.on('request', (one) => sent.push(`${one.url()} ${one.postData() ?? ''}`));
  await Checkout.codeField(page).fill('12');
  await Checkout.orderButton(page).click();
  await expect(Checkout.codeField(page)).toBeFocused();
  await expect(Checkout.codeError(page)).toBeVisible();
  await expectAccessibleState(page);
  await Checkout.codeField(page).fill('000');
  await Checkout.orderButton(page).click();
  await expectText(page, FAILED, { exact: true });
  await expect(Checkout.part(page, 'Forma de pago').getByRole('alert').last()).not.toBeEmpty();
  await Checkout.codeField(page).fill('739');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain('739"');
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/pago-exitoso$/);
  expect(sent.filter((text) => text.includes(TRANSACTIONS)).join()).not.toMatch(/\b739\b/);
  expect(await readPlacedOrders(customer)).toMatchObject({ transactions: 1, charges: 1 });
});

test('a lost response leads to the order, and no second one is placed @smoke', async ({ page }) => {
  expectConsole(/50[0-4]/);
  const { customer, trackingId } = await openAtReview(page, { skip: 34, by: FRESH });
  const match = { method: 'POST', path: TRANSACTIONS, body: trackingId };
  await callControlApi('faults', { match, kind: 'drop', when: 'after', times: 1 });
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/pago-exitoso$/);
  expect(await readPlacedOrders(customer)).toMatchObject({ transactions: 1, charges: 1 });
});

test('a page that closes while the order is placed recovers the order', async ({ page }) => {
  expectConsole(/./);
  const { customer } = await openAtReview(page, { skip: 35, by: FRESH });
  const accepted = Promise.withResolvers<void>();
  await page.route('**/api/eshop/transactions', async (route) => {
    await route.fetch();
    accepted.resolve();
  });
  await Checkout.orderButton(page).click();
  await expect(lock(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(lock(page)).toBeVisible();
  await accepted.promise;
  // Without any event in the page, like a browser crash.
  await page.close();
  const again = await page.context().newPage();
  await again.goto(Checkout.REVIEW_PATH);
  await expect(again).toHaveURL(/pago-exitoso$/);
  expect(await readPlacedOrders(customer)).toMatchObject({ transactions: 1, charges: 1 });
});

test('two tabs place one order @smoke', async ({ page, context }) => {
  expectConsole(/404|409|422/);
  const { customer } = await openAtReview(page, { skip: 36, by: FRESH });
  const other = await context.newPage();
  await other.goto(Checkout.REVIEW_PATH);
  await expect(Checkout.orderButton(other)).toBeVisible();
  await Promise.all([Checkout.orderButton(page).click(), Checkout.orderButton(other).click()]);
  await expect(page).toHaveURL(/pago-exitoso$/);
  await expect(other).toHaveURL(/pago-exitoso$/);
  expect(await readPlacedOrders(customer)).toMatchObject({ transactions: 1, charges: 1 });
});
