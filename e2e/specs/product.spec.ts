import type { Page } from '@playwright/test';
import type { Catalogue } from '../fixtures/catalogue';
import { pesos, pricesOf } from '../fixtures/product';
import { expect, test, visit } from '../fixtures/test';

/**
 * A product with nearly everything: pictures, discount, plans, stock in stores and many reviews. It costs more than what
 * other tests order, because a document does not follow the stock.
 */
async function richProduct(catalogue: Catalogue) {
  const { slug } = await catalogue.find(
    (one) =>
      one.hasPicture &&
      one.current > 7000 &&
      one.cashPercent > 0 &&
      one.plans.length > 2 &&
      one.stockStores > 5 &&
      one.reviewsCount > 12,
  );
  return catalogue.product(slug);
}

const photo = (page: Page) => page.getByRole('main').getByTitle('Ampliar la foto');

test('thumbnails lead to the large pictures', async ({ page, catalogue }) => {
  const product = await richProduct(catalogue);
  await visit(page, `/productos/${product.slug}`);
  const name = `Foto 2 de ${product.links.images}`;
  const second = page
    .getByRole('link', { name, exact: true })
    .filter({ hasNot: page.getByAltText(name) });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(photo(page).nth(1)).toBeInViewport({ ratio: 0.9 });
});

test('pictures are zoomed, changed and closed by keyboard', async ({ page, catalogue }) => {
  const product = await richProduct(catalogue);
  const caption = (number: number) => `Foto ${number} de ${product.links.images}`;
  await visit(page, `/productos/${product.slug}`);
  await photo(page).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fotos del producto' });
  await expect(dialog.getByRole('status')).toHaveText(caption(1));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(caption(2));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toHaveText(caption(product.links.images ?? 0));
  await page.keyboard.press('+');
  await expect(dialog.getByRole('button', { name: 'Alejar' }).first()).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(photo(page).first()).toBeFocused();
});

test('prices follow the backend and the discount rules', async ({ page, catalogue }) => {
  const product = await richProduct(catalogue);
  const { common, final } = pricesOf(product);
  await visit(page, `/productos/${product.slug}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Precio normal: ${pesos(common)}`);
  await expect(main).toContainText(`${pesos(final)}Precio de contado`);
  const percent = Math.round((1 - final / common) * 100);
  await expect(main).toContainText(
    `${percent}% Oferta Descuento · Ahorras ${pesos(common - final)}`,
  );
});

test('a product without a discount has one price', async ({ page, catalogue }) => {
  const product = await catalogue.find((one) => one.cashPercent === 0 && one.price === one.current);
  await visit(page, `/productos/${product.slug}`);
  const heading = page.getByRole('heading', { level: 1, name: product.name });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Precio normal:')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(pesos(product.current));
});

test('stores with stock are listed, the largest stock first', async ({ page, catalogue }) => {
  const product = await richProduct(catalogue);
  const stores = product.attributes.stores_with_stock as { name: string; stock: number }[];
  await visit(page, `/productos/${product.slug}`);
  const table = page.getByRole('table', { name: new RegExp(`^Disponible en ${stores.length} `) });
  await expect(table.getByRole('rowheader')).toHaveCount(stores.length);
  for (const { name, stock } of stores) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row.getByRole('cell').last()).toHaveText(String(stock));
  }
  const pieces = (await table.getByRole('row').getByRole('cell').allInnerTexts())
    .filter((_, index) => index % 2 === 1)
    .map(Number);
  expect(pieces).toEqual([...pieces].sort((a, b) => b - a));
});

