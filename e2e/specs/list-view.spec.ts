import type { Page } from '@playwright/test';
import { expectUsablePage } from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { expect, expectConsole, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { main } from '../pages/main';

const LIST = '/buscar/categoria_procesadores';
const asRows = (page: Page) => page.getByRole('button', { name: 'Ver como lista' });
const asGrid = (page: Page) => page.getByRole('button', { name: 'Ver en cuadrícula' });

/** How many cards stand beside each other. */
const columns = (page: Page) =>
  List.cards(page).evaluateAll(
    (cards) =>
      cards.filter(
        (card) => card.getBoundingClientRect().top === cards[0]?.getBoundingClientRect().top,
      ).length,
  );

test.use({ colorScheme: 'dark', viewport: { width: 1440, height: 900 } });

test('a list shows its products in rows with whole names, and the choice is kept; a phone has both views', async ({
  page,
}) => {
  expectConsole(/ERR_FAILED/);
  await visit(page, LIST);
  expect(await columns(page)).toBe(5);
  await asRows(page).click();
  await expect(asGrid(page)).toBeFocused();
  await expect(asRows(page)).toHaveCount(0);
  expect(await columns(page)).toBe(1);
  const names = List.names(page);
  const lines = await names.evaluateAll((all) =>
    all.map((name) => [name.scrollHeight - name.clientHeight, name.clientHeight]),
  );
  expect(lines.every(([hidden, height]) => hidden === 0 && Number(height) <= 60)).toBe(true);
  // The price stands beside the name.
  const name = await boxOf(names.first());
  const price = await boxOf(main(page).locator('.card-price').first());
  expect(price.x).toBeGreaterThan(name.right);
  expect(Math.abs(price.y - name.y)).toBeLessThan(20);
  await expectUsablePage(page);

  // Another list, before any code of the page runs.
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto('/buscar/categoria_memorias-ram');
  expect(await columns(page)).toBe(1);
  await page.unroute('**/_next/static/**/*.js');

  await visit(page, LIST);
  await asGrid(page).press('Enter');
  await expect(asRows(page)).toBeFocused();
  expect(await columns(page)).toBe(5);
  await page.reload();
  expect(await columns(page)).toBe(5);

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await columns(page)).toBe(2);
  const warranty = main(page).getByText(/ de garantía$/);
  await expect(warranty.first()).toBeHidden();
  await asRows(page).click();
  expect(await columns(page)).toBe(1);
  await expect(warranty.first()).toBeVisible();
  await expectUsablePage(page);
});
