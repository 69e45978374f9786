import { cardNames, filterPanel, resultCount } from '../fixtures/lists';
import { pricesOf } from '../fixtures/product';
import { expect, test, visit } from '../fixtures/test';

test('filters of one kind widen the results, filters of different kinds narrow them', async ({
  page,
  catalogue,
}) => {
  const [category] = (await catalogue.search()).facets.categories;
  const path = `categoria_${category?.slug}`;
  const { facets } = await catalogue.search(path);
  const [one, two] = facets.brands;
  if (!one || !two) throw new Error('Two brands are needed.');
  await visit(page, `/buscar/${path}`);

  await filterPanel(page).getByRole('link', { name: one.name }).first().click();
  await expect(page).toHaveURL(`/buscar/${path}/marca_${one.slug}`);
  await expect(resultCount(page)).toContainText(one.count.toLocaleString('en-US'));
  await filterPanel(page).getByRole('link', { name: two.name }).first().click();
  const both = [one.slug, two.slug].sort().map((slug) => `marca_${slug}`);
  await expect(page).toHaveURL(`/buscar/${path}/${both.join('/')}`);
  await expect(resultCount(page)).toContainText((one.count + two.count).toLocaleString('en-US'));

  const narrowed = await catalogue.search(`${path}/${both.join('/')}`, { offers: 1 });
  await filterPanel(page).getByRole('link', { name: 'En oferta' }).click();
  await expect(page).toHaveURL(/ofertas=1/);
  await expect(resultCount(page)).toContainText(narrowed.total.toLocaleString('en-US'));
});

test('a list without a category is named in its title, its heading and the menu', async ({
  page,
}) => {
  await visit(page, '/');
  const menu = page.getByRole('navigation', { name: 'Accesos rápidos' });
  for (const name of ['Ofertas', 'Novedades', 'Mejor calificados']) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name} `));
  }
});

test('chips remove one filter or all', async ({ page, catalogue }) => {
  const [brand] = (await catalogue.search()).facets.brands;
  await visit(page, `/buscar/marca_${brand?.slug}?precio_min=500&existencia=1`);
  const chips = page.getByRole('list', { name: 'Filtros aplicados' });
  await expect(chips.getByRole('listitem')).toHaveText([
    new RegExp(`^${brand?.name}`),
    /^Desde \$500\.00/,
    /^Con existencia/,
    /^Limpiar todo/,
  ]);
  await chips.getByRole('link', { name: 'Quitar filtro: Desde $500.00' }).click();
  await expect(page).toHaveURL(`/buscar/marca_${brand?.slug}?existencia=1`);
  await chips.getByRole('link', { name: `Quitar filtro: ${brand?.name}` }).click();
  await expect(page).toHaveURL('/buscar?existencia=1');
  await chips.getByRole('link', { name: 'Limpiar todo' }).click();
  await expect(page).toHaveURL('/buscar');
  await expect(chips).toHaveCount(0);
});

test('the sort order changes with the selection', async ({ page, catalogue }) => {
  const [category] = (await catalogue.search()).facets.categories;
  const path = `categoria_${category?.slug}`;
  await visit(page, `/buscar/${path}`);
  for (const [label, name, sort] of [
    ['Menor precio', 'menor-precio', 'price'],
    ['Mayor precio', 'mayor-precio', '-price'],
  ] as const) {
    await page.getByLabel('Ordenar por').selectOption(label);
    await expect(page).toHaveURL(`/buscar/${path}?orden=${name}`);
    const { products } = await catalogue.search(path, { sort, per_page: 10 });
    await expect(cardNames(page)).toHaveText(products.map((product) => product.name));
    const prices = products.map((product) => pricesOf(product).final);
    const ordered = [...prices].sort((a, b) => (sort === 'price' ? a - b : b - a));
    expect(prices).toEqual(ordered);
  }
});

test('by keyboard the sort order waits for its button', async ({ page }) => {
  await visit(page, '/buscar');
  const order = page.getByLabel('Ordenar por');
  await order.focus();
  await page.keyboard.press('ArrowDown');
  await expect(order).toHaveValue('menor-precio');
  await expect(page).toHaveURL('/buscar');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ordenar', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/buscar?orden=menor-precio');
});

test('a price range works in either order', async ({ page, catalogue }) => {
  await visit(page, '/buscar');
  await page.getByLabel('Mínimo').fill('$2,500');
  await page.getByLabel('Máximo').fill('1500');
  await page.getByRole('button', { name: 'Aplicar precio' }).click();
  await expect(page).toHaveURL('/buscar?precio_min=1500&precio_max=2500');
  await expect(
    page.getByRole('link', { name: 'Quitar filtro: $1,500.00 a $2,500.00' }),
  ).toBeVisible();
  const found = await catalogue.search('', { price_min: 1500, price_max: 2500, per_page: 10 });
  await expect(resultCount(page)).toContainText(found.total.toLocaleString('en-US'));
  for (const product of found.products) {
    expect(pricesOf(product).final).toBeGreaterThanOrEqual(1500);
    expect(pricesOf(product).final).toBeLessThanOrEqual(2500);
  }
});

test('the monthly payment filters by the usual amounts or another one', async ({
  page,
  catalogue,
}) => {
  const { facets } = await catalogue.search();
  const choice = facets.monthly.find(({ count }) => count > 0);
  await visit(page, '/buscar');
  await filterPanel(page)
    .getByRole('link', { name: /^Hasta .* al mes/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/buscar?mensualidad_max=${choice?.up_to}`);
  await expect(resultCount(page)).toContainText(choice?.count.toLocaleString('en-US') ?? '-');
  await page.getByLabel('Otra cantidad al mes').fill('123');
  await page.getByRole('button', { name: 'Aplicar mensualidad' }).click();
  await expect(page).toHaveURL('/buscar?mensualidad_max=123');
  const { total: few } = await catalogue.search('', { monthly_max: 123 });
  await expect(resultCount(page)).toContainText(few.toLocaleString('en-US'));
});

