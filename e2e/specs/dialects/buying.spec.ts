import type { Page } from '@playwright/test';
import { expectPayment, goToPayment, purchaseSummary } from '../../fixtures/checkout';
import {
  endSession,
  fillLogin,
  loginAgain,
  newCustomer,
  pressAsItEnds,
} from '../../fixtures/customers';
import { main } from '../../fixtures/placed-orders';
import type { CatalogueProduct } from '../../fixtures/product';
import {
  amountToPay,
  chooseDelivery,
  choosePaymentByFirstCard,
  chooseUpToPickup,
  isAffordable,
  openCartAsBuyer,
  openCartWithBegunCheckout,
  PAYMENT_SCENARIOS,
  placeAndPay,
} from '../../fixtures/purchase';
import {
  CART_PATH,
  cartLines,
  expectCartCount,
  findProducts,
  quantityField,
  serverCart,
} from '../../fixtures/server-cart';
import {
  createAddress,
  placeOrderButton,
  REVIEW_PATH,
  readPlacedOrders,
} from '../../fixtures/started-checkout';
import { catalogue, expect, expectConsole, test, visit } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';

/** Opens the first product of the home page that is paid in months and sent: its offers change with the hour. */
async function openProductOfHome(page: Page): Promise<CatalogueProduct> {
  await visit(page, '/');
  const links = main(page).getByRole('article').getByRole('heading').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const [place, path] of paths.entries()) {
    const product = await catalogue.product(path?.replace('/productos/', '') ?? '');
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
  await catalogue.control('stock', { productId: id, stores: { 2: 9 }, providers: 9 });
  await main(page)
    .getByRole('button', { name: `Agregar al carrito: ${name}` })
    .first()
    .click();
  await expectCartCount(page, 1);
  await visit(page, CART_PATH);
  await main(page).getByRole('link', { name: 'Continuar al pago' }).click();
  await expect(purchaseSummary(page)).toContainText(name);
  await fillLogin(page, customer);
  await expectPayment(page, name);
  await expect(purchaseSummary(page)).toContainText(other.name);
  expect(await cart.lines()).toEqual({ [id]: 1, [other.id]: 1 });
  await page.goto(CART_PATH);
  await expect(cartLines(page)).toHaveCount(2);
  await expect(quantityField(page, { name })).toHaveValue('1');
  await expectTrueTexts(page);

  await createAddress(page);
  await goToPayment(page);
  await expectTrueTexts(page);
  await choosePaymentByFirstCard(page);
  await chooseDelivery(page, false);
  await expectTrueTexts(page);
  const amount = await placeAndPay(page);
  const { orders, charges, details } = await readPlacedOrders(customer);
  expect({ orders, charges }).toEqual({ orders: 1, charges: 1 });
  expect(details[0]).toMatchObject({ type: 'shipping', courierId: 'estafeta', amount });
  expect(await cart.lines()).toEqual({});
  await expectCartCount(page, 0);
});

test('a session that ends at the confirmation of a pickup orders nothing, and the same order after the login', async ({
  page,
}) => {
  expectConsole(/401/);
  const { customer, product } = await openCartAsBuyer(page, 71);
  await page.getByRole('button', { name: `Una pieza más de ${product.name}` }).click();
  await expect(quantityField(page, product)).toHaveValue('2');
  // Only a page that waits for no answer leaves alone what is written beside it.
  await page.reload();
  await expect(quantityField(page, product)).toHaveValue('2');
  await openCartWithBegunCheckout(page);
  await expect(quantityField(page, product)).toHaveValue('2');
  await chooseUpToPickup(page, PAYMENT_SCENARIOS.secondWallet);
  await expect(page).toHaveURL(REVIEW_PATH);
  const due = await amountToPay(page);
  await endSession(customer);
  await pressAsItEnds(placeOrderButton(page));
  await loginAgain(page, customer);
  await expect(page).toHaveURL(REVIEW_PATH);
  expect(await readPlacedOrders(customer)).toMatchObject({ transactions: 0 });
  expect(await amountToPay(page)).toBe(due);
  await expectTrueTexts(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/pago-codi$/);
  const { orders, details } = await readPlacedOrders(customer);
  expect(orders).toBe(1);
  expect(details).toMatchObject([{ amount: due, type: 'pickup', storeId: '2' }]);
});
