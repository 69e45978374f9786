import { openCartWithDefaults } from '../../fixtures/purchase';
import { readPlacedOrders } from '../../fixtures/started-checkout';
import { expect, expectConsole, test } from '../../fixtures/test';
import * as Cart from '../../pages/cart';
import * as Checkout from '../../pages/checkout';

test('an order empties the cart, a second tab is led to its result', async ({ page, context }) => {
  expectConsole(/404|409|422/);
  const { customer } = await openCartWithDefaults(page, 47);
  await Cart.payButton(page).click();
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  await Checkout.codeField(page).fill('739');
  await Checkout.acceptConditions(page);
  const other = await context.newPage();
  await other.goto(Checkout.REVIEW_PATH);
  await expect(Checkout.orderButton(other)).toBeVisible();
  const cleared = page.waitForResponse((answer) =>
    answer.url().endsWith('/eshop/carrito/clear-all'),
  );
  await Checkout.orderButton(page).click();
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
  expect(await readPlacedOrders(customer)).toMatchObject({ orders: 1, charges: 1 });
});
