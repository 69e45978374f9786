import type { Page } from '@playwright/test';
import { pesos } from '../fixtures/product';
import {
  cartButton,
  cartDrawer,
  cartLines,
  expectCartCount,
  goToCartPage,
} from '../fixtures/server-cart';
import { expect, test, visit } from '../fixtures/test';

const add = (page: Page, name: string) =>
  page
    .getByRole('button', { name: `Agregar al carrito: ${name}` })
    .first()
    .click();

test('a card and a product page fill the cart, which is stored on the device', async ({
  page,
  catalogue,
}) => {
  const enough = { filters: '', in_stock: 1 };
  const one = await catalogue.find(({ stock }) => stock > 5, enough);
  const other = await catalogue.find(({ stock, id }) => stock > 5 && id !== one.id, enough);
  await visit(page, `/buscar?q=${encodeURIComponent(one.partNumber)}`);
  await add(page, one.name);
  await expectCartCount(page, 1);

  await visit(page, `/productos/${other.slug}`);
  await page.getByRole('button', { name: 'Agregar una pieza' }).click();
  await add(page, other.name);
  await expectCartCount(page, 2);

  await page.reload();
  await expectCartCount(page, 2);
  await cartButton(page).click();
  await expect(cartDrawer(page).getByLabel(`Cantidad de ${other.name}`)).toHaveValue('2');
  await expect(cartDrawer(page)).toContainText(pesos(one.current + 2 * other.current));
});

test('quantities are changed, and lines removed and restored', async ({ page, catalogue }) => {
  const product = await catalogue.find(({ stock }) => stock > 5, { skip: 1 });
  await visit(page, `/productos/${product.slug}`);
  await add(page, product.name);
  await cartButton(page).click();
  const cart = cartDrawer(page);
  const pieces = cart.getByLabel(`Cantidad de ${product.name}`);
  await cart.getByRole('button', { name: `Una pieza más de ${product.name}` }).click();
  await expect(pieces).toHaveValue('2');
  await expect(cart).toContainText(pesos(product.current * 2));
  await pieces.fill('4');
  await pieces.press('Enter');
  await expect(cart).toContainText(pesos(product.current * 4));
  await pieces.fill('999999');
  await pieces.press('Enter');
  await expect(pieces).toHaveValue(String(product.stock));
  await expect(cart).toContainText(/^.*Puedes llevar hasta \d+ pieza/);

  await cart.getByRole('button', { name: `Quitar ${product.name}` }).click();
  await expect(cart.getByText('Tu carrito está vacío')).toBeVisible();
  await cart.getByRole('button', { name: 'Deshacer' }).click();
  await expect(pieces).toHaveValue(String(product.stock));
  await cart.getByRole('button', { name: 'Vaciar carrito' }).click();
  await expect(cart.getByText('Tu carrito está vacío')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
  await expect(cartButton(page)).toHaveAccessibleName('Carrito');
});

test('two tabs share one cart', async ({ page, context, catalogue }) => {
  const product = await catalogue.find(({ stock }) => stock > 5);
  const other = await context.newPage();
  await visit(other, '/marcas');
  await visit(page, `/productos/${product.slug}`);
  await add(page, product.name);
  await expectCartCount(page, 1);
  await expectCartCount(other, 1);
  await cartButton(other).click();
  await cartDrawer(other).getByRole('button', { name: 'Vaciar carrito' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Carrito');
});

test('favourites are kept', async ({ page, catalogue }) => {
  const product = await catalogue.find(({ stock }) => stock > 0);
  await visit(page, `/productos/${product.slug}`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: `Guardar en Mis favoritos: ${product.name}` })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await cartButton(page).click();
  const favourites = cartDrawer(page).getByRole('region', { name: 'Mis favoritos' });
  await favourites.getByRole('button', { name: `Quitar ${product.name} de Mis favoritos` }).click();
  await expect(favourites).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('an old cart says what changed, and loses nothing', async ({ page, catalogue }) => {
  const product = await catalogue.find((one) => one.current > 2000 && one.stock > 5, { skip: 24 });
  await visit(page, `/productos/${product.slug}`);
  await page.getByRole('button', { name: 'Agregar una pieza' }).click();
  await page
    .getByRole('button', { name: `Agregar al carrito: ${product.name}` })
    .first()
    .click();
  await expectCartCount(page, 1);
  const now = Math.round(product.current * 0.8) - 0.25;
  await catalogue.control('price', { productId: product.id, current_price_with_tax: now });
  await catalogue.control('stock', { productId: product.id, stores: { 1: 1 } });

  await visit(page, '/marcas');
  await cartButton(page).click();
  const cart = cartDrawer(page);
  await expect(cart).toContainText(
    `El precio bajó de ${pesos(product.current)} a ${pesos(now)}. Solo queda 1 pieza. Pediste 2`,
  );
  await expect(cart.getByLabel(`Cantidad de ${product.name}`)).toHaveValue('2');

  await goToCartPage(page);
  const line = cartLines(page);
  await expect(line).toContainText('El precio bajó');
  await line.getByRole('button', { name: /^Dejar 1 pieza/ }).click();
  await expect(line.getByLabel(`Cantidad de ${product.name}`)).toHaveValue('1');
  await expect(line).not.toContainText('El precio bajó');
  await page.reload();
  await expect(line.getByLabel(`Cantidad de ${product.name}`)).toHaveValue('1');
  await expect(line).not.toContainText('El precio bajó');

  await catalogue.control('stock', { productId: product.id, stores: {}, providers: 0 });
  await page.reload();
  await expect(line).toContainText('Agotado por el momento.');
  await expectCartCount(page, 1);
});
