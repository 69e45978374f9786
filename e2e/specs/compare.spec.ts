import {
  expectAccessible,
  expectFooterLast,
  expectFullPageAccessible,
  expectNoOverflow,
} from '../fixtures/accessibility';
import { compareBar, compareToggle, isPlainProduct, readStored } from '../fixtures/compare';
import { pesos } from '../fixtures/product';
import { expect, test, visit } from '../fixtures/test';

test('up to four products are compared; a fifth is rejected and the four stay', async ({
  page,
  catalogue,
}) => {
  const { products } = await catalogue.search('', { q: 'teclado', per_page: 10 });
  const [a, b, c, d, e] = products;
  if (!a || !b || !c || !d || !e) throw new Error('The catalogue has too few keyboards.');
  await visit(page, '/buscar?q=teclado');
  for (const product of [a, b, c, d]) await compareToggle(page, product).click();
  await expect(compareBar(page).getByRole('status')).toHaveText('4 de 4 productos para comparar');
  await compareToggle(page, e).click();
  await expect(page.getByText('Puedes comparar hasta 4 productos.')).toBeVisible();
  await expect(compareToggle(page, e)).toHaveAttribute('aria-pressed', 'false');
  await expect(
    compareBar(page).getByRole('button', { name: /^Quitar .* de la comparación$/ }),
  ).toHaveCount(4);
  await expectFullPageAccessible(page);

  await compareBar(page).getByRole('link', { name: 'Comparar' }).click();
  await expect(page).toHaveURL(/\/comparar\?productos=/);
  const table = page.getByRole('table', { name: 'Comparación de 4 productos' });
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveText(
    [a, b, c, d].map(({ name }) => name),
  );
  const prices = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^Precio/ }) });
  await expect(prices.getByRole('cell')).toContainText(
    [a, b, c, d].map(({ current }) => pesos(current)),
  );
  await expectAccessible(page);
  await expectNoOverflow(page);

  const rows = table.getByRole('row');
  const all = await rows.count();
  await page.getByRole('switch', { name: 'Solo diferencias' }).check();
  expect(await rows.count()).toBeLessThan(all);
  for (const header of await table.getByRole('rowheader').filter({ hasText: 'distintos' }).all()) {
    const values = await header.locator('xpath=..').getByRole('cell').allInnerTexts();
    expect(new Set(values).size, values.join(' | ')).toBeGreaterThan(1);
  }
  await page.getByRole('button', { name: `Quitar ${a.name} de la comparación` }).click();
  await expect(page.getByRole('table', { name: 'Comparación de 3 productos' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(a.slug));
});

test('a comparison is shared by its address, and its products go into the cart', async ({
  page,
  catalogue,
}) => {
  const { products } = await catalogue.search('', { q: 'mouse', per_page: 20, in_stock: 1 });
  const [one, other] = products.filter(isPlainProduct);
  if (!one || !other) throw new Error('The catalogue has too few mice.');
  await visit(page, `/comparar?productos=${one.slug},no-existe,${other.slug}`);
  await expect(
    page.getByText('Un producto de esta comparación ya no está disponible: no-existe.'),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Comparación de 2 productos' })).toBeVisible();
  expect(await readStored(page, 'compare')).toBeNull();
  await page.getByRole('button', { name: `Agregar al carrito: ${other.name}` }).click();
  await expect(page.getByRole('button', { name: /^Carrito/ })).toHaveAccessibleName(/: 1$/);
});

test('nothing or one product to compare: how to go on', async ({ page, catalogue }) => {
  await visit(page, '/comparar');
  await expect(
    page.getByRole('heading', { name: 'Todavía no hay nada que comparar' }),
  ).toBeVisible();
  await expectAccessible(page);
  const product = await catalogue.find(isPlainProduct, { q: 'laptop' });
  await visit(page, `/comparar?productos=${product.slug}`);
  await expect(page.getByText('Agrega otro producto para ver en qué se distinguen.')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  const robots = page.locator('meta[name=robots]');
  await expect(robots).toHaveAttribute('content', /noindex/);
});

test('by keyboard alone: choose, fold, compare, narrow, remove', async ({ page, catalogue }) => {
  const { products } = await catalogue.search('', { q: 'webcam', per_page: 10 });
  const [one, other] = products;
  if (!one || !other) throw new Error('The catalogue has too few cameras.');
  await visit(page, '/buscar?q=webcam');
  for (const product of [one, other]) {
    await compareToggle(page, product).focus();
    await expect(compareToggle(page, product)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Space');
  }
  await compareBar(page).getByRole('button', { name: 'Ocultar los productos elegidos' }).focus();
  await page.keyboard.press('Enter');
  await expect(compareBar(page).getByRole('listitem')).toHaveCount(0);
  await expect(
    compareBar(page).getByRole('button', { name: 'Mostrar los productos elegidos' }),
  ).toBeFocused();
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const width of [320, 360, 768]) {
  test(`at ${width} px nothing is wider than the screen and nothing is covered`, async ({
    page,
    catalogue,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { products } = await catalogue.search('', { q: 'memoria ram', per_page: 10 });
    // Products of different kinds, so that some cells are empty and only screen readers get a text.
    const others = [{ q: 'laptop' }, { q: 'teclado' }, { q: 'audífonos' }];
    const mixed = await Promise.all(others.map((query) => catalogue.find(isPlainProduct, query)));
    const slugs = mixed.map(({ slug }) => slug);
    await visit(page, '/buscar?q=memoria+ram');
    for (const product of products.slice(0, 4)) await compareToggle(page, product).click();
    await expect(compareBar(page).getByRole('link', { name: 'Comparar' })).toBeInViewport({
      ratio: 1,
    });
    await expectNoOverflow(page);
    const box = await compareBar(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
    await visit(page, `/comparar?productos=${slugs.join(',')}`);
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoOverflow(page);
    await expectFooterLast(page);
    await expect(compareBar(page)).toHaveCount(0);
    // The last column is reachable by scrolling, and the row names stay visible.
    await page.getByRole('columnheader').getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('rowheader', { name: 'Precio (distintos)' })).toBeInViewport();
    await expectAccessible(page);
  });
}
