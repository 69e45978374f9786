import { expectSameDocument, isRscRequest, markDocument, pointerDown } from '../fixtures/browse';
import { hold } from '../fixtures/connection';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as List from '../pages/list';
import { heading } from '../pages/main';
import { footerLink } from '../pages/shell';

test('a press navigates before the button is released, and only once; so does the keyboard @smoke', async ({
  page,
}) => {
  await visit(page, '/marcas');
  await markDocument(page);
  const before = await page.evaluate(() => history.length);
  await pointerDown(page, footerLink(page));
  await expect(page).toHaveURL('/soporte/sucursales');
  await expect(heading(page)).toHaveText('Sucursales');
  await page.mouse.up();
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/marcas');
  await expect(heading(page)).toHaveText('Marcas');

  await footerLink(page).press('Enter');
  await expect(heading(page)).toHaveText('Sucursales');
  await expect(heading(page)).toBeFocused();

  // Its payload is the largest.
  await pointerDown(page, page.getByRole('banner').locator('a[href="/"]').first());
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText(
    'Cómputo y electrónica: más de 10.000 artículos para tu negocio y hogar',
  );
  await page.mouse.up();
  await expectSameDocument(page);
});

for (const [where, link] of [
  ['stays', footerLink],
  ['goes with its page', List.firstLink],
] as const) {
  test(`releasing elsewhere undoes the navigation, if the link ${where}`, async ({ page }) => {
    await visit(page, '/marcas');
    await visit(page, '/buscar');
    await markDocument(page);
    const names = await List.names(page).allTextContents();
    const { x, y } = await pointerDown(page, link(page));
    await expect(page).not.toHaveURL('/buscar');
    await expect(List.names(page)).not.toHaveText(names);
    await page.mouse.move(x + 60, y - 60, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL('/buscar');
    await expect(List.names(page)).toHaveText(names);
    await expectSameDocument(page);
    await page.goBack();
    await expect(page).toHaveURL('/marcas');
  });
}

test('a navigation that is undone before its page has loaded stays undone', async ({ page }) => {
  const payloads = await hold(page, isRscRequest);
  await visit(page, '/marcas');
  await markDocument(page);
  const { x, y } = await pointerDown(page, footerLink(page));
  await expect.poll(() => payloads.count).toBeGreaterThan(0);
  await page.mouse.move(x + 60, y - 60, { steps: 4 });
  await page.mouse.up();
  const answered = page.waitForResponse((response) => isRscRequest(new URL(response.url())));
  payloads.release();
  await answered;
  await expect(heading(page)).toHaveText('Marcas');
  await expect(page).toHaveURL('/marcas');
  // The shop works as if nothing had been pressed.
  await footerLink(page).click();
  await expect(heading(page)).toHaveText('Sucursales');
  await page.goBack();
  await expect(page).toHaveURL('/marcas');
  await expectSameDocument(page);
});

test('Control, Shift and the middle button open another tab or window, as the browser does', async ({
  page,
  context,
}) => {
  await visit(page, '/marcas');
  await markDocument(page);
  for (const options of [
    { modifiers: ['Control' as const] },
    { modifiers: ['Shift' as const] },
    { button: 'middle' as const },
  ]) {
    const opened = context.waitForEvent('page');
    await footerLink(page).click(options);
    const other = await opened;
    await expect(heading(other)).toHaveText('Sucursales');
    await other.close();
    await expect(page).toHaveURL('/marcas');
    await expect(heading(page)).toHaveText('Marcas');
  }
  await expectSameDocument(page);
});

test('a link of the cart closes it, and the focus goes to the heading', async ({ page }) => {
  const product = await catalogue.find(({ stock }) => stock > 5, { skip: 2 });
  await Cart.addFromPage(page, product);
  const cart = Cart.drawer(page);
  await visit(page, '/marcas');
  await markDocument(page);
  await Cart.button(page).click();
  await cart.getByRole('link', { name: product.name }).first().click();
  await expect(cart).toBeHidden();
  await expect(heading(page)).toHaveText(product.name);
  await expect(heading(page)).toBeFocused();
  await Cart.button(page).click();
  await Cart.openFromDrawer(page);
  await expect(heading(page)).toBeFocused();
  await expectSameDocument(page);
});
