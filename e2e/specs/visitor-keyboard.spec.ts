import type { Page } from '@playwright/test';
import { tabThroughMain, tabTo } from '../fixtures/keyboard';
import { screens } from '../fixtures/screens';
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

/**
 * Waits for the compare toggles, which load when the browser is idle, for rows that load near the screen, for islands whose
 * script loads, and for the form that loads at its first focus.
 */
async function settle(page: Page): Promise<void> {
  const products = page.locator('main :is(article:has(.card-heart), .buy-box)');
  const toggle = page.locator('button:is(.compare-card, .compare-page)');
  await expect(products.filter({ hasNot: toggle })).toHaveCount(0);
  const delivery = page.locator('.delivery-slot');
  if (await delivery.isVisible()) {
    await delivery.getByRole('textbox').focus();
    await expect(delivery.getByRole('button')).toBeEnabled();
  }
  const waiting = page.locator('main :is([aria-busy=true], .skeleton)');
  await expect(async () => {
    for (const one of await waiting.all()) {
      await one.scrollIntoViewIfNeeded({ timeout: 1000 });
    }
    await expect(waiting).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** The screens of a visitor without an account, without sign-in, which has its own test. */
const WALKED = [
  'home',
  'brands',
  'categories',
  'a category',
  'a brand, narrowed',
  'an empty comparison',
  'a search without results',
  'a product',
  'a kit',
  'a sold out product',
  '/soporte/sucursales',
  '/soporte/contactanos',
  '/soporte/facturacion',
  '/soporte/formas-de-pago',
  '/soporte/preguntas-frecuentes',
  '/nosotros/privacidad',
];

for (const { name, path } of screens.filter((screen) => WALKED.includes(screen.name))) {
  test(`every control of ${name} gets the focus once, in order and in view`, async ({
    page,
    catalogue,
  }) => {
    await visit(page, await path(catalogue));
    await settle(page);
    await tabThroughMain(page);
  });
}

test('a visitor finds, adds, compares and removes products by keyboard alone', async ({
  page,
  catalogue,
}) => {
  const [one, other] = await findProducts(catalogue, 70);
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
