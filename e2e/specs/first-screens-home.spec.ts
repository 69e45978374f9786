import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { addressesOf } from '../fixtures/browse';
import { expect, test, visit } from '../fixtures/test';
import * as List from '../pages/list';

// What a shopper sees of the home page before scrolling, and how long it is.

const hero = (page: Page) => page.getByRole('region', { name: 'Promociones principales' });

/** Walks down the page, so that each section has its true height. */
async function fullHeight(page: Page): Promise<number> {
  for (const section of await page.locator('main section, main ul').all())
    if (await section.isVisible()) await section.scrollIntoViewIfNeeded();
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test('a phone shows a product at once, and the page in six screens; a wide screen a row of four; each brand stands once, in whole rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const) {
    await test.step(`a phone of ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const first = await boxOf(List.cards(page).first());
      expect.soft(first.y, 'the first product').toBeLessThanOrEqual(560);
      expect.soft((await boxOf(hero(page))).height, 'the promotions').toBeLessThanOrEqual(200);
      expect.soft(await fullHeight(page), 'the page').toBeLessThanOrEqual(6 * height);
      await expectNoOverflow(page);
    });
  }

  await test.step('a wide screen', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    expect.soft((await boxOf(hero(page))).height, 'the promotions').toBeLessThanOrEqual(320);
    for (const index of [0, 1, 2, 3])
      await expect(List.cards(page).nth(index).getByText('$').first()).toBeInViewport({ ratio: 1 });
  });

  const brands = page.getByRole('region', { name: 'Explora por marcas' }).getByRole('listitem');
  for (const [width, rows] of [
    [390, 1],
    [768, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const tops = await brands.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    const counts = [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
    expect.soft(counts, `rows of brands at ${width} px`).toHaveLength(rows);
    expect.soft(new Set(counts).size, `whole rows at ${width} px`).toBe(1);
  }
  const addresses = await addressesOf(brands.getByRole('link'));
  expect(new Set(addresses).size).toBe(addresses.length);
});
