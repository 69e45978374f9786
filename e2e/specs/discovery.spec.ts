import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../fixtures/accessible';
import { type CatalogueProduct, pesos, pricesOf } from '../fixtures/product';
import { expect, test, visit } from '../fixtures/test';

const productPath = ({ slug }: CatalogueProduct) => `/productos/${slug}`;
const isOrdinary = ({ stock, cashPercent, isKit, hasPicture }: CatalogueProduct) =>
  stock > 5 && cashPercent === 0 && !isKit && hasPicture;
const toggle = (page: Page, { name }: CatalogueProduct) =>
  page.getByRole('button', { name: `Comparar: ${name}`, exact: true }).first();
const bar = (page: Page) => page.getByRole('complementary', { name: 'Productos para comparar' });
const rail = (page: Page) => page.getByRole('region', { name: 'Vistos recientemente' });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** A text as a pattern that matches it alone. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Scrolls down as a reader does, so that what loads near the screen loads. */
async function toTheEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

/** Opens a product's page and waits until the device remembers it. */
async function see(page: Page, product: CatalogueProduct): Promise<void> {
  await visit(page, productPath(product));
  await expect.poll(() => stored(page, 'seen')).toContain(`"${product.slug}"`);
}

/** Makes what the device saw older than one visit. */
async function letTimePass(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('seen') ?? '{}');
    for (const one of kept.state.seen) one.at -= 3_600_000;
    localStorage.setItem('seen', JSON.stringify(kept));
  });
}

async function seed(context: BrowserContext, key: string, text: string): Promise<void> {
  await context.addInitScript(
    ([name = '', value = '']) => localStorage.setItem(name, value),
    [key, text],
  );
}

