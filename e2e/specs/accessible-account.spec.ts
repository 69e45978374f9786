import {
  expectAccessible,
  expectLoaded,
  expectLongWordsToFit,
  expectNoOverflow,
} from '../fixtures/accessibility';
import { accountScreens } from '../fixtures/account-screens';
import { logIn } from '../fixtures/customers';
import { LAURA } from '../fixtures/history';
import { tabThroughMain } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/test';
import { expectTrueTexts } from '../fixtures/true-texts';

/*
 * As for the screens of a visitor in `screens.spec.ts`; the way from the cart to the paid order is in `checkout-looks.spec.ts`. The
 * second look is a phone with a keyboard: there the sticky header covers the largest part of the screen.
 */
const LOOKS = {
  'wide and light': { size: { width: 1440, height: 900 }, colorScheme: 'light' },
  'narrow and dark': { size: { width: 360, height: 740 }, colorScheme: 'dark' },
} as const;

/** The number of screens in one test. */
const AT_ONCE = 5;

// Reduced motion, so that elements stand still while they are checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Every control gets the focus.
test.describe.configure({ timeout: 180_000 });

for (let from = 0; from < accountScreens.length; from += AT_ONCE) {
  const some = accountScreens.slice(from, from + AT_ONCE);
  test(`the customer’s screens can be seen, and used with the keyboard, by everybody, ${from + 1} and on`, async ({
    page,
  }) => {
    await logIn(page, LAURA);
    for (const { path, ready, interact } of some) {
      const address = typeof path === 'string' ? path : await path(page);
      await page.goto(address);
      await expect(ready(page)).toBeVisible();
      await expectLoaded(page);
      await expectTrueTexts(page);
      for (const [look, { size, colorScheme }] of Object.entries(LOOKS)) {
        await test.step(`${address}, ${look}`, async () => {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await expectAccessible(page);
          await expectNoOverflow(page);
        });
      }
      await test.step(`${address}, with long words`, () => expectLongWordsToFit(page));
      await test.step(`${address}, with the keyboard`, async () => {
        await tabThroughMain(page);
        await interact?.(page);
      });
    }
  });
}
