import {
  expectFullPageAccessible,
  expectUsablePage,
  LOOKS,
  setLook,
} from '../fixtures/accessibility';
import { recordLayoutShifts, sumShifts } from '../fixtures/layout-shifts';
import { type CatalogueProduct, pesos } from '../fixtures/product';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import { enter, expectText } from '../pages/main';
import { notices, undoButton } from '../pages/shell';

test('who fills the cart changes it in the drawer and finds it again @smoke', async ({ page }) => {
  const one = await catalogue.find(({ stock }) => stock > 5, { in_stock: 1 });
  const isOther = ({ stock, id, hasPicture }: CatalogueProduct) =>
    stock > 5 && id !== one.id && hasPicture;
  const other = await catalogue.find(isOther, { in_stock: 1 });
  await visit(page, `/buscar?q=${encodeURIComponent(one.partNumber)}`);
  await Cart.addButton(page, one).click();
  await Cart.expectCount(page, 1);
  await visit(page, `/productos/${other.slug}`);
  await page.getByRole('button', { name: 'Agregar una pieza' }).click();
  await Cart.addButton(page, other).click();
  await Cart.expectCount(page, 2);
  const notice = notices(page).getByRole('listitem').filter({ hasText: 'Se agregó a tu carrito' });
  await expect(notice.locator('img')).toBeVisible();

  await page.reload();
  await Cart.expectCount(page, 2);
  await Cart.button(page).click();
  const cart = Cart.drawer(page);
  const pieces = Cart.quantityField(cart, other);
  await expect(pieces).toHaveValue('2');
  await expect(cart).toContainText(pesos(one.current + 2 * other.current));
  await enter(pieces, '999999');
  await expect(pieces).toHaveValue(String(other.stock));
  await enter(pieces, '2');
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(Cart.button(page)).toBeFocused();
  await Cart.addButton(page, other).click();
  await notice.getByRole('link', { name: 'Ver carrito' }).click();
  await expect(page).toHaveURL(Cart.PATH);
  await expect(notice).toHaveCount(0);
});

test('an old cart says what changed, and loses nothing', async ({ page }) => {
  const product = await catalogue.find((one) => one.current > 2000 && one.stock > 5, { skip: 24 });
  await visit(page, `/productos/${product.slug}`);
  await page.getByRole('button', { name: 'Agregar una pieza' }).click();
  await Cart.addButton(page, product).click();
  await Cart.expectCount(page, 1);
  const now = Math.round(product.current * 0.8) - 0.25;
  await catalogue.setPrice(product.id, now);
  await catalogue.setStock(product.id, { 1: 1 });

  await visit(page, '/marcas');
  await Cart.button(page).click();
  const cart = Cart.drawer(page);
  const lower = `El precio bajó de ${pesos(product.current)} a ${pesos(now)}.`;
  await expect(cart).toContainText(`${lower} Solo queda 1 pieza. Pediste 2`);
  await expect(Cart.quantityField(cart, product)).toHaveValue('2');
  await Cart.openFromDrawer(page);
  const line = Cart.lines(page);
  await line.getByRole('button', { name: /^Dejar 1 pieza/ }).click();
  await expect(Cart.quantityField(line, product)).toHaveValue('1');
  await page.reload();
  await expect(Cart.quantityField(line, product)).toHaveValue('1');
  await expect(line).not.toContainText('El precio bajó');
  await catalogue.setStock(product.id, {}, 0);
  await page.reload();
  await expect(line).toContainText('Agotado por el momento.');
  await Cart.expectCount(page, 1);
});

test('loads without moving, and everybody can use it, by keyboard alone', async ({ page }) => {
  const wanted = { in_stock: 1, sort: 'price' };
  const one = await catalogue.find(({ stock }) => stock > 5, wanted);
  const other = await catalogue.find(({ stock, id }) => stock > 5 && id !== one.id, wanted);
  const readShifts = await recordLayoutShifts(page);
  await page.goto('/compra');
  await expect(page).toHaveURL(Cart.PATH);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectText(page, 'Tu carrito está vacío');
  await expectFullPageAccessible(page);
  for (const { slug, name } of [one, other]) {
    await visit(page, `/productos/${slug}`);
    await Cart.addButton(page, { name }).click();
  }
  await page.goto(Cart.PATH);
  await expect(Cart.lines(page)).toHaveCount(2);
  expect(sumShifts(await readShifts())).toBeLessThan(0.01);
  for (const look of LOOKS) {
    await setLook(page, look, 800);
    await test.step(look.join(' px, '), () => expectUsablePage(page));
  }

  await Cart.increaseButton(page, one).press('Enter');
  await expect(Cart.quantityField(page, one)).toHaveValue('2');
  await page.getByRole('button', { name: `Quitar ${one.name}`, exact: true }).press('Enter');
  await expect(Cart.lines(page)).toHaveCount(1);
  await expect(undoButton(page)).toBeFocused();
  await expectFullPageAccessible(page);
  await page.keyboard.press('Enter');
  await expect(Cart.quantityField(page, one)).toHaveValue('2');
  await page.getByRole('button', { name: `Mover a favoritos: ${other.name}` }).press(' ');
  await expect(page.getByRole('region', { name: 'Mis favoritos' })).toContainText(other.name);
  await Cart.clearButton(page).press('Enter');
  await expectText(page, 'Tu carrito está vacío');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the header links to the page, which says it needs JavaScript @smoke', async ({ page }) => {
    await page.goto('/marcas');
    await page.getByRole('banner').getByRole('link', { name: 'Carrito' }).click();
    await expect(page).toHaveURL(Cart.PATH);
    await expectText(page, 'Tu carrito se guarda en este dispositivo');
  });
});
