import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectFooterLast,
  expectLongWordsToFit,
  expectNoOverflow,
  expectNoStrayValues,
  expectPictures,
} from '../fixtures/accessibility';
import { tabThroughMain } from '../fixtures/keyboard';
import { screens } from '../fixtures/screens';
import { expect, test, visit } from '../fixtures/test';
import { expectNoOtherClaims, expectTrueTexts } from '../fixtures/true-texts';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

/** The screens whose controls are walked through by keyboard: texts have none. */
const WALKED = [
  'home',
  'brands',
  'categories',
  'a category',
  'a brand, narrowed',
  '/login',
  '/registrarme',
  '/password/reset',
  '/correo/verificar/7',
  '/eres-robot',
  'an empty comparison',
  'a search without results',
  'a product',
  'a kit',
  'a sold out product',
  '/soporte/sucursales',
  '/soporte/contactanos',
  '/soporte/facturacion',
  '/soporte/formas-de-pago',
  '/soporte/preguntas-frecuentes',
  '/nosotros/privacidad',
];

/**
 * Waits for the compare toggles, which load when the browser is idle, for rows that load near the screen, for islands whose
 * script loads, and for the form that loads at its first focus.
 */
async function settle(page: Page): Promise<void> {
  const products = page.locator('main :is(article:has(.card-heart), .buy-box)');
  const toggle = page.locator('button:is(.compare-card, .compare-page)');
  await expect(products.filter({ hasNot: toggle })).toHaveCount(0);
  const delivery = page.locator('.delivery-slot');
  if (await delivery.isVisible()) {
    await delivery.getByRole('textbox').focus();
    await expect(delivery.locator('input[name=zip]')).toBeVisible();
  }
  const waiting = page.locator('main :is([aria-busy=true], .skeleton)');
  await expect(async () => {
    for (const one of await waiting.all()) {
      await one.scrollIntoViewIfNeeded({ timeout: 1000 });
    }
    await expect(waiting).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

for (const { name, path, expects } of screens) {
  test(name, async ({ page, request, catalogue, expectConsole }) => {
    if (expects) expectConsole(expects);
    const address = await path(catalogue);
    await visit(page, address);
    await test.step('wide and light', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await expectFooterLast(page);
      await expectNoStrayValues(page);
      await expectPictures(page);
      expect(await page.locator('meta[name=robots]').count()).toBeLessThanOrEqual(1);
      await expectTrueTexts(page);
      await expectNoOtherClaims(page, await (await request.get(address)).text());
    });
    await test.step('narrow and dark', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      // What stands below the screen of the home page would keep the colours of the scheme in which it was loaded.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      if (name === 'home') await visit(page, address);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await expectFooterLast(page);
      await expectNoStrayValues(page);
      await expectLongWordsToFit(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 360, height: 740 });
    });
    if (!WALKED.includes(name)) return;
    // A phone with a keyboard: here the sticky header covers the largest part of the screen.
    await test.step('every control gets the focus once, in order and in view', async () => {
      await settle(page);
      await tabThroughMain(page);
    });
  });
}
