import type { Page } from '@playwright/test';
import { expectSameDocument, markDocument } from '../fixtures/browse';
import { pricesOf } from '../fixtures/product';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { heading } from '../pages/main';
import { footerLink } from '../pages/shell';

const PATH = '/buscar/categoria_procesadores';
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros aplicados' });
const withoutFilter = (page: Page, name: string) =>
  chips(page).getByRole('link', { name: `Quitar filtro: ${name}`, exact: true });
const expectCount = (page: Page, count: number) =>
  expect(List.count(page)).toContainText(count.toLocaleString('en-US'));

test('filters of one kind widen a list, those of other kinds narrow it, and chips remove them', async ({
  page,
}) => {
  const panel = List.filters(page);
  const choose = (name: string | RegExp) => panel.getByRole('link', { name }).first().click();
  const [one, two] = (await catalogue.search('categoria_procesadores')).facets.brands;
  if (!one || !two) throw new Error('Two brands are needed.');
  await visit(page, PATH);

  await test.step('brands and offers', async () => {
    await choose(one.name);
    await expect(page).toHaveURL(`${PATH}/marca_${one.slug}`);
    await expectCount(page, one.count);
    await choose(two.name);
    const both = [one.slug, two.slug].sort().map((slug) => `marca_${slug}`);
    await expect(page).toHaveURL([PATH, ...both].join('/'));
    await expectCount(page, one.count + two.count);
    const filters = ['categoria_procesadores', ...both].join('/');
    const narrowed = await catalogue.search(filters, { offers: 1 });
    await choose('En oferta');
    await expect(page).toHaveURL(/ofertas=1/);
    await expectCount(page, narrowed.total);
    await withoutFilter(page, 'En oferta').click();
    await expect(page).toHaveURL([PATH, ...both].join('/'));
    await withoutFilter(page, one.name).click();
    await expect(page).toHaveURL(`${PATH}/marca_${two.slug}`);
    await withoutFilter(page, two.name).click();
    await expect(page).toHaveURL(PATH);
  });

  await test.step('attributes', async () => {
    const socket = List.filterGroup(page, /^Socket/).getByRole('link', { name: /^AM5/ });
    const count = await socket.locator('small').textContent();
    await socket.click();
    await expect(page).toHaveURL(`${PATH}?filtro=socket_am5`);
    await expect(List.count(page)).toContainText(count ?? '-');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const cores = List.filterGroup(page, /^Núcleos/).first();
    await cores.getByText('Exactamente').click();
    await cores.getByRole('link', { name: /^8(?!.* o más)/ }).click();
    await expect(page).toHaveURL(`${PATH}?filtro=nucleos_8&filtro=socket_am5`);
    await expect(List.names(page).first()).toBeVisible();
    await withoutFilter(page, 'Socket: AM5').click();
    await expect(page).toHaveURL(`${PATH}?filtro=nucleos_8`);
  });

  await test.step('amounts', async () => {
    await chips(page).getByRole('link', { name: 'Limpiar todo' }).click();
    // The category of the list is no filter of it.
    await expect(page).toHaveURL(PATH);
    await expect(chips(page)).toHaveCount(0);
    await visit(page, '/buscar');
    const choice = (await catalogue.search()).facets.monthly.find(({ count }) => count > 0);
    await panel.getByText('Mensualidad', { exact: true }).click();
    await choose(/^Hasta .* al mes/);
    await expect(page).toHaveURL(`/buscar?mensualidad_max=${choice?.up_to}`);
    await expectCount(page, choice?.count ?? -1);
    await withoutFilter(page, `Hasta $${choice?.up_to.toLocaleString('en-US')}.00 al mes`).click();
    await expect(page).toHaveURL('/buscar');
    await page.getByLabel('Mínimo').fill('$2,500');
    await page.getByLabel('Máximo').fill('1500');
    await page.getByRole('button', { name: 'Aplicar precio' }).click();
    await expect(page).toHaveURL('/buscar?precio_min=1500&precio_max=2500');
    const found = await catalogue.search('', { price_min: 1500, price_max: 2500 });
    await expectCount(page, found.total);
  });
});

