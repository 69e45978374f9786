import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { recordLayoutShifts } from '../fixtures/layout-shifts';
import { pesos, pricesOf } from '../fixtures/product';
import { catalogue, expect, test, visit } from '../fixtures/test';
import { firstButton, firstLink, heading, main } from '../pages/main';
import { consentDialog } from '../pages/shell';

// What a shopper sees of a product before scrolling.

const photo = (page: Page) => main(page).getByTitle('Ampliar la foto').first();
const price = (page: Page, amount: string) =>
  main(page).locator('.buy-box').getByText(amount, { exact: true }).first();

test('a phone shows picture, stars and price at once; from 768 px on picture and price stand beside each other @smoke', async ({
  page,
}) => {
  const { slug } = await catalogue.find(
    (one) => one.hasPicture && one.reviewsCount > 3 && one.stock > 3,
  );
  const product = await catalogue.product(slug);
  const final = pesos(pricesOf(product).final);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/productos/${slug}`);
  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft((await boxOf(photo(page))).height, 'the picture').toBeLessThanOrEqual(256);
    await expect(main(page).getByText(`1 / ${product.links.images}`)).toBeInViewport();
    expect.soft((await boxOf(price(page, final))).y, 'the price').toBeLessThanOrEqual(600);
    // In the first screen: whether it is there, and when it arrives
    const promise = await boxOf(main(page).locator('.promise'));
    expect.soft(promise.y, 'the promise').toBeGreaterThan((await boxOf(price(page, final))).bottom);
    if (width === 390) expect.soft(promise.bottom, 'the promise').toBeLessThanOrEqual(height - 120);

    const crumbs = page.getByRole('navigation', { name: 'Ruta de navegación' });
    expect.soft((await boxOf(crumbs)).height, 'the way here').toBeLessThanOrEqual(44);
    const reviews = firstLink(page, /reseñas?$/);
    const title = await boxOf(heading(page));
    expect.soft((await boxOf(reviews)).bottom, 'the stars').toBeLessThanOrEqual(title.y);
    const buyNow = await boxOf(page.getByRole('button', { name: 'Comprar ahora' }).first());
    const partNumber = main(page).getByText(/Núm. de parte: /);
    expect.soft((await boxOf(partNumber.first())).y, 'the number').toBeGreaterThan(buyNow.bottom);
    await expectNoOverflow(page);
  }
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const amount = await boxOf(price(page, final));
    expect.soft(amount.x, `${width} px`).toBeGreaterThan((await boxOf(photo(page))).right);
    expect.soft(amount.bottom, `${width} px`).toBeLessThanOrEqual(600);
  }
});

test.describe('before the first answer', () => {
  test.use({ consent: null, viewport: { width: 390, height: 844 } });

  test('a phone has the button to the cart on its first screen, above the question of consent and then above the tabs', async ({
    page,
  }) => {
    const { slug, name } = await catalogue.find((one) => one.hasPicture && one.stock > 3);
    const readShifts = await recordLayoutShifts(page);
    await visit(page, `/productos/${slug}`);
    const add = firstButton(page, `Agregar al carrito: ${name}`);
    const question = consentDialog(page);
    await expect(question).toBeVisible();
    expect((await boxOf(add)).bottom).toBeLessThanOrEqual((await boxOf(question)).y);
    expect(await readShifts()).toEqual([]);
    await question.getByRole('button', { name: 'Rechazar' }).click();
    const tabs = page.getByRole('navigation', { name: 'Navegación principal' });
    await expect(tabs).toBeVisible();
    expect((await boxOf(add)).bottom).toBeLessThanOrEqual((await boxOf(tabs)).y);
  });
});

test('the bar with the button is there until the page’s button is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  const { slug, name } = await catalogue.find((one) => one.hasPicture && one.stock > 3);
  await visit(page, `/productos/${slug}`);
  const bar = page.getByRole('region', { name, exact: true });
  const label = `Agregar al carrito: ${name}`;
  await expect(bar.getByRole('button', { name: label })).toBeInViewport();
  await firstButton(page, label).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(bar).toBeHidden();
});
