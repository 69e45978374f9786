import type { Locator } from '@playwright/test';
import {
  expectAccessible,
  expectFooterLast,
  expectFullPageAccessible,
  expectNoOverflow,
} from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { isPlainProduct, readStored } from '../fixtures/browse';
import { pesos } from '../fixtures/product';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { expectText, heading } from '../pages/main';

test('a comparison is shared by address; up to four are chosen for another', async ({ page }) => {
  const keyboards = (await catalogue.search('', { q: 'teclado', per_page: 10 })).products;
  const [a, b, c, d, e] = keyboards;
  if (!a || !b || !c || !d || !e) throw new Error('The catalogue has too few keyboards.');
  const table = (count: number) =>
    page.getByRole('table', { name: `Comparación de ${count} productos` });

  await test.step('shared', async () => {
    const mice = await catalogue.search('', { q: 'mouse', per_page: 20, in_stock: 1 });
    const [one, other] = mice.products.filter(isPlainProduct);
    if (!one || !other) throw new Error('The catalogue has too few mice.');
    await visit(page, `/comparar?productos=${one.slug},no-existe,${other.slug}`);
    await expectText(page, 'Un producto de esta comparación ya no está disponible: no-existe.');
    await expect(table(2)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await readStored(page, 'compare')).toBeNull();
    await page.getByRole('button', { name: `Agregar al carrito: ${other.name}` }).click();
    await expect(page.getByRole('button', { name: /^Carrito/ })).toHaveAccessibleName(/: 1$/);
  });

  await test.step('a fifth product is rejected and the four stay', async () => {
    await visit(page, '/buscar?q=teclado');
    for (const product of [a, b, c, d]) await List.compareToggle(page, product).click();
    await List.expectCompared(page, 4);
    await List.compareToggle(page, e).click();
    await expectText(page, 'Puedes comparar hasta 4 productos.');
    await expect(List.compareToggle(page, e)).toHaveAttribute('aria-pressed', 'false');
    // What is compared has its word and a tick at every width, and nothing of it lies over the rating.
    const textBox = (part: Locator): Promise<DOMRect> =>
      part.evaluate((one) => {
        const text = document.createRange();
        text.selectNodeContents(one.lastChild ?? one);
        return text.getBoundingClientRect().toJSON();
      });
    for (const width of [320, 390, 768, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const toggle = List.compareToggle(page, a);
      await expect(toggle.locator('svg')).toBeVisible();
      const card = page.getByRole('article').filter({ has: toggle });
      const rating = await textBox(card.locator('.card-stars'));
      const word = await textBox(toggle);
      expect(word.width).toBeGreaterThan(40);
      const isBeside = (await boxOf(toggle)).x > rating.right;
      expect(isBeside || word.top >= rating.bottom - 1).toBe(true);
    }
    const removers = List.compareBar(page).getByRole('button', {
      name: /^Quitar .* de la comparación$/,
    });
    await expect(removers).toHaveCount(4);
    await expectFullPageAccessible(page);
  });

  await List.compareBar(page).getByRole('link', { name: 'Comparar' }).click();
  await expect(page).toHaveURL(/\/comparar\?productos=/);
  const four = table(4);
  const chosen = [a, b, c, d];
  const header = four.getByRole('columnheader').getByRole('link');
  await expect(header).toHaveText(chosen.map(({ name }) => name));
  const prices = List.comparedPrices(page).getByRole('cell');
  await expect(prices).toContainText(chosen.map(({ current }) => pesos(current)));
  const rows = four.getByRole('row');
  const all = await rows.count();
  await page.getByRole('switch', { name: 'Solo diferencias' }).check();
  expect(await rows.count()).toBeLessThan(all);
  for (const header of await four.getByRole('rowheader').filter({ hasText: 'distintos' }).all()) {
    const values = await header.locator('xpath=..').getByRole('cell').allInnerTexts();
    expect(new Set(values).size, values.join(' | ')).toBeGreaterThan(1);
  }
  await page.getByRole('button', { name: `Quitar ${a.name} de la comparación` }).click();
  await expect(table(3)).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(a.slug));
});

test('by keyboard alone: choose, fold, compare, narrow, remove', async ({ page }) => {
  const { products } = await catalogue.search('', { q: 'webcam', per_page: 10 });
  const [one, other] = products;
  if (!one || !other) throw new Error('The catalogue has too few cameras.');
  await visit(page, '/buscar?q=webcam');
  for (const product of [one, other]) {
    await List.compareToggle(page, product).focus();
    await expect(List.compareToggle(page, product)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Space');
  }
  const bar = List.compareBar(page);
  await bar.getByRole('button', { name: 'Ocultar los productos elegidos' }).press('Enter');
  await expect(bar.getByRole('listitem')).toHaveCount(0);
  const show = bar.getByRole('button', { name: 'Mostrar los productos elegidos' });
  await expect(show).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Comparar productos' })).toBeFocused();
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Comparación de 1 producto' })).toBeVisible();
  await expectText(page, 'Agrega otro producto para ver en qué se distinguen.');
  await expect(heading(page)).toBeFocused();
});

test('on narrow screens nothing is wider than the screen or covered', async ({ page }) => {
  const widths = [320, 360, 768];
  const setWidth = (width: number) => page.setViewportSize({ width, height: 740 });
  const { products } = await catalogue.search('', { q: 'memoria ram', per_page: 10 });
  // Products of different kinds, so that some cells are empty and only screen readers get a text.
  const others = [{ q: 'laptop' }, { q: 'teclado' }, { q: 'audífonos' }];
  const mixed = await Promise.all(others.map((query) => catalogue.find(isPlainProduct, query)));
  await setWidth(320);
  await visit(page, '/buscar?q=memoria+ram');
  for (const product of products.slice(0, 4)) await List.compareToggle(page, product).click();
  for (const width of widths) {
    await setWidth(width);
    const link = List.compareBar(page).getByRole('link', { name: 'Comparar' });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
    expect((await boxOf(List.compareBar(page))).bottom).toBeLessThanOrEqual(740);
  }
  await visit(page, `/comparar?productos=${mixed.map(({ slug }) => slug).join(',')}`);
  await expect(page.getByRole('table')).toBeVisible();
  for (const width of widths) {
    await setWidth(width);
    await expectNoOverflow(page);
    await expectFooterLast(page);
    await expect(List.compareBar(page)).toHaveCount(0);
    // The last column is reachable by scrolling, and the row names stay visible.
    await page.getByRole('columnheader').getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('rowheader', { name: 'Precio (distintos)' })).toBeInViewport();
    if (width === 360) await expectAccessible(page);
  }
});
