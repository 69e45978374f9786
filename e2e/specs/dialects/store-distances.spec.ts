import type { Page } from '@playwright/test';
import type { Catalogue } from '../../fixtures/catalogue';
import { choosePlace } from '../../fixtures/location';
import { isPlain } from '../../fixtures/purchase';
import { expect, test, visit } from '../../fixtures/test';

const stores = (page: Page) => page.getByRole('main').getByRole('rowheader');
const AWAY = /a (\d+(?:\.\d+)?) km/;

/** Opens a product that several stores around the capital have, which are not sorted by distance yet. */
async function openProduct(page: Page, catalogue: Catalogue) {
  const { slug } = await catalogue.find(({ stockStores }) => stockStores > 20);
  await visit(page, `/productos/${slug}`);
  const table = page.locator('table').filter({ has: page.locator('[data-stores]') });
  await expect(table).toBeVisible();
  return table;
}

test('the stores of a product are sorted by their distance from the chosen place', async ({
  page,
  catalogue,
}) => {
  const table = await openProduct(page, catalogue);
  const before = await stores(page).allTextContents();
  expect(before.length).toBeGreaterThan(3);
  await expect(table).not.toContainText('km');
  await choosePlace(page, '06700');
  if (isPlain()) {
    // A backend that says no distances leaves the stores in the order of their stock.
    await expect(table).not.toContainText('km');
    expect(await stores(page).allTextContents()).toEqual(before);
    return;
  }
  await expect(table.getByText(AWAY).first()).toBeVisible();
  const [, ...rows] = await table.getByRole('row').allTextContents();
  const distances = rows.map((row) => Number(AWAY.exec(row)?.[1] ?? Number.POSITIVE_INFINITY));
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(distances.filter(Number.isFinite).length).toBeGreaterThan(0);
  expect((await stores(page).allTextContents()).sort()).toEqual([...before].sort());
  await page.reload();
  await expect(table.getByText(AWAY).first()).toBeVisible();
});
