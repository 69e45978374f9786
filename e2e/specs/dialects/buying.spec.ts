import type { Page } from '@playwright/test';
import type { Catalogue } from '../../fixtures/catalogue';
import { addCard, customerApi, goToPayment, PAYMENT_URL } from '../../fixtures/checkout';
import { fillLogin, logIn, logInByForm, newCustomer } from '../../fixtures/customers';
import { main, newCustomerWithOrder } from '../../fixtures/placed-orders';
import type { CatalogueProduct } from '../../fixtures/product';
import {
  chooseDelivery,
  chooseMonths,
  choosePayment,
  choosePaymentByFirstCard,
  chooseUpToPickup,
  isAffordable,
  isPlain,
  openCartAsBuyer,
  openCartWithBegunCheckout,
  PAYMENT_SCENARIOS,
  placeAndPay,
} from '../../fixtures/purchase';
import {
  CART_PATH,
  cartLines,
  expectCartCount,
  quantityField,
  serverCart,
} from '../../fixtures/server-cart';
import { createAddress, readPlacedOrders } from '../../fixtures/started-checkout';
import { expect, test, visit } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';

// Each test is a whole purchase, which takes long on a slow machine.
test.describe.configure({ timeout: 120_000 });

/** Opens the first product of the home page that is paid in months and sent: its offers change with the hour. */
async function openProductOfHome(page: Page, catalogue: Catalogue): Promise<CatalogueProduct> {
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

test('a guest who buys at once comes from the login to the payment, with one piece', async ({
  page,
  request,
  catalogue,
}) => {
  const customer = await newCustomer(request);
  const { id } = await openProductOfHome(page, catalogue);
  await catalogue.control('stock', { productId: id, stores: { 2: 9 }, providers: 9 });
  await main(page).getByRole('button', { name: 'Comprar ahora' }).dblclick();
  await fillLogin(page, customer);
  await expect(page).toHaveURL(PAYMENT_URL);
  await expect(page.getByRole('group', { name: '¿Cómo quieres pagar?' })).toBeVisible();
  const cart = await serverCart(request, customer);
  expect(await cart.lines()).toEqual({ [id]: 1 });
  await expectTrueTexts(page);
});

test('from the home page to a paid order by courier; the guest’s cart is merged at login', async ({
  page,
  request,
  catalogue,
}) => {
  const customer = await newCustomer(request);
  const { id, name } = await openProductOfHome(page, catalogue);
  await catalogue.control('stock', { productId: id, stores: { 2: 9 }, providers: 9 });
  await main(page)
    .getByRole('button', { name: `Agregar al carrito: ${name}` })
    .first()
    .click();
  await expectCartCount(page, 1);
  const cart = await serverCart(request, customer);
  await logInByForm(page, customer, CART_PATH);
  await expect(cartLines(page)).toHaveCount(1);
  await expect(quantityField(page, { name })).toHaveValue('1');
  await expect.poll(cart.lines).toEqual({ [id]: 1 });
  await expectTrueTexts(page);

  await createAddress(page);
  await goToPayment(page);
  await expectTrueTexts(page);
  await choosePaymentByFirstCard(page);
  await chooseDelivery(page, false);
  await expectTrueTexts(page);
  await chooseMonths(page, 1);
  const amount = await placeAndPay(page);
  const { orders, charges, details } = await readPlacedOrders(request, customer);
  expect({ orders, charges }).toEqual({ orders: 1, charges: 1 });
  expect(details[0]).toMatchObject({ type: 'shipping', courierId: 'estafeta', amount });
  expect(await cart.lines()).toEqual({});
  await expectCartCount(page, 0);
});

test('a paid order that is picked up, in months', async ({ page, request, catalogue }) => {
  const { customer, product } = await openCartAsBuyer(page, request, catalogue, 71);
  await page.goto(CART_PATH);
  await page.getByRole('button', { name: `Una pieza más de ${product.name}` }).click();
  await expect(quantityField(page, product)).toHaveValue('2');
  await page.reload();
  await expect(quantityField(page, product)).toHaveValue('2');
  await openCartWithBegunCheckout(page);
  await expect(quantityField(page, product)).toHaveValue('2');
  await chooseUpToPickup(page, PAYMENT_SCENARIOS.newCard);
  await chooseMonths(page, 3);
  const amount = await placeAndPay(page);
  if (!isPlain()) await expect(main(page)).toContainText('Plaza Universidad');
  const { details } = await readPlacedOrders(request, customer);
  expect(details[0]).toMatchObject({ type: 'pickup', storeId: '2', months: 3, amount });
});

test('an order that waits for its payment is paid later by another method', async ({
  page,
  request,
  catalogue,
}) => {
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, {
    method: 'oxxo',
    isPickup: true,
    from: 2500,
  });
  await addCard(await customerApi(request, customer), 'tok_visa_1881', '2039-02');
  await logIn(page, customer, `/perfil/pedidos/${placed.orderId}`);
  await expect(main(page).getByText('Pendiente de pago').first()).toBeVisible();
  await expectTrueTexts(page);
  await page.goto(`/pagos/${placed.transactionId}/pago-pendiente`);
  await expectTrueTexts(page);
  await main(page).getByRole('link', { name: 'Pagar de otra forma' }).click();
  // Analytics is told what the order contains as the new way to pay prices it.
  const asked = page.waitForRequest((one) =>
    one.url().includes(`/eshop/carrito/detalle?transaction_id=${placed.transactionId}`),
  );
  await choosePayment(page, PAYMENT_SCENARIOS.newCard);
  expect((await asked).url()).toContain('payment_method_code=stripe_card');
  await chooseMonths(page, 1);
  const amount = await placeAndPay(page);
  const { orders, charges, details } = await readPlacedOrders(request, customer);
  expect({ orders, charges }).toEqual({ orders: 1, charges: 1 });
  expect(details[0]).toMatchObject({ method: 'stripe_card', status: 'success', amount });
  // The payment that was replaced makes no failed order of it.
  await page.goto(`/perfil/pedidos/${placed.orderId}`);
  await expect(main(page).getByRole('heading', { name: `Pedido ${placed.folio}` })).toBeVisible();
  await expect(main(page)).not.toContainText(/Pago rechazado|Puedes comprar de nuevo/);
  await expectTrueTexts(page);
});
