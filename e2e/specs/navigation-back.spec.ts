import { cardNames, filterPanel } from '../fixtures/lists';
import { expectSameDocument, footer, heading, markDocument } from '../fixtures/navigation';
import { expect, test, visit } from '../fixtures/test';

test('back and forward keep the server HTML and the scroll position', async ({
  page,
  catalogue,
}) => {
  const product = await catalogue.find((one) => one.hasPicture && one.reviewsCount > 5);
  await visit(page, `/productos/${product.slug}`);
  await markDocument(page);
  const specifications = page.getByRole('region', { name: 'Especificaciones' });
  const facets = filterPanel(page);
  const written = await specifications.textContent();
  // Other content of the footer may load when it is near.
  const ways = footer(page).getByRole('navigation');
  const foot = await ways.textContent();
  expect(written).toContain(product.partNumber);
  expect(foot).toContain('Sucursales');

  await specifications.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page
    .getByRole('navigation', { name: 'Ruta de navegación' })
    .getByRole('link')
    .last()
    .evaluate((link) => (link as HTMLElement).click());
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

test('a list loaded as a document is complete after leaving and coming back', async ({
  page,
  catalogue,
}) => {
  const [category] = (await catalogue.search()).facets.categories;
  await visit(page, `/buscar/categoria_${category?.slug}`);
  await markDocument(page);
  const facets = await filterPanel(page).textContent();
  const names = await cardNames(page).allTextContents();
  await cardNames(page).nth(4).click();
  await expect(heading(page)).toHaveText(names[4] ?? '-');
  await page.goBack();
  await expect(cardNames(page)).toHaveText(names);
  await expect(filterPanel(page)).toHaveText(facets ?? '-');
  await expectSameDocument(page);
});
