import { accountScreens } from '../../fixtures/account-screens';
import { LAURA, logIn } from '../../fixtures/customers';
import { malform, walkHashes } from '../../fixtures/malformed-addresses';
import { newCustomerWithOrder } from '../../fixtures/placed-orders';
import { openCartAsBuyer } from '../../fixtures/purchase';
import { expect, expectConsole, test } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';
import * as Checkout from '../../pages/checkout';
import { main } from '../../pages/main';

test.describe.configure({ timeout: 180_000 });

test('screens of an account say nothing that the backend did not say, and ignore broken encodings in query and hash', async ({
  page,
}) => {
  // Calls with what the address names.
  expectConsole(/status of 4(04|22)/);
  await logIn(page, LAURA, '/mi-cuenta');
  for (const [turn, { path, ready }] of accountScreens.entries()) {
    const address = typeof path === 'string' ? path : await path(page);
    await test.step(address, async () => {
      await walkHashes(page, malform(address, turn));
      await expect(ready(page)).toBeVisible();
      await expectTrueTexts(page);
    });
  }
});

test('the steps of a purchase say nothing that the backend did not say', async ({ page }) => {
  await openCartAsBuyer(page, 73);
  await expectTrueTexts(page);
  await Checkout.goToPayment(page);
  await expectTrueTexts(page);
  await Checkout.choosePayment(page, Checkout.WAYS.voucher);
  await expect(page.getByRole('radio', { name: /^Envío a domicilio/ })).toBeVisible();
  await expectTrueTexts(page);
  await Checkout.chooseDelivery(page, true);
  await expect(Checkout.orderButton(page)).toContainText('$');
  await expectTrueTexts(page);
});

/** The result of a payment in each of its states, by payment method and the last digits of its card. */
const RESULTS = [
  ['stripe_card', '4242', 'pago-exitoso'],
  ['oxxo', undefined, 'pago-oxxo'],
  ['mercadopago', undefined, 'pago-mercadopago'],
  ['codi', undefined, 'pago-codi'],
] as const;

test('results of a payment say nothing that the backend did not say', async ({ page }) => {
  let customer: Awaited<ReturnType<typeof newCustomerWithOrder>>['customer'] | undefined;
  for (const [method, lastFour, result] of RESULTS) {
    const known = customer;
    const buying = { method, ...(lastFour && { lastFour }) };
    const { customer: buyer, placed } = await newCustomerWithOrder(buying, known);
    if (!known) await logIn(page, buyer);
    customer = buyer;
    const id = result === 'pago-exitoso' ? placed.transactionId : placed.paymentId;
    for (const path of [
      `/pagos/${id}/${result}`,
      `/pagos/${placed.transactionId}/procesar-pago`,
      `/perfil/pedidos/${placed.orderId}`,
    ]) {
      await test.step(`${method}: ${path}`, async () => {
        await page.goto(path);
        await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectTrueTexts(page);
      });
    }
  }
});
