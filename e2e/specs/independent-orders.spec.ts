import type { Page } from '@playwright/test';
import {
  openAtReview,
  readPlacedOrders,
  saveDelivery,
  storeCheckout,
} from '../fixtures/started-checkout';
import { expect, expectConsole, test } from '../fixtures/test';
import * as Checkout from '../pages/checkout';

/*
 * Purchases and orders on backends that answer as others have written theirs, or that break at the wrong moment.
 */

interface Resource {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
  relationships: Record<string, { data?: unknown; links?: object }>;
}

interface Answer {
  data: Resource;
  included: Resource[];
  meta?: Record<string, unknown>;
}

/** Writes the answer of a call again on its way to the browser, as another backend would have written it. */
const rewrite = (page: Page, call: string, change: (answer: Answer) => void) =>
  page.route(call, async (route) => {
    const response = await route.fetch();
    const answer: Answer = await response.json();
    change(answer);
    await route.fulfill({ response, json: answer });
  });

const RESULT = /\/pagos\/\d+\/pago-/;

/** What stands between a placed order and its result page. */
const OBSTACLES: readonly [name: string, set: (page: Page) => Promise<unknown>][] = [
  [
    'the request for the result fails',
    (page) =>
      page.route(/\/pagos\/.*_rsc=/, (route) =>
        route.request().isNavigationRequest() ? route.continue() : route.abort(),
      ),
  ],
  [
    'the backend names a page that the shop does not have',
    (page) =>
      rewrite(page, '**/api/eshop/transactions', ({ meta }) => {
        if (meta) meta.redirectTo = '/gracias/por-tu-compra';
      }),
  ],
];

test('after each order the tab’s next purchase is placed, whatever happens', async ({ page }) => {
  expectConsole(/ERR_FAILED|Failed to fetch/);
  const { customer, cart, product } = await openAtReview(page, { skip: 69 });
  const chosen = await Checkout.stored(page);
  let last = '';
  const place = async () => {
    await Checkout.orderButton(page).click();
    await expect(page).toHaveURL((url) => RESULT.test(url.pathname) && url.href !== last);
    last = page.url();
  };
  const beginAgain = async () => {
    await cart.add(product.id, 1);
    await saveDelivery(page, chosen.customerAddress.id);
    await storeCheckout(page, { ...chosen, trackingId: crypto.randomUUID() });
    await page.goto(Checkout.REVIEW_PATH);
  };
  for (const [name, set] of OBSTACLES) {
    await test.step(name, async () => {
      await set(page);
      await place();
      await beginAgain();
    });
  }
  await place();
  expect(await readPlacedOrders(customer)).toMatchObject({ orders: 3 });
});
