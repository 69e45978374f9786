import type { Locator, Page } from '@playwright/test';
import { expectNoOverflow } from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { logIn, newCustomer } from '../fixtures/customers';
import { catalogue, expect, expectConsole, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { expectText, linkOf } from '../pages/main';
import { accountButton, placeButton } from '../pages/shell';

const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
/** Of a part that is cut off: how much of it is not seen. */
const hiddenWidth = (part: Locator) =>
  part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

const PATHS = [
  '/',
  '/buscar',
  '/busqueda-por-categoria',
  '/marcas',
  '/ofertas-relampago',
  '/comparar',
  '/favoritos',
  '/compra/carrito/detalle',
];
/** The addresses of a product in stock and of a list with every kind of filter, beside those of all catalogues. */
const withProduct = async (): Promise<string[]> => {
  const { slug } = await catalogue.find(({ stock, plans }) => stock > 3 && plans.length > 2);
  return [...PATHS, '/buscar/categoria_procesadores', `/productos/${slug}`];
};

test('text of twice the size, and the narrowest phone, keep search, sign-in and cart usable, and nothing is wider than the screen', async ({
  page,
}) => {
  test.slow();
  const banner = page.getByRole('banner');
  for (const path of await withProduct()) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, path);
      await enlarge(page);
      await expectNoOverflow(page);
      for (const control of [
        banner.getByRole('combobox'),
        banner.getByRole('link', { name: 'Iniciar sesión' }),
        banner.getByRole('button', { name: /^Carrito/ }),
      ]) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
      expect((await boxOf(banner.getByRole('combobox'))).width).toBeGreaterThan(300);

      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page);
      const name = banner.getByRole('link', { name: /ir al inicio$/ }).locator('span');
      expect(await hiddenWidth(name)).toBe(0);

      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, path);
      await enlarge(page);
      await expectNoOverflow(page);
      for (const price of await page.locator('.card-grid .card-price').all()) {
        expect.soft(await hiddenWidth(price), 'a price').toBe(0);
      }
      // The bar with the buttons of a product may stand in the place of the tabs.
      const hidden = { includeHidden: true };
      const tabs = page
        .getByRole('navigation', { name: 'Navegación principal', ...hidden })
        .getByRole('link', hidden);
      for (const tab of await tabs.all()) expect.soft(await hiddenWidth(tab), 'a tab').toBe(0);
    });
  }
});

test('text of twice the size leaves the screen to the page: the header scrolls away, the name is whole or its mark stands alone, and no price is covered', async ({
  page,
}) => {
  const { slug, name } = await catalogue.find((one) => one.hasPicture && one.stock > 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/productos/${slug}`);
  await enlarge(page);
  const banner = page.getByRole('banner');
  const home = banner.getByRole('link', { name: /ir al inicio$/ });
  expect(await hiddenWidth(home.locator('span'))).toBe(0);
  const search = await boxOf(banner.getByRole('combobox'));
  expect((await boxOf(placeButton(banner))).y).toBeLessThan(search.bottom);

  await page.getByRole('heading', { name: 'Descripción' }).scrollIntoViewIfNeeded();
  await expect(banner).not.toBeInViewport();
  const bar = page.getByRole('region', { name, exact: true });
  const price = await boxOf(bar.getByText(/^\$/).first());
  const add = await boxOf(bar.getByRole('button', { name: /^Agregar al carrito/ }));
  expect(add.x >= price.right || add.y >= price.bottom).toBe(true);

  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/marcas');
  await enlarge(page);
  expect((await boxOf(banner)).height).toBeLessThanOrEqual(300);
  await expect(banner.getByRole('link', { name: 'Ayuda' })).toBeInViewport({ ratio: 0.9 });
});

test('the name of a customer is whole where the header has room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await logIn(page, await newCustomer('Guillermina'), '/marcas');
  // The bell leaves the least room.
  await expect(page.locator('#bell').getByRole('button')).toBeVisible();
  const name = accountButton(page).getByText('Guillermina');
  await expect(name).toBeVisible();
  expect(await hiddenWidth(name)).toBe(0);
});

test('the header has the name of a customer before the scripts of the shop', async ({ page }) => {
  expectConsole(/ERR_FAILED/);
  await page.setViewportSize({ width: 1440, height: 800 });
  await logIn(page, await newCustomer('Guillermina'), '/marcas');
  await expectText(accountButton(page), 'Guillermina');
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.reload();
  const word = page.getByRole('banner').locator('.tool-auth .tool-word');
  const written = () => word.evaluate((node) => getComputedStyle(node, '::after').content);
  await expect.poll(written).toBe('"Guillermina"');
});

test('on a phone offers and products are within the first two screens of the home page; a category name stays on one line at every width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  // The picture and the name: what follows in a card depends on the offer of the hour.
  const name = List.names(page).first();
  expect((await boxOf(name)).bottom).toBeLessThan(2 * 740);

  for (const width of [320, 360, 768, 992, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await linkOf(page, /Almacenamiento$/).evaluateAll((links) =>
      links.map((link) => {
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (texts.nextNode())
          if (/Almacenamiento/.test(texts.currentNode.textContent ?? ''))
            range.selectNodeContents(texts.currentNode);
        return range.getClientRects().length;
      }),
    );
    expect(new Set(heights), `${width} px: ${heights}`).toEqual(new Set([1]));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('controls that need it are not shown', async ({ page }) => {
    for (const path of await withProduct()) {
      await page.goto(path);
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('button')).toHaveAccessibleName('Buscar');
      // What is left sends a form to an address, or is no control but says that a product cannot be bought here.
      const dead = await page
        .locator('button:visible, [role=button]:visible')
        .filter({ hasNotText: /^(Vendido|Solo en sucursales)$/ })
        .evaluateAll((controls) =>
          controls
            .filter(
              (one) => !(one instanceof HTMLButtonElement) || !one.form?.getAttribute('action'),
            )
            .map((one) => one.outerHTML.slice(0, 120)),
        );
      expect(dead, path).toEqual([]);
    }
  });
});
