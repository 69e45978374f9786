import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../fixtures/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Elige tu ubicación' });

test('a location is chosen by its zip code, stored, and used for deliveries', async ({
  page,
  catalogue,
}) => {
  const product = await catalogue.find(({ stock }) => stock > 3);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Elige tu ubicación' }).click();
  const field = dialog(page).getByLabel('Código postal');
  await expect(field).toBeFocused();
  await page.keyboard.type('C.P. 97 050');
  await expect(dialog(page).getByText('Entregamos en')).toBeVisible();
  await expect(dialog(page)).toContainText('Yucatán');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  const opener = page.getByRole('button', { name: /^Enviar a 97050 .*Cambiar ubicación$/ });
  await expect(opener).toBeFocused();
  // Voice users say the visible text, so the name must contain it (WCAG 2.5.3). axe does not check this by default.
  const { violations } = await new AxeBuilder({ page })
    .include('header')
    .withRules('label-content-name-mismatch')
    .analyze();
  expect(violations).toEqual([]);
  await page.reload();
  await expect(opener).toBeVisible();
  await visit(page, `/productos/${product.slug}`);
  await expect(page.getByText(/^Entrega en 97050, \p{L}/u)).toBeVisible();
  await expect(page.getByText(/^Llega (el|entre el)/)).toBeVisible();

  await opener.click();
  await dialog(page).getByRole('button', { name: 'Quitar ubicación' }).click();
  await expect(page.getByRole('button', { name: 'Elige tu ubicación' })).toBeVisible();
  await expect(page.getByText('Escribe tu código postal para saber cuándo llega.')).toBeVisible();
});

test('an invalid zip code is rejected beside the field', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  await visit(page, '/marcas');
  await page.getByRole('button', { name: 'Elige tu ubicación' }).click();
  const field = dialog(page).getByLabel('Código postal');
  const save = dialog(page).getByRole('button', { name: 'Usar esta ubicación' });
  const problem = dialog(page).getByRole('alert');
  await field.fill('123');
  await save.click();
  await expect(problem).toHaveText('Escribe los 5 dígitos de tu código postal.');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('00000');
  await expect(problem).toHaveText(
    'No encontramos ese código postal. Revísalo e inténtalo de nuevo.',
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Elige tu ubicación' })).toBeFocused();
});

test.describe('the position of the device', () => {
  test('gives the zip code on press', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 19.4, longitude: -99.16 });
    await visit(page, '/marcas');
    await page.getByRole('button', { name: 'Elige tu ubicación' }).click();
    await dialog(page).getByRole('button', { name: 'Usar mi ubicación' }).press('Enter');
    await expect(dialog(page).getByLabel('Código postal')).toHaveValue(/^\d{5}$/);
    await expect(dialog(page).getByText('Entregamos en')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Usar esta ubicación' }).click();
    await expect(page.getByRole('button', { name: /^Enviar a \d{5} / })).toBeVisible();
  });

  test('that is refused is explained', async ({ page, context }) => {
    await context.clearPermissions();
    await visit(page, '/marcas');
    await page.getByRole('button', { name: 'Elige tu ubicación' }).click();
    await dialog(page).getByRole('button', { name: 'Usar mi ubicación' }).click();
    await expect(dialog(page).getByText(/Escribe tu código postal\.|Escríbelo/)).toBeVisible();
  });
});
