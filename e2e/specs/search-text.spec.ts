import { cardNames, resultCount, searchFor } from '../fixtures/lists';
import { expect, test, visit } from '../fixtures/test';

test('a part number finds its product', async ({ page, catalogue }) => {
  const product = await catalogue.find(({ partNumber }) => partNumber.length > 6, { skip: 3 });
  await visit(page, '/');
  await searchFor(page, product.partNumber.toLowerCase());
  await expect(cardNames(page).first()).toHaveText(product.name);
});

test('a text is the title, the heading and the address', async ({ page }) => {
  await visit(page, '/marcas');
  await searchFor(page, '  memoria   ddr5 ');
  await expect(page).toHaveURL('/buscar?q=memoria+ddr5');
  await expect(page).toHaveTitle('Resultados de «memoria ddr5» | Nodo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados de «memoria ddr5»');
  for (const name of await cardNames(page).allInnerTexts()) expect(name).toMatch(/ddr5/i);
});

test('accents, capitals and synonyms do not matter', async ({ page }) => {
  await visit(page, '/buscar?q=tarjeta+de+video');
  const found = (await resultCount(page).textContent()) ?? '';
  for (const text of ['TARJETA DE VÍDEO', 'gpu', 'tarjetas gráficas']) {
    await searchFor(page, text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Resultados de «${text}»`);
    await expect(resultCount(page)).toHaveText(found);
  }
});

test('a typing error is corrected and reported', async ({ page, catalogue }) => {
  const typo = 'procesadr';
  const { corrected } = await catalogue.search('', { q: typo });
  expect(corrected).toBeTruthy();
  await visit(page, '/');
  await searchFor(page, typo);
  await expect(page.getByText(`Mostrando resultados de «${corrected}».`)).toBeVisible();
  await expect(page.getByText(`No encontramos «${typo}» tal como lo escribiste.`)).toBeVisible();
  await expect(cardNames(page)).not.toHaveCount(0);
});

test('an empty result links to other pages', async ({ page }) => {
  await visit(page, '/');
  await searchFor(page, 'zzqxwv');
  await expect(page.getByText('No hay registros de esta búsqueda')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ver todas las categorías' })).toHaveAttribute(
    'href',
    '/busqueda-por-categoria',
  );
  await expect(main.getByRole('heading', { name: 'Lo más buscado esta semana' })).toBeVisible();
  await main.getByRole('link', { name: 'Ver ofertas', exact: true }).click();
  await expect(page).toHaveURL('/buscar?ofertas=1');
  await expect(cardNames(page)).toHaveCount(10);
});

test('filters that leave nothing can be cleared', async ({ page }) => {
  await visit(page, '/buscar?q=monitor&precio_max=1');
  await expect(page.getByText('No hay registros de esta búsqueda')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Limpiar todo' }).click();
  await expect(page).toHaveURL('/buscar?q=monitor');
});

test('an unknown brand answers 404 and links to other pages', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  const response = await page.goto('/buscar/marca_no-existe');
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Búsqueda sin resultados' }),
  ).toBeVisible();
  await expect(page.getByText('La marca o categoría de este enlace no existe')).toBeVisible();
});

test('any spelling of an address redirects to the canonical one', async ({ page, catalogue }) => {
  const [brand] = await catalogue.brands();
  const [category] = await catalogue.rootCategories();
  const canonical = `/buscar/categoria_${category?.slug}/marca_${brand?.slug}`;
  await visit(
    page,
    `/buscar/marca_${brand?.slug?.toUpperCase()}/categoria_${category?.slug}?page=1&precio_min=&orden=nada&utm_source=x`,
  );
  await expect(page).toHaveURL(`${canonical}?utm_source=x`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${canonical}$`),
  );
});

test('brands are found by typing, and link to their products', async ({ page, catalogue }) => {
  const brands = await catalogue.brands();
  const brand = brands.at(-1);
  await visit(page, '/marcas');
  const field = page.getByLabel('Buscar una marca');
  await field.fill('zzqxwv');
  await expect(page.getByText('Ninguna marca coincide con «zzqxwv».')).toBeVisible();
  await field.fill(brand?.name.toUpperCase() ?? '');
  await page.getByRole('main').getByRole('link', { name: brand?.name, exact: true }).click();
  await expect(page).toHaveURL(`/buscar/marca_${brand?.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: brand?.name })).toBeVisible();
});
