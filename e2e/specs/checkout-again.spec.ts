import type { Page } from '@playwright/test';
import { formatPrice } from '@/lib/domain/money';
import { expectAccessibleState } from '../fixtures/accessibility';
import { logIn, logInByForm } from '../fixtures/customers';
import { newCustomerWithOrder } from '../fixtures/placed-orders';
import { addCard, backendClient } from '../fixtures/server-cart';
import { openAtReview, readPlacedOrders, type StartedCheckout } from '../fixtures/started-checkout';
import { expect, expectConsole, test } from '../fixtures/test';
import * as Checkout from '../pages/checkout';
import {
  buttonOf,
  expectText,
  firstLink,
  heading,
  linkOf,
  main,
  sectionHeading,
} from '../pages/main';

const otherWay = (page: Page) => linkOf(page, 'Pagar de otra forma');

/** Reads the only order and its current payment. */
async function only(customer: StartedCheckout['customer']) {
  const { orders, transactions, charges, details } = await readPlacedOrders(customer);
  expect({ orders, transactions }).toEqual({ orders: 1, transactions: 1 });
  return { charges, ...details[0] };
}

test('an order that waits for payment is paid by a stored card, in months', async ({ page }) => {
  const way = Checkout.WAYS.storedCard;
  const voucher = { method: 'oxxo', isPickup: true, from: 2500 };
  const { customer, placed } = await newCustomerWithOrder(voucher);
  const call = await backendClient(customer);
  await addCard(call, 'tok_visa_1881', '2039-02');
  const id = placed.transactionId;
  await logIn(page, customer, `/pagos/${id}/pago-pendiente`);
  await otherWay(page).click();
  await expect(page).toHaveURL(`/compra/${id}/elegir-pago`);
  await expect(Checkout.steps(page)).not.toContainText('Carrito');
  await expect(Checkout.steps(page)).not.toContainText('Envío');
  await Checkout.choosePayment(page, way, 6);
  await expect(page).toHaveURL(`/compra/${id}/revisar`);
  await expect(heading(page)).toBeFocused();
  await expect(Checkout.part(page, 'Forma de pago')).toContainText(way.name);
  await expect(Checkout.part(page, 'Tu pedido')).toContainText(placed.folio);
  await expectAccessibleState(page);
  const due = await Checkout.amountToPay(page);
  await Checkout.codeField(page).fill('739');
  await Checkout.orderButton(page).dblclick();
  await expect(page).toHaveURL(/\/pagos\/\d+\/pago-exitoso$/);
  await expect(main(page).getByText(formatPrice(due)).first()).toBeVisible();
  expect(await only(customer)).toMatchObject({
    id,
    charges: 1,
    method: way.code,
    months: 6,
    amount: due,
    status: 'success',
    type: 'pickup',
  });
  await page.goto(`/compra/${id}/revisar`);
  await expectText(main(page), 'Este pedido ya no espera un pago');
});

test('a link into paying an order leads to its first step, to no other order', async ({ page }) => {
  expectConsole(/404.*transactions\/999999/);
  const { customer, placed } = await newCustomerWithOrder({ method: 'oxxo' });
  const paths = ['elegir-mensualidad', 'revisar'];
  const at = (id: string, path: string) => `/compra/${id}/${path}`;
  const id = placed.transactionId;
  await page.goto(at(id, 'revisar'));
  await expect(page).toHaveURL(`/login?volver=${encodeURIComponent(at(id, 'revisar'))}`);
  await logInByForm(page, customer, at(id, 'revisar'));
  await expect(page).toHaveURL(at(id, 'elegir-pago'));
  for (const path of paths) {
    await page.goto(at(id, path));
    await expect(page).toHaveURL(at(id, 'elegir-pago'));
    await expect(Checkout.methodRadio(page, 'CoDi')).not.toBeChecked();
  }
  // The delivery of an existing order cannot change.
  await page.goto(at(id, 'elegir-envio'));
  await expect(page).toHaveURL(at(id, 'elegir-pago'));

  await Checkout.methodRadio(page, 'CoDi').check();
  await Checkout.continueButton(page).click();
  await expect(page).toHaveURL(at(id, 'revisar'));
  await page.goto(at(id, 'revisar'));
  await expect(Checkout.part(page, 'Forma de pago')).toContainText('CoDi');

  const { placed: other } = await newCustomerWithOrder({ method: 'oxxo' }, customer);
  await page.goto(at(other.transactionId, 'revisar'));
  await expect(page).toHaveURL(at(other.transactionId, 'elegir-pago'));
  await expect(Checkout.methodRadio(page, 'CoDi')).not.toBeChecked();
  // An order that the customer does not have.
  await page.goto(at('999999', 'elegir-pago'));
  await expect(firstLink(page, /pedidos/i)).toBeVisible();
  await expect(Checkout.methodRadio(page, 'CoDi')).toHaveCount(0);
});

test('a declined card is replaced by another one, and one order is paid', async ({ page }) => {
  expectConsole(/422/);
  const { customer } = await openAtReview(page, { skip: 48, by: { card: '9995', hasCode: true } });
  await Checkout.orderButton(page).click();
  await expect(Checkout.part(page, 'Forma de pago')).toContainText('no tiene fondos suficientes');
  await expectText(page, 'Ocurrio un error al procesar tu información', { exact: true });
  await expect(page.getByRole('dialog', { name: 'Estamos procesando tu pedido' })).toHaveCount(0);
  await expectAccessibleState(page);
  expect(await readPlacedOrders(customer)).toMatchObject({ transactions: 0 });
  await page.getByRole('link', { name: 'Cambiar: Forma de pago' }).click();
  await page.getByRole('radio', { name: 'Usar otra tarjeta' }).check();
  await Checkout.fillCard(page);
  await Checkout.continueButton(page).click();
  // The delivery was chosen before.
  await expect(page).toHaveURL('/compra/revisar');
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/pago-exitoso$/);
  expect(await only(customer)).toMatchObject({ charges: 1, status: 'success' });
});

test('an order whose bank refused a second step is paid by another card once', async ({ page }) => {
  const card = { method: 'stripe_card', lastFour: '3155', from: 2500 };
  const { customer, placed } = await newCustomerWithOrder(card);
  await addCard(await backendClient(customer), 'tok_visa_1881', '2039-02');
  await logIn(page, customer, `/pagos/${placed.transactionId}/procesar-pago`);
  await expect(sectionHeading(page, 'Tu banco pide confirmar que eres tú')).toBeVisible();
  expect(await only(customer)).toMatchObject({ charges: 0, status: 'requires_action' });
  await buttonOf(page, 'Rechazar el pago').click();
  await expect(page).toHaveURL(/pago-pendiente$/);
  await expect(sectionHeading(page, 'El pago se canceló')).toBeVisible();
  await otherWay(page).click();
  await Checkout.choosePayment(page, Checkout.WAYS.storedCard, 6);
  const due = await Checkout.amountToPay(page);
  await Checkout.codeField(page).fill('739');
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/pago-exitoso$/);
  const paid = { charges: 1, status: 'success', months: 6, amount: due };
  expect(await only(customer)).toMatchObject(paid);
});
