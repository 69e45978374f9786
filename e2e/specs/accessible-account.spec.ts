import type { Page } from '@playwright/test';
import {
  expectLargeTextToFit,
  expectLoaded,
  expectLongWordsToFit,
  expectUsable,
} from '../fixtures/accessibility';
import { type AccountScreen, accountScreens } from '../fixtures/account-screens';
import { LAURA, logIn } from '../fixtures/customers';
import { tabThroughMain } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/test';
import { expectTrueTexts } from '../fixtures/true-texts';

// As for the screens of a visitor in `screens.spec.ts`; the way from the cart to the paid order is in `checkout-looks.spec.ts`.

/** The number of screens in one test. */
const AT_ONCE = 5;
const groups = Array.from({ length: Math.ceil(accountScreens.length / AT_ONCE) }, (_, index) => ({
  first: index * AT_ONCE + 1,
  some: accountScreens.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
}));

// Reduced motion, so that elements stand still while they are checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Every control gets the focus.
test.describe.configure({ timeout: 180_000 });

/** Opens a screen and expects that everybody can see it. Returns its address. */
async function expectSeen({ path, ready }: AccountScreen, page: Page): Promise<string> {
  const address = typeof path === 'string' ? path : await path(page);
  await page.goto(address);
  await expect(ready(page)).toBeVisible();
  await expectLoaded(page);
  await test.step(address, async () => {
    await expectTrueTexts(page);
    await expectUsable(page);
  });
  return address;
}

// A phone with a keyboard: there the sticky header covers the largest part of the screen.
test.describe('on a dark phone with a keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  for (const { first, some } of groups) {
    test(`everybody can see and use customer screens, ${first} and on @smoke`, async ({ page }) => {
      await logIn(page, LAURA);
      for (const screen of some) {
        const address = await expectSeen(screen, page);
        await expectLargeTextToFit(page);
        await test.step(`${address}, with long words`, () => expectLongWordsToFit(page));
        await test.step(`${address}, with the keyboard`, async () => {
          await tabThroughMain(page);
          await screen.interact?.(page);
        });
      }
    });
  }
});

test.describe('on a wide, light screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

  for (const { first, some } of groups) {
    test(`everybody can see customer screens, ${first} and on`, async ({ page }) => {
      await logIn(page, LAURA);
      for (const screen of some) await expectSeen(screen, page);
    });
  }
});
