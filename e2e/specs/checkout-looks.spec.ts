import type { Page } from '@playwright/test';
import {
  expectFullPageAccessible,
  expectLargeTextToFit,
  expectLongWordsToFit,
  expectNoOverflow,
  expectNoStrayValues,
  expectWholeAmounts,
} from '../fixtures/accessibility';
import { callControlApi } from '../fixtures/backend';
import {
  expectPayment,
  goToAccess,
  goToPayment,
  paymentMethodRadio,
  purchaseSummary,
} from '../fixtures/checkout';
import { emailField, newEmail, PASSWORD, passwordField } from '../fixtures/customers';
import { main, sectionHeading } from '../fixtures/placed-orders';
import { fieldOf } from '../fixtures/profile';
import {
  chooseDelivery,
  choosePayment,
  openCartAsBuyer,
  option,
  PAYMENT_SCENARIOS,
} from '../fixtures/purchase';
import { CART_PATH, serverCart } from '../fixtures/server-cart';
import { placeOrderButton, REVIEW_PATH, SHIPMENT_PATH } from '../fixtures/started-checkout';
import { expect, test } from '../fixtures/test';
import { expectTrueTexts } from '../fixtures/true-texts';

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}
/** As for the other screens in `screens.spec.ts`: the phone, where what is long has the least room, goes with each change. */
const LIGHT: Look = { width: 1440, colorScheme: 'light' };
const DARK: Look = { width: 360, colorScheme: 'dark' };
const LOOKS = [
  { name: 'small and dark @smoke', looks: [DARK] },
  { name: 'large and light', looks: [LIGHT] },
];

/** Expects that the screen can be used in each look, with long words too, and that it says nothing false. */
async function expectLooks(page: Page, name: string, looks: readonly Look[]): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    await expectWholeAmounts(page);
    await test.step(`${name}, ${width} px, ${colorScheme}`, () => expectFullPageAccessible(page));
  }
  await expectLargeTextToFit(page);
  await test.step(`${name}, with long words`, () => expectLongWordsToFit(page));
  await expectNoStrayValues(page);
  await expectTrueTexts(page);
  // The checks have scrolled. A bar that follows the tabs must not move while it is pressed.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('html')).not.toHaveAttribute('data-header', 'hidden');
}

for (const { name, looks } of LOOKS) {
  test(`every screen from the cart to the paid order can be used by everybody, ${name}`, async ({
    page,
  }) => {
    const { customer } = await openCartAsBuyer(page, 131);
    await callControlApi('wallet', { email: customer.email, amount: 300 });
    await page.goto(CART_PATH);
    await expect(page.getByRole('region', { name: 'Monedero' })).toBeVisible();
    await expectLooks(page, 'carrito', looks);

    await goToPayment(page);
    // Not a card: axe takes the ground behind a provider's transparent frame for white, in the dark scheme too.
    await paymentMethodRadio(page, PAYMENT_SCENARIOS.voucher.name).check();
    await expect(
      main(page)
        .getByText(/^Desde \$/)
        .first(),
    ).toBeVisible();
    await expectLooks(page, 'pago', looks);

    await choosePayment(page, PAYMENT_SCENARIOS.voucher);
    await expect(page).toHaveURL(SHIPMENT_PATH);
    await option(page, /^Envío a domicilio/).check();
    await expect(option(page, /^Casa/)).toBeVisible();
    await expectLongWordsToFit(page);
    await option(page, /^Recoger en sucursal/).check();
    await expect(option(page, /^Plaza Universidad/)).toBeVisible();
    await main(page).getByLabel('Quiero factura').check();
    await main(page).getByRole('button', { name: 'Agregar datos de facturación' }).click();
    await expect(fieldOf(page, 'RFC')).toBeVisible();
    await expectLooks(page, 'entrega', looks);
    await main(page).getByRole('button', { name: 'Cancelar' }).click();
    await main(page).getByLabel('Quiero factura').uncheck();
    await chooseDelivery(page, true);

    await expect(page).toHaveURL(REVIEW_PATH);
    await expect(placeOrderButton(page)).toContainText('$');
    await expectLooks(page, 'revisar', looks);
    await placeOrderButton(page).click();
    await expect(sectionHeading(page, 'Efectivo en OXXO')).toBeVisible();
    await expectLooks(page, 'resultado', looks);

    await page.goto('/perfil/pedidos');
    await main(page)
      .getByRole('link', { name: /^Pedido / })
      .first()
      .click();
    await expect(main(page).getByRole('timer')).toBeVisible();
    await expectLooks(page, 'pedido', looks);
  });
}

test('who signs up on the way to paying sees what is bought, is asked little, can use it small and large, light and dark, and goes on to the payment', async ({
  page,
}) => {
  const { id, name } = await goToAccess(page, 54);
  await expect(purchaseSummary(page).getByText('Total', { exact: true })).toBeVisible();
  await expect(passwordField(page)).toBeVisible();
  await expectLooks(page, 'identificarse', [LIGHT, DARK]);
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByLabel(/^Teléfono/) });
  // What the order needs, and nothing else: the password is the fifth field.
  for (const label of ['Nombre\\(s\\)', 'Apellido paterno', 'Teléfono', 'Correo electrónico']) {
    await expect(form.getByLabel(new RegExp(`^${label}`))).toBeVisible();
  }
  await expect(form.getByRole('textbox')).toHaveCount(5);
  await expect(form.getByText('*obligatorio')).toBeVisible();
  await expect(form.getByText('*', { exact: true })).toHaveCount(5);
  await expectLooks(page, 'crear-cuenta', [LIGHT, DARK]);
  // On a low screen the purchase is one line above the form, which stays there.
  await page.setViewportSize({ width: 360, height: 480 });
  await form.getByRole('button', { name: 'Crear cuenta' }).scrollIntoViewIfNeeded();
  await expect(form.getByLabel(/^Nombre\(s\)/)).not.toBeInViewport();
  await expect(purchaseSummary(page).getByText('Tu compra')).toBeInViewport();

  const email = newEmail();
  await form.getByLabel(/^Nombre\(s\)/).fill('Elena');
  await form.getByLabel(/^Apellido paterno/).fill('Prueba');
  await form.getByLabel(/^Teléfono/).fill('5512345678');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expectPayment(page, name);
  await expectTrueTexts(page);
  const cart = await serverCart({ email, password: PASSWORD, name: 'Elena' });
  expect(await cart.lines()).toEqual({ [id]: 1 });
});
