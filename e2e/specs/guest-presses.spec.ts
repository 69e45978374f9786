import type { Locator, Page } from '@playwright/test';
import { expectAccessibleState } from '../fixtures/accessibility';
import { newEmail, PASSWORD } from '../fixtures/customers';
import { isSent } from '../fixtures/product';
import { catalogue, expect, test } from '../fixtures/test';
import { startPurchaseWalk } from '../fixtures/walk';
import * as Checkout from '../pages/checkout';
import { buttonOf, expectText, fieldOf, firstButton, main, radio } from '../pages/main';

// A whole purchase from the page of a product to its order, by somebody who has never been here.
const PHONE = { width: 390, height: 844 };

/** Counts the fields that are filled in. */
function startFields() {
  let filled = 0;
  const fill = async (field: Locator, text: string) => {
    filled += 1;
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
      await field.selectOption(text);
    } else {
      await field.fill(text);
    }
  };
  return { fill, count: () => filled };
}
type Fill = ReturnType<typeof startFields>['fill'];

/** From the page of a product to the payment, with an account that is made on the way. */
async function signUp(page: Page, fill: Fill): Promise<void> {
  await firstButton(page, /^Agregar al carrito: /).click();
  await page.getByRole('button', { name: /^Carrito\. Productos en tu carrito: 1/ }).click();
  const cart = page.getByRole('dialog');
  await cart.getByRole('link', { name: 'Continuar al pago' }).click();
  await fill(page.getByLabel(/^Correo electrónico/), newEmail());
  await fill(page.getByLabel(/^Contraseña/), PASSWORD);
  await fill(page.getByLabel(/^Nombre\(s\)/), 'Elena');
  await fill(page.getByLabel(/^Apellido paterno/), 'Prueba');
  await fill(page.getByLabel(/^Teléfono/), '5512345678');
  await buttonOf(page, 'Crear cuenta').click();
  await expect(page).toHaveURL(Checkout.PAYMENT_URL);
}

test('a guest buys for the first time with a card: at most eight presses and twelve fields @smoke', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const product = await catalogue.find(
    (one) => one.stock > 5 && one.current > 2500 && one.current < 7000 && isSent(one),
  );
  await page.goto(`/productos/${product.slug}`);
  const walk = await startPurchaseWalk(page);
  const { fill, count } = startFields();
  await signUp(page, fill);

  await expect(Checkout.methodRadio(page, 'Tarjeta de crédito o débito')).toBeChecked();
  await expect(radio(page, /^Un solo pago/)).toBeChecked();
  await expect(Checkout.holderField(page)).toHaveValue('ELENA PRUEBA');
  const frame = Checkout.cardFrame(page);
  await fill(frame.getByLabel('Número de tarjeta'), '4242424242424242');
  await fill(frame.getByLabel('Caducidad'), '1240');
  await fill(frame.getByLabel('CCV'), '739');
  const steps = Checkout.steps(page);
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await Checkout.continueButton(page).click();

  await expect(page).toHaveURL(Checkout.SHIPMENT_PATH);
  await expect(radio(page, /^Envío a domicilio/)).toBeChecked();
  await fill(fieldOf(page, 'Código postal'), '06700');
  await fill(fieldOf(page, 'Colonia'), 'Roma Norte');
  await fill(fieldOf(page, 'Calle'), 'Calle Orizaba');
  await fill(fieldOf(page, 'Número exterior'), '118');
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expectAccessibleState(page);
  await page.setViewportSize(PHONE);
  await Checkout.continueButton(page).click();

  // What was preselected is said with its price before it counts.
  await expect(page).toHaveURL(Checkout.REVIEW_PATH);
  await expect(Checkout.part(page, 'Envío a domicilio')).toContainText('Calle Orizaba 118');
  await expect(Checkout.part(page, 'Envío a domicilio')).toContainText(/ · (\$[\d,.]+|Gratis)/);
  await expect(Checkout.part(page, 'Mensualidades')).toContainText('Un solo pago de $');
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expect(Checkout.orderButton(page)).toContainText('$');
  // On a phone the button with the amount is in view all along.
  await expect(Checkout.orderButton(page)).toBeInViewport({ ratio: 1 });
  await Checkout.acceptConditions(page);
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/\/pago-exitoso$/);
  const bought = page.getByRole('region', { name: 'Productos de tu pedido' });
  await expect(bought).toContainText(product.name);
  await expect(bought).toContainText('1 pieza');
  await expect(bought.locator('img')).toHaveCount(1);
  await expectText(main(page), /^Llega (hoy|mañana|el|entre)\b/);
  await expectAccessibleState(page);
  expect(walk.clicks).toBeLessThanOrEqual(8);
  expect(count()).toBeLessThanOrEqual(12);
});
