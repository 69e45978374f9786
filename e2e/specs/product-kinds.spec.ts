import { boxOf } from '../fixtures/boxes';
import { recordLayoutShifts, sumShifts } from '../fixtures/layout-shifts';
import { type CatalogueProduct, pesos, pricesOf } from '../fixtures/product';
import { catalogue, expect, test, visit } from '../fixtures/test';
import { buttonOf, firstButton, heading, main } from '../pages/main';

/** A sold-out product that others can take the place of: not every one has such. */
async function findSoldOut(): Promise<CatalogueProduct> {
  for (const category of await catalogue.rootCategories()) {
    const filters = `categoria_${category.slug}`;
    const { slug } = await catalogue.find(({ stock }) => stock === 0, { filters });
    const product = await catalogue.product(slug);
    if (product.links.substitutes) return product;
  }
  throw new Error('No sold-out product has substitutes.');
}

test('a sold-out product shows substitutes, a kit its components, and the longest name fits the narrowest screen', async ({
  page,
}) => {
  await test.step('sold out', async () => {
    const product = await findSoldOut();
    await visit(page, `/productos/${product.slug}`);
    await expect(firstButton(page, 'Vendido')).toBeDisabled();
    const heart = buttonOf(page, `Guardar en Mis favoritos: ${product.name}`);
    await expect(heart).toHaveText('Guardar en Mis favoritos', { useInnerText: true });
    await heart.click();
    await expect(heart).toHaveText('Está en Mis favoritos', { useInnerText: true });
    const substitutes = main(page).getByRole('region', { name: /^Este producto se agotó/ });
    await expect(substitutes.getByRole('article')).toHaveCount(product.links.substitutes ?? -1);
    // They stand above everything that describes it, and nothing promises to write when it is back.
    const description = main(page).getByRole('region', { name: 'Descripción' });
    expect((await boxOf(substitutes)).y).toBeLessThan((await boxOf(description)).y);
    await expect(main(page)).not.toContainText(/te avis(amos|aremos)/i);
  });

  await test.step('a kit', async () => {
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

  await test.step('the longest name', async () => {
    const { products } = await catalogue.search('', { per_page: 100 });
    const [longest] = products.sort((a, b) => b.name.length - a.name.length);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, `/productos/${longest?.slug}`);
    await expect(heading(page)).toHaveText(longest?.name ?? '-');
    expect((await boxOf(heading(page))).right).toBeLessThanOrEqual(320);
  });
});

test('a page updates a changed price without a layout shift @smoke', async ({ page, request }) => {
  const product = await catalogue.find((one) => one.current > 3000 && one.stock > 3, { skip: 20 });
  const path = `/productos/${product.slug}`;
  // Puts the document with the current price into the cache.
  expect(await (await request.get(path)).text()).toContain(
    pesos(pricesOf(product).final).slice(1, -3),
  );
  const current = Math.round(product.current * 0.9) - 0.5;
  await catalogue.setPrice(product.id, current);
  const changed = await catalogue.product(product.slug);

  const readShifts = await recordLayoutShifts(page);
  await visit(page, path);
  await expect(main(page)).toContainText(pesos(pricesOf(changed).final));
  const said = `El precio cambió. Ahora es ${pesos(pricesOf(changed).final)}.`;
  await expect(page.getByText(said)).toBeAttached();
  expect(sumShifts(await readShifts())).toBeLessThan(0.02);

  // The cart gets the updated price.
  await firstButton(page, `Agregar al carrito: ${product.name}`).click();
  await page.getByRole('button', { name: /^Carrito\b/ }).click();
  await expect(page.getByRole('dialog', { name: /^Tu carrito/ })).toContainText(pesos(current));
});
