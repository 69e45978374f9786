import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { PAYMENT_URL, storedCheckout } from '../fixtures/checkout';
import { analyticsEvents } from '../fixtures/consent';
import { cartButton, cartDrawer, findProducts, logInWithCart } from '../fixtures/server-cart';
import { expect, test, visit } from '../fixtures/test';

test.use({ consent: { analytics: true, social: false } });

const begun = async (page: Page) =>
  (await analyticsEvents(page)).filter(({ name }) => name === 'begin_checkout').length;

test('a customer goes from the drawer to the payment, only once for two clicks', async ({
  page,
}) => {
  const [one] = await findProducts(48);
  await logInWithCart(page, [[one, 1]]);
  await visit(page, '/marcas');
  await cartButton(page).click();
  const pay = cartDrawer(page).getByRole('button', { name: 'Continuar al pago' });
  await expect(pay).toHaveAttribute('aria-disabled', 'false');
  await expectAccessible(page);
  // Two clicks, like an impatient shopper.
  await pay.dblclick();
  await expect(page).toHaveURL(PAYMENT_URL);
  await expect(cartDrawer(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('group', { name: '¿Cómo quieres pagar?' })).toBeVisible();
  await expect.poll(() => begun(page)).toBe(1);
  await expect.poll(async () => (await storedCheckout(page)).steps?.detail?.isCompleted).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/marcas');
});
