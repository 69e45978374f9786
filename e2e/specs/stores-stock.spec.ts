import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../fixtures/accessibility';
import { recordLayoutShifts } from '../fixtures/layout-shifts';
import type { CatalogueProduct } from '../fixtures/product';
import { expect, test, visit } from '../fixtures/test';

const stockOf = ({ attributes }: CatalogueProduct) =>
  (attributes.stores_with_stock as { store_id: string; name: string; stock: number }[]).sort(
    (a, b) => b.stock - a.stock,
  );

const entries = (page: Page) => page.getByRole('main').locator('.store-card:visible');
const pieces = (count: number) => (count === 1 ? '1 pieza' : `${count} piezas`);
const address = (slug: string) => `/soporte/sucursales?producto=${slug}`;

test.describe('stores show the stock of the product that the visitor came from', () => {
  test('in each entry and in a summary, the largest stock first, by keyboard and with a link back', async ({
    page,
    catalogue,
  }) => {
    const { slug, name } = await catalogue.find(({ stockStores }) => stockStores > 5);
    const stock = stockOf(await catalogue.product(slug));
    const stores = await catalogue.stores();
    await visit(page, `/productos/${slug}`);
    const link = page.getByRole('link', { name: 'Ver todas las sucursales' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address(slug));
    await expect(page.getByRole('heading', { level: 1, name: 'Sucursales' })).toBeVisible();
    await expect(
      page.getByText(new RegExp(`^${stock.length} sucursal(es)? lo tiene`)),
    ).toBeVisible();
    await expect(page.getByText(/Actualizado a las \d\d:\d\d\./)).toBeVisible();
    const fullest = page.getByRole('list', { name: 'De más a menos piezas' }).getByRole('link');
    await expect(fullest).toHaveCount(stock.length);
    const counts = (await fullest.locator('b').allTextContents()).map(Number);
    expect(counts).toEqual(stock.map((row) => row.stock));
    for (const { name: store } of stores) {
      const entry = entries(page).filter({
        has: page.getByRole('heading', { name: store, exact: true }),
      });
      const found = stock.find((row) => row.name === store);
      await expect(entry).toContainText(found ? pieces(found.stock) : 'Sin piezas');
    }
    await fullest.first().focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: stock.find(({ stock: n }) => n === counts[0])?.name }),
    ).toBeInViewport();
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/productos/${slug}`);
  });

  test('and stores without stock can be hidden, together with a search', async ({
    page,
    catalogue,
  }) => {
    const all = await catalogue.stores();
    const { slug } = await catalogue.find(({ stockStores }) => stockStores > 0 && stockStores < 4);
    const stock = stockOf(await catalogue.product(slug));
    expect(stock.length).toBeLessThan(all.length);
    await visit(page, address(slug));
    await expect(entries(page)).toHaveCount(all.length);
    const only = page.getByRole('checkbox', { name: 'Sólo con existencias' });
    await only.focus();
    await page.keyboard.press('Space');
    await expect(entries(page)).toHaveCount(stock.length);
    const without = all.find(({ name }) => stock.every((row) => row.name !== name));
    const field = page.getByRole('searchbox', { name: /^Buscar por estado/ });
    await field.fill(without?.name ?? '-');
    await expect(entries(page).filter({ hasText: without?.name })).toHaveCount(0);
    await field.fill('');
    await only.uncheck();
    await expect(entries(page)).toHaveCount(all.length);
  });

  test('refreshed on demand', async ({ page, catalogue }) => {
    const { slug, id } = await catalogue.find(({ stockStores }) => stockStores > 5, { skip: 2 });
    const before = stockOf(await catalogue.product(slug));
    await visit(page, address(slug));
    await expect(
      entries(page)
        .filter({ hasText: pieces(before[0]?.stock ?? 0) })
        .first(),
    ).toBeVisible();
    await catalogue.control('stock', { productId: id, stores: { 1: 77 } });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(page.getByText(/^1 sucursal lo tiene/)).toBeVisible();
    await expect(entries(page).filter({ hasText: '77 piezas' })).toHaveCount(1);
    const stores = Object.fromEntries(before.map((row) => [row.store_id, row.stock]));
    await catalogue.control('stock', { productId: id, stores });
  });

  test('none for an unknown product, and all stores are shown', async ({ page, catalogue }) => {
    await visit(page, address('no-existe'));
    await expect(page.getByText(/^No encontramos ese producto/)).toBeVisible();
    await expect(entries(page)).toHaveCount((await catalogue.stores()).length);
    await expectAccessible(page);
  });

  test('with an error without a connection, and can be retried', async ({
    page,
    catalogue,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED/);
    const { slug } = await catalogue.find(({ stockStores }) => stockStores > 5);
    await page.route('**/api/shop-v1/products?**', (route) => route.abort());
    await visit(page, address(slug));
    await expect(page.getByText(/^No pudimos consultar la existencia/)).toBeVisible();
    await page.unroute('**/api/shop-v1/products?**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText(/sucursal(es)? lo tiene/)).toBeVisible();
  });
});

test('without a product the page is unchanged, and search engines see one address', async ({
  page,
  request,
  baseURL,
}) => {
  await visit(page, '/soporte/sucursales');
  await expect(page.getByText('Consultando existencia…')).toHaveCount(0);
  await expect(page.getByText('Sin piezas')).toHaveCount(0);
  const html = await (await request.get('/soporte/sucursales?producto=x')).text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/soporte/sucursales"/>`);
});

for (const [width, colorScheme] of [
  [1440, 'light'],
  [360, 'dark'],
  [320, 'light'],
] as const) {
  test(`the stock loads without a layout shift at ${width} px, ${colorScheme}`, async ({
    page,
    catalogue,
    expectConsole,
  }) => {
    const { slug } = await catalogue.find(({ stockStores }) => stockStores > 5);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 1200 });
    const readShifts = await recordLayoutShifts(page, expectConsole);
    await visit(page, address(slug));
    await expect(page.getByText(/sucursal(es)? lo tiene/)).toBeVisible();
    await expect(page.locator('.stock-product img')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect((await readShifts()).filter(({ isInMain }) => isInMain)).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}
