import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleState } from '../../fixtures/accessibility';
import type { Catalogue } from '../../fixtures/catalogue';
import { PAYMENT_URL } from '../../fixtures/checkout';
import {
  emailField,
  newCustomer,
  newEmail,
  PASSWORD,
  passwordField,
} from '../../fixtures/customers';
import { main } from '../../fixtures/placed-orders';
import { addToCartFromPage, CART_PATH, findProducts, serverCart } from '../../fixtures/server-cart';
import { callControlApi } from '../../fixtures/started-checkout';
import { expect, test, visit } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';

test.describe.configure({ timeout: 120_000 });

const summary = (page: Page) => page.getByRole('complementary', { name: 'Resumen de tu compra' });

/** Goes with a guest's product from the cart to the screen of login and sign-up. */
async function goToAccess(
  page: Page,
  request: APIRequestContext,
  catalogue: Catalogue,
  skip: number,
) {
  const [product] = await findProducts(catalogue, skip, 1);
  await callControlApi(request, 'stock', { productId: product.id, stores: { 2: 9 }, providers: 9 });
  await addToCartFromPage(page, product);
  await visit(page, CART_PATH);
  await main(page).getByRole('link', { name: 'Continuar al pago' }).click();
  await expect(page).toHaveURL('/login?volver=%2Fcompra%2Felegir-pago');
  await expect(summary(page)).toContainText(product.name);
  return product;
}

/** Expects the payment step with the guest's product, which is in the account now. */
async function expectPayment(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(PAYMENT_URL);
  await expect(page.getByRole('group', { name: '¿Cómo quieres pagar?' })).toBeVisible();
  await expect(summary(page)).toContainText(name);
}

test('who signs up on the way to paying sees what is bought, is asked little, and goes on to the payment', async ({
  page,
  request,
  catalogue,
}) => {
  const { id, name } = await goToAccess(page, request, catalogue, 54);
  await expect(summary(page).getByText('Total', { exact: true })).toBeVisible();
  await expect(passwordField(page)).toBeVisible();
  await main(page).getByRole('radio', { name: 'Es mi primera compra' }).check();
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByLabel(/^Teléfono/) });
  // The fields of the specification's form, and no others.
  for (const label of ['Nombre\\(s\\)', 'Apellido paterno', 'Apellido materno', 'Teléfono']) {
    await expect(form.getByLabel(new RegExp(`^${label}`))).toBeVisible();
  }
  await expect(form.getByRole('textbox')).toHaveCount(7);
  await expect(form.getByText('*obligatorio')).toHaveCount(6);
  await expectAccessibleState(page);
  // On a phone the purchase is one line above the form, which stays there.
  await page.setViewportSize({ width: 360, height: 740 });
  await form.getByRole('button', { name: 'Crear cuenta' }).scrollIntoViewIfNeeded();
  await expect(form.getByLabel(/^Nombre\(s\)/)).not.toBeInViewport();
  await expect(summary(page).getByText('Tu compra')).toBeInViewport();

  const email = newEmail();
  await form.getByLabel(/^Nombre\(s\)/).fill('Elena');
  await form.getByLabel(/^Apellido paterno/).fill('Prueba');
  await form.getByLabel(/^Teléfono/).fill('5512345678');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await form.getByLabel(/^Confirmar contraseña/).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expectPayment(page, name);
  await expectTrueTexts(page);
  const cart = await serverCart(request, { email, password: PASSWORD, name: 'Elena' });
  expect(await cart.lines()).toEqual({ [id]: 1 });
});

test('who logs in on the way to paying goes on to the payment, with the cart of the account and the guest’s', async ({
  page,
  request,
  catalogue,
}) => {
  const customer = await newCustomer(request);
  const cart = await serverCart(request, customer);
  const [other] = await findProducts(catalogue, 55, 1);
  await cart.add(other.id, 1);
  const { id, name } = await goToAccess(page, request, catalogue, 56);
  await emailField(page).fill(customer.email);
  await passwordField(page).fill(customer.password);
  await page.keyboard.press('Enter');
  await expectPayment(page, name);
  await expect(summary(page)).toContainText(other.name);
  expect(await cart.lines()).toEqual({ [id]: 1, [other.id]: 1 });
});
