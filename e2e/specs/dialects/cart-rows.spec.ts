import { acceptConditions, openCartWithDefaults, typeSecurityCode } from '../../fixtures/purchase';
import { placeOrderButton, REVIEW_PATH, readPlacedOrders } from '../../fixtures/started-checkout';
import { expect, expectConsole, test } from '../../fixtures/test';

test('an order empties the cart, and a second tab is led to its result', async ({
  page,
  context,
}) => {
  expectConsole(/404|409|422/);
  const { customer } = await openCartWithDefaults(page, 47);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page).toHaveURL(REVIEW_PATH);
  await typeSecurityCode(page, '739');
  await acceptConditions(page);
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
  expect(await readPlacedOrders(customer)).toMatchObject({ orders: 1, charges: 1 });
});
