import type { Page } from '@playwright/test';
import { analyticsEvents, gtagCommands } from '../fixtures/consent';
import type { CatalogueProduct } from '../fixtures/product';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as List from '../pages/list';
import { heading } from '../pages/main';
import { consentDialog, searchFor, undoButton } from '../pages/shell';

const lines = (name: string, quantity: number, product: CatalogueProduct) => ({
  name,
  params: {
    currency: 'MXN',
    value: Math.round(product.current * quantity * 100) / 100,
    items: [itemOf(product, quantity)],
  },
});

/** A product as it is in every event. Brands and categories come from the catalogue. */
function itemOf({ partNumber, name, price, current }: CatalogueProduct, quantity: number) {
  return {
    item_id: partNumber,
    item_name: name,
    item_brand: expect.any(String),
    item_category: expect.any(String),
    price: current,
    ...(price > current && { discount: Math.round((price - current) * 100) / 100 }),
    quantity,
  };
}

const shown = async (page: Page, name: string) =>
  (await analyticsEvents(page)).filter((event) => event.name === name);
const ofCart = async (page: Page) =>
  (await analyticsEvents(page)).filter(({ name }) => String(name).endsWith('_cart'));

test.describe('a visit that may be measured', () => {
  test.use({ consent: null });

  test('is tracked in full, including the events before the consent', async ({ page }) => {
    const product = await catalogue.find(({ stock }) => stock > 5);
    await visit(page, '/marcas');
    await searchFor(page, product.partNumber);
    await expect(List.names(page).first()).toHaveText(product.name);
    await consentDialog(page).getByRole('button', { name: 'Aceptar' }).click();
    const search = { name: 'search', params: { search_term: product.partNumber } };
    await expect.poll(() => shown(page, 'search')).toEqual([search]);
    const place = { item_list_id: 'resultados', item_list_name: await heading(page).textContent() };
    const listed = { ...itemOf(product, 1), index: 0, ...place };
    await expect
      .poll(() => shown(page, 'view_item_list'))
      .toEqual([
        {
          name: 'view_item_list',
          params: { currency: 'MXN', ...place, items: expect.arrayContaining([listed]) },
        },
      ]);

    await List.names(page).getByRole('link', { name: product.name }).click();
    await expect(page).toHaveURL(`/productos/${product.slug}`);
    await expect.poll(() => shown(page, 'view_item')).toEqual([lines('view_item', 1, product)]);
    expect(await shown(page, 'select_item')).toEqual([
      { name: 'select_item', params: { currency: 'MXN', ...place, items: [listed] } },
    ]);

    await page.getByRole('button', { name: 'Agregar una pieza' }).click();
    await Cart.addButton(page, product).click();
    await Cart.button(page).click();
    const cart = Cart.drawer(page);
    await Cart.increaseButton(cart, product).click();
    await cart.getByRole('button', { name: `Una pieza menos de ${product.name}` }).click();
    await cart.getByRole('button', { name: `Quitar ${product.name}` }).click();
    await undoButton(cart).click();
    await Cart.openFromDrawer(page);
    await Cart.clearButton(page).click();
    await expect
      .poll(() => ofCart(page))
      .toEqual([
        lines('add_to_cart', 2, product),
        lines('view_cart', 2, product),
        lines('add_to_cart', 1, product),
        lines('remove_from_cart', 1, product),
        lines('remove_from_cart', 2, product),
        lines('add_to_cart', 2, product),
        lines('view_cart', 2, product),
        lines('remove_from_cart', 2, product),
      ]);
  });
});

test.describe('a visitor who allowed it before', () => {
  test.use({ consent: { analytics: true, social: false } });

  test('is tracked on every page, searches once, carts in one tab', async ({ page, context }) => {
    const other = await context.newPage();
    await visit(other, '/marcas');
    await expect.poll(() => gtagCommands(other)).not.toBeNull();
    await visit(page, '/buscar?q=tarjeta');
    await expect.poll(() => shown(page, 'search')).toHaveLength(1);
    await page.getByRole('link', { name: 'Siguiente' }).first().click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => shown(page, 'view_item_list')).toHaveLength(2);
    expect(await shown(page, 'search')).toHaveLength(1);
    expect((await gtagCommands(page))?.slice(0, 5).map(([kind]) => kind)).toEqual([
      'consent',
      'set',
      'consent',
      'js',
      'config',
    ]);
    const product = await catalogue.find(({ stock }) => stock > 5);
    await Cart.addFromPage(page, product);
    await expect(other.getByRole('button', { name: /^Carrito\./ })).toBeVisible();
    await expect.poll(() => ofCart(page)).toHaveLength(1);
    expect(await ofCart(other)).toEqual([]);
  });
});
