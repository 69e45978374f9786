import type { Locator, Page } from '@playwright/test';
import type { CatalogueProduct } from '../fixtures/product';
import { expect, visit } from '../fixtures/test';

/** The page, or the drawer. */
type Place = Page | Locator;
type Named = Pick<CatalogueProduct, 'name'>;

export const PATH = '/compra/carrito/detalle';

export const lines = (page: Page) =>
  page.getByRole('region', { name: 'Productos en tu carrito' }).getByRole('listitem');
export const summary = (page: Page) => page.getByRole('region', { name: 'Resumen' });
export const amount = (page: Page, label: string) =>
  summary(page).getByText(label, { exact: true }).locator('..');
export const build = (page: Page) => page.getByRole('region', { name: 'Ensamble en carrito' });

export const button = (page: Page) => page.getByRole('button', { name: /^Carrito(\.|$)/ });
/** The cart in a drawer, which has the same controls as the cart page. */
export const drawer = (page: Page) => page.getByRole('dialog', { name: /^Tu carrito/ });

/** Goes from the open drawer to the cart page, and waits until the drawer, which fades out beside it, is gone. */
export async function openFromDrawer(page: Page): Promise<void> {
  // What says that a product was added stands in the topmost dialog, and leads there too.
  await drawer(page).getByRole('link', { name: 'Ver carrito' }).first().click();
  await expect(page).toHaveURL(PATH);
  await expect(drawer(page)).toBeHidden();
}

export const quantityField = (place: Place, { name }: Named) =>
  place.getByLabel(`Cantidad de ${name}`);
export const increaseButton = (place: Place, { name }: Named) =>
  place.getByRole('button', { name: `Una pieza más de ${name}` });
export const clearButton = (place: Place) => place.getByRole('button', { name: 'Vaciar carrito' });
export const expectCount = (page: Page, count: number) =>
  expect(button(page)).toHaveAccessibleName(
    count === 0 ? 'Carrito' : `Carrito. Productos en tu carrito: ${count}`,
  );

export const addButton = (page: Page, { name }: Named) =>
  page.getByRole('button', { name: `Agregar al carrito: ${name}` }).first();

export async function addFromPage(page: Page, product: CatalogueProduct): Promise<void> {
  await visit(page, `/productos/${product.slug}`);
  await addButton(page, product).click();
}

export const payLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Continuar al pago' });
export const payButton = (place: Place) => place.getByRole('button', { name: 'Continuar al pago' });
