import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../fixtures/accessibility';
import { expect, test, visit } from '../fixtures/test';

// What a shopper sees of the home page before scrolling, and how long it is.

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const hero = (page: Page) => page.getByRole('region', { name: 'Promociones principales' });

/** Walks down the page, so that each section has its true height. */
async function fullHeight(page: Page): Promise<number> {
  for (const section of await page.locator('main section, main ul').all())
    if (await section.isVisible()) await section.scrollIntoViewIfNeeded();
  return page.evaluate(() => document.documentElement.scrollHeight);
}

for (const [width, height] of [
  [390, 844],
  [360, 740],
] as const) {
  test(`a phone of ${width} px shows a product at once, and the page in six screens`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    const first = await cards(page).first().boundingBox();
    expect(first?.y).toBeLessThanOrEqual(560);
    expect((await hero(page).boundingBox())?.height).toBeLessThanOrEqual(200);
    expect(await fullHeight(page)).toBeLessThanOrEqual(6 * height);
    await expectNoOverflow(page);
  });
}

test('a wide screen shows a row of four products at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  expect((await hero(page).boundingBox())?.height).toBeLessThanOrEqual(320);
  for (const index of [0, 1, 2, 3])
    await expect(cards(page).nth(index).getByText('$').first()).toBeInViewport({ ratio: 1 });
});

test('each brand stands once on the home page, in whole rows', async ({ page }) => {
  const brands = page.getByRole('region', { name: 'Explora por marcas' }).getByRole('listitem');
  for (const [width, rows] of [
    [390, 1],
    [768, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/');
    const tops = await brands.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    const counts = [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
    expect(counts, `${width} px`).toHaveLength(rows);
    expect(new Set(counts).size).toBe(1);
  }
  const names = await brands
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(names).size).toBe(names.length);
});
