import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { enter } from './main';

/* Header, footer and what lies over every screen. */

/** The page, or a part of it. */
type Place = Page | Locator;

export const menuButton = (page: Page) =>
  page.getByRole('button', { name: 'Categorías', exact: true });
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Categorías y marcas' });
export const searchBox = (place: Place) =>
  place.getByRole('combobox', { name: '¿Qué estás buscando?' });
export const tabs = (page: Page) => page.getByRole('navigation', { name: 'Navegación principal' });
export const notices = (page: Page) => page.getByRole('region', { name: 'Notificaciones' });
export const undoButton = (place: Place) => place.getByRole('button', { name: 'Deshacer' });

/** In the header: the login link, and the account button that replaces it. */
export const loginLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' });
export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Mi cuenta: / });

export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
}

export async function searchFor(page: Page, text: string): Promise<void> {
  await enter(page.getByRole('banner').getByLabel('¿Qué estás buscando?'), text);
}

export const placeButton = (place: Place) =>
  place.getByRole('button', { name: 'Elige tu ubicación' });
export const placeDialog = (page: Page) => page.getByRole('dialog', { name: 'Elige tu ubicación' });

/** Chooses a place of delivery in the header, as a visitor who has chosen none yet. */
export async function choosePlace(page: Page, zipCode: string): Promise<void> {
  await placeButton(page).click();
  await page.getByRole('dialog').getByLabel('Código postal').fill(zipCode);
  await page.keyboard.press('Enter');
  const chosen = new RegExp(`^Enviar a ${zipCode} .*Cambiar ubicación$`);
  await expect(page.getByRole('button', { name: chosen })).toBeVisible();
}

export const footer = (page: Page) => page.getByRole('contentinfo');
/** A link on every page. */
export const footerLink = (page: Page) =>
  footer(page).getByRole('link', { name: 'Sucursales', exact: true });
export const privacyButton = (place: Place) =>
  place.getByRole('button', { name: 'Preferencias de privacidad' });
export const consentDialog = (page: Page) => page.getByRole('region', { name: 'Tu privacidad' });
