import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { isPlainProduct, letTimePass, readStored, see } from '../fixtures/browse';
import { recordLayoutShifts } from '../fixtures/layout-shifts';
import { pesos, pricesOf } from '../fixtures/product';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { expectText } from '../pages/main';
import { footer } from '../pages/shell';

const rail = (page: Page) =>
  page.getByRole('region', { name: /^(Vistos recientemente|Sigue donde te quedaste)$/ });

/** Escapes a text as a pattern that matches it exactly. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Scrolls down like a reader, so that lazy content loads. */
async function toTheEnd(page: Page): Promise<void> {
  await footer(page).scrollIntoViewIfNeeded();
}

test('recently viewed products are shown on the home page, in the empty cart and on another product page', async ({
  page,
}) => {
  const { products } = await catalogue.search('', { q: 'monitor', per_page: 20 });
  const [first, second] = products.filter(isPlainProduct);
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
    // On the home page it stands further up for those who come back.
    await page.locator('.return-slot, .seen-slot').first().scrollIntoViewIfNeeded();
    const links = rail(page).getByRole('link');
    await expect(links).toHaveText([
      new RegExp(literally(second.name)),
      new RegExp(literally(first.name)),
    ]);
  }
  await rail(page).getByRole('button', { name: 'Borrar historial' }).click();
  await expect.poll(() => readStored(page, 'seen')).not.toContain(first.slug);
  await page.reload();
  await toTheEnd(page);
  await expect(rail(page)).toHaveCount(0);
});

test('a price drop is shown on the page without a layout shift', async ({ page }) => {
  const product = await catalogue.find(isPlainProduct, { q: 'bocina' });
  await see(page, product);
  await expect(page.getByText(/^Bajó/)).toHaveCount(0);
  await letTimePass(page);
  const cheaper = Math.round(product.current * 100 - 25_000) / 100;
  await catalogue.setPrice(product.id, cheaper, { price_with_tax: product.price });
  const readShifts = await recordLayoutShifts(page);
  await visit(page, '/marcas');
  await visit(page, `/productos/${product.slug}`);
  await expectText(page, 'Bajó $250.00 desde que lo viste');
  await expect.poll(() => readStored(page, 'seen')).toContain(`"price":${cheaper}`);
  await expectAccessible(page);
  await page.reload();
  await expectText(page, 'Bajó $250.00 desde que lo viste');
  expect(await readShifts()).toEqual([]);
  await page.goto(`/buscar?q=${encodeURIComponent(product.partNumber)}`);
  const card = page.getByRole('article').filter({ hasText: product.name }).first();
  await expect(card).toContainText('Bajó $250.00 desde que lo viste');
});

test('two tabs share the comparison and recently viewed products', async ({ page, context }) => {
  const { products } = await catalogue.search('', { q: 'router', per_page: 10 });
  const [one, other] = products;
  if (!one || !other) throw new Error('The catalogue has too few routers.');
  const second = await context.newPage();
  for (const tab of [page, second]) await visit(tab, '/buscar?q=router');
  await List.compareToggle(page, one).click();
  await List.compareToggle(second, other).click();
  for (const tab of [page, second]) {
    await List.expectCompared(tab, 2);
  }
  await List.compareBar(second).getByRole('button', { name: 'Quitar todos' }).click();
  await expect(List.compareBar(page)).toHaveCount(0);
  await expect(List.compareToggle(page, one)).toHaveAttribute('aria-pressed', 'false');
  await see(page, one);
  await see(second, other);
  await expect.poll(() => readStored(page, 'seen')).toContain(one.slug);
});
