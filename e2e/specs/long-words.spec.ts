import type { Page } from '@playwright/test';
import { expectLoaded, expectNoOverflow } from '../fixtures/accessibility';
import { accountScreens } from '../fixtures/account-screens';
import { logIn } from '../fixtures/customers';
import { LAURA } from '../fixtures/history';
import { screens } from '../fixtures/screens';
import { CART_PATH } from '../fixtures/server-cart';
import { openAtReview, openAtShipment } from '../fixtures/started-checkout';
import { expect, test } from '../fixtures/test';

/*
 * Names of products, people, branches and lists, addresses and references are the words of others, and have any length. On a phone
 * none of them makes a page wider than its screen.
 */

test.use({ viewport: { width: 360, height: 740 } });
// Every screen is opened once.
test.describe.configure({ timeout: 180_000 });

const LONG_WORD = 'extraordinariamente'.repeat(11).slice(0, 200);

/** What has only words of the shop: what is pressed or chosen, the names of the steps, the headings of tables, amounts, which stay on one line. */
const OWN_WORDS =
  'button, select, script, style, nav, caption, [scope=col], [href^="#"], .words, .costs, .checkout-title, .sr-only';

/** Gives each text of the page a word of 200 letters. */
async function expectLongWordsToFit(page: Page): Promise<void> {
  const changed = await page.getByRole('main').evaluate(
    (root, { word, own }) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const others = texts.filter(
        ({ data, parentElement }) =>
          /\p{L}{3}/u.test(data) &&
          parentElement &&
          !parentElement.closest(own) &&
          getComputedStyle(parentElement).whiteSpace !== 'nowrap',
      );
      for (const text of others) text.data = text.data.replace(/\p{L}{3,}/u, word);
      return others.length;
    },
    { word: LONG_WORD, own: OWN_WORDS },
  );
  expect(changed, page.url()).toBeGreaterThan(0);
  await expectNoOverflow(page);
}

test.describe('without JavaScript, as React would not find the texts that it has rendered', () => {
  test.use({ javaScriptEnabled: false });
  test('long words fit on every screen of the catalogue', async ({
    page,
    catalogue,
    expectConsole,
  }) => {
    expectConsole(/404/);
    for (const { name, path } of screens) {
      await test.step(name, async () => {
        await page.goto(await path(catalogue));
        await expectLongWordsToFit(page);
      });
    }
  });
});

test('long words fit on every screen of a customer', async ({ page }) => {
  await logIn(page, LAURA);
  for (const { path, ready } of accountScreens) {
    const address = typeof path === 'string' ? path : await path(page);
    await test.step(address, async () => {
      await page.goto(address);
      await expect(ready(page)).toBeVisible();
      await expectLoaded(page);
      await expectLongWordsToFit(page);
    });
  }
});

test('long words fit from the cart to the review', async ({ page, request, catalogue }) => {
  await openAtReview(page, request, catalogue, { skip: 97 });
  await expectLoaded(page);
  await expectLongWordsToFit(page);
  await page.goto('/compra/elegir-pago');
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
  await expectLongWordsToFit(page);
  await page.goto(CART_PATH);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectLoaded(page);
  await expectLongWordsToFit(page);
});

test('long words fit at the choice of the delivery', async ({ page, request, catalogue }) => {
  await openAtShipment(page, request, catalogue, { skip: 98, hasAddress: true });
  await expectLoaded(page);
  await expectLongWordsToFit(page);
});
