import { addressesOf } from '../fixtures/browse';
import { pesos, pricesOf } from '../fixtures/product';
import { catalogue, expect, test, visit } from '../fixtures/test';
import { expectText, main } from '../pages/main';

test('a product with nearly everything says what the backend says, and works', async ({ page }) => {
  test.slow();
  // It costs more than what other tests order, because a document does not follow the stock.
  const { slug } = await catalogue.find(
    (one) =>
      one.hasPicture &&
      one.current > 7000 &&
      one.cashPercent > 0 &&
      one.plans.length > 2 &&
      one.stockStores > 5 &&
      one.reviewsCount > 12,
  );
  const product = await catalogue.product(slug);
  const { attributes, links, reviewsCount } = product;
  const { common, final } = pricesOf(product);
  const region = (name: string) => page.getByRole('region', { name });
  const related = page.getByRole('list', { name: 'Productos relacionados' });
  await visit(page, `/productos/${slug}`);

  await test.step('metadata', async () => {
    await expect(page).toHaveTitle(`${product.name} | Nodo`);
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    // The backend's text, which may end in the middle of a word.
    const whole = String(attributes.meta_description).trim();
    const said = (await meta('description').getAttribute('content'))?.replace(/…$/, '') ?? '';
    expect(said.length).toBeGreaterThan(whole.length / 2);
    expect(whole.startsWith(said)).toBe(true);
    expect(whole.slice(said.length)).toMatch(/^(?!\p{L})/u);
    await expect(meta('og:type')).toHaveAttribute('content', 'product');
    await expect(meta('og:image')).toHaveCount(3);
    await expect(meta('product:price:amount')).toHaveAttribute('content', final.toFixed(2));
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = blocks.map((block) => JSON.parse(block));
    expect(data.find((block) => block['@type'] === 'Product')).toMatchObject({
      name: product.name,
      mpn: product.partNumber,
      offers: { price: final.toFixed(2), priceCurrency: 'MXN' },
      aggregateRating: { reviewCount: reviewsCount },
    });
    // Structured data stands once in the document, and not in what the browser gets for React.
    const html = await (await page.request.get(page.url())).text();
    const others = html.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/g, '');
    expect(others).not.toContain('schema.org');
    await expect(page.locator(`#product-page-${product.id}`)).toBeVisible();
  });

  await test.step('price', async () => {
    await expect(main(page)).toContainText(`Precio normal: ${pesos(common)}`);
    await expect(main(page)).toContainText(`${pesos(final)}Precio de contado`);
    const off = Math.round((1 - final / common) * 100);
    await expect(main(page)).toContainText(
      `${off}% Oferta Descuento · Ahorras ${pesos(common - final)}`,
    );
    // They are at the end of the page, so they load when the visitor scrolls there.
    await expect(related).toHaveCount(0);
  });

  await test.step('pictures: thumbnails, and a zoom by keyboard', async () => {
    const caption = (number: number) => `Foto ${number} de ${links.images}`;
    const photo = main(page).getByTitle('Ampliar la foto');
    const second = page
      .getByRole('link', { name: caption(2), exact: true })
      .filter({ hasNot: page.getByAltText(caption(2)) });
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(photo.nth(1)).toBeInViewport({ ratio: 0.9 });
    await photo.first().press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Fotos del producto' });
    await expect(dialog.getByRole('status').first()).toHaveText(caption(1));
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('status').first()).toHaveText(caption(2));
    await page.keyboard.press('+');
    await expect(dialog.getByRole('button', { name: 'Alejar' }).first()).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(photo.first()).toBeFocused();
  });

  await test.step('stores with stock, the largest stock first', async () => {
    const stores = attributes.stores_with_stock as { name: string; stock: number }[];
    const table = page.getByRole('table', { name: new RegExp(`^Disponible en ${stores.length} `) });
    if (stores.length > 4) await page.getByText(`Otras ${stores.length - 3} sucursales`).click();
    const rows = (await table.getByRole('row').allInnerTexts()).slice(1);
    const shown = rows.map((row) => row.split('\t')).map((cells) => [cells[0], Number(cells[2])]);
    const sorted = shown.toSorted((a, b) => Number(b[1]) - Number(a[1]));
    expect(shown).toEqual(sorted);
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(stores.map(({ name, stock }) => [name, stock])),
    );
  });

  await test.step('specifications and description', async () => {
    const groups = attributes.attribute_group_map as Record<string, Record<string, string>>;
    // The shop says these itself.
    const { 'Información general': general = {}, ...others } = groups;
    const specifications = region('Especificaciones');
    for (const [group, lines] of Object.entries(others)) {
      await expect(specifications.getByRole('heading', { name: group, exact: true })).toBeVisible();
      for (const [term, value] of Object.entries(lines)) {
        const row = specifications.getByRole('term').filter({ hasText: term });
        await expect(row.and(specifications.getByText(term, { exact: true }))).toHaveCount(1);
        await expect(specifications.getByText(value, { exact: true }).first()).toBeVisible();
      }
    }
    await expect(specifications.getByText(String(general['Número de parte']))).toHaveCount(1);
    await expect(region('Descripción').getByRole('listitem').first()).toBeVisible();
    await expect(region('Descripción')).toContainText(String(attributes.short_description));
  });

  await test.step('delivery to a zip code', async () => {
    const { cost, courier } = await catalogue.delivery(product.id, '97050');
    const field = main(page).getByLabel('Código postal');
    await field.fill('97050');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expectText(page, /Entrega en 97050/);
    const price = cost > 0 ? `Envío: ${pesos(cost)}` : 'Envío gratis';
    await expectText(page, `${price} por ${courier}`);
    await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
    await expect(field).toHaveValue('97050');
  });

  await test.step('reviews, newest first, each once, then by their stars', async () => {
    const reviews = await catalogue.reviews(product.id);
    const items = region('Reseñas')
      .getByRole('listitem')
      .filter({ has: page.getByRole('time') });
    const shares = region('Reseñas').getByRole('list', { name: 'Reseñas por calificación' });
    const counted = (await shares.getByRole('listitem').allInnerTexts()).map((share) =>
      Number(share.match(/(\d+) \(\d+%\)/)?.[1]),
    );
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(reviewsCount);
    await expect(items).toHaveCount(5);
    await region('Reseñas').getByRole('button', { name: 'Ver más reseñas' }).click();
    await expect(items).toHaveCount(10);
    await expect(items).toContainText(reviews.slice(0, 10).map(({ opinion }) => opinion));
    // In the document a review has its date, and its age beside it.
    const ages = items.locator('time:not(:has(.visitor-text)), .visitor-text');
    await expect(ages.filter({ hasText: /^(hoy|ayer|hace )/ })).toHaveCount(10);
    await expectText(page, `Mostrando 10 de ${reviewsCount} reseñas`);

    await region('Reseñas').getByRole('button', { name: 'Filtrar y ordenar' }).click();
    const best = Math.max(...reviews.map(({ rating }) => rating));
    const stars = region('Reseñas').getByRole('combobox', { name: 'Calificación' });
    await stars.selectOption(`${best} estrellas`);
    const found = reviews.filter(({ rating }) => rating === best).length;
    const filtered = region('Reseñas').locator('.review-browser').getByRole('listitem');
    const rated = page.getByRole('img', { name: `Calificación: ${best} de 5` });
    await expect(filtered.filter({ has: rated })).toHaveCount(Math.min(found, 5));
    await expect(filtered).toHaveCount(Math.min(found, 5));
  });

  await test.step('what is bought with it goes into the cart with one press', async () => {
    const row = region('Se compra junto con');
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('article')).toHaveCount(links.sets ?? -1);
    // What the cards and the page say, added up.
    const shown = await row.getByRole('article').locator('.card-price b').allTextContents();
    const prices = shown.map((price) => Number(price.replace(/[$,]/g, '')));
    const sum = prices.reduce((total, price) => total + price, final);
    await expectText(row, pesos(sum), { exact: true });
    await expect(row).toContainText('Precio de contado');
    const count = (links.sets ?? 0) + 1;
    await row.getByRole('button', { name: `Agregar los ${count} al carrito` }).click();
    const cart = page.getByRole('button', { name: new RegExp(`^Carrito.*${count}`) });
    await expect(cart).toBeVisible();
  });

  await test.step('what is related to it is linked, and no product stands in two rows', async () => {
    await region('Productos relacionados').scrollIntoViewIfNeeded();
    await expect(related.getByRole('article')).not.toHaveCount(0);
    const rows = page.locator('.companions .card-name a');
    const addresses = await addressesOf(rows);
    expect(new Set(addresses).size).toBe(addresses.length);
    const link = related.getByRole('article').first().getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
  });
});
