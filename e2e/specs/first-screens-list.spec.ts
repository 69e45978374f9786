import type { Page } from '@playwright/test';
import { expectFullPageAccessible, expectNoOverflow } from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { expect, test, visit } from '../fixtures/test';
import * as List from '../pages/list';
import { heading } from '../pages/main';

// What a shopper sees of a list before scrolling, and how few presses filter it.

const LIST = '/buscar/categoria_monitores-gamer';
const boxes = (page: Page) =>
  List.cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return { top: top + scrollY, bottom: bottom + scrollY, height };
    }),
  );

const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of [LIST, '/buscar/categoria_monitores', '/buscar?q=monitor+gamer']) {
    test(`the first products of ${path} are seen at once, with no text smaller than 13 px and one line of delivery${path === LIST ? ' @smoke' : ''}`, async ({
      page,
    }) => {
      await visit(page, path);
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        const all = await boxes(page);
        expect.soft(all[0]?.top, `${phone.width} px`).toBeLessThanOrEqual(300);
        for (const card of all.slice(0, 2)) {
          expect.soft(card.height, `${phone.width} px`).toBeLessThanOrEqual(340);
          expect.soft(card.bottom, `${phone.width} px`).toBeLessThanOrEqual(phone.height - 96);
        }
        // 'Comparar' stands at the right of every card, with or without a rating.
        const ends = await List.cards(page).evaluateAll((all) =>
          all.map((card) => {
            const button = card.querySelector('.compare-card') ?? card;
            return card.getBoundingClientRect().right - button.getBoundingClientRect().right;
          }),
        );
        expect.soft(Math.max(...ends) - Math.min(...ends), 'Comparar').toBeLessThanOrEqual(1);
        await expectNoOverflow(page);
        const first = List.cards(page).first();
        const sizes = await first.evaluate((card) => {
          const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
          const found: number[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const owner = text.parentElement;
            if (owner?.checkVisibility() && text.textContent?.trim())
              found.push(Number.parseFloat(getComputedStyle(owner).fontSize));
          }
          return found;
        });
        expect.soft(Math.min(...sizes), 'the smallest text').toBeGreaterThanOrEqual(13);
        const lines = await first
          .locator('.card-facts > li')
          .evaluateAll((all) => all.filter((line) => line.checkVisibility()).length);
        expect.soft(lines, 'lines of facts').toBeLessThanOrEqual(2);
      }
    });
  }

  test('the row with filters, order and view stays in view, and filters open and close over the list', async ({
    page,
  }) => {
    await visit(page, LIST);
    const bar = page.locator('.search-bar');
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(46);
    // Who scrolls hides the header as soon as its code is there, and the row moves to where the header was.
    const hasHiddenHeader = async () => {
      await page.mouse.wheel(0, 100);
      return page.locator('[data-header="hidden"]').count();
    };
    await expect.poll(hasHiddenHeader).toBe(1);
    await List.cards(page).nth(8).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await List.openFilters(page);
    await expect(List.filters(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(List.filters(page)).toBeHidden();
    await expect(List.cards(page).nth(8)).toBeInViewport();
    await List.openFilters(page);
    await List.closeFilters(page);
    await expect(List.filters(page)).toBeHidden();
    await expect(List.cards(page).nth(8)).toBeInViewport();
    await List.openFilters(page);
    await expectFullPageAccessible(page);
  });

  test('what was typed counts when filters close; the list is at its start', async ({ page }) => {
    await visit(page, LIST);
    await page.evaluate(() => scrollTo(0, 900));
    await List.openFilters(page);
    await List.filters(page).getByLabel('Máximo').fill('6000');
    await List.closeFilters(page);
    await expect(page).toHaveURL(/precio_max=6000/);
    await expect(List.chip(page, 'Hasta $6,000.00')).toBeInViewport();
    await expect(heading(page)).toBeInViewport();
  });

  test('chips are one line scrolling sideways, none for the list’s category', async ({ page }) => {
    await visit(page, '/buscar/categoria_monitores-y-proyectores?ofertas=1&existencia=1');
    const row = page.locator('.chip-row');
    expect((await boxOf(row)).height).toBeLessThanOrEqual(56);
    await expect(page.getByRole('link', { name: /^Quitar filtro: Monitores y P/ })).toHaveCount(0);
    await expect(List.chip(page, 'En oferta')).toBeVisible();
  });

  test('the banner stands behind six products, and nowhere in a text search', async ({ page }) => {
    await visit(page, '/buscar/categoria_monitores-y-proyectores');
    const banner = page.locator('.card-grid .banner');
    const { y: top } = await boxOf(banner);
    expect((await boxes(page)).filter(({ bottom }) => bottom <= top)).toHaveLength(6);
    await visit(page, '/buscar?q=monitor');
    await expect(banner).toHaveCount(0);
  });
});

test('ten products leave no hole in a row', async ({ page }) => {
  await visit(page, LIST);
  await expect(List.names(page)).toHaveCount(10);
  for (const [width, columns] of [
    [320, 2],
    [390, 2],
    [768, 3],
    [1024, 3],
    [1200, 5],
    [1440, 5],
  ]) {
    await page.setViewportSize({ width: width ?? 0, height: 900 });
    const list = await List.cards(page).evaluateAll((all) =>
      all.map((card) => {
        const { top, right } = card.getBoundingClientRect();
        return { top: Math.round(top), right: Math.round(right) };
      }),
    );
    const rows = Map.groupBy(list, ({ top }) => top);
    expect([...rows.values()][0], `${width} px`).toHaveLength(columns ?? 0);
    const ends = [...rows.values()].map((row) => Math.max(...row.map(({ right }) => right)));
    expect(new Set(ends).size, `${width} px: ${ends}`).toBe(1);
    await expectNoOverflow(page);
  }
});

test('"144 Hz o más" is one press, and finds all that values from there find', async ({ page }) => {
  await visit(page, LIST);
  const range = List.filters(page).getByRole('link', { name: /^144Hz o más/ });
  const count = await range.locator('small').textContent();
  await range.click();
  await expect(page).toHaveURL(/filtro=frecuencia_144hz&/);
  await expect(List.count(page)).toContainText(`${count} artículos`);
  await List.chip(page, 'Frecuencia: 144Hz o más').click();
  await expect(page).toHaveURL(LIST);
});
