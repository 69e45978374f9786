import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../../fixtures/accessibility';
import { fillLogin } from '../../fixtures/customers';
import { EXPIRED_NOTICE, endSession } from '../../fixtures/ended-session';
import { main } from '../../fixtures/placed-orders';
import { pesos } from '../../fixtures/product';
import {
  acceptConditions,
  chooseUpToPickup,
  openCartAsBuyer,
  openCartWithDefaults,
  PAYMENT_SCENARIOS,
  typeSecurityCode,
} from '../../fixtures/purchase';
import {
  addToCartFromPage,
  CART_PATH,
  cartLines,
  findProducts,
  summary,
} from '../../fixtures/server-cart';
import {
  callControlApi,
  placeOrderButton,
  REVIEW_PATH,
  readPlacedOrders,
} from '../../fixtures/started-checkout';
import { expect, test, visit } from '../../fixtures/test';

test.describe.configure({ timeout: 120_000 });

test('a session that ends on the cart says that the products wait in the account', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/401/);
  const { customer, product } = await openCartAsBuyer(page, request, catalogue, 41);
  await expect(cartLines(page).filter({ hasText: product.name })).toBeVisible();
  await endSession(request, customer);
  await page.reload();
  await expect(main(page).getByText('Tus productos te esperan en tu cuenta')).toBeVisible();
  await expect(page.getByText(EXPIRED_NOTICE)).toHaveCount(1);
  await expectAccessibleState(page);
  await main(page).getByRole('link', { name: 'Iniciar sesión' }).click();
  await fillLogin(page, customer);
  await expect(page).toHaveURL(CART_PATH);
  await expect(page.getByText(EXPIRED_NOTICE)).toHaveCount(0);
  await expect(cartLines(page).filter({ hasText: product.name })).toBeVisible();
});

test('the cart names IVA once, below a total of prices that contain it', async ({
  page,
  catalogue,
}) => {
  const [product] = await findProducts(catalogue, 33);
  await addToCartFromPage(page, product);
  await visit(page, CART_PATH);
  await expect(summary(page).getByText('Productos (1 pieza)').locator('..')).toContainText(
    pesos(product.current),
  );
  const note = /^Precios con IVA\. El total incluye \$[\d,.]+ de IVA \(16\s%\)\.$/;
  await expect(summary(page).getByText(note)).toHaveCount(1);
  await expect(main(page)).not.toContainText(/sin IVA|más IVA|\+ IVA/);
});

/** Opens the review, with everything preselected, and accepts the conditions. */
async function openReview(page: Page) {
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page).toHaveURL(REVIEW_PATH);
  await typeSecurityCode(page, '739');
  await acceptConditions(page);
}

test('what is sold out is told when the review opens, and not after it', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/422/);
  // One for each dialect, because they share the stock.
  const number = 43 + ['full', 'minimal', 'php'].indexOf(test.info().project.name);
  const { customer, product } = await openCartWithDefaults(page, request, catalogue, number);
  await openReview(page);
  await callControlApi(request, 'stock', { productId: product.id, stores: {}, providers: 0 });
  await page.reload();
  const products = page.getByRole('region', { name: 'Productos', exact: true });
  await expect(products.getByRole('alert').first()).toContainText(product.name);
  expect(await readPlacedOrders(request, customer)).toMatchObject({ orders: 0 });
});

test('what a store has no longer is told when the review opens', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/422/);
  const number = 53 + ['full', 'minimal', 'php'].indexOf(test.info().project.name);
  const { customer, product } = await openCartAsBuyer(page, request, catalogue, number);
  await chooseUpToPickup(page, PAYMENT_SCENARIOS.secondWallet);
  await expect(page).toHaveURL(REVIEW_PATH);
  await expect(placeOrderButton(page)).toContainText('$');
  await callControlApi(request, 'stock', { productId: product.id, stores: {}, providers: 9 });
  await page.reload();
  const pickup = page.getByRole('region', { name: 'Recoger en tienda', exact: true });
  await expect(pickup.getByRole('alert')).toContainText(product.name);
  expect(await readPlacedOrders(request, customer)).toMatchObject({ orders: 0 });
});

test('an order empties the cart, and a second tab is led to its result', async ({
  page,
  context,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/404|409|422/);
  const { customer } = await openCartWithDefaults(page, request, catalogue, 47);
  await openReview(page);
  const other = await context.newPage();
  await other.goto(REVIEW_PATH);
  await expect(placeOrderButton(other)).toBeVisible();
  const cleared = page.waitForResponse((answer) =>
    answer.url().endsWith('/eshop/carrito/clear-all'),
  );
  await placeOrderButton(page).click();
  expect((await cleared).ok()).toBe(true);
  await expect(page).toHaveURL(/pago-exitoso$/);
  await expect(other).toHaveURL(/pago-exitoso$/);
  // The device keeps the latest transaction, and the tab the name of the route that it came from.
  const kept = (name: string, store: 'localStorage' | 'sessionStorage') =>
    page.evaluate(([key, from]) => JSON.parse(window[from].getItem(key) ?? 'null'), [
      name,
      store,
    ] as const);
  const [, id] = /\/pagos\/(\d+)\//.exec(page.url()) ?? [];
  expect(await kept('transaction', 'localStorage')).toMatchObject({
    version: '1',
    state: { transactionId: id, paymentStatus: 'success' },
  });
  await expect
    .poll(() => kept('routes', 'sessionStorage'))
    .toEqual(['success-payment', 'cart-review']);
  expect(await readPlacedOrders(request, customer)).toMatchObject({ orders: 1, charges: 1 });
});