test('a list is sorted and paged, and is the same after leaving it', async ({ page }) => {
  const [category] = (await catalogue.search()).facets.categories;
  const filters = `categoria_${category?.slug}`;
  const path = `/buscar/${filters}`;
  const pages = page.getByRole('navigation', { name: 'Páginas de resultados' });
  const { lastPage, total } = await catalogue.search(filters, { per_page: 10 });
  await visit(page, path);

  await test.step('sorted by a choice, and by keyboard with the button', async () => {
    const order = page.getByLabel('Ordenar por');
    await order.selectOption('Mayor precio');
    await expect(page).toHaveURL(`${path}?orden=mayor-precio`);
    const { products } = await catalogue.search(filters, { sort: '-price', per_page: 10 });
    await expect(List.names(page)).toHaveText(products.map(({ name }) => name));
    const prices = products.map((product) => pricesOf(product).final);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    await order.press('ArrowUp');
    await expect(order).toHaveValue('menor-precio');
    await expect(page).toHaveURL(`${path}?orden=mayor-precio`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ordenar', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}?orden=menor-precio`);
  });

  await test.step('paged', async () => {
    await visit(page, path);
    await pages.getByRole('link', { name: 'Siguiente' }).click();
    await expect(page).toHaveURL(`${path}?page=2`);
    await expect(page).toHaveTitle(`${category?.name} - Página 2 | Nodo`);
    await expect(heading(page)).toBeFocused();
    await expect(List.count(page)).toHaveText(
      `11 a 20 de ${total.toLocaleString('en-US')} artículos`,
    );
    await pages.getByRole('link', { name: `Página ${lastPage}`, exact: true }).click();
    await expect(page).toHaveURL(`${path}?page=${lastPage}`);
    await expect(List.names(page)).toHaveCount(total % 10 || 10);
  });

  await test.step('the same on the way back, as it was loaded', async () => {
    await visit(page, `${path}?page=2`);
    await markDocument(page);
    const facets = await List.filters(page).textContent();
    const names = await List.names(page).allTextContents();
    const product = page.getByRole('article').nth(7).getByRole('link');
    await product.click();
    await expect(heading(page)).toHaveText(names[7] ?? '-');
    await page.goBack();
    await expect(page).toHaveURL(`${path}?page=2`);
    await expect(List.names(page)).toHaveText(names);
    await expect(product).toBeInViewport();
    await expect(List.filters(page)).toHaveText(facets ?? '-');
    await expectSameDocument(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are links and forms; links of header, page and footer work', async ({ page }) => {
    const entrega = List.filterGroup(page, /^Entrega/);
    await page.goto(`${PATH}?orden=menor-precio`);
    await List.filters(page).getByRole('link', { name: /^AM5/ }).click();
    await expect(page).toHaveURL(`${PATH}?orden=menor-precio&filtro=socket_am5`);
    await entrega.getByText('Entrega', { exact: true }).click();
    await entrega.getByLabel('Código postal').fill('97050');
    await entrega.getByLabel('Cuándo').selectOption('Llega mañana');
    await entrega.getByRole('button', { name: 'Aplicar entrega' }).click();
    await expect(page).toHaveURL(
      `${PATH}?orden=menor-precio&filtro=socket_am5&entrega=manana&cp=97050`,
    );
    await expect(page.getByRole('link', { name: /Llega mañana · 97050/ })).toBeVisible();

    await page.goto('/buscar');
    const name = (await List.names(page).first().textContent()) ?? '-';
    await List.firstLink(page).click();
    await expect(heading(page)).toHaveText(name);
    await footerLink(page).click();
    await expect(heading(page)).toHaveText('Sucursales');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });
});

test('by keyboard one skips to the products, and stays at the chosen filter', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Saltar a los productos' });
  await visit(page, '/marcas');
  await expect(skip).toBeHidden();
  await visit(page, PATH);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const results = page.getByRole('region', { name: 'Resultados' });
  await expect(results.locator(':focus')).toHaveCount(1);

  const socket = List.filterGroup(page, /^Socket/).getByRole('link', { name: /^AM5/ });
  await socket.focus();
  for (const address of [`${PATH}?filtro=socket_am5`, PATH]) {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(socket.and(page.locator('[aria-current]'))).toHaveCount(address === PATH ? 0 : 1);
    await expect(socket).toBeFocused();
  }
});
