import { expectPayment, goToAccess, purchaseSummary } from '../fixtures/access-to-payment';
import { expectAccessible } from '../fixtures/accessibility';
import { emailField, newEmail, PASSWORD, passwordField } from '../fixtures/customers';
import { main } from '../fixtures/placed-orders';
import { serverCart } from '../fixtures/server-cart';
import { expect, test } from '../fixtures/test';
import { expectTrueTexts } from '../fixtures/true-texts';

test('who signs up on the way to paying sees what is bought, is asked little, and goes on to the payment', async ({
  page,
  request,
  catalogue,
}) => {
  const { id, name } = await goToAccess(page, request, catalogue, 54);
  await expect(purchaseSummary(page).getByText('Total', { exact: true })).toBeVisible();
  await expect(passwordField(page)).toBeVisible();
  await main(page).getByRole('radio', { name: 'Es mi primera compra' }).check();
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
  await expectAccessible(page);
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
  const cart = await serverCart(request, { email, password: PASSWORD, name: 'Elena' });
  expect(await cart.lines()).toEqual({ [id]: 1 });
});
