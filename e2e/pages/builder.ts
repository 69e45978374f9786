import type { Page } from '@playwright/test';
import { expect, visit } from '../fixtures/test';

export const PATH = '/arma-tu-equipo';

export async function passHumanCheck(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      sessionStorage.setItem('human-until', String(Date.now() + 600_000));
    } catch {
      // A document without an origin has no storage.
    }
  });
}

export const panel = (page: Page) => page.locator('.asm-panel');
export const parts = (page: Page) => panel(page).locator('.asm-parts > li');
export const partNames = (page: Page) => panel(page).locator('.asm-part-name');
export const cartButton = (page: Page) =>
  panel(page).getByRole('button', { name: 'Agregar al carrito' });
export const updateButton = (page: Page) =>
  panel(page).getByRole('button', { name: 'Actualizar carrito' });
export const cartLink = (page: Page) => panel(page).getByRole('link', { name: 'Ver carrito' });
export const removeButtons = (page: Page) => panel(page).getByRole('button', { name: /^Quitar: / });
export const replaceButtons = (page: Page) =>
  step(page).getByRole('button', { name: /^Reemplazar: / });
/** The button for another step, among all of them. */
export const stepButton = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Pasos' }).getByRole('button', { name });
export const stepHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
export const step = (page: Page) => page.locator('.asm-group');
export const addFirstButton = (page: Page) =>
  step(page)
    .getByRole('button', { name: /^Agregar: / })
    .first();
export const nextButton = (page: Page) => step(page).getByRole('button', { name: /^Siguiente: / });

export async function open(page: Page): Promise<void> {
  await passHumanCheck(page);
  await visit(page, PATH);
  await expect(step(page)).toBeVisible();
}

export const REQUIRED_PARTS = [
  ['Procesador', true],
  ['Tarjeta madre', true],
  ['Enfriamiento', false],
  ['Memoria RAM', true],
  ['Almacenamiento', true],
  ['Tarjeta de video', false],
  ['Fuente de poder', true],
  ['Gabinete', true],
] as const;

/** Makes a build of three parts, which is enough for tests of a whole build. */
export async function start(page: Page): Promise<void> {
  await addFirstButton(page).click();
  await nextButton(page).click();
  await expect(stepHeading(page, 'Tarjeta madre')).toBeVisible();
  await addFirstButton(page).click();
  await stepButton(page, /^Memoria RAM/).click();
  await expect(stepHeading(page, 'Memoria RAM')).toBeVisible();
  await addFirstButton(page).click();
  await expect(step(page).getByText('Elegida')).toBeVisible();
  // The panel follows its step.
  await expect(partNames(page).nth(2)).toBeAttached();
}