test('only what is in stock, only what is on offer', async ({ page, catalogue }) => {
  // A small category, because other tests change prices and stock of the bestsellers.
  const small = (await catalogue.search()).facets.categories.at(-1);
  const path = `/buscar/categoria_${small?.slug}`;
  const { facets } = await catalogue.search(`categoria_${small?.slug}`);
  await visit(page, path);
  await filterPanel(page).getByRole('link', { name: 'Con existencia' }).click();
  await expect(page).toHaveURL(`${path}?existencia=1`);
  await expect(resultCount(page)).toContainText(facets.in_stock.toLocaleString('en-US'));
  await filterPanel(page).getByRole('link', { name: 'En oferta' }).click();
  await expect(page).toHaveURL(`${path}?ofertas=1&existencia=1`);
  await filterPanel(page).getByRole('link', { name: 'Con existencia' }).click();
  await expect(page).toHaveURL(`${path}?ofertas=1`);
  await expect(resultCount(page)).toContainText(facets.offers.toLocaleString('en-US'));
});

test('pages work forward, back and past the end', async ({ page, catalogue }) => {
  const [category] = (await catalogue.search()).facets.categories;
  const path = `/buscar/categoria_${category?.slug}`;
  const { lastPage, total: all } = await catalogue.search(`categoria_${category?.slug}`, {
    per_page: 10,
  });
  const pages = page.getByRole('navigation', { name: 'Páginas de resultados' });
  await visit(page, path);
  await expect(pages.getByRole('link', { name: 'Página 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await pages.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(page).toHaveTitle(`${category?.name} - Página 2 | Nodo`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(resultCount(page)).toHaveText(`11 a 20 de ${all.toLocaleString('en-US')} artículos`);
  await pages.getByRole('link', { name: `Página ${lastPage}`, exact: true }).click();
  await expect(page).toHaveURL(`${path}?page=${lastPage}`);
  await expect(cardNames(page)).toHaveCount(all % 10 || 10);

  await page.goto(`${path}?page=${lastPage + 1}`);
  await expect(page.getByText('Esta página ya no tiene artículos')).toBeVisible();
  await page.getByRole('link', { name: 'Ir a la última página' }).click();
  await expect(page).toHaveURL(`${path}?page=${lastPage}`);
});

test('going back restores the list', async ({ page, catalogue }) => {
  const [brand] = (await catalogue.search()).facets.brands;
  await visit(page, `/buscar/marca_${brand?.slug}?page=2`);
  const names = await cardNames(page).allInnerTexts();
  const product = page.getByRole('article').nth(7).getByRole('link');
  await product.click();
  await expect(page.getByRole('heading', { level: 1, name: names[7], exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/buscar/marca_${brand?.slug}?page=2`);
  await expect(cardNames(page)).toHaveText(names);
  await expect(product).toBeInViewport();
});
