import type { Page } from '@playwright/test';
import { expectAccessible, expectLoaded, expectUsable } from '../fixtures/accessibility';
import { goOffline, hold } from '../fixtures/connection';
import { LAURA, logIn, logInByForm, newCustomer, readOwnList } from '../fixtures/customers';
import { expect, expectConsole, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { expectText, main } from '../pages/main';
import { undoButton } from '../pages/shell';

const ITEMS = '**/api/shop-v1/customer-wishlist-items*';
const ONE_ITEM = '**/api/shop-v1/customer-wishlist-items/**';
const FAVORITES = '/perfil/favoritos';

const nameOf = async (page: Page, at: number) =>
  ((await List.hearts(page).nth(at).getAttribute('aria-label')) ?? '').replace(/^[^:]*: /, '');
const lists = (page: Page) =>
  page.getByRole('navigation', { name: 'Tus listas' }).getByRole('link');

/** Reads the names and products of the customer's lists from the backend. */
async function saved(page: Page): Promise<object> {
  const lists = await readOwnList(page, '/shop-v1/customers/{customer}/wishlists');
  return Object.fromEntries(
    lists.map(({ attributes }) => [attributes.name, attributes.items_count]),
  );
}

/** Waits until the page has loaded the lists: only then a press goes to the server. */
const answered = (page: Page) => page.waitForResponse(/\/customers\/\d+\/wishlists/);

const refuse = (page: Page, calls: string) =>
  page.route(calls, (route) => route.fulfill({ status: 500, json: { message: 'No hoy.' } }));

test('a list is busy until its products are known', async ({ page }) => {
  await logIn(page, LAURA, '/mi-cuenta');
  const products = await hold(page, '**/api/shop-v1/products?*');
  await page.goto(FAVORITES);
  const grid = main(page)
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  const add = grid.getByRole('button', { name: /^Agregar/ });
  await expect(grid.getByRole('article').first()).toBeVisible();
  await expect(grid).toHaveAttribute('aria-busy', 'true');
  await expect(add).toHaveCount(0);
  products.release();
  await expectLoaded(page);
  expect(await add.count()).toBeGreaterThan(0);
});

test('two tabs make one default list, show each other’s favourites', async ({ page, context }) => {
  const customer = await newCustomer();
  await visit(page, '/buscar');
  const other = await context.newPage();
  const [here, there] = [answered(page), answered(other)];
  await logInByForm(other, customer, '/buscar');
  await Promise.all([here, there]);
  await expect.poll(() => saved(page)).toEqual({ 'Mis favoritos': 0 });
  await List.hearts(page).nth(0).click();
  await expect(List.hearts(other).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => saved(page)).toEqual({ 'Mis favoritos': 1 });
  await List.hearts(other).nth(0).click();
  await expect(List.hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => saved(page)).toEqual({ 'Mis favoritos': 0 });
});

test('lists are made, renamed, filled, emptied and deleted', async ({ page, context }) => {
  expectConsole(/500|ERR_INTERNET_DISCONNECTED/);
  const known = answered(page);
  await logIn(page, await newCustomer(), '/buscar?existencia=1');
  await known;
  await expect.poll(() => saved(page)).toEqual({ 'Mis favoritos': 0 });
  const names = [await nameOf(page, 0), await nameOf(page, 1)];
  await refuse(page, ITEMS);
  await List.hearts(page).nth(0).click();
  await expectText(page, `No pudimos guardar ${names[0]}`);
  await expect(List.hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(ITEMS);
  await List.hearts(page).nth(0).click();
  await List.hearts(page).nth(1).click();
  await expect.poll(() => saved(page)).toEqual({ 'Mis favoritos': 2 });

  await page.goto(FAVORITES);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Nueva lista' }).press('Enter');
  await expect(page.getByLabel(/^Nombre de la lista/)).toBeFocused();
  await page.keyboard.type('mis favoritos');
  await page.keyboard.press('Enter');
  await expectText(page, 'Ya tienes una lista con ese nombre');
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Regalos');
  await goOffline(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'sigue aquí' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Nueva lista' }).click();
  await expect(page.getByLabel(/^Nombre de la lista/)).toHaveValue('Regalos');
  await page.getByRole('button', { name: 'Crear lista' }).click();
  await expect(lists(page).filter({ hasText: 'Regalos' })).toHaveAttribute('aria-current', 'page');
  await expectText(page, 'Esta lista está vacía');
  await page.getByRole('button', { name: 'Cambiar nombre' }).click();
  await page.getByLabel(/^Nombre de la lista/).fill('Navidad');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(lists(page).filter({ hasText: 'Navidad' })).toBeVisible();

  await lists(page).filter({ hasText: 'Mis favoritos' }).click();
  await expect(page.getByRole('button', { name: /^Eliminar lista/ })).toHaveCount(0);
  await refuse(page, ONE_ITEM);
  await page.getByRole('button', { name: `Una pieza más de ${names[0]}` }).click();
  await expectText(page, `No pudimos cambiar la cantidad de ${names[0]}`);
  await page.getByRole('button', { name: `Quitar ${names[1]} de la lista` }).click();
  await expectText(page, `No pudimos quitar ${names[1]}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').getByRole('status')).toHaveText(['1', '1']);
  await page.unroute(ONE_ITEM);
  await page.getByRole('button', { name: `Una pieza más de ${names[0]}` }).click();
  await page.getByRole('button', { name: `Una pieza más de ${names[0]}` }).click();
  await page.getByRole('button', { name: `Mover ${names[0]} a otra lista` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Navidad/ }).click();
  await expectText(page, `Moviste ${names[0]} a «Navidad».`);
  await expect(undoButton(page)).toBeFocused();
  await expect.poll(() => saved(page)).toEqual({ 'Mis favoritos': 1, Navidad: 1 });

  await page.getByRole('button', { name: `Quitar ${names[1]} de la lista` }).click();
  await expectText(page, 'Esta lista está vacía');
  await undoButton(page).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect.poll(() => saved(page)).toEqual({ 'Mis favoritos': 1, Navidad: 1 });

  await lists(page).filter({ hasText: 'Navidad' }).click();
  const card = page.getByRole('article').filter({ hasText: names[0] });
  await expect(card.getByRole('status')).toHaveText('3');
  await page.reload();
  await expect(card.getByRole('status')).toHaveText('3');
  await page.getByRole('button', { name: 'Pasar todo al carrito' }).click();
  await expectText(page, /Agregamos 1 producto a tu carrito/);

  await page.getByRole('button', { name: /^Eliminar lista/ }).click();
  await page.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(lists(page)).toHaveCount(1);
  await expect.poll(() => saved(page)).toEqual({ 'Mis favoritos': 1 });
});

test('with several lists the favourite button offers the others, also by keyboard and right click', async ({
  page,
}) => {
  await logIn(page, await newCustomer(), FAVORITES);
  await expectText(page, 'Todavía no guardas ningún favorito');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await expectUsable(page);
  await page.getByRole('button', { name: 'Nueva lista' }).click();
  await page.getByRole('button', { name: 'Crear lista' }).click();
  await expectText(page, 'Escribe un nombre para tu lista');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByLabel(/^Nombre de la lista/).fill('Oficina');
  await page.getByRole('button', { name: 'Crear lista' }).click();
  await expect(lists(page)).toHaveCount(2);
  const known = answered(page);
  await visit(page, '/buscar');
  await known;
  await List.hearts(page).nth(0).click();
  await page.getByRole('button', { name: 'Guardar en otra lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar en otra lista' });
  await expect(dialog.getByRole('checkbox', { name: /^Mis favoritos/ })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /^Oficina/ }).press('Space');
  await expect.poll(() => saved(page)).toEqual({ 'Mis favoritos': 1, Oficina: 1 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await List.hearts(page).nth(1).click({ button: 'right' });
  await expect(dialog.getByRole('checkbox', { name: /^Mis favoritos/ })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: /^Oficina/ }).click();
  await expect.poll(() => saved(page)).toEqual({ 'Mis favoritos': 1, Oficina: 2 });
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(List.hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
});
