import type { Page } from '@playwright/test';
import { hold } from '../fixtures/connection';
import { newCustomer } from '../fixtures/customers';
import { catalogue, expect, test } from '../fixtures/test';
import * as Cart from '../pages/cart';
import { accountButton, footer } from '../pages/shell';
import { fillLogin } from '../pages/sign-in';

const PICTURES = '**/_next/image**';
const FILES = '**/_next/static/chunks/*.{js,css}';

/** Opens the home page with its pictures held back. */
async function openWithoutPictures(page: Page) {
  const pictures = await hold(page, PICTURES);
  const files = await hold(page, FILES);
  files.release();
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => pictures.count).toBeGreaterThan(0);
  await expect(footer(page)).toBeAttached();
  expect(files.count).toBe(0);
  return { pictures, files };
}

test('scripts and styles come after the largest picture of the first view', async ({ page }) => {
  const { pictures, files } = await openWithoutPictures(page);
  pictures.release();
  await expect.poll(() => files.count).toBeGreaterThan(5);
});

test('they wait for no picture once the visitor presses a key', async ({ page }) => {
  const { pictures, files } = await openWithoutPictures(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => files.count).toBeGreaterThan(5);
  pictures.release();
});

test('a button pressed before the scripts are there is answered once @smoke', async ({ page }) => {
  const files = await hold(page, FILES);
  const product = await catalogue.find(({ stock }) => stock > 5, { in_stock: 1 });
  await page.goto(`/productos/${product.slug}`, { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: `Agregar al carrito: ${product.name}` }).first();
  await add.click();
  await add.click();
  await expect.poll(() => files.count).toBeGreaterThan(5);
  files.release();
  await expect(page.getByRole('button', { name: /^Carrito\. / })).toBeVisible();
  await page.getByRole('button', { name: /^Carrito\. / }).click();
  const cart = page.getByRole('dialog', { name: /^Tu carrito/ });
  await expect(Cart.quantityField(cart, product)).toHaveValue('1');
});

test('the view of a list that is changed before the scripts are there changes once they are, and no file brings fonts @smoke', async ({
  page,
}) => {
  const files = await hold(page, FILES);
  await page.goto('/buscar/categoria_procesadores', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ver como lista' }).click();
  await expect.poll(() => files.count).toBeGreaterThan(5);
  files.release();
  await expect(page.getByRole('button', { name: 'Ver en cuadrícula' })).toBeFocused();
  // For fonts that come with the style sheets all texts would be laid out again.
  const fonts = () =>
    page.evaluate(() => {
      const sheets = [...document.styleSheets].map(({ href, cssRules }) => ({
        isFile: href !== null,
        fonts: [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).length,
      }));
      const count = (isFile: boolean) =>
        sheets.filter((sheet) => sheet.isFile === isFile).map(({ fonts }) => fonts);
      return { files: count(true), document: count(false) };
    });
  await expect.poll(async () => (await fonts()).files.length).toBeGreaterThan(0);
  expect(new Set((await fonts()).files)).toEqual(new Set([0]));
  expect((await fonts()).document).toContain(3);
});

test('a list’s order chosen before the scripts are there is applied @smoke', async ({ page }) => {
  const files = await hold(page, FILES);
  await page.goto('/buscar/categoria_procesadores', { waitUntil: 'commit' });
  await page.getByLabel('Ordenar por').selectOption({ label: 'Menor precio' });
  // Its scripts are held back, too.
  await page.waitForURL('**/buscar/categoria_procesadores?orden=menor-precio', {
    waitUntil: 'commit',
  });
  files.release();
  await expect(page.getByLabel('Ordenar por')).toHaveValue('menor-precio');
});

test('a login sent before the scripts are there is sent once they are @smoke', async ({ page }) => {
  const customer = await newCustomer();
  const files = await hold(page, FILES);
  await page.goto('/login?volver=/marcas', { waitUntil: 'commit' });
  await fillLogin(page, customer);
  await expect.poll(() => files.count).toBeGreaterThan(5);
  files.release();
  await expect(accountButton(page)).toBeVisible();
});
