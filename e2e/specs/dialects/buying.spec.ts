import type { Page } from '@playwright/test';
import { addressesOf } from '../../fixtures/browse';
import { endSession, newCustomer, pressAsItEnds } from '../../fixtures/customers';
import type { CatalogueProduct } from '../../fixtures/product';
import { isAffordable, openCartAsBuyer, openCartWithBegunCheckout } from '../../fixtures/purchase';
import { findProducts, serverCart } from '../../fixtures/server-cart';
import { createAddress, readPlacedOrders } from '../../fixtures/started-checkout';
import { catalogue, expect, expectConsole, test, visit } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';
import * as Cart from '../../pages/cart';
import * as Checkout from '../../pages/checkout';
import * as List from '../../pages/list';
import { firstButton, main } from '../../pages/main';
import { fillLogin, loginAgain } from '../../pages/sign-in';

/** Opens the first product of the home page that is paid in months and sent: its offers change with the hour. */
async function openProductOfHome(page: Page): Promise<CatalogueProduct> {
  await visit(page, '/');
  const links = List.names(page).getByRole('link');
  for (const [place, path] of (await addressesOf(links)).entries()) {
    const product = await catalogue.product(path.replace('/productos/', ''));
    if (!isAffordable(product)) continue;
    await links.nth(place).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(product.name);
    return product;
  }
  throw new Error('The home page has no such product.');
}

test('from the home page to a paid order by courier; the guest’s cart is merged at the login on the way', async ({
  page,
}) => {
  const customer = await newCustomer();
  const cart = await serverCart(customer);
  const [other] = await findProducts(55, 1);
  await cart.add(other.id, 1);
  const { id, name } = await openProductOfHome(page);
  await catalogue.setStock(id, { 2: 9 }, 9);
  await firstButton(page, `Agregar al carrito: ${name}`).click();
  await Cart.expectCount(page, 1);
  await visit(page, Cart.PATH);
  await Cart.payLink(page).click();
  await expect(Checkout.summary(page)).toContainText(name);
  await fillLogin(page, customer);
  await Checkout.expectPayment(page);
  await expect(Checkout.summary(page)).toContainText(name);
  await expect(Checkout.summary(page)).toContainText(other.name);
  expect(await cart.lines()).toEqual({ [id]: 1, [other.id]: 1 });
  await page.goto(Cart.PATH);
  await expect(Cart.lines(page)).toHaveCount(2);
  await expect(Cart.quantityField(page, { name })).toHaveValue('1');
  await expectTrueTexts(page);

  await createAddress(page);
  await Checkout.goToPayment(page);
  await expectTrueTexts(page);
  await Checkout.choosePaymentByFirstCard(page);
  await Checkout.chooseDelivery(page, false);
  await expectTrueTexts(page);
  const amount = await Checkout.placeAndPay(page);
  const details = [{ type: 'shipping', courierId: 'estafeta', amount }];
  expect(await readPlacedOrders(customer)).toMatchObject({ orders: 1, charges: 1, details });
  expect(await cart.lines()).toEqual({});
  await Cart.expectCount(page, 0);
});

test('a session that ends at the confirmation of a pickup orders nothing, and the same order after the login', async ({
  page,
}) => {
  expectConsole(/401/);
  const { customer, product } = await openCartAsBuyer(page, 71);
  await Cart.increaseButton(page, product).click();
  await expect(Cart.quantityField(page, product)).toHaveValue('2');
  // Only a page that waits for no answer leaves alone what is written beside it.
  await page.reload();
  await expect(Cart.quantityField(page, product)).toHaveValue('2');
  await openCartWithBegunCheckout(page);
  await expect(Cart.quantityField(page, product)).toHaveValue('2');
  await Checkout.chooseUpToPickup(page, Checkout.WAYS.secondWallet);
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  const due = await Checkout.amountToPay(page);
  await endSession(customer);
  await pressAsItEnds(Checkout.orderButton(page));
  await loginAgain(page, customer);
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  expect(await readPlacedOrders(customer)).toMatchObject({ transactions: 0 });
  expect(await Checkout.amountToPay(page)).toBe(due);
  await expectTrueTexts(page);
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/pago-codi$/);
  const pickup = [{ amount: due, type: 'pickup', storeId: '2' }];
  expect(await readPlacedOrders(customer)).toMatchObject({ orders: 1, details: pickup });
});
