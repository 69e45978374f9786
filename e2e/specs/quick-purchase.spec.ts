import { openCartWithDefaults } from '../fixtures/purchase';
import { expect, test } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';

test('each part is changed on its step, back to the review, keeping the rest', async ({ page }) => {
  await openCartWithDefaults(page, 82);
  await Checkout.begin(page);
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  await Checkout.acceptConditions(page);

  await Checkout.changeLink(page, 'Mensualidades').click();
  await Checkout.changeMonths(page, 3);
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  await expect(Checkout.part(page, 'Mensualidades')).toContainText(/3 (meses|mensualidades)/);

  await Checkout.changeLink(page, 'Entrega').click();
  await Checkout.otherCouriers(page).first().check();
  await Checkout.continueButton(page).click();
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  await expect(Checkout.part(page, 'Envío a domicilio')).not.toContainText('Estafeta');
  await expect(Checkout.part(page, 'Mensualidades')).toContainText(/3 (meses|mensualidades)/);

  await Checkout.changeLink(page, 'Forma de pago').click();
  await expect(Checkout.methodRadio(page, Checkout.WAYS.storedCard.name)).toBeChecked();
  await Checkout.continueButton(page).click();
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  await expect(Checkout.part(page, 'Mensualidades')).toContainText(/3 (meses|mensualidades)/);

  await Checkout.changeLink(page, 'Forma de pago').click();
  await Checkout.methodRadio(page, Checkout.WAYS.voucher.name).check();
  await Checkout.continueButton(page).click();
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  await expect(Checkout.part(page, 'Forma de pago')).toContainText('OXXO');

  await Checkout.changeLink(page, 'Productos').click();
  await expect(page).toHaveURL(Cart.PATH);
  await Checkout.begin(page);
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  await expect(Checkout.part(page, 'Forma de pago')).toContainText('OXXO');
});
