import { goOffline, goOnline } from '../fixtures/connection';
import { expect, test, visit } from '../fixtures/test';

test('the first Tab stop is the skip link to the content', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu expands and collapses by keyboard', async ({ page, catalogue }) => {
  const [first, second] = await catalogue.rootCategories();
  await visit(page, '/');
  const opener = page.getByRole('button', { name: 'Categorías', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Categorías y marcas' });
  const row = (name?: string) => menu.getByRole('button', { name, exact: true });
  await expect(row(first?.name)).toHaveAttribute('aria-expanded', 'true');
  await row(first?.name).focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(second?.name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(second?.name)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: `Ver todo en ${second?.name}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(row(second?.name)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('End');
  await expect(row('Marcas')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menu.getByRole('link', { name: 'Ver todas las marcas' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a link of the menu closes it and navigates', async ({ page, catalogue }) => {
  const [category] = await catalogue.rootCategories();
  await visit(page, '/');
  await page.getByRole('button', { name: 'Categorías', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Categorías y marcas' });
  await menu.getByRole('link', { name: `Ver todo en ${category?.name}` }).click();
  await expect(page).toHaveURL(`/buscar/categoria_${category?.slug}`);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: category?.name })).toBeFocused();
});

test('on a phone the menu is an accordion', async ({ page, catalogue }) => {
  const [category] = await catalogue.rootCategories();
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Categorías', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Categorías y marcas' });
  const all = menu.getByRole('link', { name: `Ver todo en ${category?.name}` });
  await expect(all).toBeHidden();
  await menu.getByText(category?.name ?? '-', { exact: true }).click();
  await expect(all).toBeVisible();
  await menu.getByText(category?.name ?? '-', { exact: true }).click();
  await expect(all).toBeHidden();
  await menu.getByRole('button', { name: 'Cerrar menú' }).click();
  await expect(menu).toBeHidden();
});

test('the theme follows the system until it is chosen, and is set before the first paint', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const root = page.locator('html');
  const paper = () => root.evaluate((element) => getComputedStyle(element).backgroundColor);
  const toggle = page.getByRole('button', { name: 'Tema oscuro' });
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/marcas');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const dark = await paper();
  expect(dark).not.toBe(light);

  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect.poll(paper).toBe(light);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  // Without the shop's scripts only the boot script can have set it.
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await paper()).toBe(light);
});

test('a lost connection is reported, and the page reloads when it returns', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/marcas?page=1');
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await goOffline(page);
  const offline = page.getByText('Sin conexión a internet.', { exact: true });
  await expect(offline).toBeVisible();
  const loaded = page.waitForEvent('load');
  await goOnline(page);
  await expect(offline).toBeHidden();
  await loaded;
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
  await expect(page).toHaveURL('/marcas?page=1');
});

test('typed text survives a lost connection', async ({ page, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/marcas');
  const box = page.getByRole('banner').getByLabel('¿Qué estás buscando?');
  await box.fill('tarjeta');
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await goOffline(page);
  await expect(page.getByText('Sin conexión a internet.')).toBeVisible();
  await goOnline(page);
  await expect(page.getByText('¡De nuevo en línea!')).toBeHidden();
  await expect(box).toHaveValue('tarjeta');
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
});

test('another host redirects to the canonical one', async ({ page, baseURL, expectConsole }) => {
  const other = new URL('/marcas?utm_source=x', baseURL);
  other.hostname = 'otra.localhost';
  expectConsole(/otra\.localhost/);
  await page.goto(other.href);
  await expect(page).toHaveURL('/marcas?utm_source=x');
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
});

test('every link of header and footer works', async ({ page, request }) => {
  await visit(page, '/');
  const places = [page.getByRole('banner'), page.getByRole('contentinfo')];
  const paths = new Set<string>();
  for (const place of places) {
    for (const link of await place.getByRole('link').all()) {
      const path = await link.getAttribute('href');
      if (path?.startsWith('/')) paths.add(path);
    }
  }
  expect(paths.size).toBeGreaterThan(12);
  for (const path of paths) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

test('lightning offers count down', async ({ page }) => {
  await visit(page, '/');
  const timer = page.getByRole('region', { name: 'Ofertas relámpago' }).getByRole('timer');
  await expect(timer).toHaveText(/^\d{2,} h \d\d min \d\d s$/);
  const first = (await timer.textContent()) ?? '';
  await expect(timer).not.toHaveText(first);
});
