import { randomUUID } from 'node:crypto';
import { catalogue, expect, expectConsole, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { expectText, main } from '../pages/main';
import { footer } from '../pages/shell';

/** More calls than the shop makes before it gives up. */
const ALL_RETRIES = 3;

/** A search with one parameter: what is left of a fault may not meet the list without it, which other tests open. */
const callOf = (filters: string, parameter: string) => `/search/${filters}\\?.*${parameter}(&.*)?`;

test('a page that was rendered once needs no backend @smoke', async ({ request }) => {
  const [brand] = (await catalogue.search()).facets.brands.slice(-1);
  const [category] = (await catalogue.search(`marca_${brand?.slug}`)).facets.categories;
  const filters = `categoria_${category?.slug}/marca_${brand?.slug}`;
  const first = await (await request.get(`/buscar/${filters}`)).text();
  await catalogue.injectFault(`/search/${filters}`, 'drop', { times: 3 });
  const second = await request.get(`/buscar/${filters}`);
  expect(second.status()).toBe(200);
  expect(await second.text()).toBe(first);
});

test('without the backend a new page is a complete error page, and recovers afterwards @smoke', async ({
  page,
  request,
}) => {
  expectConsole(/status of 500/);
  const [brand] = (await catalogue.search()).facets.brands.slice(-2);
  const filters = `marca_${brand?.slug}`;
  // An address that no earlier run has put into the cache.
  const price = 90_000 + (Date.now() % 900_000);
  const path = `/buscar/${filters}?precio_max=${price}`;
  await catalogue.injectFault(callOf(filters, `price_max=${price}`), 'sqlstate', { times: 4 });

  const response = await page.goto(path);
  expect(response?.status()).toBe(500);
  const headers = (await response?.allHeaders()) ?? {};
  expect(headers['content-security-policy']).toMatch(/script-src [^;]*'sha256-/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ooops...' })).toBeVisible();
  await expectText(main(page), 'Error inesperado: el servidor no pudo mostrar esta página', {
    exact: true,
  });
  await expect(page.getByText('SQLSTATE')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(footer(page)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  await page.goto(path);
  await expect(List.names(page)).not.toHaveCount(0);
});

test('a search by text without the backend is an error page too', async ({ page }) => {
  expectConsole(/status of 500/);
  const [brand] = (await catalogue.search()).facets.brands.slice(-3);
  const filters = `marca_${brand?.slug}`;
  const text = randomUUID().slice(0, 4);
  await catalogue.injectFault(callOf(filters, `q=${text}`), 'drop', { times: ALL_RETRIES });
  const path = `/buscar/${filters}?q=${text}`;
  const response = await page.goto(path);
  expect(response?.status()).toBe(500);
  // The page is whole without JavaScript.
  expect(await response?.text()).toContain('Ooops...</h1>');
  await expect(page.getByRole('heading', { level: 1, name: 'Ooops...' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(footer(page)).toBeVisible();
});

test('a delivery estimate that fails says so', async ({ page }) => {
  expectConsole(/status of 50\d/);
  const product = await catalogue.find(({ stock }) => stock > 3, { skip: 7 });
  const call = `/shop-v1/products/${product.id}/-actions/delivery-estimate`;
  await catalogue.injectFault(call, 'html', { times: ALL_RETRIES });
  await visit(page, `/productos/${product.slug}`);
  await main(page).getByLabel('Código postal').fill('97050');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expectText(page, 'No pudimos calcular la entrega. Intenta de nuevo en un momento.');
  await page.reload();
  await expectText(page, /^Llega (hoy|mañana|el|entre)/);
});
