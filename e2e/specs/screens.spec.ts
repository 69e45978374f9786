import type { Page } from '@playwright/test';
import {
  expectFooterLast,
  expectLongWordsToFit,
  expectNoOverflow,
  expectNoStrayValues,
  expectPictures,
  expectUsable,
} from '../fixtures/accessibility';
import { tabThroughMain } from '../fixtures/keyboard';
import { distinctScreens, type Screen, screens } from '../fixtures/screens';
import { expect, expectConsole, test, visit } from '../fixtures/test';
import { expectNoOtherClaims, expectTrueTexts } from '../fixtures/true-texts';
import { heading } from '../pages/main';

test.describe.configure({ timeout: 180_000 });
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
 * Waits for rows that load near the screen, for islands whose
 * script loads, and for the form that loads at its first focus.
 */
async function settle(page: Page): Promise<void> {
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

const open = async ({ path }: Screen, page: Page): Promise<string> => {
  const address = await path();
  await visit(page, address);
  await expect(heading(page)).toHaveCount(1);
  return address;
};

async function expectSeen(page: Page): Promise<void> {
  await expectUsable(page);
  await expectFooterLast(page);
  await expectNoStrayValues(page);
  await expectTrueTexts(page);
}

// A phone with a keyboard: here the sticky header covers the largest part of the screen.
test.describe('narrow, dark, by keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  for (const screen of screens) {
    const tag = distinctScreens.includes(screen) ? ' @smoke' : '';
    test(`${screen.name}${tag}`, async ({ page, request }) => {
      if (screen.expects) expectConsole(screen.expects);
      const address = await open(screen, page);
      await expectSeen(page);
      await expectNoOtherClaims(page, await (await request.get(address)).text());
      await expectLongWordsToFit(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 360, height: 740 });
      if (!WALKED.includes(screen.name)) return;
      await test.step('every control gets the focus once, in order and in view', async () => {
        await settle(page);
        await tabThroughMain(page);
      });
    });
  }
});

test.describe('wide, light', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

  for (const screen of screens) {
    test(screen.name, async ({ page, request }) => {
      if (screen.expects) expectConsole(screen.expects);
      const address = await open(screen, page);
      await expectSeen(page);
      await expectPictures(page);
      expect(await page.locator('meta[name=robots]').count()).toBeLessThanOrEqual(1);
      await expectNoOtherClaims(page, await (await request.get(address)).text());
    });
  }
});
