import type { APIRequestContext, Page } from '@playwright/test';
import { paymentMethodRadio, SHIPMENT_URL } from '../../fixtures/checkout';
import { lastMail, type TestCustomer } from '../../fixtures/customers';
import type { CatalogueProduct } from '../../fixtures/product';
import { chooseDelivery, isPlain, openCartAsBuyer } from '../../fixtures/purchase';
import { placeOrderButton } from '../../fixtures/started-checkout';
import { expect, test } from '../../fixtures/test';

/** Uses an amount of the wallet in the cart, with the code that is sent to the customer. */
async function applyWallet(
  page: Page,
  request: APIRequestContext,
  customer: TestCustomer,
  amount: string,
) {
  const wallet = page.getByRole('region', { name: 'Monedero' });
  const field = wallet.getByLabel('Cantidad a usar');
  await field.fill(amount);
  await field.press('Enter');
  const code = wallet.getByLabel('Código de verificación');
  await expect(code).toBeFocused();
  await code.fill((await lastMail(request, customer.email, 'wallet')).code ?? '');
  await code.press('Enter');
  await expect(wallet).toContainText('de tu monedero');
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar al pago' }).click();

test('an order that the wallet covers skips the payment step and is placed', async ({
  page,
  request,
  catalogue,
}) => {
  const { customer } = await openCartAsBuyer(page, request, catalogue, 61);
  await catalogue.control('wallet', { email: customer.email, amount: 20_000 });
  await page.reload();
  const most = page.getByText(/Puedes usar hasta/);
  const amount = /\$([\d,.]+\d)/.exec((await most.textContent()) ?? '')?.[1] ?? '';
  await applyWallet(page, request, customer, amount.replaceAll(',', ''));
  await goOn(page);
  await expect(page).toHaveURL(SHIPMENT_URL);
  await chooseDelivery(page, true);
  const payment = page.getByRole('region', { name: 'Forma de pago' });
  await expect(payment).toContainText('Pagado con tu monedero');
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/pago-exitoso$/);
  // The plain backend names no amount and no way to pay of an order.
  if (!isPlain()) await expect(page.getByRole('main')).toContainText(/monedero/i);
  await page.goBack();
  await expect(page.getByRole('main')).not.toContainText('Error inesperado');
});

for (const [kind, isWanted] of [
  ['the same price in every way', ({ cashPercent }: CatalogueProduct) => cashPercent === 0],
  // The cart and a single payment leave different remainders then.
  ['a discount for one payment', ({ cashPercent }: CatalogueProduct) => cashPercent > 2],
] as const) {
  test(`a remainder below every minimum is mended with one press, with ${kind}`, async ({
    page,
    request,
    catalogue,
  }) => {
    const { customer } = await openCartAsBuyer(page, request, catalogue, 62, isWanted);
    await catalogue.control('wallet', { email: customer.email, amount: 20_000 });
    await page.reload();
    const most = page.getByText(/Puedes usar hasta/);
    const amount = /\$([\d,.]+\d)/.exec((await most.textContent()) ?? '')?.[1] ?? '';
    const all = Number(amount.replaceAll(',', ''));
    await applyWallet(page, request, customer, (all - 4).toFixed(2));
    await goOn(page);
    if (isPlain()) {
      // A backend that names no least amount disables nothing, and nothing is said.
      await expect(paymentMethodRadio(page, 'CoDi')).toBeEnabled();
      await expect(page.getByText(/Solo faltan/)).toHaveCount(0);
      return;
    }
    await expect(page.getByText(/Solo faltan \$4\.00 por pagar/)).toBeVisible();
    const summary = page.getByRole('complementary', { name: 'Resumen de tu compra' });
    await expect(summary).toContainText(/Por pagar\s*\$4\.00/);
    await expect(paymentMethodRadio(page, 'CoDi')).toBeDisabled();
    await page.getByRole('button', { name: /^Usar \$.* de monedero y pagar \$10\.00$/ }).click();
    await expect(paymentMethodRadio(page, 'CoDi')).toBeEnabled();
    await expect(page.getByText(/Solo faltan/)).toHaveCount(0);
    await paymentMethodRadio(page, 'CoDi').check();
    await expect(summary).toContainText(/Por pagar\s*\$10\.00/);
  });
}
