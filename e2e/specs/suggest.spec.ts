import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../fixtures/accessibility';
import { cardNames } from '../fixtures/lists';
import { expect, test, visit } from '../fixtures/test';

const box = (page: Page) => page.getByRole('combobox', { name: '¿Qué estás buscando?' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias de búsqueda' });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
const group = (page: Page, name: string) => list(page).getByRole('group', { name });

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('suggests before and while typing', async ({ page }) => {
      // A short page, because axe checks all of it.
      await visit(page, '/soporte/facturacion');
      await box(page).click();
      await expect(group(page, 'Lo más buscado esta semana').getByRole('option')).toHaveCount(6);
      await expectAccessible(page);

      await box(page).pressSequentially('tarjeta', { delay: 30 });
      const products = group(page, 'Productos').getByRole('option');
      await expect(products.first()).toContainText('$');
      await expect(
        page.getByRole('status').filter({ hasText: /^\d+ sugerencias$/ }),
      ).toBeAttached();
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  });
}

test('follows a product by keyboard alone', async ({ page }) => {
  await visit(page, '/marcas');
  await box(page).focus();
  await page.keyboard.type('tarjeta');
  const product = group(page, 'Productos').getByRole('option').first();
  await expect(product).toBeVisible();
  const name = await product.locator('span').nth(2).textContent();
  for (let presses = 0; (await product.getAttribute('aria-selected')) !== 'true'; presses++) {
    expect(presses).toBeLessThan(20);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('');
});

test('stores recent searches on the device and removes them', async ({ page }) => {
  await visit(page, '/marcas');
  await box(page).fill('memoria ddr5');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/buscar?q=memoria+ddr5');
  await expect(cardNames(page).first()).toBeVisible();
  await visit(page, '/marcas');
  await box(page).click();
  const mine = group(page, 'Tus últimas búsquedas');
  await expect(mine.getByRole('option')).toHaveText(['memoria ddr5']);
  await page.getByRole('button', { name: 'Quitar «memoria ddr5» de tus búsquedas' }).click();
  await expect(mine).toBeHidden();
  await expect(box(page)).toBeFocused();
});

test('links to all results, and closes with Escape or a press outside', async ({ page }) => {
  await visit(page, '/marcas');
  await box(page).fill('monitor');
  await expect(option(page, /Ver todos los resultados/)).toHaveAttribute(
    'href',
    '/buscar?q=monitor',
  );
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('monitor');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(list(page)).toBeHidden();
  await box(page).click();
  await option(page, /Ver todos los resultados/).click();
  await expect(page).toHaveURL('/buscar?q=monitor');
});

test('shows the answer to the newest text, even if an older one arrives later', async ({
  page,
}) => {
  const newer = Promise.withResolvers<void>();
  const older = Promise.withResolvers<void>();
  await page.route(/suggestions\?q=lap$/, async (route) => {
    await newer.promise;
    await route.continue().catch(() => {});
    older.resolve();
  });
  await visit(page, '/marcas');
  await box(page).fill('lap');
  await page.waitForRequest(/suggestions\?q=lap$/);
  await box(page).fill('monitor');
  const products = group(page, 'Productos').getByRole('option');
  await expect(products.first()).toContainText(/monitor/i);
  const before = await products.allInnerTexts();
  newer.resolve();
  await older.promise;
  expect(await products.allInnerTexts()).toEqual(before);
});

test('still works as a form when suggestions fail', async ({ page, expectConsole }) => {
  expectConsole(/suggestions/);
  expectConsole(/Failed to load resource/);
  await page.route(/suggestions\?q=/, (route) => route.abort());
  await visit(page, '/marcas');
  await box(page).fill('teclado');
  await expect(page.getByText('No pudimos cargar las sugerencias.')).toBeVisible();
  await box(page).press('Enter');
  await expect(page).toHaveURL('/buscar?q=teclado');
  await expect(list(page)).toBeHidden();
});
