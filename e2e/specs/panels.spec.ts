import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectFullPageAccessible,
  expectNoOverflow,
  expectUsable,
} from '../fixtures/accessibility';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as List from '../pages/list';
import { buttonOf, expectText } from '../pages/main';
import { menuButton, placeButton, placeDialog } from '../pages/shell';

const LOOKS = [
  { size: { width: 360, height: 740 }, colorScheme: 'light' },
  { size: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

/** Expects that the keyboard cannot leave an open dialog. */
async function expectTrap(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    const isOutside = await dialog.evaluate((element) => {
      const focused = document.activeElement;
      // The browser's toolbar comes between the last and the first stop.
      if (!focused || focused === document.body) return false;
      return !element.contains(focused);
    });
    expect(isOutside, `stop ${step}`).toBe(false);
  }
}

async function expectEverywhere(page: Page, isFullPage = false): Promise<void> {
  for (const { size, colorScheme } of LOOKS) {
    await test.step(`${size.width} px, ${colorScheme}`, async () => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await (isFullPage ? expectFullPageAccessible : expectAccessible)(page);
      await expectNoOverflow(page);
    });
  }
}

test.beforeEach(({ page }) => page.setViewportSize(LOOKS[0].size));

/** A short page, because axe checks all of it. */
const SHORT = '/nosotros/aviso-legal';

test('the menu and the location chooser', async ({ page }) => {
  const [category] = await catalogue.rootCategories();
  await visit(page, SHORT);
  for (const { size, colorScheme } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await menuButton(page).click();
    const menu = page.getByRole('dialog', { name: 'Categorías y marcas' });
    const name = category?.name ?? '-';
    await expect(menu.getByText(name, { exact: true }).first()).toBeVisible();
    if (size.width < 992) await menu.locator('summary').filter({ hasText: name }).click();
    await expect(menu.getByRole('link', { name: `Ver todo en ${name}` })).toBeVisible();
    await expectUsable(page);
    await expectTrap(page, 'Categorías y marcas');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
  await placeButton(page).click();
  const dialog = placeDialog(page);
  await dialog.getByLabel('Código postal').fill('44100');
  await expectText(dialog, 'Entregamos en');
  await expectTrap(page, 'Elige tu ubicación');
  await expectEverywhere(page);
});

test('the cart, empty and filled, and the enlarged picture', async ({ page }) => {
  const product = await catalogue.find(({ stock, hasPicture }) => stock > 3 && hasPicture);
  await visit(page, `/productos/${product.slug}`);
  await page.getByTitle('Ampliar la foto').first().click();
  const pictures = page.getByRole('dialog', { name: 'Fotos del producto' });
  const picture = pictures.getByRole('img', { name: /^Foto 1 de/ });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(400);
  await expectTrap(page, 'Fotos del producto');
  await expectEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(pictures).toBeHidden();
  for (const action of ['Agregar al carrito', 'Guardar en Mis favoritos']) {
    const button = buttonOf(page, `${action}: ${product.name}`);
    await button.first().click();
  }
  await visit(page, SHORT);
  const cart = page.getByRole('dialog', { name: /^Tu carrito/ });
  await page.getByRole('button', { name: /^Carrito(\.|$)/ }).click();
  await expect(Cart.quantityField(cart, product)).toBeVisible();
  await expectTrap(page, /^Tu carrito/);
  await expectEverywhere(page);
  await Cart.clearButton(cart).click();
  await expectText(cart, 'Tu carrito está vacío');
  await expectEverywhere(page);
});

test('the filters', async ({ page }) => {
  const [category] = (await catalogue.search()).facets.categories;
  await visit(page, `/buscar/categoria_${category?.slug}?existencia=1`);
  await expect(List.filters(page)).toBeHidden();
  await List.openFilters(page);
  await expect(List.filters(page)).toBeVisible();
  await expectEverywhere(page, true);
  await expect(List.filters(page)).toBeVisible();
});
