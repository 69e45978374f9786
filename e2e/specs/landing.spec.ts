import { expectPictures, expectUsable } from '../fixtures/accessibility';
import { expect, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { expectText, linkOf, main, sectionHeading } from '../pages/main';

test('the home page links to a landing with sections, products and end date', async ({ page }) => {
  // A page that takes long to be made for the first time is loaded whole instead, without the focus on its heading.
  await page.request.get('/landing/contado-y-meses');
  await visit(page, '/');
  const banner = page.getByRole('link', { name: /Ver la promoción/ });
  await banner.click();
  await expect(page).toHaveURL('/landing/contado-y-meses');
  await expect(page.getByRole('heading', { level: 1, name: 'De contado o a meses' })).toBeFocused();
  await expectText(main(page), /^Vigente hasta el \d+ \p{L}+ \d{4}, 23:59/u);
  await expect(sectionHeading(page, 'Audio')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expectUsable(page);
  await expectPictures(page);
  const wanted = main(page).getByRole('region', { name: /^Lo más buscado/ });
  const article = wanted.getByRole('article').first();
  const name = (await article.getByRole('heading').textContent()) ?? '';
  await article.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test('a landing that has ended says so, stays useful and is not indexed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/landing/casa-conectada');
  await expectUsable(page);
  await expectText(main(page), /^Esta promoción terminó el \d+ \p{L}+ \d{4}/u);
  await expect(main(page).getByText(/^Vigente/)).toHaveCount(0);
  await expect(List.cards(page).first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await linkOf(page, 'Ver las ofertas de hoy').click();
  await expect(page).toHaveURL('/buscar?ofertas=1');
});

test('a landing is complete without JavaScript, for people and search engines @smoke', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/landing/arma-tu-setup`);
  await expect(page).toHaveTitle(/^Arma tu escritorio \| /);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/landing/arma-tu-setup`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: 'Por dónde empezar' })).toBeVisible();
  const shown = await List.cards(page).count();
  expect(shown).toBeGreaterThan(10);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = blocks.map((block) => JSON.parse(block)['@type']);
  expect(types).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList']));
  await context.close();
});
