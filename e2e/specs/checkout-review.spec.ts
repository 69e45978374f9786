import type { Page, Route } from '@playwright/test';
import { expectAccessibleState } from '../fixtures/accessibility';
import { goOffline, goOnline } from '../fixtures/connection';
import { part } from '../fixtures/purchase';
import {
  callControlApi,
  openAtReview,
  placeOrderButton,
  REVIEW_PATH,
  readPlacedOrders,
  type SeededPayment,
} from '../fixtures/started-checkout';
import { expect, test } from '../fixtures/test';

const lock = (page: Page) => page.getByRole('dialog', { name: 'Estamos procesando tu pedido' });
const code = (page: Page) =>
  page.frameLocator('iframe[title="Código de seguridad"]').getByLabel('Código de seguridad');
const FRESH: SeededPayment = { card: '4242', hasCode: true };
const FAILED = 'Ocurrio un error al procesar tu información';
const TRANSACTIONS = '/eshop/transactions';
test('a card is charged once, even after several clicks', async ({ page, request, catalogue }) => {
  const { customer, product } = await openAtReview(page, request, catalogue, {
    skip: 31,
    by: FRESH,
  });
  await expect(part(page, 'Forma de pago')).toContainText('Visa terminada en 4242');
  await expect(part(page, 'Envío a domicilio')).toContainText('Calle Orizaba 118');
  await expect(part(page, 'Envío a domicilio')).toContainText('Con seguro de envío');
  await expect(part(page, 'Factura')).toContainText('Sin factura');
  await expect(part(page, 'Productos')).toContainText(product.name);
  await expect(code(page)).toHaveCount(0);
  await expectAccessibleState(page);
  await placeOrderButton(page).dblclick();
  await expect(page).toHaveURL(/\/pagos\/\d+\/pago-exitoso$/);
  expect(await readPlacedOrders(request, customer)).toMatchObject({
    orders: 1,
    transactions: 1,
    charges: 1,
  });
  const state = await page.evaluate(() => localStorage.getItem('checkout') ?? '');
  expect(state).not.toContain('estafeta');
});

test('an order is placed while an earlier check of it still runs', async ({
  page,
  request,
  catalogue,
}) => {
  const placed = Promise.withResolvers<void>();
  // The backend refuses to check a cart that has become an order.
  const holdBack = async (route: Route) => {
    await placed.promise;
    await route.continue();
  };
  await page.route('**/validar-revision?*', holdBack, { times: 1 });
  const check = page.waitForRequest('**/validar-revision?*');
  const { customer } = await openAtReview(page, request, catalogue, { skip: 67, by: FRESH });
  await check;
  await page.route('**/api/eshop/transactions', async (route) => {
    const made = await route.fetch();
    placed.resolve();
    await (await check).response();
    await route.fulfill({ response: made });
  });
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/pagos\/\d+\/pago-exitoso$/);
  expect(await readPlacedOrders(request, customer)).toMatchObject({ transactions: 1 });
});

test('every part can be changed with one click', async ({ page, request, catalogue }) => {
  await openAtReview(page, request, catalogue, { skip: 32, isPickup: true });
  await expect(part(page, 'Recoger en tienda')).toContainText('Recoge Elena Prueba');
  const ways = [
    ['Forma de pago', /\/compra\/elegir-pago$/],
    ['Entrega', /\/compra\/elegir-envio$/],
    ['Factura', /\/compra\/elegir-envio#parte-billing$/],
    ['Productos', /\/compra\/carrito\/detalle$/],
  ] as const;
  for (const [name, address] of ways) {
    const way = page.getByRole('link', { name: `Cambiar: ${name}` });
    await expect(way).toHaveAttribute('href', address);
  }
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/pagos\/\d+\/pago-oxxo$/);
});

test('the security code is requested, and does not leave its field', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/422/);
  const { customer } = await openAtReview(page, request, catalogue, {
    skip: 33,
    by: { card: '4242' },
  });
  const sent: string[] = [];
  page.on('request', (one) => sent.push(`${one.url()} ${one.postData() ?? ''}`));
  await code(page).fill('12');
  await placeOrderButton(page).click();
  await expect(code(page)).toBeFocused();
  await expect(
    page
      .frameLocator('iframe[title="Código de seguridad"]')
      .getByText('Por favor, ingresa un código de seguridad válido.'),
  ).toBeVisible();
  await expectAccessibleState(page);
  await code(page).fill('000');
  await placeOrderButton(page).click();
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
  await expect(part(page, 'Forma de pago').getByRole('alert').last()).not.toBeEmpty();
  await code(page).fill('739');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain('739"');
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/pago-exitoso$/);
  expect(sent.filter((text) => text.includes(TRANSACTIONS)).join()).not.toMatch(/\b739\b/);
  expect(await readPlacedOrders(request, customer)).toMatchObject({ transactions: 1, charges: 1 });
});

