import { lastMail } from '../fixtures/customers';
import { pesos, pricesOf } from '../fixtures/product';
import {
  CART_PATH,
  cartLines,
  expectCartCount,
  findProducts,
  logInWithCart,
  quantityField,
  summary,
  summaryAmount,
} from '../fixtures/server-cart';
import { expect, test } from '../fixtures/test';

test('a coupon is rejected beside its field, applied, and removed', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/422/);
  const [one] = await findProducts(catalogue, 28);
  const pieces = Math.ceil(1100 / one.current);
  await logInWithCart(page, request, [[one, pieces]]);
  const field = summary(page).getByLabel('Código del cupón');
  await field.fill('buenfin2024');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/venció el 18 de noviembre de 2024/);
  await expect(field).toBeFocused();
  await page.reload();
  await expect(field).toHaveValue('buenfin2024');
  await field.fill('');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Escribe el código de tu cupón.');
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
});

test('wallet credit is used after the sent code is confirmed', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/422/);
  const [one] = await findProducts(catalogue, 30);
  const { customer } = await logInWithCart(page, request, [[one, 2]]);
  await expect(cartLines(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Monedero' })).toHaveCount(0);
  await catalogue.control('wallet', { email: customer.email, amount: 150 });
  await page.reload();
  const wallet = page.getByRole('region', { name: 'Monedero' });
  const amount = wallet.getByLabel('Cantidad a usar');
  await amount.fill('9999');
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription(/Puedes usar hasta \$1\d\d\.\d\d/);
  await amount.fill('60.50');
  await amount.press('Enter');
  const code = wallet.getByLabel('Código de verificación');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/no es correcto/);
  const mail = await lastMail(request, customer.email, 'wallet');
  await code.fill(mail.code ?? '');
  await code.press('Enter');
  await expect(wallet).toContainText('Usas $60.50 de tu monedero');
  await expect(summaryAmount(page, 'Monedero')).toContainText('-$60.50');
  await expect(summaryAmount(page, 'Por pagar')).toBeVisible();
  await wallet.getByRole('button', { name: 'No usar monedero' }).click();
  await expect(summary(page).getByText('Por pagar')).toHaveCount(0);
  // For some time no other code can be requested.
  await amount.fill('10');
  await amount.press('Enter');
  await expect(wallet).toContainText('Usas $10.00 de tu monedero');
});

test('a build is counted, assembled or not, and removed as one', async ({
  page,
  request,
  catalogue,
}) => {
  const [one, other] = await findProducts(catalogue, 32);
  const { cart } = await logInWithCart(page, request, []);
  await cart.addAssembly([one.id, other.id]);
  await page.goto(CART_PATH);
  const group = page.getByRole('region', { name: 'Ensamble en carrito' });
  await expect(group.getByRole('listitem')).toHaveCount(2);
  await expectCartCount(page, 2);
  await group.getByRole('button', { name: 'Una pieza más de Ensamble en carrito' }).click();
  await expect(group).toContainText(pesos(2 * (pricesOf(one).final + pricesOf(other).final)));
  await expect.poll(cart.lines).toEqual({ [one.id]: 2, [other.id]: 2 });
  const choice = group.getByRole('checkbox', { name: /^Quiero que lo armen/ });
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await expect(summary(page).locator('dl')).toHaveAttribute('aria-busy', 'false');
  await page.reload();
  await expect(choice).not.toBeChecked();
  await group.getByRole('button', { name: 'Quitar Ensamble en carrito' }).click();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await expect.poll(cart.lines).toEqual({});
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(cart.lines).toEqual({ [one.id]: 2, [other.id]: 2 });
  await expect(choice).not.toBeChecked();
});

test('changes since the last visit are reported, and accepted with a click', async ({
  page,
  request,
  catalogue,
}) => {
  const [one] = await findProducts(catalogue, 34);
  const { cart } = await logInWithCart(page, request, [[one, 3]]);
  await expect(quantityField(page, one)).toHaveValue('3');
  const now = one.current + 50;
  await catalogue.control('price', {
    productId: one.id,
    price_with_tax: now,
    current_price_with_tax: now,
  });
  await catalogue.control('stock', { productId: one.id, stores: {}, providers: 2 });
  await page.reload();
  const line = cartLines(page).first();
  await expect(line).toContainText(`El precio subió de ${pesos(one.current)} a ${pesos(now)}`);
  await expect(line).toContainText('Solo quedan 2 piezas. Pediste 3');
  await line.getByRole('button', { name: /^Dejar 2 piezas/ }).click();
  await expect(line).not.toContainText('El precio subió');
  await expect.poll(cart.lines).toEqual({ [one.id]: 2 });
  await page.reload();
  await expect(quantityField(page, one)).toHaveValue('2');
  await expect(line).not.toContainText('El precio subió');
});
