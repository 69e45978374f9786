import { expectAccessible, expectLoaded, expectNoOverflow } from '../fixtures/accessibility';
import { accountScreens } from '../fixtures/account-screens';
import { logIn } from '../fixtures/customers';
import { LAURA } from '../fixtures/history';
import { test } from '../fixtures/test';

// As for the screens of a visitor in `screens.spec.ts`; the way from the cart to the paid order is in `checkout-looks.spec.ts`.
const LOOKS = {
  'wide and light': { size: { width: 1440, height: 900 }, colorScheme: 'light' },
  'narrow and dark': { size: { width: 360, height: 740 }, colorScheme: 'dark' },
} as const;

/** The number of screens in one test. */
const AT_ONCE = 5;

test.describe.configure({ timeout: 120_000 });

for (let from = 0; from < accountScreens.length; from += AT_ONCE) {
  const some = accountScreens.slice(from, from + AT_ONCE);
  test(`the customer’s screens can be used by everybody, ${from + 1} and on`, async ({ page }) => {
    await logIn(page, LAURA);
    for (const { path, ready } of some) {
      const address = typeof path === 'string' ? path : await path(page);
      await page.goto(address);
      await ready(page).waitFor();
      await expectLoaded(page);
      for (const [look, { size, colorScheme }] of Object.entries(LOOKS)) {
        await test.step(`${address}, ${look}`, async () => {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await expectAccessible(page);
          await expectNoOverflow(page);
        });
      }
    }
  });
}
