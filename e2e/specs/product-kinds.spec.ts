import type { Catalogue } from '../fixtures/catalogue';
import { recordLayoutShifts, sumShifts } from '../fixtures/layout-shifts';
import { type CatalogueProduct, pesos, pricesOf } from '../fixtures/product';
import { expect, test, visit } from '../fixtures/test';

/** A sold-out product that others can take the place of: not every one has such. */
async function findSoldOut(catalogue: Catalogue): Promise<CatalogueProduct> {
  for (const category of await catalogue.rootCategories()) {
    const filters = `categoria_${category.slug}`;
    const { slug } = await catalogue.find(({ stock }) => stock === 0, { filters });
    const product = await catalogue.product(slug);
    if (product.links.substitutes) return product;
  }
  throw new Error('No sold-out product has substitutes.');
}

test('a sold-out product says so and shows substitutes', async ({ page, catalogue }) => {
  const product = await findSoldOut(catalogue);
  await visit(page, `/productos/${product.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Vendido' }).first()).toBeDisabled();
  await expect(
    main.getByRole('button', { name: `Agregar al carrito: ${product.name}` }),
  ).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Entrega', exact: true })).toHaveCount(0);
  await expect(main).not.toContainText('Lo enviamos desde el proveedor');
  await expect(main.getByRole('heading', { name: 'Elige cómo pagar' })).toHaveCount(0);
  const heart = main.getByRole('button', { name: `Guardar en Mis favoritos: ${product.name}` });
  await expect(heart).toHaveText('Guardar en Mis favoritos', { useInnerText: true });
  await heart.click();
  await expect(heart).toHaveText('Está en Mis favoritos', { useInnerText: true });
  const substitutes = main.getByRole('region', { name: /^Este producto se agotó/ });
  await expect(substitutes.getByRole('article')).toHaveCount(product.links.substitutes ?? -1);
  // They stand above everything that describes it, and nothing promises to write when it is back.
  const [first, description] = await Promise.all(
    [substitutes, main.getByRole('region', { name: 'Descripción' })].map((one) =>
      one.boundingBox(),
    ),
  );
  expect(first?.y).toBeLessThan(description?.y ?? 0);
  await expect(main).not.toContainText(/te avis(amos|aremos)/i);
});

test('what is bought with a product goes into the cart with one press', async ({
  page,
  catalogue,
}) => {
  const found = await catalogue.find((one) => one.stock > 3 && one.cashPercent > 0);
  const product = await catalogue.product(found.slug);
  await visit(page, `/productos/${found.slug}`);
  const row = page.getByRole('region', { name: 'Se compra junto con' });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('article')).toHaveCount(product.links.sets ?? -1);
  // What the cards and the page say, added up.
  const shown = await row.getByRole('article').locator('.card-price b').allTextContents();
  const prices = shown.map((price) => Number(price.replace(/[$,]/g, '')));
  const sum = prices.reduce((total, price) => total + price, pricesOf(product).final);
  await expect(row.getByText(pesos(sum), { exact: true })).toBeVisible();
  await expect(row.locator('.bundle')).toContainText('Precio de contado');
  const count = (product.links.sets ?? 0) + 1;
  await row.getByRole('button', { name: `Agregar los ${count} al carrito` }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^Carrito.*${count}`) })).toBeVisible();
});

test('a kit lists its components', async ({ page, catalogue }) => {
  const { slug } = await catalogue.find(({ isKit }) => isKit);
  const product = await catalogue.product(slug);
  await visit(page, `/productos/${slug}`);
  const components = page.getByRole('region', { name: 'Qué incluye este paquete' });
  await expect(components.getByRole('listitem')).toHaveCount(product.links.components ?? -1);
  const link = components.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test('a product without pictures shows the placeholder', async ({ page, catalogue }) => {
  const product = await catalogue.find(({ hasPicture }) => !hasPicture);
  await visit(page, `/productos/${product.slug}`);
  const picture = page.getByRole('main').getByRole('img', { name: product.name });
  await expect(picture).toHaveAttribute('src', /imagen-no-disponible/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByTitle('Ampliar la foto')).toHaveCount(0);
});

test('a low stock is shown', async ({ page, catalogue }) => {
  const product = await catalogue.find(({ stock }) => stock > 0 && stock <= 3);
  await visit(page, `/productos/${product.slug}`);
  const pieces = product.stock === 1 ? '1 pieza disponible' : `${product.stock} piezas disponibles`;
  await expect(page.getByText(`Últimas Piezas · ${pieces}`)).toBeVisible();
  const more = page.getByRole('button', { name: 'Agregar una pieza' });
  for (let count = 1; count < product.stock; count++) await more.click();
  await expect(more).toBeDisabled();
});

test('the longest name breaks nothing', async ({ page, catalogue }) => {
  const { products } = await catalogue.search('', { per_page: 100 });
  const [longest] = products.sort((a, b) => b.name.length - a.name.length);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, `/productos/${longest?.slug}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(longest?.name ?? '-');
  const box = await heading.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
});

test('the page updates a changed price without a layout shift', async ({
  page,
  catalogue,
  request,
  expectConsole,
}) => {
  const product = await catalogue.find((one) => one.current > 3000 && one.stock > 3, { skip: 20 });
  const path = `/productos/${product.slug}`;
  // Puts the document with the current price into the cache.
  expect(await (await request.get(path)).text()).toContain(
    pesos(pricesOf(product).final).slice(1, -3),
  );
  const current = Math.round(product.current * 0.9) - 0.5;
  await catalogue.control('price', { productId: product.id, current_price_with_tax: current });
  const changed = await catalogue.product(product.slug);

  const readShifts = await recordLayoutShifts(page, expectConsole);
  await visit(page, path);
  await expect(page.getByRole('main')).toContainText(pesos(pricesOf(changed).final));
  await expect(
    page.getByText(`El precio cambió. Ahora es ${pesos(pricesOf(changed).final)}.`),
  ).toBeAttached();
  expect(sumShifts(await readShifts())).toBeLessThan(0.02);

  // The cart gets the updated price.
  await page
    .getByRole('main')
    .getByRole('button', { name: `Agregar al carrito: ${product.name}` })
    .first()
    .click();
  await page.getByRole('button', { name: /^Carrito\b/ }).click();
  await expect(page.getByRole('dialog', { name: /^Tu carrito/ })).toContainText(pesos(current));
});

test('the metadata are those of the product', async ({ page, catalogue }) => {
  const { slug } = await catalogue.find(
    ({ hasPicture, reviewsCount }) => hasPicture && reviewsCount > 0,
  );
  const product = await catalogue.product(slug);
  await page.goto(`/productos/${slug}`);
  await expect(page).toHaveTitle(`${product.name} | Nodo`);
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  await expect(meta('description')).toHaveAttribute(
    'content',
    String(product.attributes.meta_description),
  );
  await expect(meta('og:type')).toHaveAttribute('content', 'product');
  await expect(meta('og:image')).toHaveCount(2);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks
    .map((block) => JSON.parse(block))
    .find((block) => block['@type'] === 'Product');
  expect(data).toMatchObject({
    name: product.name,
    mpn: product.partNumber,
    offers: { price: pricesOf(product).final.toFixed(2), priceCurrency: 'MXN' },
    aggregateRating: { reviewCount: product.reviewsCount },
  });
  await expect(page.locator(`#product-page-${product.id}`)).toBeVisible();
});
