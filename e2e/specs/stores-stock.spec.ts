import { expectNoOverflow, expectUsable, LOOKS, setLook } from '../fixtures/accessibility';
import { recordLayoutShifts } from '../fixtures/layout-shifts';
import type { CatalogueProduct } from '../fixtures/product';
import { catalogue, expect, test, visit } from '../fixtures/test';
import { expectText, main } from '../pages/main';

const stockOf = ({ attributes }: CatalogueProduct) =>
  (attributes.stores_with_stock as { store_id: string; name: string; stock: number }[]).sort(
    (a, b) => b.stock - a.stock,
  );

const pieces = (count: number) => (count === 1 ? '1 pieza' : `${count} piezas`);
const address = (slug: string) => `/soporte/sucursales?producto=${slug}`;

test('stores show the stock of the product that the visitor came from, by keyboard and with a link back', async ({
  page,
  request,
  baseURL,
}) => {
  // Not the one of the next test, because this one changes its stock.
  const { slug, name, id } = await catalogue.find(({ stockStores }) => stockStores > 5, {
    skip: 2,
  });
  const stock = stockOf(await catalogue.product(slug));
  const stores = await catalogue.stores();
  const entries = main(page).locator('.store-card:visible');
  await visit(page, `/productos/${slug}`);
  const link = page.getByRole('link', { name: 'Ver todas las sucursales' });
  await link.press('Enter');
  await expect(page).toHaveURL(address(slug));
  await expect(page.getByRole('heading', { level: 1, name: 'Sucursales' })).toBeVisible();
  await expectText(page, new RegExp(`^${stock.length} sucursal(es)? lo tiene`));
  await expectText(page, /Actualizado a las \d\d:\d\d\./);
  const fullest = page.getByRole('list', { name: 'De más a menos piezas' }).getByRole('link');
  await expect(fullest).toHaveCount(stock.length);
  const counts = (await fullest.locator('b').allTextContents()).map(Number);
  expect(counts).toEqual(stock.map((row) => row.stock));
  for (const { name: store } of stores) {
    const heading = page.getByRole('heading', { name: store, exact: true });
    const found = stock.find((row) => row.name === store);
    await expect(entries.filter({ has: heading })).toContainText(
      found ? pieces(found.stock) : 'Sin piezas',
    );
  }

  await test.step('those without stock are hidden, and the stock is asked for again', async () => {
    const only = page.getByRole('checkbox', { name: 'Solo con existencias' });
    await only.press('Space');
    await expect(entries).toHaveCount(stock.length);
    await only.uncheck();
    await expect(entries).toHaveCount(stores.length);
    await catalogue.setStock(id, { 1: 77 });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expectText(page, /^1 sucursal lo tiene/);
    await expect(entries.filter({ hasText: '77 piezas' })).toHaveCount(1);
    const before = Object.fromEntries(stock.map((row) => [row.store_id, row.stock]));
    await catalogue.setStock(id, before);
  });

  await fullest.first().press('Enter');
  await expect(entries.filter({ hasText: '77 piezas' }).getByRole('heading')).toBeInViewport();
  await main(page).getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/productos/${slug}`);

  // Search engines see one address.
  const html = await (await request.get(address('x'))).text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/soporte/sucursales"/>`);
});

test('the stock loads without a layout shift, on a dark phone and a desktop', async ({ page }) => {
  const { slug } = await catalogue.find(({ stockStores }) => stockStores > 5);
  const readShifts = await recordLayoutShifts(page);
  for (const look of LOOKS) {
    await setLook(page, look, 1200);
    await visit(page, address(slug));
    await expectText(page, /sucursal(es)? lo tiene/);
    await expect(page.locator('.stock-product img')).toBeVisible();
    await expectUsable(page);
    expect((await readShifts()).filter(({ isInMain }) => isInMain)).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.setViewportSize({ width: 320, height: 1200 });
  await expectNoOverflow(page);
});
