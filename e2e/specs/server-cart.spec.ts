import {
  expectAccessible,
  expectFullPageAccessible,
  expectNoOverflow,
} from '../fixtures/accessibility';
import { logInByForm, newCustomer } from '../fixtures/customers';
import {
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
import { expect, test, visit } from '../fixtures/test';

test('a guest cart is merged at login, grows, and keeps the additions of another tab', async ({
  page,
  context,
  request,
  catalogue,
}) => {
  const [one, other, third] = await findProducts(catalogue, 20, 3);
  if (!third) throw new Error('Too few products.');
  const customer = await newCustomer(request);
  const cart = await serverCart(request, customer);
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
  await second.reload();
  await expectCartCount(second, 3);
});

test('quantities change by quick clicks, lines are removed and restored, and the cart is emptied', async ({
  page,
  request,
  catalogue,
}) => {
  const [one, other] = await findProducts(catalogue, 22);
  const { cart } = await logInWithCart(page, request, [
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
  for (let click = 0; click < 6; click++) await increaseButton(page, one).click();
  await expect(quantityField(page, one)).toHaveValue('7');
  answer();
  await expect.poll(cart.lines).toEqual({ [one.id]: 7, [other.id]: 2 });
  // One call at a time: the first change, then the last one.
  expect(calls).toEqual(['2', '7']);
  await expect(summaryAmount(page, 'Productos (9 piezas)')).toBeVisible();
  await expect(summary(page).locator('dl')).toHaveAttribute('aria-busy', 'false');

  await page.getByRole('button', { name: `Quitar ${one.name}`, exact: true }).click();
  await expect(cartLines(page)).toHaveCount(1);
  await expectCartCount(page, 1);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await expect.poll(cart.lines).toEqual({ [other.id]: 2 });
  await page.keyboard.press('Enter');
  await expect(quantityField(page, one)).toHaveValue('7');
  // At its old position.
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

test('a change that the server rejects is rolled back with its reason', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/422|500/);
  const [one, other] = await findProducts(catalogue, 24);
  const { cart } = await logInWithCart(page, request, [
    [one, 1],
    [other, 1],
  ]);
  await expect(quantityField(page, one)).toHaveValue('1');
  // Another customer buys, which the page does not know yet.
  await catalogue.control('stock', { productId: one.id, stores: {}, providers: 2 });
  await quantityField(page, one).fill('9');
  await quantityField(page, one).press('Enter');
  await expect(page.getByText('No se guardó el cambio en tu carrito')).toBeVisible();
  await expect(page.getByText(/Solo quedan 2 piezas/).first()).toBeVisible();
  await expect(quantityField(page, one)).toHaveValue('1');
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
  await expect(quantityField(page, other)).toHaveValue('1');
  await expectCartCount(page, 2);

  // The server adds as many as are in stock.
  await addToCartFromPage(page, one);
  await page
    .getByRole('button', { name: /^En tu carrito \(\d+\)\. Agregar al carrito: / })
    .first()
    .click();
  await expect(page.getByText(`No agregamos todas las piezas de ${one.name}`)).toBeVisible();
  await expect.poll(cart.lines).toEqual({ [one.id]: 2, [other.id]: 1 });
});

test('a change made offline is kept, and sent once later', async ({
  page,
  context,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|ERR_INTERNET|500/);
  const [one] = await findProducts(catalogue, 26);
  const { cart } = await logInWithCart(page, request, []);
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await visit(page, `/productos/${one.slug}`);
  // The server accepts it, but the response is lost.
  await context.route('**/api/eshop/carrito/agregar/**', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (one) => one.url().includes('/agregar/'));
  await page
    .getByRole('button', { name: `Agregar al carrito: ${one.name}` })
    .first()
    .click();
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

test('the drawer shows the cart on any page, and signing out empties it', async ({
  page,
  request,
  catalogue,
}) => {
  const [one, other] = await findProducts(catalogue, 36);
  await logInWithCart(page, request, [[one, 2]]);
  await addToCartFromPage(page, other);
  await cartButton(page).click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await expect(drawer.getByText('Total', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: `Quitar ${one.name}` }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectCartCount(page, 1);
  await page.getByRole('button', { name: /^Mi cuenta: / }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expectCartCount(page, 0);
  await page.goto(CART_PATH);
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
      const [one, other, third] = await findProducts(catalogue, 38, 3);
      if (!third) throw new Error('Too few products.');
      const { customer, cart } = await logInWithCart(page, request, [[one, 2]]);
      await cart.addAssembly([other.id, third.id]);
      await catalogue.control('wallet', { email: customer.email, amount: 100 });
      await page.goto(CART_PATH);
      await expect(page.getByRole('region', { name: 'Monedero' })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await increaseButton(page, one).focus();
      await page.keyboard.press('Enter');
      await expect(quantityField(page, one)).toHaveValue('3');
      await page.getByRole('checkbox', { name: /^Quiero que lo armen/ }).focus();
      await page.keyboard.press(' ');
      await page.getByRole('button', { name: 'Quitar Ensamble en carrito' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
      await expectFullPageAccessible(page);
      await page.keyboard.press('Enter');
      await expect.poll(cart.lines).toEqual({ [one.id]: 3, [other.id]: 1, [third.id]: 1 });
    });
  }
}
