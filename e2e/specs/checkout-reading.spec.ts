import type { Page } from '@playwright/test';
import { expectAccessibleState, expectLongWordsToFit } from '../fixtures/accessibility';
import { readStored } from '../fixtures/browse';
import { openCartAsBuyer } from '../fixtures/purchase';
import { expectErrors, expectReadingOrder } from '../fixtures/reading-order';
import { openAtShipment } from '../fixtures/started-checkout';
import { expect, test } from '../fixtures/test';
import * as Checkout from '../pages/checkout';
import { buttonOf, checkbox, fieldOf, main, radio } from '../pages/main';

/** Checks the reading order on a phone, runs axe on a phone and a desktop, and checks that errors belong to fields. */
async function expectRead(page: Page, errors: readonly string[] = []): Promise<void> {
  await expectErrors(page, errors);
  await expectReadingOrder(page);
  await expectAccessibleState(page);
}

async function expectCurrent(page: Page, name: string): Promise<void> {
  const current = Checkout.steps(page).locator('[aria-current]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('aria-current', 'step');
  await expect(current).toContainText(name);
}

/** Expects parts of the page one below the other, as a phone shows and a screen reader reads them. */
async function expectParts(
  page: Page,
  parts: readonly (readonly [Parameters<Page['getByRole']>[0], string | RegExp])[],
): Promise<void> {
  // As tall as the page, so that nothing sticks to the edge of the screen.
  await page.setViewportSize({ width: 360, height: 4000 });
  const tops: number[] = [];
  for (const [role, name] of parts) {
    const box = await main(page)
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .boundingBox();
    expect(box, String(name)).not.toBeNull();
    tops.push(box?.y ?? Number.NaN);
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
}

test('the payment reads in order, with the errors of each way to pay', async ({ page }) => {
  await openCartAsBuyer(page, 21);
  await Checkout.goToPayment(page);
  await expectCurrent(page, 'Pago');
  await expect.poll(() => readStored(page, 'checkout')).toContain('stripe_card');
  // A method that was chosen in an earlier visit, and that the shop does not offer any more.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('checkout') ?? '{}');
    kept.state.paymentMethodCode = 'retirado';
    localStorage.setItem('checkout', JSON.stringify(kept));
  });
  await page.reload();
  await Checkout.continueButton(page).click();
  const missing = 'Por favor, selecciona tu método de pago.';
  await expect(Checkout.methods(page)).toHaveAccessibleDescription(missing);
  await expectRead(page, [missing]);
  await expectParts(page, [
    ['heading', 'Pago'],
    ['navigation', 'Pasos de tu compra'],
    ['complementary', 'Resumen de tu compra'],
    ['group', '¿Cómo quieres pagar?'],
    ['button', 'Continuar'],
  ]);

  await Checkout.methodRadio(page, Checkout.WAYS.newCard.name).check();
  await radio(page, /^Usar otra tarjeta$/).check();
  await Checkout.holderField(page).fill('ELENA PRUEBA');
  await Checkout.cardFrame(page).getByLabel('Número de tarjeta').fill('4242424242424241');
  await Checkout.continueButton(page).click();
  const inFields = [
    'El número de tarjeta no es válido o no es compatible.',
    'Escribe la caducidad.',
    'Escribe el CCV.',
  ];
  await expectRead(page, inFields);

  await Checkout.methodRadio(page, Checkout.WAYS.account.name).check();
  await page.getByLabel('Correo de tu cuenta de PayPal').fill('elena');
  await Checkout.continueButton(page).click();
  await expectErrors(page, ['Por favor, inicia sesión.']);
  await buttonOf(page, 'Iniciar sesión en PayPal').click();
  await expectRead(page, ['Escribe un correo electrónico válido.']);

  for (const { name } of [Checkout.WAYS.voucher, Checkout.WAYS.firstWallet]) {
    await Checkout.methodRadio(page, name).check();
    await expectReadingOrder(page);
  }
});

