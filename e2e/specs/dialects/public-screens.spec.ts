import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility';
import { type Screen, screens } from '../../fixtures/screens';
import { expect, expectConsole, test, visit } from '../../fixtures/test';
import { expectNoFalseText, expectNoOtherClaims, expectTrueTexts } from '../../fixtures/true-texts';
import { heading } from '../../pages/main';

// With the full answers `screens.spec.ts` checks the same of each screen.
/** What is drawn differs most here between the dialects, and the browser asks for more. */
const LIVE = ['home', 'a category', 'a product', 'a sold out product', 'a kit'];
/** Their documents are empty before the browser fills them, with nothing of the backend. */
const isEmpty = ({ name }: Screen) =>
  /^\/(login|registrarme|password|contrasena|correo|eres-robot)|comparison/.test(name);

async function expectTrueScreen(screen: Screen, page: Page, request: APIRequestContext) {
  const address = await screen.path();
  const isLive = LIVE.includes(screen.name);
  await (isLive ? visit(page, address) : page.goto(address));
  await expect(heading(page)).toHaveCount(1);
  expect(await page.locator('meta[name=robots]').count()).toBeLessThanOrEqual(1);
  await (isLive ? expectTrueTexts : expectNoFalseText)(page);
  await expectNoOtherClaims(page, await (await request.get(address)).text());
}

test('public screens say nothing that the backend did not say', async ({ page, request }) => {
  for (const screen of screens.filter(({ name }) => LIVE.includes(name))) {
    await test.step(screen.name, async () => {
      await expectTrueScreen(screen, page, request);
      await expectAccessible(page);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nor do public documents', async ({ page, request }) => {
    for (const screen of screens) {
      if (LIVE.includes(screen.name) || isEmpty(screen)) continue;
      if (screen.expects) expectConsole(screen.expects);
      await test.step(screen.name, () => expectTrueScreen(screen, page, request));
    }
  });
});
