import { tabThroughMain, tabTo } from '../fixtures/keyboard';
import { findProducts } from '../fixtures/server-cart';
import { expect, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import { button, buttonOf, firstButton, main } from '../pages/main';
import { searchBox, undoButton } from '../pages/shell';

// A phone with a keyboard: here the sticky header covers the largest part of the screen.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

test('a visitor finds, adds, compares and removes products by keyboard alone', async ({ page }) => {
  const [one, other] = await findProducts(70);
  await visit(page, '/');
  await searchBox(page).focus();
  await page.keyboard.type(one.partNumber);
  await expect(page.getByRole('option', { name: one.name })).toBeVisible();
  for (let left = 20; left > 0; left -= 1) {
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    if ((await chosen.textContent())?.includes(one.name)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/productos/${one.slug}`);
  await tabTo(page, firstButton(page, /^Agregar al carrito/));
  await page.keyboard.press('Enter');
  await expect(Cart.button(page)).toHaveAccessibleName(/: 1$/);
  for (const { slug, name } of [one, other]) {
    await visit(page, `/productos/${slug}`);
    const compare = button(page, `Comparar: ${name}`).first();
    await tabTo(page, compare);
    await page.keyboard.press('Space');
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  }
  await visit(page, '/comparar');
  await expect(main(page).getByRole('columnheader', { name: other.name })).toBeVisible();
  await tabThroughMain(page);

  await visit(page, Cart.PATH);
  await expect(Cart.lines(page)).toHaveCount(1);
  await tabThroughMain(page);
  await tabTo(page, buttonOf(page, `Una pieza más de ${one.name}`));
  await page.keyboard.press('Enter');
  await expect(Cart.quantityField(page, one)).toHaveValue('2');
  await tabTo(page, buttonOf(page, `Quitar ${one.name}`));
  await page.keyboard.press('Enter');
  const undo = undoButton(page);
  await expect(undo).toBeVisible();
  await undo.press('Enter');
  await expect(Cart.lines(page)).toHaveCount(1);
});
