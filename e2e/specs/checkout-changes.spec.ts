import type { Page, Request } from '@playwright/test';
import { formatPrice } from '@/lib/domain/money';
import { callControlApi } from '../fixtures/backend';
import { goToPayment, purchaseSummary, storedCheckout } from '../fixtures/checkout';
import { endSession, fillLogin, newCustomer, pressAsItEnds } from '../fixtures/customers';
import { main } from '../fixtures/placed-orders';
import {
  amountToPay,
  chooseDelivery,
  choosePayment,
  chooseUpToPickup,
  openCartAsBuyer,
  PAYMENT_SCENARIOS,
  part,
  typeSecurityCode,
} from '../fixtures/purchase';
import { CART_PATH, increaseButton } from '../fixtures/server-cart';
import {
  openAtReview,
  placeOrderButton,
  REVIEW_PATH,
  readPlacedOrders,
  type SeededPayment,
  SHIPMENT_PATH,
} from '../fixtures/started-checkout';
import { expect, expectConsole, test } from '../fixtures/test';

/** What changed in the order since the shopper saw it. */
const changes = (page: Page) =>
  main(page).getByRole('alert').filter({ hasText: 'Algo cambió en tu pedido' });
const FRESH: SeededPayment = { card: '4242', hasCode: true };
const LOGIN = '/login?volver=%2Fcompra%2Frevisar';

test('another customer sees nothing of an ended session @smoke', async ({ page }) => {
  expectConsole(/401/);
  const { customer } = await openAtReview(page, { skip: 50, by: FRESH });
  await endSession(customer);
  await pressAsItEnds(placeOrderButton(page));
  await expect(page).toHaveURL(LOGIN);
  await fillLogin(page, await newCustomer());
  await expect(page).toHaveURL(CART_PATH);
  await expect
    .poll(() => storedCheckout(page))
    .toMatchObject({ paymentTokenizable: null, customerAddress: null, courier: null });
  await expect(page.getByText('Tu carrito cambió')).toHaveCount(0);
});

test('a cart that changes in another tab, or on another device, is never ordered unseen @smoke', async ({
  page,
  context,
}) => {
  expectConsole(/422/);
  const begun = await openAtReview(page, { skip: 51, by: 'oxxo' });
  const { customer, product, cart } = begun;
  const other = await context.newPage();
  await other.goto(CART_PATH);
  await increaseButton(other, product).click();
  await expect(page).toHaveURL(CART_PATH);
  await expect(page.getByText('Tu carrito cambió')).toBeVisible();
  await expect.poll(async () => (await storedCheckout(page)).paymentMethodCode).toBeNull();
  await other.close();

  await goToPayment(page);
  await choosePayment(page, PAYMENT_SCENARIOS.secondWallet);
  await chooseDelivery(page, false);
  const due = await amountToPay(page);
  await cart.add(product.id, 1);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(CART_PATH);
  await expect(page.getByText('Tu carrito cambió').last()).toBeVisible();
  expect(await readPlacedOrders(customer)).toMatchObject({ transactions: 0 });
  await goToPayment(page);
  await choosePayment(page, PAYMENT_SCENARIOS.secondWallet);
  await chooseDelivery(page, false);
  await expect(placeOrderButton(page)).not.toContainText(formatPrice(due));
});

test('the monthly plan is updated when a price changes at the review', async ({ page }) => {
  expectConsole(/422/);
  const { customer, product } = await openCartAsBuyer(page, 34);
  await chooseUpToPickup(page, PAYMENT_SCENARIOS.storedCard, 6);
  const due = await amountToPay(page);
  const price = product.current + 300;
  await callControlApi('price', {
    productId: product.id,
    price_with_tax: price,
    current_price_with_tax: price,
  });
  await typeSecurityCode(page, '739');
  await placeOrderButton(page).click();
  await expect(changes(page)).toContainText('Tus mensualidades cambiaron: 6 mensualidades de');
  await expect(placeOrderButton(page)).not.toContainText(formatPrice(due));
  const now = await amountToPay(page);
  await expect(part(page, 'Mensualidades')).toContainText(`(total ${formatPrice(now)})`);
  expect(await readPlacedOrders(customer)).toMatchObject({ transactions: 0 });
  await typeSecurityCode(page, '739');
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/pago-exitoso$/);
  expect((await readPlacedOrders(customer)).details[0]).toMatchObject({
    amount: now,
    months: 6,
  });
});

