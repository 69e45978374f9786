import type { Page } from '@playwright/test';
import { addressesOf, expectSameDocument, markDocument } from '../fixtures/browse';
import { goOffline, goOnline, hold } from '../fixtures/connection';
import { catalogue, expect, expectConsole, test, visit } from '../fixtures/test';
import * as Builder from '../pages/builder';
import { linkOf, main } from '../pages/main';
import { menuButton } from '../pages/shell';

/** The fonts in which a browser has really painted the heading. */
async function paintedFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const heading = { nodeId: root.nodeId, selector: 'h1' };
  const { nodeId } = await session.send('DOM.querySelector', heading);
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(
    ({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the system'}`,
  );
}

/** Asks again where the document has taken the place of another one meanwhile. */
const expectOwnFont = (page: Page) =>
  expect(async () => expect(await paintedFonts(page)).toEqual(['Instrument Sans'])).toPass();

test('texts are painted in the font of the shop, before its scripts and style sheets and after @smoke', async ({
  page,
}) => {
  for (const path of ['/', '/login', '/buscar/categoria_procesadores']) {
    const files = await hold(page, '**/_next/static/chunks/**');
    await page.goto(path, { waitUntil: 'commit' });
    await expectOwnFont(page);
    files.release();
    await expect(page.locator('html')).toHaveCSS('font-family', /^"Instrument Sans", /);
    await page.waitForLoadState();
    await expectOwnFont(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('content and menu are reached by keyboard; a link of the menu closes it', async ({ page }) => {
  const [category] = await catalogue.rootCategories();
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();

  const opener = menuButton(page);
  const menu = page.getByRole('dialog', { name: 'Categorías y marcas' });
  const row = (name?: string) => menu.getByRole('button', { name, exact: true });
  await test.step('its rows expand and collapse, and Escape leads back', async () => {
    await opener.press('Enter');
    await expect(row(category?.name)).toHaveAttribute('aria-expanded', 'true');
    await row(category?.name).press('End');
    await expect(row('Marcas')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(menu.getByRole('link', { name: 'Ver todas las marcas' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(row('Marcas')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
  const all = menu.getByRole('link', { name: `Ver todo en ${category?.name}` });
  await test.step('on a phone it is an accordion', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await opener.click();
    await expect(all).toBeHidden();
    await menu.getByText(category?.name ?? '-', { exact: true }).click();
    await expect(all).toBeVisible();
    await menu.getByText(category?.name ?? '-', { exact: true }).click();
    await expect(all).toBeHidden();
    await menu.getByRole('button', { name: 'Cerrar menú' }).click();
    await expect(menu).toBeHidden();
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await opener.click();
  await all.click();
  await expect(page).toHaveURL(`/buscar/categoria_${category?.slug}`);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: category?.name })).toBeFocused();
});

test('the theme follows the system until chosen, set before the first paint', async ({ page }) => {
  expectConsole(/ERR_FAILED/);
  const root = page.locator('html');
  const paper = () => root.evaluate((element) => getComputedStyle(element).backgroundColor);
  const toDark = page.getByRole('button', { name: 'Tema oscuro', exact: true });
  const toLight = page.getByRole('button', { name: 'Tema claro', exact: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/marcas');
  await expect(toDark).toBeVisible();
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(toLight).toBeVisible();
  const dark = await paper();
  expect(dark).not.toBe(light);

  await toLight.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect.poll(paper).toBe(light);
  await page.reload();
  await expect(toDark).toBeVisible();
  // Without the shop's scripts only the boot script can have set it.
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(toDark).toBeVisible();
  expect(await paper()).toBe(light);
});

test('a lost connection is reported; the page reloads when it returns, unless something was typed', async ({
  page,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const offline = page.getByText('Sin conexión a internet.', { exact: true });
  await visit(page, '/marcas?page=1');
  await markDocument(page);
  await goOffline(page);
  await expect(offline).toBeVisible();
  const loaded = page.waitForEvent('load');
  await goOnline(page);
  await expect(offline).toBeHidden();
  await loaded;
  await expect(expectSameDocument(page)).rejects.toThrow();
  await expect(page).toHaveURL('/marcas?page=1');

  await visit(page, '/marcas');
  const box = page.getByRole('banner').getByLabel('¿Qué estás buscando?');
  await box.fill('tarjeta');
  await markDocument(page);
  await goOffline(page);
  await expect(offline).toBeVisible();
  await goOnline(page);
  await expect(page.getByText('¡De nuevo en línea!')).toBeHidden();
  await expect(box).toHaveValue('tarjeta');
  await expectSameDocument(page);
});

test('another host redirects to the canonical one @smoke', async ({ page, baseURL }) => {
  const other = new URL('/marcas?utm_source=x', baseURL);
  other.hostname = 'otra.localhost';
  expectConsole(/otra\.localhost/);
  await page.goto(other.href);
  await expect(page).toHaveURL('/marcas?utm_source=x');
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every link of header and footer works, and the builder is where visitors look for it @smoke', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    for (const place of ['banner', 'contentinfo', 'main'] as const) {
      const link = page.getByRole(place).locator(`a[href="${Builder.PATH}"]`).first();
      await expect(link).toBeVisible();
    }
    const paths = await addressesOf(page.locator('header a, footer a'));
    const own = new Set(paths.filter((path) => path.startsWith('/')));
    expect(own.size).toBeGreaterThan(12);
    await Promise.all(
      [...own].map(async (path) =>
        expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200),
      ),
    );
    await page.goto('/landing/arma-tu-setup');
    const landing = linkOf(page, /^Arma tu equipo/);
    await expect(landing).toHaveAttribute('href', Builder.PATH);
  });
});
