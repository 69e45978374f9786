import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../fixtures/accessibility';
import { startOwnShop, testWithIsolatedShop } from '../fixtures/isolated-shop';
import { openAtReview, readPlacedOrders } from '../fixtures/started-checkout';
import { expect, expectConsole } from '../fixtures/test';
import * as Checkout from '../pages/checkout';
import { expectText, main } from '../pages/main';

/** Replaces the provider's script: a device with Apple Pay, whose customer confirms at once. */
const SCRIPT = `window.Stripe = Object.assign(() => ({
  createRadarSession: async () => ({ radarSession: { id: 'rse_1' } }),
  createPaymentMethod: async () => ({ paymentMethod: {
    id: 'tok_visa_4242_wallet',
    card: { exp_month: 8, exp_year: 2039 },
    billing_details: { name: 'ELENA PRUEBA' },
  } }),
  elements: ({ amount, currency, mode }) => ({
    submit: async () => ({}),
    create: (type) => {
      const handlers = {};
      return {
        on: (name, handler) => { handlers[name] = handler; },
        destroy() {},
        mount(host) {
          const button = document.createElement('button');
          button.type = 'button';
          button.style.minHeight = '52px';
          button.textContent = ['Apple Pay', mode, currency, amount].join(' ');
          button.onclick = () => handlers.click({
            resolve: () => handlers.confirm({ paymentFailed() { window.walletFailed = true; } }),
            reject() {},
          });
          host.append(button);
          handlers.ready({ availablePaymentMethods: { applePay: true } });
        },
      };
    },
  }),
}), { version: 'stub' });`;

const express = (page: Page) => main(page).getByRole('region', { name: 'Pago rápido' });
const wallet = (page: Page) => express(page).getByRole('button', { name: /^Apple Pay/ });

const test = testWithIsolatedShop(() => startOwnShop({ STRIPE_KEY: 'pk_test_51abcdefgh' }));

test('a wallet orders what is shown, once, for the amount of the button', async ({ page }) => {
  expectConsole(/^request to https:\/\/js\.stripe\.com\//);
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  const { customer } = await openAtReview(page, { skip: 61, isPickup: true });
  const due = await Checkout.amountToPay(page);
  await expect(express(page)).toBeVisible();
  await expectAccessibleState(page);
  await wallet(page).focus();
  await expect(wallet(page)).toHaveText(/^Apple Pay payment mxn \d+$/);
  const shown = Number(/\d+$/.exec((await wallet(page).textContent()) ?? '')?.[0]) / 100;
  // One payment by card has a discount that cash has, too.
  expect(shown).toBe(due);
  await page.keyboard.press('Enter');
  await expectText(main(page), /^¡Gracias por tu compra/);
  const { transactions, details } = await readPlacedOrders(customer);
  expect(transactions).toBe(1);
  expect(details[0]).toMatchObject({ method: 'stripe_card', months: 1, status: 'success' });
  expect(details[0]?.amount).toBe(due);
});
