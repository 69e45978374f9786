import { declareDocumentTests } from '../fixtures/document-tests';
import { startOwnShop, testWithIsolatedShop } from '../fixtures/isolated-shop';
import { distinctScreens } from '../fixtures/screens';
import { expect, expectConsole, visit } from '../fixtures/test';
import { heading } from '../pages/main';

const test = testWithIsolatedShop(() => startOwnShop({ DEFERRED_ASSETS: '0' }));

declareDocumentTests(test);

test('every screen works with scripts that come at once', async ({ page }) => {
  test.setTimeout(180_000);
  for (const { name, path, expects } of distinctScreens) {
    if (expects) expectConsole(expects);
    await test.step(name, async () => {
      await visit(page, await path());
      await expect(heading(page)).toHaveCount(1);
    });
  }
});

test('documents name their files as Next wrote them', async ({ request }) => {
  const html = await (await request.get('/marcas')).text();
  expect(html).toContain('<link rel="stylesheet"');
  expect(html).toMatch(/<script src="\/_next\//);
  expect(html).not.toContain('data-late');
});
