import { expectAccessible, expectUsable } from '../fixtures/accessibility';
import { expect, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { enter, heading } from '../pages/main';
import { searchBox } from '../pages/shell';

test('suggests before and while typing, follows a product by keyboard, and remembers what was searched', async ({
  page,
}) => {
  const box = searchBox(page);
  const list = page.getByRole('listbox', { name: 'Sugerencias de búsqueda' });
  const group = (name: string) => list.getByRole('group', { name });
  await page.setViewportSize({ width: 360, height: 800 });

  await test.step('on a phone', async () => {
    // A short page, because axe checks all of it.
    await visit(page, '/soporte/facturacion');
    await box.click();
    await expect(group('Lo más buscado esta semana').getByRole('option')).toHaveCount(6);
    await expectAccessible(page);
    await page.keyboard.type('tarjeta', { delay: 30 });
    await expect(group('Productos').getByRole('option').first()).toContainText('$');
    const count = page.getByRole('status').filter({ hasText: /^\d+ sugerencias$/ });
    await expect(count).toBeAttached();
    await expectUsable(page);
  });

  await test.step('on a dark desktop, where a press outside closes the list', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(list).toBeVisible();
    await expectUsable(page);
    await page.mouse.click(20, 600);
    await expect(list).toBeHidden();
  });

  await test.step('a product by keyboard alone', async () => {
    await box.press('ArrowDown');
    const product = group('Productos').getByRole('option').first();
    const name = await product.locator('span').nth(2).textContent();
    for (let presses = 0; (await product.getAttribute('aria-selected')) !== 'true'; presses++) {
      expect(presses).toBeLessThan(20);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(name ?? '');
    await expect(list).toBeHidden();
    await expect(box).toHaveValue('');
  });

  await test.step('what was searched stands in the list, until it is removed', async () => {
    await enter(box, 'memoria ddr5');
    await expect(page).toHaveURL('/buscar?q=memoria+ddr5');
    await expect(List.names(page).first()).toBeVisible();
    await visit(page, '/marcas');
    await box.click();
    const mine = group('Tus últimas búsquedas');
    // Also what led to the product.
    await expect(mine.getByRole('option')).toHaveText(['memoria ddr5', 'tarjeta']);
    await page.getByRole('button', { name: 'Quitar «memoria ddr5» de tus búsquedas' }).click();
    await expect(mine.getByRole('option')).toHaveText(['tarjeta']);
    await expect(box).toBeFocused();
  });
});
