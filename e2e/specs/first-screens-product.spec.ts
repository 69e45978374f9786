import type { Locator, Page } from '@playwright/test';
import { expectNoOverflow } from '../fixtures/accessibility';
import { pesos, pricesOf } from '../fixtures/product';
import { expect, test, visit } from '../fixtures/test';

// What a shopper sees of a product before scrolling.

const main = (page: Page) => page.getByRole('main');
const photo = (page: Page) => main(page).getByTitle('Ampliar la foto').first();
const price = (page: Page, amount: string) =>
  main(page).locator('.buy-box').getByText(amount, { exact: true }).first();
const box = async (part: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { x, y, width, height, right: x + width, bottom: y + height };
};

for (const [width, height] of [
  [390, 844],
  [360, 740],
] as const) {
  test(`a phone of ${width} px shows picture, stars and price at once`, async ({
    page,
    catalogue,
  }) => {
    await page.setViewportSize({ width, height });
    const { slug } = await catalogue.find(
      (one) => one.hasPicture && one.reviewsCount > 3 && one.stock > 3,
    );
    const product = await catalogue.product(slug);
    await visit(page, `/productos/${slug}`);
    expect((await box(photo(page))).height).toBeLessThanOrEqual(280);
    await expect(main(page).getByText(`1 / ${product.links.images}`)).toBeInViewport();
    const amount = await box(price(page, pesos(pricesOf(product).final)));
    expect(amount.y).toBeLessThanOrEqual(600);

    const crumbs = page.getByRole('navigation', { name: 'Ruta de navegación' });
    expect((await box(crumbs)).height).toBeLessThanOrEqual(44);
    const reviews = await box(
      main(page)
        .getByRole('link', { name: /reseñas?$/ })
        .first(),
    );
    const title = await box(page.getByRole('heading', { level: 1 }));
    expect(reviews.bottom).toBeLessThanOrEqual(title.y);
    const buyNow = await box(page.getByRole('button', { name: 'Comprar ahora' }).first());
    const partNumber = await box(
      main(page)
        .getByText(/Núm. de parte: /)
        .first(),
    );
    expect(partNumber.y).toBeGreaterThan(buyNow.bottom);
    await expectNoOverflow(page);
  });
}

test('the bar with the button is there until the button of the page is in view', async ({
  page,
  catalogue,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  const { slug, name } = await catalogue.find((one) => one.hasPicture && one.stock > 3);
  await visit(page, `/productos/${slug}`);
  const bar = page.getByRole('region', { name, exact: true });
  const label = `Agregar al carrito: ${name}`;
  await expect(bar.getByRole('button', { name: label })).toBeInViewport();
  await main(page).getByRole('button', { name: label }).first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(bar).toBeHidden();
});

test('picture and price stand beside each other from 768 px on', async ({ page, catalogue }) => {
  const { slug } = await catalogue.find((one) => one.hasPicture);
  const product = await catalogue.product(slug);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, `/productos/${slug}`);
    const amount = await box(price(page, pesos(pricesOf(product).final)));
    expect(amount.x).toBeGreaterThan((await box(photo(page))).right);
    expect(amount.bottom).toBeLessThanOrEqual(600);
  }
});
