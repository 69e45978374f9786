import type { Page } from '@playwright/test';
import { testWithIsolatedShop } from '../fixtures/isolated-shop';
import { findCardNumber, findSecurityCode, readAllStorage, recordOutput } from '../fixtures/leaks';
import { isAffordable, openCartAsBuyer } from '../fixtures/purchase';
import { startRelayedShop } from '../fixtures/relay';
import { readAsSpy, spyOn } from '../fixtures/spying-script';
import { openAtReview, readPlacedOrders } from '../fixtures/started-checkout';
import { standInForStripe } from '../fixtures/stripe-stand-in';
import { expect, expectConsole } from '../fixtures/test';
import * as Checkout from '../pages/checkout';
import { alert, radio } from '../pages/main';

const CARD = { number: '4539718520084244', expiry: '0839', cvc: '739' };
/** What the page gets of it. */
const TOKEN = 'tok_visa_4244';

const test = testWithIsolatedShop(() => startRelayedShop({ STRIPE_KEY: 'pk_test_51abcdefgh' }));

test.beforeEach(({ shop }) =>
  expectConsole(
    new RegExp(`^request to (${shop.relay.origin}/media|https://(js|api)\\.stripe\\.com)/`),
  ),
);

const stripeField = (page: Page, of: string) =>
  page.frameLocator(`iframe[title="Campo de entrada seguro para ${of}"]`).locator('input');
const numberOf = (page: Page) => stripeField(page, 'el número de tarjeta');
const expiryOf = (page: Page) => stripeField(page, 'la fecha de vencimiento');
const cvcOf = (page: Page) => stripeField(page, 'el CVC');
const errors = (page: Page) => alert(page).filter({ visible: true });

async function openNewCard(page: Page): Promise<void> {
  await Checkout.methodRadio(page, 'Tarjeta de crédito o débito').check();
  await radio(page, 'Usar otra tarjeta').check();
  await expect(numberOf(page)).toBeVisible();
}

test('a new card is typed into frames of the provider, and pays', async ({ page, shop }) => {
  // The hostile script tries to fetch the frames.
  expectConsole(/Content Security Policy|Failed to fetch/);
  await spyOn(page.context());
  const heard = recordOutput(page.context());
  const stripe = await standInForStripe(page);
  const { customer } = await openCartAsBuyer(page, 63, isAffordable);
  await Checkout.goToPayment(page);
  // Its fields come again, empty, after another method was chosen.
  await openNewCard(page);
  await numberOf(page).fill(CARD.number);
  await Checkout.methodRadio(page, 'Efectivo en OXXO').check();
  await expect(page.locator('iframe')).toHaveCount(0);
  await openNewCard(page);
  await expect(numberOf(page)).toHaveValue('');

  // All that is missing is said at once, in the shop's words, and nothing is asked of the provider.
  await Checkout.holderField(page).fill('ELENA PRUEBA');
  await Checkout.continueButton(page).click();
  await expect(errors(page)).toHaveText([
    'Escribe el número de tu tarjeta.',
    'Escribe la caducidad.',
    'Escribe el CCV.',
  ]);
  await expect(numberOf(page)).toBeFocused();
  await numberOf(page).pressSequentially(CARD.number);
  await expiryOf(page).pressSequentially(CARD.expiry);
  await cvcOf(page).pressSequentially(CARD.cvc);
  await expect(errors(page)).toHaveCount(0);
  expect(stripe.received).toEqual([]);

  // What the provider refuses is shown at its field.
  stripe.refuseNext('incorrect_cvc');
  await Checkout.continueButton(page).click();
  await expect(errors(page)).toHaveText(['CCV no es válida.']);
  await expect(cvcOf(page)).toBeFocused();
  const seen = await readAsSpy(page);
  const kept = await readAllStorage(page);
  await Checkout.continueButton(page).click();
  await Checkout.chooseDelivery(page, true);
  await Checkout.placeAndPay(page);
  expect(await readPlacedOrders(customer)).toMatchObject({ orders: 1, charges: 1 });

  expect(stripe.received.map((sent) => sent.get('cardNumber'))).toEqual([
    CARD.number,
    CARD.number,
    null,
  ]);
  expect(stripe.received.map((sent) => sent.get('cardCvc'))).toEqual(Array(3).fill(CARD.cvc));
  seen.push(...(await readAsSpy(page)));
  kept.push(...(await readAllStorage(page)));
  expect([...heard, ...seen].filter((text) => text.includes(TOKEN))).not.toEqual([]);
  const fromFrames = stripe.received.map(String);
  const others = heard.filter((text) => !fromFrames.includes(text));
  expect(others).toHaveLength(heard.length - stripe.received.length);
  const everything = [...others, ...seen, ...kept, ...shop.relay.heard, shop.output.join('')];
  expect(findCardNumber(everything, CARD.number)).toEqual([]);
  expect(findSecurityCode(everything, CARD.cvc)).toEqual([]);
});

test('the code of a stored card is typed into a frame of the provider, too', async ({ page }) => {
  const stripe = await standInForStripe(page);
  const by = { card: '1881' };
  const { customer } = await openAtReview(page, { skip: 65, by });
  await expect(cvcOf(page)).toBeVisible();
  await Checkout.orderButton(page).click();
  await expect(errors(page)).toContainText(['código de seguridad']);
  await expect(cvcOf(page)).toBeFocused();
  await cvcOf(page).pressSequentially(CARD.cvc);
  await Checkout.placeAndPay(page);
  expect(stripe.received.map((sent) => Object.fromEntries(sent))).toEqual([
    { name: '', cardCvc: CARD.cvc },
  ]);
  expect(await readPlacedOrders(customer)).toMatchObject({ orders: 1, charges: 1 });
});
