import type { Page } from '@playwright/test';
import { continueButton, continueToCheckout, paymentMethodRadio } from '../fixtures/checkout';
import { main } from '../fixtures/placed-orders';
import {
  acceptConditions,
  changeMonths,
  openCartWithDefaults,
  PAYMENT_SCENARIOS,
  part,
} from '../fixtures/purchase';
import { CART_PATH } from '../fixtures/server-cart';
import { REVIEW_PATH } from '../fixtures/started-checkout';
import { expect, test } from '../fixtures/test';

const change = (page: Page, name: string) => page.getByRole('link', { name: `Cambiar: ${name}` });

test('each part is changed on its step, which returns to the review and keeps the rest', async ({
  page,
}) => {
  await openCartWithDefaults(page, 82);
  await continueToCheckout(page);
  await expect(page).toHaveURL(REVIEW_PATH);
  await acceptConditions(page);

  await change(page, 'Mensualidades').click();
  await changeMonths(page, 3);
  await expect(page).toHaveURL(REVIEW_PATH);
  await expect(part(page, 'Mensualidades')).toContainText(/3 (meses|mensualidades)/);

  await change(page, 'Entrega').click();
  await main(page)
    .getByRole('radio', { name: /^DHL|^FedEx|^Redpack|^Paquetexpress/ })
    .first()
    .check();
  await continueButton(page).click();
  await expect(page).toHaveURL(REVIEW_PATH);
  await expect(part(page, 'Envío a domicilio')).not.toContainText('Estafeta');
  await expect(part(page, 'Mensualidades')).toContainText(/3 (meses|mensualidades)/);

  await change(page, 'Forma de pago').click();
  await expect(paymentMethodRadio(page, PAYMENT_SCENARIOS.storedCard.name)).toBeChecked();
  await continueButton(page).click();
  await expect(page).toHaveURL(REVIEW_PATH);
  await expect(part(page, 'Mensualidades')).toContainText(/3 (meses|mensualidades)/);

  await change(page, 'Forma de pago').click();
  await paymentMethodRadio(page, PAYMENT_SCENARIOS.voucher.name).check();
  await continueButton(page).click();
  await expect(page).toHaveURL(REVIEW_PATH);
  await expect(part(page, 'Forma de pago')).toContainText('OXXO');

  await change(page, 'Productos').click();
  await expect(page).toHaveURL(CART_PATH);
  await continueToCheckout(page);
  await expect(page).toHaveURL(REVIEW_PATH);
  await expect(part(page, 'Forma de pago')).toContainText('OXXO');
});
