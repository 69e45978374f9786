import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/* The form of a login, and the fields that it shares with a registration. */

interface Login {
  email: string;
  password: string;
}

export const emailField = (page: Page) => page.getByLabel(/^Correo electrónico/);
export const passwordField = (page: Page) => page.getByLabel(/^Contraseña/);
export const loginButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' });

/** Fills and submits the login form of the current page, which is the second one on the way to paying. */
export async function fillLogin(page: Page, { email, password }: Login): Promise<void> {
  await expect(emailField(page)).toBeVisible();
  const choice = page.getByRole('radio', { name: 'Ya tengo cuenta' });
  if (await choice.isVisible()) await choice.check();
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await loginButton(page).click();
}

/** Fills in what an account needs, as somebody who has never been here. */
export async function fillRegistration(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel(/^Nombre\(s\)/).fill('Elena');
  await page.getByLabel(/^Apellido paterno/).fill('Prueba');
  await page.getByLabel(/^Teléfono/).fill('5512345678');
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
}

/** What is said once after a session has ended. */
export const EXPIRED_NOTICE = 'Tu sesión ha expirado, vuelve a iniciar sesión si así lo deseas.';

export async function loginAgain(page: Page, login: Login): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(EXPIRED_NOTICE)).toHaveCount(1);
  await fillLogin(page, login);
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByText(EXPIRED_NOTICE)).toHaveCount(0);
}