const SPOILED_ANSWERS = {
  'a lost response': { skip: 34, fault: { kind: 'drop' } },
  'a refusal of an order that was placed': { skip: 66, fault: { kind: 'status', status: 422 } },
};
for (const [what, { skip, fault }] of Object.entries(SPOILED_ANSWERS)) {
  test(`${what} leads to the order, and no second one is placed`, async ({
    page,
    request,
    catalogue,
    expectConsole,
  }) => {
    expectConsole(/50[0-4]|422/);
    const wanted = { skip, by: FRESH };
    const { customer, trackingId } = await openAtReview(page, request, catalogue, wanted);
    const match = { method: 'POST', path: TRANSACTIONS, body: trackingId };
    await callControlApi(request, 'faults', { match, ...fault, when: 'after', times: 1 });
    await placeOrderButton(page).click();
    await expect(page).toHaveURL(/pago-exitoso$/);
    const placed = await readPlacedOrders(request, customer);
    expect(placed).toMatchObject({ transactions: 1, charges: 1 });
  });
}

test('a page that closes while the order is placed recovers the order', async ({
  page,
  context,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/./);
  const { customer } = await openAtReview(page, request, catalogue, { skip: 35, by: FRESH });
  let isAccepted = () => {};
  const accepted = new Promise<void>((done) => {
    isAccepted = done;
  });
  await page.route('**/api/eshop/transactions', async (route) => {
    await route.fetch();
    isAccepted();
  });
  await placeOrderButton(page).click();
  await expect(lock(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(lock(page)).toBeVisible();
  await accepted;
  // Without any event in the page, like a browser crash.
  await page.close();
  const again = await context.newPage();
  await again.goto(REVIEW_PATH);
  await expect(again).toHaveURL(/pago-exitoso$/);
  expect(await readPlacedOrders(request, customer)).toMatchObject({ transactions: 1, charges: 1 });
});

test('two tabs place one order', async ({ page, context, request, catalogue, expectConsole }) => {
  expectConsole(/404|409|422/);
  const { customer } = await openAtReview(page, request, catalogue, { skip: 36, by: FRESH });
  const other = await context.newPage();
  await other.goto(REVIEW_PATH);
  await expect(placeOrderButton(other)).toBeVisible();
  await Promise.all([placeOrderButton(page).click(), placeOrderButton(other).click()]);
  await expect(page).toHaveURL(/pago-exitoso$/);
  await expect(other).toHaveURL(/pago-exitoso$/);
  expect(await readPlacedOrders(request, customer)).toMatchObject({ transactions: 1, charges: 1 });
});

test('a declined card is reported at the payment, and another way is one click away', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/422/);
  const { customer } = await openAtReview(page, request, catalogue, {
    skip: 37,
    by: { card: '0002', hasCode: true },
  });
  await placeOrderButton(page).click();
  await expect(part(page, 'Forma de pago')).toContainText('Tu banco rechazó el pago');
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
  await expect(lock(page)).toHaveCount(0);
  await expectAccessibleState(page);
  expect(await readPlacedOrders(request, customer)).toMatchObject({ transactions: 0 });
  await page.getByRole('link', { name: 'Cambiar: Forma de pago' }).click();
  await expect(page).toHaveURL(/elegir-pago$/);
});

test('a changed price is shown before anything is paid', async ({ page, request, catalogue }) => {
  const { customer, product } = await openAtReview(page, request, catalogue, {
    skip: 38,
    by: FRESH,
  });
  const before = await placeOrderButton(page).textContent();
  const price = product.current + 200;
  await callControlApi(request, 'price', {
    productId: product.id,
    price_with_tax: price,
    current_price_with_tax: price,
    mwi_one_disc_percent: 0,
  });
  await placeOrderButton(page).click();
  const changes = page.getByRole('alert').filter({ hasText: 'Algo cambió en tu pedido' });
  await expect(changes).toContainText(`El precio de ${product.name} cambió de`);
  await expect(changes).toContainText('El total cambió de');
  await expect(placeOrderButton(page)).not.toHaveText(before ?? '');
  expect(await readPlacedOrders(request, customer)).toMatchObject({ transactions: 0 });
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/pago-exitoso$/);
});

test('errors that prevent the order are reported, also a lost connection', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/422|ERR_INTERNET_DISCONNECTED/);
  const { customer, product } = await openAtReview(page, request, catalogue, {
    skip: 39,
    by: FRESH,
  });
  await goOffline(page);
  await placeOrderButton(page).click();
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'No hay respuesta del servidor' }),
  ).toBeVisible();
  await goOnline(page);
  // The shop does this itself two seconds later.
  await page.reload();
  await expect(placeOrderButton(page)).toBeVisible();
  await callControlApi(request, 'stock', { productId: product.id, stores: {}, providers: 0 });
  await placeOrderButton(page).click();
  await expect(part(page, 'Productos').getByRole('alert').first()).not.toBeEmpty();
  expect(await readPlacedOrders(request, customer)).toMatchObject({ transactions: 0 });
});
