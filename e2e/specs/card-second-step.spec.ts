import { expectAccessibleState } from '../fixtures/accessibility';
import { callControlApi } from '../fixtures/backend';
import { logIn } from '../fixtures/customers';
import { startOwnShop, testWithIsolatedShop } from '../fixtures/isolated-shop';
import { readAllStorage, recordOutput } from '../fixtures/leaks';
import { newCustomerWithOrder } from '../fixtures/placed-orders';
import { expect, expectConsole } from '../fixtures/test';
import { button, expectText, linkOf, main, sectionHeading } from '../pages/main';

const SCRIPT = `window.Stripe = Object.assign(() => ({
  handleNextAction: async ({ clientSecret }) =>
    (await window.askBank(clientSecret)) === 'yes'
      ? { paymentIntent: { status: 'succeeded' } }
      : { error: { code: 'payment_intent_authentication_failure' } },
}), { version: 'stub' });`;

interface Bank {
  says: 'yes' | 'no';
  shows?: 'yes' | 'no';
}

const test = testWithIsolatedShop(() => startOwnShop({ STRIPE_KEY: 'pk_test_51abcdefgh' })).extend<{
  waiting: (bank: Bank) => Promise<readonly string[]>;
}>({
  /** Opens a payment that waits for its bank. Returns the secrets that the provider's script gets. */
  waiting: async ({ page }, use) => {
    await use(async (bank) => {
      const { customer, placed } = await newCustomerWithOrder({
        method: 'stripe_card',
        lastFour: '3155',
      });
      const id = placed.paymentId;
      const secrets: string[] = [];
      await callControlApi('payments/bank', { id, said: null });
      await page.exposeFunction('askBank', async (secret: string) => {
        secrets.push(secret);
        await callControlApi('payments/bank', { id, said: bank.says });
        return bank.shows ?? bank.says;
      });
      await page.route('https://js.stripe.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
      );
      await logIn(page, customer, `/pagos/${placed.transactionId}/procesar-pago`);
      await expect(sectionHeading(page, 'Tu banco pide confirmar que eres tú')).toBeVisible();
      await expect(main(page).getByText(/^Modo de prueba/)).toBeHidden();
      return secrets;
    });
  },
});

test.beforeEach(() => expectConsole(/^request to https:\/\/js\.stripe\.com\//));

test('the bank’s verification pays, by keyboard, and its secret is stored nowhere @smoke', async ({
  page,
  context,
  shop,
  waiting,
}) => {
  const heard = recordOutput(context);
  const secrets = await waiting({ says: 'yes' });
  await expectAccessibleState(page);
  const kept = await readAllStorage(page);
  await button(page, 'Verificar con mi banco').press('Enter');
  await expect(page).toHaveURL(/\/pago-exitoso$/);
  await expect(sectionHeading(page, /^¡Gracias/)).toBeVisible();
  kept.push(...(await readAllStorage(page)));
  const [secret = ''] = secrets.map((text) => text.split('_secret_')[1] ?? '');
  expect(secret).toMatch(/^[0-9a-f]{32}$/);
  const everything = [...heard, ...kept, shop.output.join('')];
  expect(everything.filter((text) => text.includes(secret))).toEqual([]);
});

test('a success that the browser forged pays nothing @smoke', async ({ page, waiting }) => {
  await waiting({ says: 'no', shows: 'yes' });
  await button(page, 'Verificar con mi banco').click();
  await expect(page).toHaveURL(/\/pago-pendiente$/);
  await expect(sectionHeading(page, 'Tu pago no se realizó')).toBeVisible();
  await expectText(main(page), /^Tu banco no aprobó el pago/);
  await expect(linkOf(page, 'Pagar de otra forma')).toBeVisible();
});
