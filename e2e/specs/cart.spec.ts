import { expectFullPageAccessible, expectNoOverflow, LOOKS } from '../fixtures/accessibility';
import { recordLayoutShifts, sumShifts } from '../fixtures/layout-shifts';
import { pesos } from '../fixtures/product';
import {
  addButton,
  CART_PATH,
  cartButton,
  cartDrawer,
  cartLines,
  expectCartCount,
  goToCartPage,
} from '../fixtures/server-cart';
import { catalogue, expect, test, visit } from '../fixtures/test';

test('a visitor fills the cart, changes it in the drawer, and finds it again @smoke', async ({
  page,
}) => {
  const enough = { filters: '', in_stock: 1 };
  const one = await catalogue.find(({ stock }) => stock > 5, enough);
  const other = await catalogue.find(
    ({ stock, id, hasPicture }) => stock > 5 && id !== one.id && hasPicture,
    enough,
  );
  await visit(page, `/buscar?q=${encodeURIComponent(one.partNumber)}`);
  await addButton(page, one).click();
  await expectCartCount(page, 1);
  await visit(page, `/productos/${other.slug}`);
  await page.getByRole('button', { name: 'Agregar una pieza' }).click();
  await addButton(page, other).click();
  await expectCartCount(page, 2);
  const notice = page
    .getByRole('region', { name: 'Notificaciones' })
    .getByRole('listitem')
    .filter({ hasText: 'Se agregó a tu carrito' });
  await expect(notice.locator('img')).toBeVisible();

  await page.reload();
  await expectCartCount(page, 2);
  await cartButton(page).click();
  const cart = cartDrawer(page);
  const pieces = cart.getByLabel(`Cantidad de ${other.name}`);
  await expect(pieces).toHaveValue('2');
  await expect(cart).toContainText(pesos(one.current + 2 * other.current));
  await pieces.fill('999999');
  await pieces.press('Enter');
  await expect(pieces).toHaveValue(String(other.stock));
  await pieces.fill('2');
  await pieces.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
  await addButton(page, other).click();
  await notice.getByRole('link', { name: 'Ver carrito' }).click();
  await expect(page).toHaveURL(CART_PATH);
  await expect(notice).toHaveCount(0);
});

test('an old cart says what changed, and loses nothing', async ({ page }) => {
  const product = await catalogue.find((one) => one.current > 2000 && one.stock > 5, { skip: 24 });
  await visit(page, `/productos/${product.slug}`);
  await page.getByRole('button', { name: 'Agregar una pieza' }).click();
  await addButton(page, product).click();
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
  await line.getByRole('button', { name: /^Dejar 1 pieza/ }).click();
  await expect(line.getByLabel(`Cantidad de ${product.name}`)).toHaveValue('1');
  await page.reload();
  await expect(line.getByLabel(`Cantidad de ${product.name}`)).toHaveValue('1');
  await expect(line).not.toContainText('El precio bajó');
  await catalogue.control('stock', { productId: product.id, stores: {}, providers: 0 });
  await page.reload();
  await expect(line).toContainText('Agotado por el momento.');
  await expectCartCount(page, 1);
});

test('the page moves nothing when it loads, and can be used by everybody, by keyboard alone', async ({
  page,
}) => {
  const wanted = { in_stock: 1, sort: 'price' };
  const one = await catalogue.find(({ stock }) => stock > 5, wanted);
  const other = await catalogue.find(({ stock, id }) => stock > 5 && id !== one.id, wanted);
  const readShifts = await recordLayoutShifts(page);
  await page.goto('/compra');
  await expect(page).toHaveURL(CART_PATH);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await expectFullPageAccessible(page);
  for (const { slug, name } of [one, other]) {
    await visit(page, `/productos/${slug}`);
    await addButton(page, { name }).click();
  }
  await page.goto(CART_PATH);
  await expect(cartLines(page)).toHaveCount(2);
  expect(sumShifts(await readShifts())).toBeLessThan(0.01);
  for (const [width, colorScheme] of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    await test.step(`${width} px, ${colorScheme}`, () => expectFullPageAccessible(page));
  }

  await page.getByRole('button', { name: `Una pieza más de ${one.name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`Cantidad de ${one.name}`)).toHaveValue('2');
  await page.getByRole('button', { name: `Quitar ${one.name}`, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(cartLines(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await expectFullPageAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`Cantidad de ${one.name}`)).toHaveValue('2');
  await page.getByRole('button', { name: `Mover a favoritos: ${other.name}` }).focus();
  await page.keyboard.press(' ');
  await expect(page.getByRole('region', { name: 'Mis favoritos' })).toContainText(other.name);
  await page.getByRole('button', { name: 'Vaciar carrito' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the header links to the page, which says that it needs JavaScript @smoke', async ({
    page,
  }) => {
    await page.goto('/marcas');
    await page.getByRole('banner').getByRole('link', { name: 'Carrito' }).click();
    await expect(page).toHaveURL(CART_PATH);
    await expect(page.getByText('Tu carrito se guarda en este dispositivo')).toBeVisible();
  });
});
