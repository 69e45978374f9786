import type { Page } from '@playwright/test';
import type { CatalogueProduct } from '../fixtures/product';
import { expect } from '../fixtures/test';

/* A list of products, its filters, and the comparison that begins there. */

export const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** The product names, in order. */
export const names = (page: Page) => cards(page).getByRole('heading');
/** A link that disappears with its page. */
export const firstLink = (page: Page) => cards(page).first().getByRole('link');
export const cardHeights = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((one) => one.clientHeight));

/** The result count of a search: `11 a 20 de 300 artículos`, or `8 artículos`. */
export const count = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/artículos?$/)
    .first();

export const filters = (page: Page) => page.getByRole('region', { name: 'Filtros', exact: true });
export const openFilters = (page: Page) => page.getByRole('button', { name: /^Filtrar/ }).click();
/** Closes the filters of a phone with the button that says how many products they leave. */
export const closeFilters = (page: Page) =>
  filters(page)
    .getByRole('button', { name: /^Ver .*artículos?$/ })
    .click();
export const filterGroup = (page: Page, name: RegExp) =>
  filters(page).getByRole('group').filter({ hasText: name });

/** The link that takes a filter away. */
export const chip = (page: Page, name: string) =>
  page.getByRole('link', { name: `Quitar filtro: ${name}` });

export const hearts = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Guardar en Mis favoritos: / });
export const compareToggle = (page: Page, { name }: CatalogueProduct) =>
  page.getByRole('button', { name: `Comparar: ${name}`, exact: true }).first();
export const compareBar = (page: Page) =>
  page.getByRole('complementary', { name: 'Productos para comparar' });
export const expectCompared = (page: Page, count: number) =>
  expect(compareBar(page).getByRole('status')).toHaveText(`${count} de 4 productos para comparar`);
/** The row of a comparison with what is paid for each product. */
export const comparedPrices = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Precio/ }) });
