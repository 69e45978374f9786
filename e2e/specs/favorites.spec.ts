import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { isPlainProduct } from '../fixtures/browse';
import { fillLogin, newCustomer } from '../fixtures/customers';
import { catalogue, expect, expectConsole, test, visit } from '../fixtures/test';

test('a visitor’s favorites are kept, and found behind the heart of the header', async ({
  page,
}) => {
  const product = await catalogue.find(isPlainProduct, { q: 'teclado' });
  await visit(page, '/');
  const heart = page.getByRole('banner').getByRole('link', { name: 'Mis favoritos' });
  await heart.click();
  await expect(page).toHaveURL('/favoritos');
  await expect(page.getByRole('heading', { name: 'Todavía no tienes favoritos' })).toBeVisible();
  await visit(page, `/productos/${product.slug}`);
  const save = page
    .getByRole('main')
    .getByRole('button', { name: `Guardar en Mis favoritos: ${product.name}` })
    .first();
  await save.click();
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  const card = page.getByRole('list', { name: 'Mis favoritos' }).getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('link', { name: product.name })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: `Guardar en Mis favoritos: ${product.name}` }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Todavía no tienes favoritos' })).toBeVisible();
});

const hearts = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Guardar en Mis favoritos: / });
const held = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? 'null')?.state.favorites);

test('a visitor’s favourites are transferred once, although a response is lost', async ({
  page,
}) => {
  expectConsole(/ERR_FAILED/);
  const customer = await newCustomer();
  await visit(page, '/buscar');
  await hearts(page).nth(0).click();
  await hearts(page).nth(1).click();
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  let isLost = false;
  await page.route('**/api/shop-v1/customer-wishlist-items*', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.goto('/login?volver=/buscar');
  await fillLogin(page, customer);
  await expect(page).toHaveURL('/buscar');
  await expect.poll(() => isLost).toBe(true);
  expect(await held(page)).toHaveLength(2);
  await page.reload();
  await expect.poll(() => held(page)).toEqual([]);
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/perfil/favoritos');
  await expect(page.getByRole('article')).toHaveCount(2);
});
