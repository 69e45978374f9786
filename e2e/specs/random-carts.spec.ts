import type { Locator } from '@playwright/test';
import fc from 'fast-check';
import {
  expectedCartRows,
  expectedCheckoutRows,
  type Rows,
  withoutDelivery,
} from '@/tests/support/cart-amounts';
import { cartArbitrary, openRandomCarts } from '@/tests/support/random-carts';
import { API } from '../fixtures/backend';
import { logIn, newEmail, PASSWORD } from '../fixtures/customers';
import { openCartWithBegunCheckout } from '../fixtures/purchase';
import { expect, test } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';

/** Many more are compared in `tests/components/checkout/random-carts.test.tsx`. */
const CARTS = 5;
const PRODUCTS = 12;
/** A category that no other test buys from. */
const PAGE = 'page=60&per_page=40';

const rowsOf = (part: Locator): Promise<Rows> =>
  part
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row): [string, string] => [
        row.querySelector('dt')?.textContent ?? '',
        row.querySelector('dd')?.textContent?.replaceAll('\u00a0', ' ') ?? '',
      ]),
    );
/** Without the note below the rows. */
const shownRows = (rows: Rows) => rows.filter(([label]) => label !== 'IVA');

test('the backend’s amounts of random carts are shown to the cent', async ({ page, context }) => {
  const email = newEmail();
  const backend = await openRandomCarts(API, email, PRODUCTS, PAGE);
  const carts = fc.sample(cartArbitrary(PRODUCTS), {
    numRuns: CARTS,
    ...(process.env.CI && { seed: 20_261_121 }),
  });
  // Another tab of the same customer reports a cart change.
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const tell = () =>
    other.evaluate((id) => {
      const channel = new BroadcastChannel('customer-cart');
      channel.postMessage(id);
      channel.close();
    }, backend.customerId);
  const [first] = carts;
  if (first) await backend.put(first);
  await logIn(page, { email, password: PASSWORD, name: 'Elena' }, Cart.PATH);
  await expect(Cart.summary(page)).toContainText('Productos (');

  for (const [index, wanted] of carts.entries()) {
    await test.step(`${index}: ${JSON.stringify(wanted)}`, async () => {
      await backend.put(wanted);
      // On this page insurance is on and nothing else is chosen.
      const atOnce = { ...wanted, paying: { method: 'codi', months: 0 } };
      const { cart, items, saving, paid } = await backend.figures(atOnce);
      const open = { isInsured: true, saving, payment: 'open' } as const;
      await tell();
      const inCart = shownRows(expectedCartRows(cart, items, open));
      await expect.poll(() => rowsOf(Cart.summary(page))).toEqual(inCart);
      if (index % 4 > 0) return;
      await openCartWithBegunCheckout(page);
      await expect(Cart.summary(page)).toContainText('Productos (');
      const atPayment = shownRows(expectedCheckoutRows(cart, items, open));
      // The wallet pays for everything, so that no method of payment is asked for.
      const isCovered = atPayment.some(
        ([label, amount]) => label === 'Por pagar' && amount === '$0.00',
      );
      // The begun checkout is a pickup, whose store is not chosen yet.
      const rows = isCovered
        ? shownRows(expectedCheckoutRows(withoutDelivery(cart), items, open))
        : atPayment;
      if (!isCovered) await Checkout.goToPayment(page);
      else {
        await Checkout.begin(page);
        await expect(page).toHaveURL(Checkout.SHIPMENT_URL);
      }
      await expect.poll(() => rowsOf(Checkout.summary(page))).toEqual(rows);
      const codi = Checkout.methodRadio(page, 'CoDi');
      if (!isCovered && (await codi.isEnabled())) {
        await codi.check();
        await expect
          .poll(() => rowsOf(Checkout.summary(page)))
          .toEqual(shownRows(expectedCheckoutRows(paid, items, { ...open, payment: 'once' })));
      }
      await page.goto(Cart.PATH);
      await expect(Cart.summary(page)).toContainText('Productos (');
    });
  }
});
