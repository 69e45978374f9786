import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../fixtures/boxes';
import { logIn, newCustomer } from '../fixtures/customers';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as List from '../pages/list';
import { accountButton, menu, menuButton, placeButton, placeDialog, signOut } from '../pages/shell';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Moves a finger down, beginning at the head of an overlay. */
async function swipeDown(page: Page, overlay: Locator): Promise<void> {
  const { x: left, y: top, width } = await boxOf(overlay);
  const [x, y] = [left + width / 2, top + 20];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + by }],
    });
  await touch('touchStart', 0);
  for (let by = 20; by <= 200; by += 20) await touch('touchMove', by);
  await touch('touchEnd', 200);
}

interface Overlay {
  name: string;
  opener: (page: Page) => Locator;
  overlay: (page: Page) => Locator;
}

const OVERLAYS: readonly Overlay[] = [
  { name: 'the menu', opener: menuButton, overlay: menu },
  { name: 'the cart', opener: Cart.button, overlay: Cart.drawer },
  { name: 'the place', opener: placeButton, overlay: placeDialog },
  {
    name: 'the enlarged picture',
    opener: (page) => page.getByTitle('Ampliar la foto').first(),
    overlay: (page) => page.getByRole('dialog', { name: 'Fotos del producto' }),
  },
];

const depth = (page: Page) => page.evaluate(() => history.state?.overlays ?? 0);

test('menu, cart, place and enlarged picture close with Escape, Back and a swipe down, and leave no history', async ({
  page,
}) => {
  const { slug } = await catalogue.find(({ hasPicture }) => hasPicture);
  const here = `/productos/${slug}`;
  await visit(page, '/soporte/formas-de-pago');
  await visit(page, here);
  for (const { name, opener, overlay } of OVERLAYS) {
    const close: [string, () => Promise<unknown>][] = [
      ['Escape', () => page.keyboard.press('Escape')],
      ['Back', () => page.goBack()],
      ['a swipe', () => swipeDown(page, overlay(page))],
    ];
    for (const [way, act] of close) {
      await test.step(`${name}: ${way}`, async () => {
        await opener(page).click();
        await expect(overlay(page)).toBeVisible();
        await act();
        await expect(overlay(page)).toBeHidden();
        await expect(page).toHaveURL(here);
        await expect(opener(page)).toBeFocused();
        await expect.poll(() => depth(page)).toBe(0);
      });
    }
    await test.step(`${name}: the entry ahead of it`, async () => {
      await page.goForward();
      await expect(overlay(page)).toBeHidden();
      await expect.poll(() => depth(page)).toBe(0);
    });
  }
  await page.goBack();
  await expect(page).toHaveURL('/soporte/formas-de-pago');
});

test('the filters close with Escape, Back and a swipe down @smoke', async ({ page }) => {
  const [category] = (await catalogue.search()).facets.categories;
  const here = `/buscar/categoria_${category?.slug}`;
  await visit(page, here);
  const filters = List.filters(page);
  for (const act of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => swipeDown(page, filters),
  ]) {
    await page
      .getByText(/^Filtrar/)
      .first()
      .click();
    await expect(filters).toBeVisible();
    await expect.poll(() => depth(page)).toBe(1);
    await act();
    await expect(filters).toBeHidden();
    await expect(page).toHaveURL(here);
    await expect.poll(() => depth(page)).toBe(0);
  }
});

test('a page reached from a drawer leads back to the page below the drawer', async ({ page }) => {
  const product = await catalogue.find(({ stock }) => stock > 3);
  await visit(page, '/marcas');
  await Cart.addFromPage(page, product);
  await Cart.button(page).click();
  await Cart.drawer(page).getByRole('link', { name: 'Ver carrito' }).click();
  await expect(page).toHaveURL(Cart.PATH);
  await page.goBack();
  await expect(page).toHaveURL(`/productos/${product.slug}`);
  await expect(Cart.drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/marcas');
});

test('the menu of the account and the notifications close with Back', async ({ page }) => {
  await logIn(page, await newCustomer(), '/marcas');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ });
  for (const opener of [accountButton(page), bell]) {
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => depth(page)).toBe(1);
    await page.goBack();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL('/marcas');
    await opener.click();
    await expect.poll(() => depth(page)).toBe(1);
    await opener.click();
    await expect.poll(() => depth(page)).toBe(0);
  }

  await test.step('a page that is reached from the menu leads back to the page below it', async () => {
    await accountButton(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Pedidos', exact: true }).click();
    await expect(page).toHaveURL('/perfil/pedidos');
    await page.goBack();
    await expect(page).toHaveURL('/marcas');
  });
  await test.step('signing out leads to the home page', async () => {
    await signOut(page);
    await expect(page).toHaveURL('/');
    await expect.poll(() => depth(page)).toBe(0);
  });
});
