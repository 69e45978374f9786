import type { Locator, Page } from '@playwright/test';
import { expectSameDocument, markDocument } from '../fixtures/browse';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { heading, main } from '../pages/main';
import { footer } from '../pages/shell';

/** How far an element may be from where it was, in CSS pixels. */
const NEIGHBOURHOOD = 150;

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

/** Scrolls like a reader until the element is in the middle of the screen, so that late parts are drawn. */
async function comeTo(page: Page, element: Locator): Promise<number> {
  // Places are remembered by what loads when the browser is idle, together with what hides the header.
  await expect(async () => {
    await page.mouse.wheel(0, -50);
    await page.mouse.wheel(0, 400);
    await expect(page.locator('html')).toHaveAttribute('data-header', 'hidden', { timeout: 500 });
  }).toPass();
  await footer(page).scrollIntoViewIfNeeded();
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(element).toBeInViewport();
  return topOf(element);
}

async function expectSamePlace(page: Page, element: Locator, before: number): Promise<void> {
  await expect(element).toBeInViewport();
  const distance = async () => Math.abs((await topOf(element)) - before);
  await expect.poll(distance, { timeout: 8_000 }).toBeLessThan(NEIGHBOURHOOD);
  await expect(main(page)).not.toHaveAttribute('data-restoring');
  expect(await distance()).toBeLessThan(NEIGHBOURHOOD);
}

test('going back lands where one was, on a wide and a narrow screen', async ({ page }) => {
  test.slow();
  const [category] = (await catalogue.search()).facets.categories;
  const list = `/buscar/categoria_${category?.slug}?existencia=1`;
  const places: [width: number, path: string, place: Locator][] = [
    [1440, '/', List.cards(page).nth(20)],
    [1440, '/busqueda-por-categoria', main(page).getByRole('heading', { level: 2 }).nth(9)],
    [360, list, List.cards(page).nth(8)],
    [360, '/', List.cards(page).nth(20)],
  ];
  for (const [width, path, place] of places) {
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      const before = await comeTo(page, place);
      await place.getByRole('link').first().click();
      await expect(page).not.toHaveURL(path);
      await expect(heading(page)).toBeVisible();
      await footer(page).scrollIntoViewIfNeeded();
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expectSamePlace(page, place, before);
    });
  }
});

test('going back lands where one was on a product with late companions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const product = await catalogue.find((one) => one.hasPicture && one.reviewsCount > 5);
  await visit(page, `/productos/${product.slug}`);
  const related = page.getByRole('region', { name: 'Productos relacionados' });
  const companion = related.getByRole('article').first();
  await footer(page).scrollIntoViewIfNeeded();
  await expect(companion).toBeAttached();
  const before = await comeTo(page, companion);
  await companion.getByRole('link').click();
  await expect(heading(page)).not.toHaveText(product.name);
  await page.goBack();
  await expect(heading(page)).toHaveText(product.name);
  await expectSamePlace(page, companion, before);
});

test('back and forward keep the server HTML and the scroll position @smoke', async ({ page }) => {
  const product = await catalogue.find((one) => one.hasPicture && one.reviewsCount > 5);
  await visit(page, `/productos/${product.slug}`);
  await markDocument(page);
  const specifications = page.getByRole('region', { name: 'Especificaciones' });
  const facets = List.filters(page);
  const written = await specifications.textContent();
  // Other content of the footer may load when it is near.
  const ways = footer(page).getByRole('navigation');
  const foot = await ways.textContent();
  expect(written).toContain(product.partNumber);
  expect(foot).toContain('Sucursales');

  await specifications.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  const crumbs = page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link');
  await crumbs.last().evaluate((link: HTMLElement) => link.click());
  await expect(facets).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const choices = await facets.textContent();
  const list = page.url();
  await expect(ways).toHaveText(foot ?? '-');

  await page.goBack();
  await expect(heading(page)).toHaveText(product.name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await expect(specifications).toBeInViewport();
  await expect(specifications).toHaveText(written ?? '-');
  await expect(ways).toHaveText(foot ?? '-');

  await page.goForward();
  await expect(page).toHaveURL(list);
  await expect(facets).toBeVisible();
  await expect(facets).toHaveText(choices ?? '-');
  await expectSameDocument(page);
});

test('a filter leaves the list where it is, and the panel of a phone open', async ({ page }) => {
  const [category] = (await catalogue.search()).facets.categories;
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(page, `/buscar/categoria_${category?.slug}`);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await List.filters(page).getByRole('link', { name: 'En oferta' }).press('Enter');
  await expect(page).toHaveURL(/ofertas=1/);
  await expect(List.names(page).first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);

  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, `/buscar/categoria_${category?.slug}`);
  await List.openFilters(page);
  await List.filters(page).getByRole('link', { name: 'En oferta' }).click();
  await expect(page).toHaveURL(/ofertas=1/);
  await expect(List.filters(page).getByRole('link', { name: 'En oferta' })).toBeInViewport();
});
