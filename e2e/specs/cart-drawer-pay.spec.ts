import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { analyticsEvents } from '../fixtures/consent';
import { findProducts, logInWithCart } from '../fixtures/server-cart';
import { expect, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';
import { heading } from '../pages/main';

test.use({ consent: { analytics: true, social: false } });

const begun = async (page: Page) =>
  (await analyticsEvents(page)).filter(({ name }) => name === 'begin_checkout').length;

test('a customer goes from the drawer to the payment, once for two clicks', async ({ page }) => {
  const [one] = await findProducts(48);
  await logInWithCart(page, [[one, 1]]);
  await visit(page, '/marcas');
  await Cart.button(page).click();
  const pay = Cart.drawer(page).getByRole('button', { name: 'Continuar al pago' });
  await expect(pay).toHaveAttribute('aria-disabled', 'false');
  await expectAccessible(page);
  // Two clicks, like an impatient shopper.
  await pay.dblclick();
  await expect(page).toHaveURL(Checkout.PAYMENT_URL);
  await expect(Cart.drawer(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await expect(Checkout.methods(page)).toBeVisible();
  await expect.poll(() => begun(page)).toBe(1);
  const isLeft = async () => (await Checkout.stored(page)).steps?.detail?.isCompleted;
  await expect.poll(isLeft).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/marcas');
});
