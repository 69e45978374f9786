import type { Page } from '@playwright/test';
import { logIn, newCustomer } from '../fixtures/customers';
import { openCartWithDefaults } from '../fixtures/purchase';
import { expect, test } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';

/** Waits for a call of the page to the backend. @param params what it sends at least */
const callTo = (page: Page, path: string, params: Readonly<Record<string, string>> = {}) =>
  page.waitForRequest((one) => {
    const { pathname, searchParams } = new URL(one.url());
    const isSent = Object.entries(params).every(([name, text]) => searchParams.get(name) === text);
    return pathname === `/api${path}` && isSent;
  });

test('sign-in, sign-up, cart and account make the specified calls @smoke', async ({ page }) => {
  for (const [path, call] of [
    ['/login', '/eshop/login/init-data'],
    ['/registrarme', '/eshop/register/init-data'],
    [Cart.PATH, '/eshop/cart/init-data'],
  ] as const) {
    await test.step(path, () => Promise.all([callTo(page, call), page.goto(path)]));
  }
  await logIn(page, await newCustomer());
  await test.step('who the customer is, and whether the session goes on', () =>
    Promise.all([
      callTo(page, '/eshop/autenticated-customer'),
      callTo(page, '/eshop/session'),
      page.goto('/mi-cuenta'),
    ]));
  await test.step('whether an e-mail address is verified', () =>
    Promise.all([callTo(page, '/email/notice-unverified'), page.goto('/correo/verificar/7')]));
});

test('the review asks for the totals with what was chosen @smoke', async ({ page }) => {
  await openCartWithDefaults(page, 124);
  const called = callTo(page, '/eshop/carrito/totales', { payment_method_code: 'stripe_card' });
  await Cart.payButton(page).click();
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  await expect(Checkout.orderButton(page)).toBeVisible();
  await called;
});