test('the delivery estimate is for the typed zip code', async ({ page, catalogue }) => {
  const product = await richProduct(catalogue);
  const { cost, courier } = await catalogue.delivery(product.id, '97050');
  await visit(page, `/productos/${product.slug}`);
  const field = page.getByRole('main').getByLabel('Código postal');
  const send = page.getByRole('button', { name: 'Calcular' });
  await field.fill('12');
  await send.click();
  await expect(page.getByText('El código postal tiene 5 dígitos.')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('97050');
  await send.click();
  await expect(page.getByText(/Entrega en 97050/)).toBeVisible();
  await expect(page.getByText(/^Llega (el|entre|hoy|mañana)/u)).toBeVisible();
  // The header names the place, too.
  await expect(page.getByRole('button', { name: /97050 \p{L}{4,}/u })).toBeVisible();
  const price = cost > 0 ? `Envío: ${pesos(cost)}` : 'Envío gratis';
  await expect(page.getByText(`${price} por ${courier}`)).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await expect(field).toHaveValue('97050');
});

test('specifications and descriptions are complete', async ({ page, catalogue }) => {
  const product = await richProduct(catalogue);
  const groups = product.attributes.attribute_group_map as Record<string, Record<string, string>>;
  await visit(page, `/productos/${product.slug}`);
  const specifications = page.getByRole('region', { name: 'Especificaciones' });
  // The shop says these itself.
  const { 'Información general': general = {}, ...others } = groups;
  for (const [group, attributes] of Object.entries(others)) {
    await expect(specifications.getByRole('heading', { name: group, exact: true })).toBeVisible();
    for (const [term, value] of Object.entries(attributes)) {
      const row = specifications.getByRole('term').filter({ hasText: term });
      await expect(row.and(specifications.getByText(term, { exact: true }))).toHaveCount(1);
      await expect(specifications.getByText(value, { exact: true }).first()).toBeVisible();
    }
  }
  await expect(specifications.getByText(String(general['Número de parte']))).toHaveCount(1);
  const description = page.getByRole('region', { name: 'Descripción' });
  await expect(description.getByRole('listitem').first()).toBeVisible();
  await expect(description).toContainText(String(product.attributes.short_description));
});

test('reviews load five at a time, newest first, each once', async ({ page, catalogue }) => {
  const product = await richProduct(catalogue);
  const opinions = (await catalogue.reviews(product.id)).map(({ opinion }) => opinion);
  await visit(page, `/productos/${product.slug}`);
  const region = page.getByRole('region', { name: 'Reseñas' });
  const items = region.getByRole('listitem').filter({ has: page.getByRole('time') });
  const shown = async (count: number) => {
    await expect(items).toHaveCount(count);
    await expect(items).toContainText(opinions.slice(0, count));
  };
  await shown(5);
  const shares = await region
    .getByRole('list', { name: 'Reseñas por calificación' })
    .getByRole('listitem')
    .allInnerTexts();
  const counted = shares.map((share) => Number(share.match(/(\d+) \(\d+%\)/)?.[1]));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(product.reviewsCount);
  const more = region.getByRole('button', { name: 'Ver más reseñas' });
  await more.click();
  await shown(10);
  // In the document a review has its date, and its age beside it.
  const ages = items.locator('time:not(:has(.visitor-text)), .visitor-text');
  await expect(ages.filter({ hasText: /^(hoy|ayer|hace )/ })).toHaveCount(10);
  await expect(region.getByText(`Mostrando 10 de ${product.reviewsCount} reseñas`)).toBeVisible();
  for (let count = 15; count < product.reviewsCount; count += 5) {
    await more.click();
    await shown(count);
  }
  await more.click();
  await shown(product.reviewsCount);
  await expect(more).toHaveCount(0);
});

test('reviews are chosen by their stars and sorted, and say who bought the product', async ({
  page,
  catalogue,
}) => {
  const product = await richProduct(catalogue);
  const reviews = await catalogue.reviews(product.id);
  const region = page.getByRole('region', { name: 'Reseñas' });
  const items = region.locator('.review-browser').getByRole('listitem');
  const starsOf = (stars: number) => page.getByRole('img', { name: `Calificación: ${stars} de 5` });
  await visit(page, `/productos/${product.slug}`);
  // The number beside the name is that of the reviews.
  const link = page
    .getByRole('main')
    .getByRole('link', { name: `${product.reviewsCount} reseñas` });
  await expect(link.first()).toBeVisible();
  await region.getByRole('button', { name: 'Filtrar y ordenar' }).click();
  await region.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Peor calificadas');
  const worst = Math.min(...reviews.map(({ rating }) => rating));
  await expect(items.first().locator(starsOf(worst))).toBeVisible();
  await expect(items.getByText('Compra verificada').first()).toBeVisible();

  const best = Math.max(...reviews.map(({ rating }) => rating));
  await region.getByRole('combobox', { name: 'Calificación' }).selectOption(`${best} estrellas`);
  const count = reviews.filter(({ rating }) => rating === best).length;
  await expect(region.getByRole('status').filter({ hasText: /reseña/ })).toContainText(
    String(count),
  );
  await expect(items).toHaveCount(Math.min(count, 5));
  await expect(items.filter({ has: starsOf(best) })).toHaveCount(Math.min(count, 5));
});

test('related products are linked', async ({ page, catalogue }) => {
  const product = await richProduct(catalogue);
  await visit(page, `/productos/${product.slug}`);
  // They are at the end of the page, so they load when the visitor scrolls there.
  const rail = page.getByRole('list', { name: 'Productos relacionados' });
  await expect(rail).toHaveCount(0);
  await page.getByRole('region', { name: 'Productos relacionados' }).scrollIntoViewIfNeeded();
  await expect(rail.getByRole('article')).toHaveCount(Math.min(product.links.related ?? 0, 10));
  const link = rail.getByRole('article').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name, exact: true });
  await expect(heading).toBeFocused();
});
