import { expectAccessible, expectNoOverflow } from '../fixtures/accessibility';
import { lastMail, logInByForm, newCustomer } from '../fixtures/customers';
import { pesos, pricesOf } from '../fixtures/product';
import {
  addButton,
  addToCartFromPage,
  CART_PATH,
  cartButton,
  cartDrawer,
  cartLines,
  expectCartCount,
  findProducts,
  increaseButton,
  logInWithCart,
  quantityField,
  serverCart,
  summary,
  summaryAmount,
} from '../fixtures/server-cart';
import { catalogue, expect, expectConsole, test, visit } from '../fixtures/test';

test('a guest cart is merged at login, keeps the additions of another tab, and is gone after signing out @smoke', async ({
  page,
  context,
}) => {
  const [one, other, third] = await findProducts(20, 3);
  if (!third) throw new Error('Too few products.');
  const customer = await newCustomer();
  const cart = await serverCart(customer);
  await cart.add(other.id, 2);
  await addToCartFromPage(page, one);
  await logInByForm(page, customer, CART_PATH);
  await expect(cartLines(page)).toHaveCount(2);
  await expect(quantityField(page, other)).toHaveValue('2');
  await expectCartCount(page, 2);

  // An addition in another tab appears in this one.
  const second = await context.newPage();
  await addToCartFromPage(second, third);
  await expect(quantityField(page, third)).toHaveValue('1');
  await expectCartCount(page, 3);
  await expectCartCount(second, 3);
  await expect.poll(cart.lines).toEqual({ [one.id]: 1, [other.id]: 2, [third.id]: 1 });
  // The same product again adds a piece and not a line.
  await second
    .getByRole('button', { name: /Agregar al carrito: / })
    .first()
    .click();
  await expect(quantityField(page, third)).toHaveValue('2');
  await expectCartCount(second, 3);
  await cartButton(second).click();
  const drawer = cartDrawer(second);
  await expect(drawer.getByRole('listitem')).toHaveCount(3);
  await drawer.getByRole('button', { name: `Quitar ${one.name}` }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(second);
  await second.keyboard.press('Escape');
  await expectCartCount(second, 2);
  await second.getByRole('button', { name: /^Mi cuenta: / }).click();
  await second.getByRole('button', { name: 'Cerrar sesión' }).click();
  for (const tab of [page, second]) await expectCartCount(tab, 0);
  await second.goto(CART_PATH);
  await expect(second.getByText('Tu carrito está vacío')).toBeVisible();
});

test('a change made offline is kept, and sent once later', async ({ page, context }) => {
  expectConsole(/ERR_FAILED|ERR_INTERNET|500/);
  const [one] = await findProducts(26);
  const { cart } = await logInWithCart(page, []);
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await visit(page, `/productos/${one.slug}`);
  // The server accepts it, but the response is lost.
  await context.route('**/api/eshop/carrito/agregar/**', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (one) => one.url().includes('/agregar/'));
  await addButton(page, one).click();
  await expect.poll(cart.lines).toEqual({ [one.id]: 1 });
  await lost;
  // Until the next answer it may be counted on both sides.
  await expect(cartButton(page)).toHaveAccessibleName(/^Carrito\. /);
  await context.unroute('**/api/eshop/carrito/agregar/**');
  await page.goto(CART_PATH);
  await expect(quantityField(page, one)).toHaveValue('1');
  await expect(summary(page).locator('dl')).toHaveAttribute('aria-busy', 'false');
  expect(await cart.lines()).toEqual({ [one.id]: 1 });
  await expectCartCount(page, 1);
});

test('a coupon and wallet credit are taken off the total, and given back @smoke', async ({
  page,
}) => {
  expectConsole(/422/);
  const [one] = await findProducts(28);
  const pieces = Math.ceil(1100 / one.current);
  const { customer } = await logInWithCart(page, [[one, pieces]]);
  await catalogue.control('wallet', { email: customer.email, amount: 150 });
  await page.reload();
  const field = summary(page).getByLabel('Código del cupón');
  await field.fill('buenfin2024');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/venció el 18 de noviembre de 2024/);
  await expect(field).toBeFocused();
  const total = summaryAmount(page, 'Total');
  const before = (await total.textContent()) ?? '';
  await field.fill('bienvenido100');
  await field.press('Enter');
  const taken = page.getByRole('button', { name: 'Quitar cupón BIENVENIDO100' });
  await expect(taken).toBeFocused();
  await expect(summaryAmount(page, 'Cupón BIENVENIDO100')).toContainText('-$100.00');
  await expect(total).not.toHaveText(before);
  await taken.press('Enter');
  await expect(field).toBeFocused();
  await expect(total).toHaveText(before);

  const wallet = page.getByRole('region', { name: 'Monedero' });
  const amount = wallet.getByLabel('Cantidad a usar');
  await amount.fill('60.50');
  await amount.press('Enter');
  const code = wallet.getByLabel('Código de verificación');
  await expect(code).toBeFocused();
  const mail = await lastMail(customer.email, 'wallet');
  await code.fill(mail.code ?? '');
  await code.press('Enter');
  await expect(summaryAmount(page, 'Monedero')).toContainText('-$60.50');
  await expect(summaryAmount(page, 'Por pagar')).toBeVisible();
  await wallet.getByRole('button', { name: 'No usar monedero' }).click();
  await expect(summary(page).getByText('Por pagar')).toHaveCount(0);
  // For some time no other code can be requested.
  await amount.fill('10');
  await amount.press('Enter');
  await expect(wallet).toContainText('Usas $10.00 de tu monedero');
});

test('a line that changed since the last visit and a build are kept on the server, by keyboard alone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 800 });
  const [one, other, third] = await findProducts(38, 3);
  if (!third) throw new Error('Too few products.');
  const { cart } = await logInWithCart(page, [[one, 3]]);
  await expect(quantityField(page, one)).toHaveValue('3');
  await cart.addAssembly([other.id, third.id]);
  const now = one.current + 50;
  await catalogue.control('price', {
    productId: one.id,
    price_with_tax: now,
    current_price_with_tax: now,
  });
  await catalogue.control('stock', { productId: one.id, stores: {}, providers: 2 });
  await page.goto(CART_PATH);
  const line = cartLines(page).first();
  await expect(line).toContainText(`El precio subió de ${pesos(one.current)} a ${pesos(now)}`);
  await expect(line).toContainText('Solo quedan 2 piezas. Pediste 3');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await line.getByRole('button', { name: /^Dejar 2 piezas/ }).press('Enter');
  await expect(line).not.toContainText('El precio subió');

  const group = page.getByRole('region', { name: 'Ensamble en carrito' });
  await increaseButton(page, { name: 'Ensamble en carrito' }).press('Enter');
  await expect(group).toContainText(pesos(2 * (pricesOf(other).final + pricesOf(third).final)));
  const wanted = { [one.id]: 2, [other.id]: 2, [third.id]: 2 };
  await expect.poll(cart.lines).toEqual(wanted);
  const choice = group.getByRole('checkbox', { name: /^Quiero que lo armen/ });
  await choice.press(' ');
  await expect(choice).not.toBeChecked();
  await expect(summary(page).locator('dl')).toHaveAttribute('aria-busy', 'false');
  await group.getByRole('button', { name: 'Quitar Ensamble en carrito' }).press('Enter');
  await expect.poll(cart.lines).toEqual({ [one.id]: 2 });
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(cart.lines).toEqual(wanted);
  await page.reload();
  await expect(choice).not.toBeChecked();
  await expect(quantityField(page, one)).toHaveValue('2');
  await expect(line).not.toContainText('El precio subió');
});
