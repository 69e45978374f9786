import { tabThroughMain, tabTo } from '../fixtures/keyboard';
import {
  CART_PATH,
  cartButton,
  cartLines,
  findProducts,
  quantityField,
} from '../fixtures/server-cart';
import { expect, test, visit } from '../fixtures/test';

// A phone with a keyboard: here the sticky header covers the largest part of the screen.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

test('a visitor finds, adds, compares and removes products by keyboard alone', async ({ page }) => {
  const [one, other] = await findProducts(70);
  const main = page.getByRole('main');
  await visit(page, '/');
  await page.getByRole('combobox', { name: '¿Qué estás buscando?' }).focus();
  await page.keyboard.type(one.partNumber);
  await expect(page.getByRole('option', { name: one.name })).toBeVisible();
  for (let left = 20; left > 0; left -= 1) {
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    if ((await chosen.textContent())?.includes(one.name)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/productos/${one.slug}`);
  await tabTo(page, main.getByRole('button', { name: /^Agregar al carrito/ }).first());
  await page.keyboard.press('Enter');
  await expect(cartButton(page)).toHaveAccessibleName(/: 1$/);
  for (const { slug, name } of [one, other]) {
    await visit(page, `/productos/${slug}`);
    const compare = main.getByRole('button', { name: `Comparar: ${name}`, exact: true }).first();
    await tabTo(page, compare);
    await page.keyboard.press('Space');
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  }
  await visit(page, '/comparar');
  await expect(main.getByRole('columnheader', { name: other.name })).toBeVisible();
  await tabThroughMain(page);

  await visit(page, CART_PATH);
  await expect(cartLines(page)).toHaveCount(1);
  await tabThroughMain(page);
  await tabTo(page, main.getByRole('button', { name: `Una pieza más de ${one.name}` }));
  await page.keyboard.press('Enter');
  await expect(quantityField(page, one)).toHaveValue('2');
  await tabTo(page, main.getByRole('button', { name: `Quitar ${one.name}` }));
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeVisible();
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(cartLines(page)).toHaveCount(1);
});
