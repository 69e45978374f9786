import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../fixtures/accessible';
import type { Catalogue } from '../fixtures/catalogue';
import { lastMail, logIn, newCustomer } from '../fixtures/customers';
import { type CatalogueProduct, pesos } from '../fixtures/product';
import { amountOf, CART, cartCount, cartLines, serverCart, summary } from '../fixtures/server-cart';
import { expect, test, visit } from '../fixtures/test';

const quantity = (page: Page, { name }: { name: string }) => page.getByLabel(`Cantidad de ${name}`);
const more = (page: Page, { name }: { name: string }) =>
  page.getByRole('button', { name: `Una pieza más de ${name}` });
const count = (page: Page, lines: number) =>
  expect(cartCount(page)).toHaveAccessibleName(
    lines === 0 ? 'Carrito' : `Carrito. Productos en tu carrito: ${lines}`,
  );

async function add(page: Page, { slug, name }: CatalogueProduct): Promise<void> {
  await visit(page, `/productos/${slug}`);
  await page
    .getByRole('button', { name: `Agregar al carrito: ${name}` })
    .first()
    .click();
}

/** Different products for each test, so that no two change the same stock. */
async function products(catalogue: Catalogue, skip: number, wanted = 2) {
  const { products: found } = await catalogue.search('', {
    in_stock: 1,
    page: skip,
    per_page: 40,
    sort: 'price',
  });
  const fitting = found.filter(({ stock, current }) => stock > 12 && current > 100);
  if (fitting.length < wanted) throw new Error('Too few products.');
  return fitting.slice(0, wanted) as [CatalogueProduct, CatalogueProduct, ...CatalogueProduct[]];
}

/** A customer who is logged in and whose cart holds what is named. */
async function withCart(
  page: Page,
  request: APIRequestContext,
  lines: readonly (readonly [CatalogueProduct, number])[],
) {
  const customer = await newCustomer(request);
  const cart = await serverCart(request, customer);
  for (const [{ id }, qty] of lines) await cart.add(id, qty);
  await logIn(page, customer, CART);
  return { customer, cart };
}

test('a visitor’s cart is there after the login, grows, and outlives another tab’s adding', async ({
  page,
  context,
  request,
  catalogue,
}) => {
  const [one, other, third] = await products(catalogue, 20, 3);
  if (!third) throw new Error('Too few products.');
  const customer = await newCustomer(request);
  const cart = await serverCart(request, customer);
  await cart.add(other.id, 2);
  await add(page, one);
  await logIn(page, customer, CART);
  await expect(cartLines(page)).toHaveCount(2);
  await expect(quantity(page, other)).toHaveValue('2');
  await count(page, 2);

  // What another tab adds is on this one's screen.
  const second = await context.newPage();
  await add(second, third);
  await expect(quantity(page, third)).toHaveValue('1');
  await count(page, 3);
  await count(second, 3);
  await expect.poll(cart.lines).toEqual({ [one.id]: 1, [other.id]: 2, [third.id]: 1 });
  // Once more of it, which is a piece and not a line.
  await second
    .getByRole('button', { name: /^Agreg(ar al carrito|ado): / })
    .first()
    .click();
  await expect(quantity(page, third)).toHaveValue('2');
  await count(second, 3);
  await second.reload();
  await count(second, 3);
});

