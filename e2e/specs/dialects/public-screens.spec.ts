import { expectAccessible } from '../../fixtures/accessibility';
import { screens } from '../../fixtures/screens';
import { expect, test, visit } from '../../fixtures/test';
import { expectNoOtherClaims, expectTrueTexts } from '../../fixtures/true-texts';

// With the full answers `screens.spec.ts` checks the same of each screen.
test.describe.configure({ timeout: 180_000 });

/** What is drawn differs most here between the dialects. */
const CHECKED = ['home', 'a category', 'a product', 'a sold out product', 'a kit'];

test('public screens say nothing that the backend did not say', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  for (const { name, path, expects } of screens) {
    if (expects) expectConsole(expects);
    await test.step(name, async () => {
      const address = await path(catalogue);
      await visit(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (CHECKED.includes(name)) await expectAccessible(page);
      expect(await page.locator('meta[name=robots]').count()).toBeLessThanOrEqual(1);
      await expectTrueTexts(page);
      await expectNoOtherClaims(page, await (await request.get(address)).text());
    });
  }
});
