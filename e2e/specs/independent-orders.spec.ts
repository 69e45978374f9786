import type { Page } from '@playwright/test';
import { storedCheckout } from '../fixtures/checkout';
import { logIn, newCustomer } from '../fixtures/customers';
import { main, newCustomerWithOrder } from '../fixtures/placed-orders';
import { rewrite } from '../fixtures/rewritten-answers';
import {
  openAtReview,
  placeOrderButton,
  postApi,
  REVIEW_PATH,
  readPlacedOrders,
} from '../fixtures/started-checkout';
import { expect, test } from '../fixtures/test';

/*
 * Purchases and orders on backends that answer as others have written theirs, or that break at the wrong moment.
 */

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

for (const [index, [name, set]] of OBSTACLES.entries()) {
  test(`after an order the next purchase of the tab is placed, too: ${name}`, async ({
    page,
    request,
    catalogue,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED|Failed to fetch/);
    const { customer, cart, product } = await openAtReview(page, request, catalogue, {
      skip: 69 + index,
    });
    const chosen = await storedCheckout(page);
    await set(page);
    await placeOrderButton(page).click();
    await expect(page).toHaveURL(RESULT);
    const first = page.url();

    await cart.add(product.id, 1);
    await postApi(page, '/eshop/checkout/shipping', {
      shipping_type: 'shipping',
      customer_address_id: chosen.customerAddress.id,
      courier_id: 'estafeta',
      has_shipping_insurance: true,
    });
    const state = { ...chosen, trackingId: crypto.randomUUID() };
    await page.evaluate(
      (text) => localStorage.setItem('checkout', text),
      JSON.stringify({ version: '1.5', state }),
    );
    await page.goto(REVIEW_PATH);
    await placeOrderButton(page).click();
    await expect(page).toHaveURL((url) => RESULT.test(url.pathname) && url.href !== first);
    expect(await readPlacedOrders(request, customer)).toMatchObject({ orders: 2 });
  });
}

test('the amounts of an order add up to its total, with and without IVA in what was sent', async ({
  page,
  request,
  catalogue,
}) => {
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, { method: 'oxxo' });
  const path = `/perfil/pedidos/${placed.orderId}`;
  const rows = async () => {
    const amounts = main(page).locator('.order-amounts');
    await expect(amounts).toContainText('Total');
    return (await amounts.textContent()) ?? '';
  };
  await logIn(page, customer, path);
  const net = await rows();
  // Free shipping has no amount.
  const shown = (name: string) =>
    Number((new RegExp(`${name}\\$([\\d.,]+)`).exec(net)?.[1] ?? '0').replaceAll(',', ''));
  await rewrite(page, `**/api/shop-v1/orders/${placed.orderId}*`, ({ data }) => {
    const { attributes } = data;
    attributes.shipping_cost = shown('Envío');
    attributes.shipping_insurance_cost = shown('Seguro de envío');
  });
  await page.reload();
  expect(await rows()).toBe(net);
});

test('the inbox shows no HTML, and a message that is only a title', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await rewrite(page, '**/api/shop-v1/customers/*/notifications*', (answer) => {
    const messages = [
      { title: 'Tu pedido <b>1042</b> va en camino', text: '<p>Llega hoy.</p><p>Gracias.</p>' },
      { title: 'Solo un título' },
    ];
    const data = messages.map((attributes, id) => ({
      type: 'notifications',
      id: `${id}`,
      attributes,
    }));
    Object.assign(answer, { data });
  });
  await logIn(page, customer, '/perfil/notificaciones');
  await expect(main(page).getByText('Tu pedido 1042 va en camino')).toBeVisible();
  await expect(main(page).getByText('Llega hoy. Gracias.')).toBeVisible();
  await expect(main(page).getByText('Solo un título')).toBeVisible();
  await expect(main(page)).not.toContainText('<');
});
