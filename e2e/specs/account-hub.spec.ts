import { expectAccessibleState } from '../fixtures/accessibility';
import { accountButton, fillLogin, lastMail, logIn, newCustomer } from '../fixtures/customers';
import { buttonOf, expectHome, LAURA } from '../fixtures/profile';
import { expect, test } from '../fixtures/test';
import { newTwoStepCustomer } from '../fixtures/two-step';

test('a new customer sees the open tasks and every part of the profile', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await logIn(page, customer, '/mi-cuenta');
  await expect(page).toHaveURL('/mi-cuenta');
  await expect(page.getByText('Hola, Elena')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Verifica tu correo/ })).toHaveAttribute(
    'href',
    '/correo/verificar',
  );
  await expect(main.getByRole('link', { name: /^Autoriza/ })).toHaveCount(0);
  const links = main.getByRole('navigation', { name: 'Mi cuenta' }).getByRole('link');
  await expect(links).toHaveCount(11);
  await expectAccessibleState(page);

  const { path } = await lastMail(request, customer.email, 'verify-email');
  await page.goto(path ?? '');
  await expect(page.getByText('Tu correo electrónico está verificado.')).toBeVisible();
  await page.goto('/mi-cuenta');
  await expect(page.getByText('Hola, Elena')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Verifica tu correo/ })).toHaveCount(0);
});

test('a customer with a long history has no open tasks, and signs out by keyboard', async ({
  page,
}) => {
  await logIn(page, LAURA, '/mi-cuenta');
  await expect(page.getByText('Hola, Laura')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pendientes' })).toHaveCount(0);
  await expectAccessibleState(page);
  await page.getByRole('link', { name: /^Direcciones/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/perfil/direcciones');
  await page.goBack();
  await buttonOf(page, 'Cerrar sesión').focus();
  await page.keyboard.press('Enter');
  await expectHome(page);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }),
  ).toBeVisible();
});

test('a device without authorisation is redirected to the authorisation', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await fillLogin(page, await newTwoStepCustomer(request));
  await expect(page).toHaveURL(/\/verificacion-dos-pasos/);
  await page.goto('/mi-cuenta');
  await page.getByRole('link', { name: /^Autoriza este dispositivo/ }).click();
  await expect(page).toHaveURL(/\/verificacion-dos-pasos/);
});

test('the menu in the header links to the most used pages', async ({ page, request }) => {
  await logIn(page, await newCustomer(request), '/marcas');
  // A navigation closes the menu.
  await expect(page).toHaveURL('/marcas');
  await accountButton(page).click();
  const banner = page.getByRole('banner');
  for (const [name, href] of [
    ['Pedidos', '/perfil/pedidos'],
    ['Monedero', '/perfil/monedero'],
    ['Favoritos', '/perfil/favoritos'],
    ['Mi cuenta', '/mi-cuenta'],
  ] as const) {
    await expect(banner.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await banner.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await expect(page).toHaveURL('/perfil/pedidos');
});

test('without a session the account leads to the login and back', async ({ page }) => {
  await page.goto('/mi-cuenta');
  await expect(page).toHaveURL('/login?volver=%2Fmi-cuenta');
});
