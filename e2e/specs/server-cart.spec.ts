import { expectAccessible, expectUsable } from '../fixtures/accessibility';
import { loseAnswers } from '../fixtures/connection';
import { lastMail, logInByForm, newCustomer } from '../fixtures/customers';
import { pesos, pricesOf } from '../fixtures/product';
import { findProducts, logInWithCart, serverCart } from '../fixtures/server-cart';
import { catalogue, expect, expectConsole, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import { enter, expectText } from '../pages/main';
import { signOut, undoButton } from '../pages/shell';

test('a guest cart is merged at login, keeps the additions of another tab, and is gone after signing out @smoke', async ({
  page,
  context,
}) => {
  const [one, other, third] = await findProducts(20, 3);
  if (!third) throw new Error('Too few products.');
  const customer = await newCustomer();
  const cart = await serverCart(customer);
  await cart.add(other.id, 2);
  await Cart.addFromPage(page, one);
  await logInByForm(page, customer, Cart.PATH);
  await expect(Cart.lines(page)).toHaveCount(2);
  await expect(Cart.quantityField(page, other)).toHaveValue('2');
  await Cart.expectCount(page, 2);

  // An addition in another tab appears in this one.
  const second = await context.newPage();
  await Cart.addFromPage(second, third);
  await expect(Cart.quantityField(page, third)).toHaveValue('1');
  await Cart.expectCount(page, 3);
  await Cart.expectCount(second, 3);
  await expect.poll(cart.lines).toEqual({ [one.id]: 1, [other.id]: 2, [third.id]: 1 });
  // The same product again adds a piece and not a line.
  await Cart.addButton(second, third).click();
  await expect(Cart.quantityField(page, third)).toHaveValue('2');
  await Cart.expectCount(second, 3);
  await Cart.button(second).click();
  const drawer = Cart.drawer(second);
  await expect(drawer.getByRole('listitem')).toHaveCount(3);
  await drawer.getByRole('button', { name: `Quitar ${one.name}` }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(second);
  await second.keyboard.press('Escape');
  await Cart.expectCount(second, 2);
  await signOut(second);
  for (const tab of [page, second]) await Cart.expectCount(tab, 0);
  await second.goto(Cart.PATH);
  await expectText(second, 'Tu carrito está vacío');
});

test('a change made offline is kept, and sent once later', async ({ page, context }) => {
  expectConsole(/ERR_FAILED|ERR_INTERNET|500/);
  const [one] = await findProducts(26);
  const { cart } = await logInWithCart(page, []);
  await expectText(page, 'Tu carrito está vacío');
  await visit(page, `/productos/${one.slug}`);
  // The server accepts it, but the response is lost.
  await loseAnswers(context, '**/api/eshop/carrito/agregar/**');
  const lost = page.waitForEvent('requestfailed', (one) => one.url().includes('/agregar/'));
  await Cart.addButton(page, one).click();
  await expect.poll(cart.lines).toEqual({ [one.id]: 1 });
  await lost;
  // Until the next answer it may be counted on both sides.
  await expect(Cart.button(page)).toHaveAccessibleName(/^Carrito\. /);
  await context.unroute('**/api/eshop/carrito/agregar/**');
  await page.goto(Cart.PATH);
  await expect(Cart.quantityField(page, one)).toHaveValue('1');
  await expect(Cart.summary(page).locator('dl')).toHaveAttribute('aria-busy', 'false');
  expect(await cart.lines()).toEqual({ [one.id]: 1 });
  await Cart.expectCount(page, 1);
});

test('coupon and wallet credit are taken off the total and given back @smoke', async ({ page }) => {
  expectConsole(/422/);
  const [one] = await findProducts(28);
  const pieces = Math.ceil(1100 / one.current);
  const { customer } = await logInWithCart(page, [[one, pieces]]);
  await catalogue.control('wallet', { email: customer.email, amount: 150 });
  await page.reload();
  const field = Cart.summary(page).getByLabel('Código del cupón');
  await enter(field, 'buenfin2024');
  await expect(field).toHaveAccessibleDescription(/venció el 18 de noviembre de 2024/);
  await expect(field).toBeFocused();
  const total = Cart.amount(page, 'Total');
  const before = (await total.textContent()) ?? '';
  await enter(field, 'bienvenido100');
  const taken = page.getByRole('button', { name: 'Quitar cupón BIENVENIDO100' });
  await expect(taken).toBeFocused();
  await expect(Cart.amount(page, 'Cupón BIENVENIDO100')).toContainText('-$100.00');
  await expect(total).not.toHaveText(before);
  await taken.press('Enter');
  await expect(field).toBeFocused();
  await expect(total).toHaveText(before);

  const wallet = page.getByRole('region', { name: 'Monedero' });
  const amount = wallet.getByLabel('Cantidad a usar');
  await enter(amount, '60.50');
  const code = wallet.getByLabel('Código de verificación');
  await expect(code).toBeFocused();
  const mail = await lastMail(customer.email, 'wallet');
  await enter(code, mail.code ?? '');
  await expect(Cart.amount(page, 'Monedero')).toContainText('-$60.50');
  await expect(Cart.amount(page, 'Por pagar')).toBeVisible();
  await wallet.getByRole('button', { name: 'No usar monedero' }).click();
  await expect(Cart.summary(page).getByText('Por pagar')).toHaveCount(0);
  // For some time no other code can be requested.
  await enter(amount, '10');
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
  await expect(Cart.quantityField(page, one)).toHaveValue('3');
  await cart.addAssembly([other.id, third.id]);
  const now = one.current + 50;
  await catalogue.setPrice(one.id, now, { price_with_tax: now });
  await catalogue.setStock(one.id, {}, 2);
  await page.goto(Cart.PATH);
  const line = Cart.lines(page).first();
  await expect(line).toContainText(`El precio subió de ${pesos(one.current)} a ${pesos(now)}`);
  await expect(line).toContainText('Solo quedan 2 piezas. Pediste 3');
  await expectUsable(page);
  await line.getByRole('button', { name: /^Dejar 2 piezas/ }).press('Enter');
  await expect(line).not.toContainText('El precio subió');

  const group = Cart.build(page);
  await Cart.increaseButton(page, { name: 'Ensamble en carrito' }).press('Enter');
  await expect(group).toContainText(pesos(2 * (pricesOf(other).final + pricesOf(third).final)));
  const wanted = { [one.id]: 2, [other.id]: 2, [third.id]: 2 };
  await expect.poll(cart.lines).toEqual(wanted);
  const choice = group.getByRole('checkbox', { name: /^Quiero que lo armen/ });
  await choice.press(' ');
  await expect(choice).not.toBeChecked();
  await expect(Cart.summary(page).locator('dl')).toHaveAttribute('aria-busy', 'false');
  await group.getByRole('button', { name: 'Quitar Ensamble en carrito' }).press('Enter');
  await expect.poll(cart.lines).toEqual({ [one.id]: 2 });
  await expect(undoButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(cart.lines).toEqual(wanted);
  await page.reload();
  await expect(choice).not.toBeChecked();
  await expect(Cart.quantityField(page, one)).toHaveValue('2');
  await expect(line).not.toContainText('El precio subió');
});