test('insurance is one choice everywhere: cart, step, summary and review agree', async ({
  page,
}) => {
  const { customer } = await openCartAsBuyer(page, 35);
  const box = main(page).getByRole('checkbox', { name: /^Seguro de envío/ });
  const row = purchaseSummary(page).getByText('Seguro de envío', { exact: true });
  const quit = purchaseSummary(page).getByRole('button', { name: 'Quitar seguro' });
  const insure = purchaseSummary(page).getByRole('button', { name: 'Asegurar' });
  const due = async () => {
    await expect(purchaseSummary(page).locator('[aria-busy=true]')).toHaveCount(0);
    return amountToPay(page);
  };
  const isTold = (request: Request) =>
    request.url().endsWith('/eshop/checkout/shipping') && request.method() === 'POST';

  await goToPayment(page);
  await choosePayment(page, PAYMENT_SCENARIOS.newCard, 3);
  await main(page)
    .getByRole('radio', { name: /^Envío a domicilio/ })
    .check();
  await expect(main(page).getByRole('radio', { name: /^Estafeta/ })).toBeChecked();
  const chosen = page.waitForRequest(isTold);
  await main(page)
    .getByRole('radio', { name: /^(DHL|FedEx|Redpack|Paquetexpress)/ })
    .first()
    .check();
  await chosen;
  await expect(box).toBeChecked();
  await expect(row).toBeVisible();
  // From the summary to the step. The server gets the change at once.
  const first = page.waitForRequest(isTold);
  await quit.click();
  expect((await first).postDataJSON()).toMatchObject({ has_shipping_insurance: false });
  await expect(box).not.toBeChecked();
  await expect(row).toHaveCount(0);
  // From the step to the summary.
  const second = page.waitForRequest(isTold);
  await box.check();
  expect((await second).postDataJSON()).toMatchObject({ has_shipping_insurance: true });
  await expect(row).toBeVisible();
  await expect(quit).toBeVisible();
  await chooseDelivery(page, false);

  const insured = await due();
  const where = part(page, 'Envío a domicilio');
  const monthly = part(page, 'Mensualidades');
  await expect(where).toContainText('Con seguro de envío');
  await quit.click();
  await expect(where).toContainText('Sin seguro de envío');
  await expect(placeOrderButton(page)).not.toContainText(formatPrice(insured));
  const plain = await due();
  expect(plain).toBeLessThan(insured);
  await expect(monthly).toContainText(`(total ${formatPrice(plain)})`);
  await insure.click();
  await expect(placeOrderButton(page)).toContainText(formatPrice(insured));
  await expect(monthly).toContainText(`(total ${formatPrice(insured)})`);

  // On a phone it stands with the amounts of the review, which the folded summary hides, above the button.
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  const total = part(page, 'Total');
  await total.getByRole('button', { name: 'Quitar seguro' }).click();
  await expect(placeOrderButton(page)).toContainText(formatPrice(plain));
  await total.getByRole('button', { name: 'Asegurar' }).click();
  await expect(placeOrderButton(page)).toContainText(formatPrice(insured));
  await page.setViewportSize(desktop);

  // In the cart, after the delivery was saved: the review shows the same.
  await page.goto(CART_PATH);
  const told = page.waitForResponse((response) => isTold(response.request()));
  await main(page).getByRole('checkbox', { name: 'Asegurar mi envío' }).uncheck();
  await told;
  await page.goto(REVIEW_PATH);
  await expect(where).toContainText('Sin seguro de envío');
  await expect(placeOrderButton(page)).toContainText(formatPrice(plain));
  await page.goto(SHIPMENT_PATH);
  await expect(box).not.toBeChecked();
  await page.goto(REVIEW_PATH);
  await expect(placeOrderButton(page)).toContainText(formatPrice(plain));
  expect(await readPlacedOrders(customer)).toMatchObject({ transactions: 0 });
});
