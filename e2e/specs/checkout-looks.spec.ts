import type { Page } from '@playwright/test';
import {
  expectFullPageAccessible,
  expectLargeTextToFit,
  expectLongWordsToFit,
  expectNoOverflow,
  expectNoStrayValues,
  expectWholeAmounts,
  setLook,
} from '../fixtures/accessibility';
import { callControlApi } from '../fixtures/backend';
import { newEmail, PASSWORD } from '../fixtures/customers';
import { openCartAsBuyer } from '../fixtures/purchase';
import { findProducts, serverCart } from '../fixtures/server-cart';
import { catalogue, expect, test, visit } from '../fixtures/test';
import { expectTrueTexts } from '../fixtures/true-texts';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';
import {
  buttonOf,
  expectText,
  fieldOf,
  firstLink,
  main,
  radio,
  sectionHeading,
} from '../pages/main';
import { fillRegistration, passwordField } from '../pages/sign-in';

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
    await setLook(page, [width, colorScheme], 800);
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
  test(`everybody can use every screen from cart to paid order, ${name}`, async ({ page }) => {
    const { customer } = await openCartAsBuyer(page, 131);
    await callControlApi('wallet', { email: customer.email, amount: 300 });
    await page.goto(Cart.PATH);
    await expect(page.getByRole('region', { name: 'Monedero' })).toBeVisible();
    await expectLooks(page, 'carrito', looks);

    await Checkout.goToPayment(page);
    // Not a card: axe takes the ground behind a provider's transparent frame for white, in the dark scheme too.
    await Checkout.methodRadio(page, Checkout.WAYS.voucher.name).check();
    const months = main(page).getByText(/^Desde \$/);
    await expect(months.first()).toBeVisible();
    await expectLooks(page, 'pago', looks);

    await Checkout.choosePayment(page, Checkout.WAYS.voucher);
    await expect(page).toHaveURL(Checkout.SHIPMENT_PATH);
    await radio(page, /^Envío a domicilio/).check();
    await expect(radio(page, /^Casa/)).toBeVisible();
    await expectLongWordsToFit(page);
    await radio(page, /^Recoger en sucursal/).check();
    await expect(radio(page, /^Plaza Universidad/)).toBeVisible();
    await main(page).getByLabel('Quiero factura').check();
    await buttonOf(page, 'Agregar datos de facturación').click();
    await expect(fieldOf(page, 'RFC')).toBeVisible();
    await expectLooks(page, 'entrega', looks);
    await buttonOf(page, 'Cancelar').click();
    await main(page).getByLabel('Quiero factura').uncheck();
    await Checkout.chooseDelivery(page, true);

    await expect(page).toHaveURL(Checkout.REVIEW_PATH);
    await expect(Checkout.orderButton(page)).toContainText('$');
    await expectLooks(page, 'revisar', looks);
    await Checkout.orderButton(page).click();
    await expect(sectionHeading(page, 'Efectivo en OXXO')).toBeVisible();
    await expectLooks(page, 'resultado', looks);

    await page.goto('/perfil/pedidos');
    await firstLink(page, /^Pedido /).click();
    await expect(main(page).getByRole('timer')).toBeVisible();
    await expectLooks(page, 'pedido', looks);
  });
}

test('who signs up on the way to paying sees what is bought, is asked little, can use it small and large, light and dark, and goes on to the payment', async ({
  page,
}) => {
  const [product] = await findProducts(54, 1);
  await catalogue.setStock(product.id, { 2: 9 }, 9);
  await Cart.addFromPage(page, product);
  await visit(page, Cart.PATH);
  await Cart.payLink(page).click();
  await expect(page).toHaveURL('/login?volver=%2Fcompra%2Felegir-pago');
  await expect(Checkout.summary(page)).toContainText(product.name);
  await expectText(Checkout.summary(page), 'Total', { exact: true });
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
  await expectText(form, '*obligatorio');
  await expect(form.getByText('*', { exact: true })).toHaveCount(5);
  await expectLooks(page, 'crear-cuenta', [LIGHT, DARK]);
  // On a low screen the purchase is one line above the form, which stays there.
  await page.setViewportSize({ width: 360, height: 480 });
  await form.getByRole('button', { name: 'Crear cuenta' }).scrollIntoViewIfNeeded();
  await expect(form.getByLabel(/^Nombre\(s\)/)).not.toBeInViewport();
  await expect(Checkout.summary(page).getByText('Tu compra')).toBeInViewport();

  const email = newEmail();
  await fillRegistration(page, { email, password: PASSWORD });
  await page.keyboard.press('Enter');
  await Checkout.expectPayment(page);
  await expect(Checkout.summary(page)).toContainText(product.name);
  await expectTrueTexts(page);
  const cart = await serverCart({ email, password: PASSWORD, name: 'Elena' });
  expect(await cart.lines()).toEqual({ [product.id]: 1 });
});
