import type { Page } from '@playwright/test';
import { callControlApi } from '../fixtures/backend';
import { analyticsEvents } from '../fixtures/consent';
import { testWithIsolatedShop } from '../fixtures/isolated-shop';
import { findCardNumber, findSecurityCode, readAllStorage, recordOutput } from '../fixtures/leaks';
import { startRelayedShop } from '../fixtures/relay';
import { findProducts, logInWithCart } from '../fixtures/server-cart';
import { createAddress, readPlacedOrders } from '../fixtures/started-checkout';
import { expect, expectConsole } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';
import { buttonOf, expectText, main, radio } from '../pages/main';

// An isolated shop, so that the server's output and its requests to the backend can be recorded.
const test = testWithIsolatedShop(() => startRelayedShop({}));

test.use({ consent: { analytics: true, social: false } });

// Other numbers than the page's test cards. Their last digits decide the outcome.
const DECLINED = { number: '4539718520080002', ccv: '739' };
const SECOND_STEP = { number: '4716839264063155', ccv: '846' };
const ASKED_AGAIN = '957';

test('the search finds a number and a code that are there', () => {
  const { number, ccv } = DECLINED;
  for (const text of [number, '4539 7185 2008 0002', 'n=4539-7185%202008+0002', '"718520080002"']) {
    expect(findCardNumber([text], number), text).toHaveLength(1);
  }
  for (const text of [
    `"${ccv}"`,
    `cvc=${ccv}`,
    `{"code":${ccv}}`,
    ccv,
    `CVC: ${ccv}.`,
    `a=1&b=${ccv}&`,
  ]) {
    expect(findSecurityCode([text], ccv), text).toHaveLength(1);
  }
  expect(findSecurityCode([`"1${ccv}"`, `$${ccv}.00`, `x${ccv}`, `7-${ccv}-a`], ccv)).toEqual([]);
});

/** Goes from the delivery to the review: sent to the customer's address, paid at once. */
async function toReview(page: Page): Promise<void> {
  const sent = radio(page, /^Envío a domicilio/);
  await sent.check();
  const courier = radio(page, /^Estafeta/);
  if (!(await courier.isChecked())) await courier.check();
  await Checkout.continueButton(page).click();
  await Checkout.acceptConditions(page);
}

test('a whole purchase with cards leaves no card number or security code anywhere', async ({
  page,
  context,
  shop,
}) => {
  test.slow();
  const { relay } = shop;
  expectConsole(/422/);
  expectConsole(new RegExp(`^request to ${relay.origin}/media/`));
  const heard = recordOutput(context);
  const kept: string[] = [];
  const look = async () => void kept.push(...(await readAllStorage(page)));
  const [one] = await findProducts(51);
  const { customer } = await logInWithCart(page, [[one, 1]]);
  await createAddress(page);
  await page.goto(Cart.PATH);
  await Checkout.goToPayment(page);

  // A new card that the bank declines.
  await Checkout.methodRadio(page, 'Tarjeta de crédito o débito').check();
  await Checkout.fillCard(page, DECLINED);
  await look();
  await Checkout.continueButton(page).click();
  await expect(page).toHaveURL(Checkout.SHIPMENT_URL);
  await look();
  await toReview(page);
  await Checkout.orderButton(page).click();
  await expectText(main(page), /Tu banco rechazó el pago/);
  await look();

  // Another card, which is stored and needs a second step.
  await page.getByRole('link', { name: 'Cambiar: Forma de pago' }).click();
  await radio(page, 'Usar otra tarjeta').check();
  await Checkout.fillCard(page, SECOND_STEP);
  await page.getByLabel('Guardar esta tarjeta').check();
  await Checkout.continueButton(page).click();
  const chosen = async () => (await Checkout.stored(page)).paymentTokenizable;
  await expect.poll(async () => (await chosen())?.label).toMatch(/3155$/);
  const { id } = await chosen();
  // The delivery was chosen before.
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  await expect(Checkout.orderButton(page)).toBeVisible();
  await look();

  // Now it is a stored card whose security code has expired.
  await callControlApi('tokenizables/age', { id, minutes: 11 });
  await page.reload();
  await Checkout.codeField(page).fill(ASKED_AGAIN);
  await look();
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/\/procesar-pago$/);
  await look();
  await buttonOf(page, 'Aprobar el pago').click();
  await expect(page).toHaveURL(/\/pago-exitoso$/);
  const events = async () => (await analyticsEvents(page)).map(({ name }) => name);
  await expect.poll(events).toContain('purchase');
  await look();
  expect(await readPlacedOrders(customer)).toMatchObject({ orders: 1, charges: 1 });

  // The card references were in the requests to the shop's server, so the recording works.
  expect(heard.filter((text) => text.includes('tok_visa_0002'))).not.toEqual([]);
  expect(heard.filter((text) => text.includes('tok_visa_3155'))).not.toEqual([]);
  expect(heard.filter((text) => text.includes('cvctok_')).length).toBeGreaterThanOrEqual(3);
  expect(kept.join()).not.toContain('cvctok_');
  // They were also in the requests to the backend, which cannot log more than it received.
  expect(relay.heard.filter((text) => text.includes('tok_visa_3155'))).not.toEqual([]);
  const output = shop.output.join('');
  expect(output).toContain('Ready');
  const everything = [...heard, ...kept, ...relay.heard, output];
  for (const { number, ccv } of [DECLINED, SECOND_STEP, { ...SECOND_STEP, ccv: ASKED_AGAIN }]) {
    expect(findCardNumber(everything, number)).toEqual([]);
    expect(findSecurityCode(everything, ccv)).toEqual([]);
  }
});
