import type { Page } from '@playwright/test';
import { readStored } from '../fixtures/compare';
import { nextDelivery } from '../fixtures/delivery';
import { choosePlace } from '../fixtures/location';
import type { CatalogueProduct } from '../fixtures/product';
import { expect, test, visit } from '../fixtures/test';

const LIST = '/buscar/categoria_procesadores';
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('cards say what they are reckoned to, and of a chosen place when and where', async ({
  page,
}) => {
  await visit(page, LIST);
  await expect(
    cards(page)
      .getByText(/^Llega en \d+ día\(s\) a CDMX$/)
      .first(),
  ).toBeVisible();
  const heights = () => cards(page).evaluateAll((all) => all.map((one) => one.clientHeight));
  const before = await heights();

  // A zip code that is typed on a product reaches the header, and then every card.
  await cards(page).getByRole('heading').first().getByRole('link').click();
  // The list has a field for a zip code, too.
  await expect(page).toHaveURL(/\/productos\//);
  const field = page.getByRole('main').getByLabel('Código postal');
  await field.fill('97050');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('button', { name: /97050 \p{L}{4,}/u })).toBeVisible();
  const promise = await page
    .getByText(/^Llega (mañana|el|entre)/)
    .first()
    .textContent();

  await page.goBack();
  await expect(
    cards(page)
      .getByText(/a CDMX$/)
      .filter({ visible: true }),
  ).toHaveCount(0);
  await expect(cards(page).getByText(nextDelivery()).first()).toBeVisible();
  await expect(cards(page).getByText('Recoge en Mérida').first()).toBeVisible();
  if (promise === 'Llega mañana') await expect(cards(page).first()).toContainText(promise);
  expect(await heights()).toEqual(before);
});

test('for a chosen place cards, product and cart name its days and no others', async ({
  page,
  catalogue,
}) => {
  const freeDays = /Envi[óo] gratis 3-5 días/i;
  const isFree = ({ current, stock }: CatalogueProduct) => current > 4999 && stock > 3;
  const product = await catalogue.find(isFree, { in_stock: 1 });
  const main = page.getByRole('main');
  await visit(page, `/productos/${product.slug}`);
  await expect(main.locator('.buy-box').getByText(freeDays)).toBeVisible();
  await main.getByLabel('Código postal').fill('97050');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(main.getByText(/^Llega (mañana|el|entre)/).first()).toBeVisible();
  await expect(main.locator('.buy-box').getByText(freeDays)).toBeHidden();
  await expect(page.getByRole('banner').getByText(/\d días/)).toHaveCount(0);

  await page
    .getByRole('button', { name: `Agregar al carrito: ${product.name}` })
    .first()
    .click();
  await expect.poll(() => readStored(page, 'cart')).toContain(product.id);
  await visit(page, '/compra/carrito/detalle');
  const line = page
    .getByRole('region', { name: 'Productos en tu carrito' })
    .getByRole('listitem')
    .first();
  await expect(line.getByText(/^Llega (mañana|el|\d)/)).toBeVisible();
  await expect(page.getByText(/Envío al C\.P\. 97050, \p{L}/u).first()).toBeVisible();

  await visit(page, `/buscar?q=${encodeURIComponent(product.partNumber)}`);
  const card = cards(page).filter({ hasText: product.name }).first();
  await expect(card.getByText(/^Llega .+, gratis$/)).toBeVisible();
  await expect(card.getByText(freeDays).filter({ visible: true })).toHaveCount(0);
});

test('for the same zip code card, product, cart and filter promise the same day', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await visit(page, LIST);
  await choosePlace(page, '97050');
  const card = cards(page)
    .filter({ has: page.locator('.visitor-text', { hasText: /^Llega mañana(, gratis)?$/ }) })
    .filter({ has: page.getByRole('button', { name: /^Agregar/ }) })
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '-';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(main.locator('[data-promised]')).toHaveText('Llega mañana');
  await main
    .getByRole('button', { name: `Agregar al carrito: ${name}` })
    .first()
    .click();
  await expect.poll(() => readStored(page, 'cart')).toContain('"lines":[{');
  await visit(page, '/compra/carrito/detalle');
  const line = page
    .getByRole('region', { name: 'Productos en tu carrito' })
    .getByRole('listitem')
    .first();
  await expect(line.getByText('Llega mañana', { exact: true })).toBeVisible();
  // Everything that the filter leaves says so, and this product is among it.
  await visit(page, `/buscar?q=${encodeURIComponent(name)}&entrega=manana&cp=97050`);
  await expect(cards(page).filter({ hasText: name }).first()).toBeVisible();
  for (const one of await cards(page).all()) await expect(one).toContainText('Llega mañana');
});

test('a zip code that is typed in the cart reaches the header', async ({ page }) => {
  await visit(page, LIST);
  await cards(page)
    .getByRole('button', { name: /^Agregar al carrito/ })
    .first()
    .click();
  await expect.poll(() => readStored(page, 'cart')).toContain('"lines":[{');
  await visit(page, '/compra/carrito/detalle');
  const summary = page.getByRole('region', { name: 'Resumen' });
  await summary.getByLabel('Código postal').fill('97050');
  await summary.getByRole('button', { name: 'Calcular' }).click();
  await expect(
    page.getByRole('banner').getByRole('button', { name: /97050 \p{L}{4,}/u }),
  ).toBeVisible();
});

test('the field takes what is typed while its code is still loading', async ({
  page,
  catalogue,
}) => {
  const { slug } = await catalogue.find(({ stock }) => stock > 3);
  await page.goto(`/productos/${slug}`);
  const field = page.getByRole('main').getByLabel('Código postal');
  await field.click();
  await page.keyboard.type('06700', { delay: 20 });
  await expect(page.getByRole('button', { name: 'Calcular' })).toBeEnabled();
  await expect(field).toHaveValue('06700');
  await expect(field).toBeFocused();
});
