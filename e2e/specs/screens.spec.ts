import {
  expectAccessible,
  expectFooterLast,
  expectNoOverflow,
  expectNoStrayValues,
  expectPictures,
} from '../fixtures/accessibility';
import { screens } from '../fixtures/screens';
import { expect, test, visit } from '../fixtures/test';
import { expectNoOtherClaims, expectTrueTexts } from '../fixtures/true-texts';

const LOOKS = {
  'wide and light': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'narrow and dark': { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
} as const;

for (const [look, options] of Object.entries(LOOKS)) {
  test.describe(look, () => {
    test.use(options);
    for (const { name, path, expects } of screens) {
      test(name, async ({ page, request, catalogue, expectConsole }) => {
        if (expects) expectConsole(expects);
        const address = await path(catalogue);
        await visit(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
        await expectNoOverflow(page);
        await expectFooterLast(page);
        await expectNoStrayValues(page);
        if (options.viewport.width > 360) {
          await expectPictures(page);
          expect(await page.locator('meta[name=robots]').count()).toBeLessThanOrEqual(1);
          await expectTrueTexts(page);
          await expectNoOtherClaims(page, await (await request.get(address)).text());
        } else {
          await page.setViewportSize({ width: 320, height: 640 });
          await expectNoOverflow(page);
        }
      });
    }
  });
}
