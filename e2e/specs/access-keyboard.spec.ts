import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../fixtures/accessibility';
import {
  accountButton,
  emailField,
  fillLogin,
  lastMail,
  logIn,
  newCustomer,
  newEmail,
  PASSWORD,
  passwordField,
} from '../fixtures/customers';
import { tabThroughMain, tabTo } from '../fixtures/keyboard';
import { buttonOf } from '../fixtures/profile';
import { expect, test } from '../fixtures/test';
import { newTwoStepCustomer } from '../fixtures/two-step';

// A phone with a keyboard: here the sticky header covers the largest part of the screen.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

async function look(page: Page): Promise<void> {
  await tabThroughMain(page);
  await expectNoOverflow(page);
  await expectAccessible(page);
}

/** Fills the fields in order and submits with Enter. */
async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await tabTo(page, page.getByRole('main').getByLabel(new RegExp(`^${label}`)));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

test('logging in', async ({ page, request }) => {
  const { email } = await newCustomer(request);
  await page.goto('/login?volver=/marcas');
  await expect(emailField(page)).toBeVisible();
  await look(page);
  await fill(page, { 'Correo electrónico': email, Contraseña: PASSWORD });
  await expect(accountButton(page)).toBeVisible();
});

test('signing up, and asking for another mail', async ({ page, expectConsole }) => {
  expectConsole(/status of 429/);
  await page.goto('/registrarme');
  await expect(emailField(page)).toBeVisible();
  await look(page);
  await fill(page, {
    Nombre: 'Elena',
    'Apellido paterno': 'Prueba',
    Teléfono: '5512345678',
    'Correo electrónico': newEmail(),
    Contraseña: PASSWORD,
    'Confirmar contraseña': PASSWORD,
  });
  await expect(accountButton(page)).toBeVisible();
  await page.goto('/correo/verificar');
  await expect(buttonOf(page, 'Enviar otro correo')).toBeVisible();
  await look(page);
  await tabTo(page, buttonOf(page, 'Enviar otro correo'));
  await page.keyboard.press('Space');
  // The first mail has just been sent.
  await expect(page.getByRole('main').getByText('Espera un minuto')).toBeVisible();
});

test('another password', async ({ page, request }) => {
  const { email } = await newCustomer(request);
  await page.goto('/password/reset');
  await expect(emailField(page)).toBeVisible();
  await look(page);
  await fill(page, { 'Correo electrónico': email });
  await expect(page.getByText('Revisa tu correo')).toBeVisible();
  await look(page);
  await page.goto((await lastMail(request, email, 'reset-password')).path ?? '');
  await expect(passwordField(page)).toBeVisible();
  await look(page);
  await fill(page, { Contraseña: `${PASSWORD}-2`, Confirmar: `${PASSWORD}-2` });
  await expect(page.getByText('Tu contraseña se cambió')).toBeVisible();
});

test('a device without authorisation, and the robot check', async ({ page, request }) => {
  await page.goto('/login');
  await fillLogin(page, await newTwoStepCustomer(request));
  await expect(page.getByLabel(/^Código de verificación/)).toBeVisible();
  await look(page);
  await fill(page, { 'Código de verificación': '12' });
  await expect(page.getByText('Escribe los 6 dígitos del código')).toBeVisible();

  await page.goto('/eres-robot');
  await expect(
    page.getByRole('main').getByRole('link', { name: /Intentar de nuevo/ }),
  ).toBeVisible();
  await look(page);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /Intentar de nuevo/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('a link that was opened on another device', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await logIn(page, customer);
  await page.goto('/correo/verificar/7');
  await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();
  await look(page);
});
