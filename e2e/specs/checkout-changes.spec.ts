import type { Page, Request } from '@playwright/test';
import { formatPrice } from '@/lib/domain/money';
import { endSession, newCustomer, pressAsItEnds } from '../fixtures/customers';
import { openCartAsBuyer } from '../fixtures/purchase';
import { openAtReview, readPlacedOrders, type SeededPayment } from '../fixtures/started-checkout';
import { catalogue, expect, expectConsole, test } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';
import { alert, checkbox, expectText, radio } from '../pages/main';
import { fillLogin } from '../pages/sign-in';

/** What changed in the order since the shopper saw it. */
const changes = (page: Page) => alert(page).filter({ hasText: 'Algo cambió en tu pedido' });
const FRESH: SeededPayment = { card: '4242', hasCode: true };
const LOGIN = '/login?volver=%2Fcompra%2Frevisar';

test('another customer sees nothing of an ended session @smoke', async ({ page }) => {
  expectConsole(/401/);
  const { customer } = await openAtReview(page, { skip: 50, by: FRESH });
  await endSession(customer);
  await pressAsItEnds(Checkout.orderButton(page));
  await expect(page).toHaveURL(LOGIN);
  await fillLogin(page, await newCustomer());
  await expect(page).toHaveURL(Cart.PATH);
  const nothing = { paymentTokenizable: null, customerAddress: null, courier: null };
  await expect.poll(() => Checkout.stored(page)).toMatchObject(nothing);
  await expect(page.getByText('Tu carrito cambió')).toHaveCount(0);
});

test('a cart that changes in another tab, or on another device, is never ordered unseen @smoke', async ({
  page,
  context,
}) => {
  expectConsole(/422/);
  const { customer, product, cart } = await openAtReview(page, { skip: 51, by: 'oxxo' });
  const other = await context.newPage();
  await other.goto(Cart.PATH);
  await Cart.increaseButton(other, product).click();
  await expect(page).toHaveURL(Cart.PATH);
  await expectText(page, 'Tu carrito cambió');
  await expect.poll(async () => (await Checkout.stored(page)).paymentMethodCode).toBeNull();
  await other.close();

  await Checkout.goToPayment(page);
  await Checkout.choosePayment(page, Checkout.WAYS.secondWallet);
  await Checkout.chooseDelivery(page, false);
  const due = await Checkout.amountToPay(page);
  await cart.add(product.id, 1);
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(Cart.PATH);
  await expect(page.getByText('Tu carrito cambió').last()).toBeVisible();
  expect(await readPlacedOrders(customer)).toMatchObject({ transactions: 0 });
  await Checkout.goToPayment(page);
  await Checkout.choosePayment(page, Checkout.WAYS.secondWallet);
  await Checkout.chooseDelivery(page, false);
  await expect(Checkout.orderButton(page)).not.toContainText(formatPrice(due));
});

test('the monthly plan is updated when a price changes at the review', async ({ page }) => {
  expectConsole(/422/);
  const { customer, product } = await openCartAsBuyer(page, 34);
  await Checkout.chooseUpToPickup(page, Checkout.WAYS.storedCard, 6);
  const due = await Checkout.amountToPay(page);
  const price = product.current + 300;
  await catalogue.setPrice(product.id, price, { price_with_tax: price });
  await Checkout.codeField(page).fill('739');
  await Checkout.orderButton(page).click();
  await expect(changes(page)).toContainText('Tus mensualidades cambiaron: 6 mensualidades de');
  await expect(Checkout.orderButton(page)).not.toContainText(formatPrice(due));
  const now = await Checkout.amountToPay(page);
  await expect(Checkout.part(page, 'Mensualidades')).toContainText(`(total ${formatPrice(now)})`);
  expect(await readPlacedOrders(customer)).toMatchObject({ transactions: 0 });
  await Checkout.codeField(page).fill('739');
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/pago-exitoso$/);
  expect((await readPlacedOrders(customer)).details[0]).toMatchObject({ amount: now, months: 6 });
});

test('insurance is one choice everywhere: cart, step, summary, review agree', async ({ page }) => {
  const { customer } = await openCartAsBuyer(page, 35);
  const box = checkbox(page, /^Seguro de envío/);
  const row = Checkout.summary(page).getByText('Seguro de envío', { exact: true });
  const quit = Checkout.summary(page).getByRole('button', { name: 'Quitar seguro' });
  const insure = Checkout.summary(page).getByRole('button', { name: 'Asegurar' });
  const due = async () => {
    await expect(Checkout.summary(page).locator('[aria-busy=true]')).toHaveCount(0);
    return Checkout.amountToPay(page);
  };
  const isTold = (request: Request) =>
    request.url().endsWith('/eshop/checkout/shipping') && request.method() === 'POST';

  await Checkout.goToPayment(page);
  await Checkout.choosePayment(page, Checkout.WAYS.newCard, 3);
  await radio(page, /^Envío a domicilio/).check();
  await expect(radio(page, /^Estafeta/)).toBeChecked();
  const chosen = page.waitForRequest(isTold);
  await Checkout.otherCouriers(page).first().check();
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
  await Checkout.chooseDelivery(page, false);

  const insured = await due();
  const where = Checkout.part(page, 'Envío a domicilio');
  const monthly = Checkout.part(page, 'Mensualidades');
  await expect(where).toContainText('Con seguro de envío');
  await quit.click();
  await expect(where).toContainText('Sin seguro de envío');
  await expect(Checkout.orderButton(page)).not.toContainText(formatPrice(insured));
  const plain = await due();
  expect(plain).toBeLessThan(insured);
  await expect(monthly).toContainText(`(total ${formatPrice(plain)})`);
  await insure.click();
  await expect(Checkout.orderButton(page)).toContainText(formatPrice(insured));
  await expect(monthly).toContainText(`(total ${formatPrice(insured)})`);

  // On a phone it stands with the amounts of the review, which the folded summary hides, above the button.
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  const total = Checkout.part(page, 'Total');
  await total.getByRole('button', { name: 'Quitar seguro' }).click();
  await expect(Checkout.orderButton(page)).toContainText(formatPrice(plain));
  await total.getByRole('button', { name: 'Asegurar' }).click();
  await expect(Checkout.orderButton(page)).toContainText(formatPrice(insured));
  await page.setViewportSize(desktop);

  // In the cart, after the delivery was saved: the review shows the same.
  await page.goto(Cart.PATH);
  const told = page.waitForResponse((response) => isTold(response.request()));
  await checkbox(page, 'Asegurar mi envío').uncheck();
  await told;
  await page.goto(Checkout.REVIEW_PATH);
  await expect(where).toContainText('Sin seguro de envío');
  await expect(Checkout.orderButton(page)).toContainText(formatPrice(plain));
  await page.goto(Checkout.SHIPMENT_PATH);
  await expect(box).not.toBeChecked();
  await page.goto(Checkout.REVIEW_PATH);
  await expect(Checkout.orderButton(page)).toContainText(formatPrice(plain));
  expect(await readPlacedOrders(customer)).toMatchObject({ transactions: 0 });
});