test('what was seen is shown again, at home, in the empty cart and beside another product', async ({
  page,
  catalogue,
}) => {
  const { products } = await catalogue.search('', { q: 'monitor', per_page: 20 });
  const [first, second] = products.filter(isOrdinary);
  if (!first || !second) throw new Error('The catalogue has too few monitors.');
  await visit(page, '/');
  await toTheEnd(page);
  await expect(rail(page)).toHaveCount(0);
  await see(page, first);
  await see(page, second);
  await toTheEnd(page);
  await expect(rail(page).getByRole('link')).toHaveText([
    new RegExp(`^${literally(first.name)}${literally(pesos(pricesOf(first).final))}`),
  ]);
  await expectAccessible(page);
  for (const path of ['/', '/compra/carrito/detalle']) {
    await visit(page, path);
    await toTheEnd(page);
    const links = rail(page).getByRole('link');
    await expect(links).toHaveText([
      new RegExp(literally(second.name)),
      new RegExp(literally(first.name)),
    ]);
  }
  await rail(page).getByRole('button', { name: 'Borrar historial' }).click();
  await expect(rail(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(rail(page).getByRole('link')).toHaveCount(2);
  await rail(page).getByRole('button', { name: 'Borrar historial' }).click();
  await expect.poll(() => stored(page, 'seen')).not.toContain(first.slug);
  await page.reload();
  await toTheEnd(page);
  await expect(rail(page)).toHaveCount(0);
});

test('a price that fell since is said on the page, without moving anything', async ({
  page,
  catalogue,
}) => {
  const product = await catalogue.find(isOrdinary, { q: 'bocina' });
  await see(page, product);
  await expect(page.getByText(/^Bajó/)).toHaveCount(0);
  await letTimePass(page);
  const cheaper = Math.round(product.current * 100 - 25_000) / 100;
  await catalogue.control('price', {
    productId: product.id,
    price_with_tax: product.price,
    current_price_with_tax: cheaper,
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/marcas');
  await visit(page, productPath(product));
  await expect(page.getByText('Bajó $250.00 desde que lo viste')).toBeVisible();
  await expect.poll(() => stored(page, 'seen')).toContain(`"price":${cheaper}`);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Bajó $250.00 desde que lo viste')).toBeVisible();
  const moved = await page.evaluate(() => Reflect.get(window, 'shifts'));
  expect(moved).toEqual([]);
  await page.goto(`/buscar?q=${encodeURIComponent(product.partNumber)}`);
  const card = page.getByRole('article').filter({ hasText: product.name }).first();
  await expect(card).toContainText('Bajó $250.00 desde que lo viste');
});

test('up to four products are compared; a fifth is refused and the four stay', async ({
  page,
  catalogue,
}) => {
  const { products } = await catalogue.search('', { q: 'teclado', per_page: 10 });
  const [a, b, c, d, e] = products;
  if (!a || !b || !c || !d || !e) throw new Error('The catalogue has too few keyboards.');
  await visit(page, '/buscar?q=teclado');
  for (const product of [a, b, c, d]) await toggle(page, product).click();
  await expect(bar(page).getByRole('status')).toHaveText('4 de 4 productos para comparar');
  await toggle(page, e).click();
  await expect(page.getByText('Puedes comparar hasta 4 productos.')).toBeVisible();
  await expect(toggle(page, e)).toHaveAttribute('aria-pressed', 'false');
  await expect(
    bar(page).getByRole('button', { name: /^Quitar .* de la comparación$/ }),
  ).toHaveCount(4);
  await expectAccessible(page);

  await bar(page).getByRole('link', { name: 'Comparar' }).click();
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
  const [one, other] = products.filter(isOrdinary);
  if (!one || !other) throw new Error('The catalogue has too few mice.');
  await visit(page, `/comparar?productos=${one.slug},no-existe,${other.slug}`);
  await expect(
    page.getByText('Un producto de esta comparación ya no está disponible: no-existe.'),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Comparación de 2 productos' })).toBeVisible();
  expect(await stored(page, 'compare')).toBeNull();
  await page.getByRole('button', { name: `Agregar: ${other.name}` }).click();
  await expect(page.getByRole('button', { name: /^Carrito/ })).toHaveAccessibleName(/: 1$/);
});

test('nothing or one product to compare: how to go on', async ({ page, catalogue }) => {
  await visit(page, '/comparar');
  await expect(
    page.getByRole('heading', { name: 'Todavía no hay nada que comparar' }),
  ).toBeVisible();
  await expectAccessible(page);
  const product = await catalogue.find(isOrdinary, { q: 'laptop' });
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
    await toggle(page, product).focus();
    await expect(toggle(page, product)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Space');
  }
  await bar(page).getByRole('button', { name: 'Ocultar los productos elegidos' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('listitem')).toHaveCount(0);
  await expect(
    bar(page).getByRole('button', { name: 'Mostrar los productos elegidos' }),
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

test('two tabs choose and see together', async ({ page, context, catalogue }) => {
  const { products } = await catalogue.search('', { q: 'router', per_page: 10 });
  const [one, other] = products;
  if (!one || !other) throw new Error('The catalogue has too few routers.');
  const second = await context.newPage();
  for (const tab of [page, second]) await visit(tab, '/buscar?q=router');
  await toggle(page, one).click();
  await toggle(second, other).click();
  for (const tab of [page, second]) {
    await expect(bar(tab).getByRole('status')).toHaveText('2 de 4 productos para comparar');
  }
  await bar(second).getByRole('button', { name: 'Quitar todos' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(toggle(page, one)).toHaveAttribute('aria-pressed', 'false');
  await see(page, one);
  await see(second, other);
  await expect.poll(() => stored(page, 'seen')).toContain(one.slug);
});

test('a storage that is corrupt is as good as an empty one', async ({
  page,
  context,
  catalogue,
}) => {
  const product = await catalogue.find(isOrdinary, { q: 'microfono' });
  await seed(context, 'seen', '{"version":"1","state":{"seen":[{"id":7}]}}');
  await seed(context, 'compare', '{"version":"1","state":{"items":"nada"}}');
  await visit(page, '/');
  await toTheEnd(page);
  await expect(rail(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await visit(page, productPath(product));
  await toggle(page, product).click();
  await expect(bar(page).getByRole('status')).toHaveText('1 de 4 productos para comparar');
});

for (const width of [320, 360, 768]) {
  test(`at ${width} px nothing is wider than the screen and nothing is covered`, async ({
    page,
    catalogue,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { products } = await catalogue.search('', { q: 'memoria ram', per_page: 10 });
    const slugs = products.slice(0, 4).map(({ slug }) => slug);
    await visit(page, '/buscar?q=memoria+ram');
    for (const product of products.slice(0, 4)) await toggle(page, product).click();
    await expect(bar(page).getByRole('link', { name: 'Comparar' })).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page);
    const box = await bar(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
    await visit(page, `/comparar?productos=${slugs.join(',')}`);
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoOverflow(page);
    await expect(bar(page)).toHaveCount(0);
    // The last column can be reached sideways, and the names of the rows stay.
    await page.getByRole('columnheader').getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('rowheader', { name: 'Precio (distintos)' })).toBeInViewport();
    await expectAccessible(page);
  });
}