test('the delivery reads in order, with everything missing', async ({ page }) => {
  await openAtShipment(page, { skip: 62 });
  await expectCurrent(page, 'Envío');
  await expect(fieldOf(page, 'Calle')).toBeVisible();
  await checkbox(page, 'Quiero factura').check();
  await Checkout.continueButton(page).click();
  await buttonOf(page, 'Agregar datos de facturación').click();
  await buttonOf(page, 'Guardar').click();
  await expect(fieldOf(page, 'RFC')).toHaveAttribute('aria-invalid', 'true');
  await expect(fieldOf(page, 'Calle')).toHaveAttribute('aria-invalid', 'true');
  await expectRead(page, [
    'Por favor, selecciona tu dirección de envío y la paquetería que deseas.',
    'Por favor, selecciona una dirección de facutación',
  ]);
  await expectParts(page, [
    ['heading', 'Entrega'],
    ['navigation', 'Pasos de tu compra'],
    ['complementary', 'Resumen de tu compra'],
    ['region', '¿Cómo quieres recibir tu pedido?'],
    ['region', 'Dirección de envío'],
    ['region', 'Paquetería'],
    ['region', 'Factura'],
    ['button', 'Continuar'],
  ]);

  await radio(page, /^Recoger en sucursal/).check();
  await expect(main(page).getByRole('radiogroup', { name: 'Sucursal' })).toBeVisible();
  await fieldOf(page, 'Nombre').fill('J1');
  await fieldOf(page, 'Teléfono').fill('12345');
  await Checkout.continueButton(page).click();
  await expectRead(page, [
    'Por favor, selecciona la tienda deseada.',
    'Escribe un nombre válido',
    'El número de teléfono debe tener 10 dígitos.',
  ]);
});

test('months and review read in order, and a changed total is announced', async ({ page }) => {
  await openCartAsBuyer(page, 22);
  await Checkout.goToPayment(page);
  await Checkout.choosePayment(page, Checkout.WAYS.storedCard);
  await expect(page).toHaveURL(Checkout.SHIPMENT_PATH);
  await Checkout.chooseDelivery(page, false);
  await page.getByRole('link', { name: 'Cambiar: Mensualidades' }).click();
  await expect(page.getByRole('group', { name: '¿En cuántos meses quieres pagar?' })).toBeVisible();
  // The months belong to the payment.
  await expectCurrent(page, 'Pago');
  const total = page.getByRole('complementary').getByRole('status');
  await expect(total).toContainText('$');
  const before = (await total.textContent()) ?? '';
  await page.getByRole('button', { name: 'Quitar seguro' }).click();
  await expect(total).not.toHaveText(before);
  await expect(total).toHaveText(/^Total a pagar: \$[\d,]+\.\d\d$/);
  await expectRead(page);
  // The months come before their costs, and the costs before the total.
  const costs = /^6 meses sin intereses \$[\d,.]+ al mes Total \$[\d,.]+/;
  await expect(radio(page, /^6 meses/)).toHaveAccessibleName(costs);
  await Checkout.changeMonths(page, 6);

  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  await expect(Checkout.orderButton(page)).toContainText('$');
  await expectCurrent(page, 'Detalles de mi orden');
  await Checkout.orderButton(page).click();
  await expectRead(page, ['Por favor, ingresa un código de seguridad válido.']);
  await expectParts(page, [
    ['heading', 'Finalizar'],
    ['navigation', 'Pasos de tu compra'],
    ['complementary', 'Resumen de tu compra'],
    ['region', 'Forma de pago'],
    ['region', 'Mensualidades'],
    ['region', 'Envío a domicilio'],
    ['region', 'Factura'],
    ['region', 'Productos'],
    ['region', 'Total'],
    ['region', 'Condiciones de tu compra'],
  ]);
  await expectLongWordsToFit(page);
  await expect(Checkout.orderButton(page)).toBeInViewport({ ratio: 1 });
});
