import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectFullPageAccessible,
  expectNoOverflow,
} from '../fixtures/accessibility';
import type { Catalogue } from '../fixtures/catalogue';
import { recordLayoutShifts, sumShifts } from '../fixtures/layout-shifts';
import { type CatalogueProduct, pesos, pricesOf } from '../fixtures/product';
import { expect, test, visit } from '../fixtures/test';

const PATH = '/compra/carrito/detalle';
const lines = (page: Page) =>
  page.getByRole('region', { name: 'Productos en tu carrito' }).getByRole('listitem');
const amount = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Resumen' }).getByText(label, { exact: true }).locator('..');

async function fill(page: Page, products: readonly CatalogueProduct[]): Promise<void> {
  for (const { slug, name } of products) {
    await visit(page, `/productos/${slug}`);
    await page
      .getByRole('button', { name: `Agregar al carrito: ${name}` })
      .first()
      .click();
  }
}

/** Two products whose total is far below free shipping. */
async function cheap(catalogue: Catalogue): Promise<[CatalogueProduct, CatalogueProduct]> {
  const wanted = ({ stock, current }: CatalogueProduct) => stock > 5 && current < 1500;
  const one = await catalogue.find(wanted, { in_stock: 1, sort: 'price' });
  const other = await catalogue.find((product) => wanted(product) && product.id !== one.id, {
    in_stock: 1,
    sort: 'price',
    skip: 1,
  });
  return [one, other];
}

test('adds up, insures, and ships free from the threshold', async ({ page, catalogue }) => {
  const [one, other] = await cheap(catalogue);
  await fill(page, [one, other]);
  await page.goto(PATH);
  await expect(lines(page)).toHaveCount(2);
  const products = one.current + other.current;
  // What the cards say; shipping and insurance do not depend on the payment.
  const cards = pricesOf(one).final + pricesOf(other).final;
  const insurance = Math.ceil((products + 99) / 1000) * 14.5;
  await expect(amount(page, 'Total')).toContainText(pesos(cards + 99 + insurance));
  await page.getByRole('checkbox', { name: 'Asegurar mi envío' }).uncheck();
  await expect(amount(page, 'Total')).toContainText(pesos(cards + 99));
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText(
    `Te faltan ${pesos(4999 - products)} para envío gratis`,
  );
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Asegurar mi envío' })).not.toBeChecked();
  await expect(amount(page, 'Total')).toContainText(pesos(cards + 99));
});

for (const width of [360, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible at ${width} px, ${colorScheme}, by keyboard alone`, async ({
      page,
      catalogue,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(PATH);
      await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
      await expectAccessible(page);
      const [one, other] = await cheap(catalogue);
      await fill(page, [one, other]);
      await page.goto(PATH);
      await expect(lines(page)).toHaveCount(2);
      await expectNoOverflow(page);
      await expectFullPageAccessible(page);

      const more = page.getByRole('button', { name: `Una pieza más de ${one.name}` });
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(`Cantidad de ${one.name}`)).toHaveValue('2');
      await page.getByRole('button', { name: `Quitar ${one.name}`, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(lines(page)).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
      await expectFullPageAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(`Cantidad de ${one.name}`)).toHaveValue('2');
      await page.getByRole('button', { name: `Mover a favoritos: ${other.name}` }).focus();
      await page.keyboard.press(' ');
      await expect(page.getByRole('region', { name: 'Mis favoritos' })).toContainText(other.name);
      await page.getByRole('button', { name: 'Vaciar carrito' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
    });
  }
}

test('has no layout shift when the cart loads, and is not indexed', async ({
  page,
  catalogue,
  expectConsole,
}) => {
  await fill(page, await cheap(catalogue));
  const readShifts = await recordLayoutShifts(page, expectConsole);
  await page.goto(PATH);
  await expect(lines(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Tu carrito' })).toBeVisible();
  expect(sumShifts(await readShifts())).toBeLessThan(0.01);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('the parent path redirects to it', async ({ page }) => {
  await page.goto('/compra');
  await expect(page).toHaveURL(PATH);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the header links to the page, which says that it needs JavaScript', async ({ page }) => {
    await page.goto('/marcas');
    await page.getByRole('banner').getByRole('link', { name: 'Carrito' }).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByText('Tu carrito se guarda en este dispositivo')).toBeVisible();
  });
});