test('pieces are changed by quick clicks, lines taken out and taken back, everything emptied', async ({
  page,
  request,
  catalogue,
}) => {
  const [one, other] = await products(catalogue, 22);
  const { cart } = await withCart(page, request, [
    [one, 1],
    [other, 2],
  ]);
  await expect(cartLines(page)).toHaveCount(2);
  const calls: string[] = [];
  let answer: () => void = () => undefined;
  const clicked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/eshop/carrito/actualizar/**', async (route) => {
    calls.push(route.request().url().split('/').at(-1) ?? '');
    await clicked;
    await route.continue();
  });
  for (let click = 0; click < 6; click++) await more(page, one).click();
  await expect(quantity(page, one)).toHaveValue('7');
  answer();
  await expect.poll(cart.lines).toEqual({ [one.id]: 7, [other.id]: 2 });
  // One call at a time: the first wish, then the last.
  expect(calls).toEqual(['2', '7']);
  await expect(amountOf(page, 'Subtotal')).toBeVisible();
  await expect(summary(page).locator('dl')).toHaveAttribute('aria-busy', 'false');

  await page.getByRole('button', { name: `Quitar ${one.name}`, exact: true }).click();
  await expect(cartLines(page)).toHaveCount(1);
  await count(page, 1);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await expect.poll(cart.lines).toEqual({ [other.id]: 2 });
  await page.keyboard.press('Enter');
  await expect(quantity(page, one)).toHaveValue('7');
  // Where it was.
  await expect(cartLines(page).first()).toContainText(one.name);
  await expect.poll(cart.lines).toEqual({ [one.id]: 7, [other.id]: 2 });

  await page.getByRole('button', { name: 'Vaciar carrito' }).click();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await expect.poll(cart.lines).toEqual({});
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(cart.lines).toEqual({ [one.id]: 7, [other.id]: 2 });
  await page.reload();
  await expect(cartLines(page)).toHaveCount(2);
});

test('what the server refuses is rolled back with its reason', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/422|500/);
  const [one, other] = await products(catalogue, 24);
  const { cart } = await withCart(page, request, [
    [one, 1],
    [other, 1],
  ]);
  await expect(quantity(page, one)).toHaveValue('1');
  // Somebody else buys: the page does not know yet.
  await catalogue.control('stock', { productId: one.id, stores: {}, providers: 2 });
  await quantity(page, one).fill('9');
  await quantity(page, one).press('Enter');
  await expect(page.getByText('No se guardó el cambio en tu carrito')).toBeVisible();
  await expect(page.getByText(/Solo quedan 2 piezas/).first()).toBeVisible();
  await expect(quantity(page, one)).toHaveValue('1');
  expect(await cart.lines()).toEqual({ [one.id]: 1, [other.id]: 1 });

  await page.route('**/api/eshop/carrito/quitar/**', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/vnd.api+json',
      body: JSON.stringify({ message: 'El carrito está en mantenimiento.' }),
    }),
  );
  await page.getByRole('button', { name: `Quitar ${other.name}`, exact: true }).click();
  await expect(page.getByText('El carrito está en mantenimiento.')).toBeVisible();
  await expect(quantity(page, other)).toHaveValue('1');
  await count(page, 2);

  // Of what is added the server takes what there is.
  await add(page, one);
  await page
    .getByRole('button', { name: /^Agregado: / })
    .first()
    .click();
  await expect(page.getByText(`No agregamos todas las piezas de ${one.name}`)).toBeVisible();
  await expect.poll(cart.lines).toEqual({ [one.id]: 2, [other.id]: 1 });
});

test('what cannot reach the server stays, and arrives later, once', async ({
  page,
  context,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|ERR_INTERNET|500/);
  const [one] = await products(catalogue, 26);
  const { cart } = await withCart(page, request, []);
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await visit(page, `/productos/${one.slug}`);
  // The server takes it, but nobody hears of it.
  await context.route('**/api/eshop/carrito/agregar/**', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page
    .getByRole('button', { name: `Agregar al carrito: ${one.name}` })
    .first()
    .click();
  await expect.poll(cart.lines).toEqual({ [one.id]: 1 });
  await count(page, 1);
  await context.unroute('**/api/eshop/carrito/agregar/**');
  await page.goto(CART);
  await expect(quantity(page, one)).toHaveValue('1');
  await expect(summary(page).locator('dl')).toHaveAttribute('aria-busy', 'false');
  expect(await cart.lines()).toEqual({ [one.id]: 1 });
  await count(page, 1);
});

test('a coupon is refused beside its field, applied, and taken off', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/422/);
  const [one] = await products(catalogue, 28);
  const pieces = Math.ceil(1100 / one.current);
  await withCart(page, request, [[one, pieces]]);
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
  const total = amountOf(page, 'Total');
  const before = (await total.textContent()) ?? '';
  await field.fill('bienvenido100');
  await field.press('Enter');
  const taken = page.getByRole('button', { name: 'Quitar cupón BIENVENIDO100' });
  await expect(taken).toBeFocused();
  await expect(amountOf(page, 'Cupón BIENVENIDO100')).toContainText('-$86.21');
  await expect(total).not.toHaveText(before);
  await taken.press('Enter');
  await expect(field).toBeFocused();
  await expect(total).toHaveText(before);
});

test('wallet credit is used once the code that was sent is confirmed', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/422/);
  const [one] = await products(catalogue, 30);
  const { customer } = await withCart(page, request, [[one, 2]]);
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
  await expect(amountOf(page, 'Monedero')).toContainText('-$60.50');
  await expect(amountOf(page, 'Por pagar')).toBeVisible();
  await wallet.getByRole('button', { name: 'No usar monedero' }).click();
  await expect(summary(page).getByText('Por pagar')).toHaveCount(0);
  // For a while another code is not asked for.
  await amount.fill('10');
  await amount.press('Enter');
  await expect(wallet).toContainText('Usas $10.00 de tu monedero');
});

test('an assembly is counted, put together or not, and taken out as one', async ({
  page,
  request,
  catalogue,
}) => {
  const [one, other] = await products(catalogue, 32);
  const { cart } = await withCart(page, request, []);
  await cart.addAssembly([one.id, other.id]);
  await page.goto(CART);
  const group = page.getByRole('region', { name: 'Ensamble en carrito' });
  await expect(group.getByRole('listitem')).toHaveCount(2);
  await count(page, 2);
  await group.getByRole('button', { name: 'Una pieza más de Ensamble en carrito' }).click();
  await expect(group).toContainText(pesos(2 * (one.current + other.current)));
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

test('what changed since is said, and settled by a click', async ({ page, request, catalogue }) => {
  const [one] = await products(catalogue, 34);
  const { cart } = await withCart(page, request, [[one, 3]]);
  await expect(quantity(page, one)).toHaveValue('3');
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
  await expect(quantity(page, one)).toHaveValue('2');
  await expect(line).not.toContainText('El precio subió');
});

test('the drawer shows it from any page, and leaving empties it', async ({
  page,
  request,
  catalogue,
}) => {
  const [one, other] = await products(catalogue, 36);
  await withCart(page, request, [[one, 2]]);
  await add(page, other);
  await cartCount(page).click();
  const drawer = page.getByRole('dialog', { name: /^Tu carrito/ });
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await expect(drawer.getByText('Total', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: `Quitar ${one.name}` }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await count(page, 1);
  await page.getByRole('button', { name: /^Mi cuenta: / }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await count(page, 0);
  await page.goto(CART);
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
});

for (const width of [360, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible at ${width} px, ${colorScheme}, by keyboard alone`, async ({
      page,
      request,
      catalogue,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const [one, other, third] = await products(catalogue, 38, 3);
      if (!third) throw new Error('Too few products.');
      const { customer, cart } = await withCart(page, request, [[one, 2]]);
      await cart.addAssembly([other.id, third.id]);
      await catalogue.control('wallet', { email: customer.email, amount: 100 });
      await page.goto(CART);
      await expect(page.getByRole('region', { name: 'Monedero' })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await more(page, one).focus();
      await page.keyboard.press('Enter');
      await expect(quantity(page, one)).toHaveValue('3');
      await page.getByRole('checkbox', { name: /^Quiero que lo armen/ }).focus();
      await page.keyboard.press(' ');
      await page.getByRole('button', { name: 'Quitar Ensamble en carrito' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect.poll(cart.lines).toEqual({ [one.id]: 3, [other.id]: 1, [third.id]: 1 });
    });
  }
}
