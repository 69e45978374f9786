import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../../fixtures/accessibility';
import { callControlApi } from '../../fixtures/backend';
import { readStored } from '../../fixtures/browse';
import { logIn, newCustomer } from '../../fixtures/customers';
import { skipQuickPurchase } from '../../fixtures/purchase';
import { addCard, backendClient } from '../../fixtures/server-cart';
import { createAddress, readPlacedOrders } from '../../fixtures/started-checkout';
import { catalogue, expect, isPlain, test, visit } from '../../fixtures/test';
import * as Cart from '../../pages/cart';
import * as Checkout from '../../pages/checkout';
import * as List from '../../pages/list';
import { expectText, firstButton, firstLink, linkOf, main } from '../../pages/main';

const DIGITAL = { name: 'Entrega digital' };

async function openCart(page: Page) {
  const licence = await catalogue.find(
    ({ stock, current }) => stock > 5 && current > 250 && current < 2500,
    { filters: 'categoria_antivirus-y-seguridad' },
  );
  const customer = await newCustomer();
  const call = await backendClient(customer);
  await call('GET', `/eshop/carrito/agregar/${licence.id}/1`);
  await addCard(call, 'tok_visa_1881', '2039-02');
  await logIn(page, customer, Cart.PATH);
  return customer;
}

test('licences are ordered without address, courier and insurance', async ({ page }) => {
  await skipQuickPurchase(page);
  const customer = await openCart(page);
  const totals = page.getByRole('region', { name: 'Resumen', exact: true });
  await expect(totals).toContainText('Total');
  await expect(totals).not.toContainText(/envío gratis|seguro de envío/i);
  if (isPlain()) await createAddress(page);
  await Checkout.goToPayment(page);
  await Checkout.choosePayment(page, Checkout.WAYS.newCard);
  await expect(page).toHaveURL(Checkout.SHIPMENT_URL);
  if (isPlain()) {
    // A backend that calls nothing digital has a delivery chosen.
    await expect(main(page).getByRole('region', DIGITAL)).toHaveCount(0);
    await Checkout.chooseDelivery(page, false);
  } else {
    await expect(main(page).getByRole('region', DIGITAL)).toContainText(customer.email);
    await expect(main(page).getByRole('radio')).toHaveCount(0);
    await expect(Checkout.summary(page)).not.toContainText(/Envío|Seguro|Recolección/);
    await expectAccessibleState(page);
    await Checkout.continueButton(page).click();
    await main(page).getByLabel('Acepto los términos y condiciones', { exact: true }).check();
    await expect(main(page).getByText(/condiciones de envío/)).toHaveCount(0);
  }
  if (!isPlain()) {
    await expect(main(page).getByRole('region', DIGITAL)).toContainText('te llega por correo');
    await expect(main(page)).not.toContainText(/Envío a domicilio|seguro de envío/i);
  }
  await Checkout.placeAndPay(page);
  const { orders, details } = await readPlacedOrders(customer);
  expect(orders).toBe(1);
  if (isPlain()) return;
  expect(details[0]).toMatchObject({ courierId: null, isInsured: false });
  await expectMailedOrder(page);
});

/** The newest order, and its row in the list of orders, speak of a mail and of no parcel. */
async function expectMailedOrder(page: Page) {
  await visit(page, '/perfil/pedidos');
  const order = firstLink(page, /^Pedido /);
  const id = (await order.getAttribute('href'))?.split('/').at(-1);
  await order.click();
  const resume = main(page).getByRole('heading', { name: 'Resumen' });
  await expect(resume).toBeVisible();
  await expectText(main(page), /^Entrega digital: te llega por correo/);
  await callControlApi('orders/advance', { id });
  await page.reload();
  await expect(main(page).getByText('Entregado por correo').first()).toBeVisible();
  await expectText(main(page), 'Entrega digital: te llegó por correo.');
  await expect(resume).toBeVisible();
  await expect(main(page)).not.toContainText(/Envío|En camino|Paquetería|Gratis/);
  await expectAccessibleState(page);
  await visit(page, '/perfil/pedidos');
  await expectText(main(page), 'Entregado por correo');
}

test('a guest pays no shipping and no insurance for licences', async ({ page }) => {
  const filters = 'categoria_antivirus-y-seguridad';
  const licence = await catalogue.find(({ stock, current }) => stock > 5 && current < 2500, {
    filters,
  });
  await visit(page, `/productos/${licence.slug}`);
  const arrival = main(page).getByText('Te llega por correo cuando se confirme tu pago');
  if (isPlain()) await expect(arrival).toHaveCount(0);
  else {
    await expect(arrival).toBeVisible();
    await expect(main(page)).not.toContainText(/\d en sucursales/);
    await expect(linkOf(page, 'Sucursales')).toHaveCount(0);
    await visit(page, `/buscar/${filters}`);
    await expect(List.filters(page).getByText('Entrega', { exact: true })).toHaveCount(0);
    await page.goBack();
  }
  await firstButton(page, `Agregar al carrito: ${licence.name}`).click();
  await expect.poll(() => readStored(page, 'cart')).toContain(licence.id);
  await visit(page, Cart.PATH);
  const totals = page.getByRole('region', { name: 'Resumen', exact: true });
  if (isPlain()) {
    // A backend that calls nothing digital has its licences sent.
    await expectText(totals, 'Envío estimado');
    return;
  }
  await expect(totals).toContainText('Tu compra no lleva envío');
  await expect(totals).not.toContainText(/estimado|envío gratis|asegurar|código postal/i);
  await expectAccessibleState(page);
});
