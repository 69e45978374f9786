import type { Page } from '@playwright/test';
import { lastMail, type TestCustomer } from '../fixtures/customers';
import { openCartAsBuyer } from '../fixtures/purchase';
import { catalogue, expect, test } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';
import { enter, main } from '../pages/main';

async function applyWallet(page: Page, customer: TestCustomer, amount: string) {
  const wallet = page.getByRole('region', { name: 'Monedero' });
  const field = wallet.getByLabel('Cantidad a usar');
  await enter(field, amount);
  const code = wallet.getByLabel('Código de verificación');
  await expect(code).toBeFocused();
  await enter(code, (await lastMail(customer.email, 'wallet')).code ?? '');
  await expect(wallet).toContainText('de tu monedero');
}

const goOn = (page: Page) => Cart.payButton(page).click();

test('an order that the wallet covers skips the payment and is placed @smoke', async ({ page }) => {
  const { customer } = await openCartAsBuyer(page, 61);
  await catalogue.control('wallet', { email: customer.email, amount: 20_000 });
  await page.reload();
  const most = page.getByText(/Puedes usar hasta/);
  const amount = /\$([\d,.]+\d)/.exec((await most.textContent()) ?? '')?.[1] ?? '';
  await applyWallet(page, customer, amount.replaceAll(',', ''));
  await goOn(page);
  await expect(page).toHaveURL(Checkout.SHIPMENT_URL);
  await Checkout.chooseDelivery(page, true);
  const payment = page.getByRole('region', { name: 'Forma de pago' });
  await expect(payment).toContainText('Pagado con tu monedero');
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/\/pago-exitoso$/);
  await expect(main(page)).toContainText(/monedero/i);
  await page.goBack();
  await expect(main(page)).not.toContainText('Error inesperado');
});
