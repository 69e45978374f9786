import { pesos, pricesOf } from '../fixtures/product';
import { catalogue, expect, test } from '../fixtures/test';
import { expectText, heading, main } from '../pages/main';

test.use({ javaScriptEnabled: false });

test('the home page shows its sections and links to products @smoke', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Explora por categorías', 'Explora por marcas', 'Arma tu computadora']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  const offers = page.getByRole('region', { name: 'Ofertas relámpago' });
  await expectText(offers, /^Termina el \d+ \p{L}+, \d\d:\d\d h$/u);
  const link = offers.getByRole('article').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test('a category can be paged to its end and back', async ({ page }) => {
  const [category] = await catalogue.rootCategories();
  const found = await catalogue.search(`categoria_${category?.slug}`, { per_page: 10 });
  await page.goto('/busqueda-por-categoria');
  await page.getByRole('heading', { level: 2, name: category?.name }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: category?.name })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(found.products[0]?.name ?? '-');

  const pages = page.getByRole('navigation', { name: 'Páginas de resultados' });
  await pages.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(`/buscar/categoria_${category?.slug}?page=2`);
  await pages.getByRole('link', { name: `Página ${found.lastPage}`, exact: true }).click();
  await expect(page).toHaveURL(`/buscar/categoria_${category?.slug}?page=${found.lastPage}`);
  await expect(pages.getByRole('link', { name: 'Siguiente' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Anterior' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('the menu is a link to the categories, and the header searches @smoke', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByLabel('Categorías').click();
  await expect(page).toHaveURL('/busqueda-por-categoria');
  await page.getByRole('banner').getByLabel('¿Qué estás buscando?').fill('tarjeta madre');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL('/buscar?q=tarjeta+madre');
  await expect(heading(page)).toHaveText('Resultados de «tarjeta madre»');
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('sort order and price range have buttons', async ({ page }) => {
  const [brand] = (await catalogue.search()).facets.brands;
  const path = `/buscar/marca_${brand?.slug}`;
  await page.goto(path);
  await page.getByLabel('Ordenar por').selectOption('Menor precio');
  await page.getByRole('button', { name: 'Ordenar', exact: true }).click();
  await expect(page).toHaveURL(`${path}?orden=menor-precio`);
  await page.getByLabel('Mínimo').fill('1000');
  await page.getByRole('button', { name: 'Aplicar precio' }).click();
  await expect(page).toHaveURL(`${path}?orden=menor-precio&precio_min=1000`);
  await expect(page.getByRole('link', { name: 'Quitar filtro: Desde $1,000.00' })).toBeVisible();
  const { products } = await catalogue.search(`marca_${brand?.slug}`, {
    sort: 'price',
    price_min: 1000,
    per_page: 10,
  });
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(products.map(({ name }) => name));
});

test('a product shows price, description, specifications and reviews @smoke', async ({ page }) => {
  const { slug } = await catalogue.find((one) => one.reviewsCount > 5 && one.stock > 3);
  const product = await catalogue.product(slug);
  const [review] = await catalogue.reviews(product.id);
  await page.goto(`/productos/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(main(page)).toContainText(pesos(pricesOf(product).final));
  const specifications = page.getByRole('region', { name: 'Especificaciones' });
  await expect(specifications).toContainText(product.partNumber);
  const description = page.getByRole('region', { name: 'Descripción' });
  await expect(description).toContainText(String(product.attributes.short_description));
  const reviews = page.getByRole('region', { name: 'Reseñas' });
  await expect(reviews).toContainText(review?.opinion ?? '-');
  await expect(reviews.getByRole('time').first()).toHaveText(/^\d{4}-\d{1,2}-\d{1,2}$/);
  await expectText(page, 'Para comprar en línea activa JavaScript');
});

test('answers to questions can be expanded', async ({ page }) => {
  await page.goto('/soporte/preguntas-frecuentes');
  const question = main(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  const answer = question.locator('p').first();
  await expect(answer).toBeHidden();
  await question.getByRole('heading').click();
  await expect(answer).toBeVisible();
});
