import type { Page } from '@playwright/test';
import { formatPrice } from '@/lib/domain/money';
import { expect, isPlain } from '../fixtures/test';
import { expectTrueTexts } from '../fixtures/true-texts';
import * as Cart from './cart';
import { main, radio } from './main';

export const PAYMENT_URL = /\/compra\/elegir-pago$/;
export const SHIPMENT_PATH = '/compra/elegir-envio';
export const SHIPMENT_URL = /\/compra\/elegir-envio$/;
export const REVIEW_PATH = '/compra/revisar';

/** A way to pay, by its name on screen. */
export interface Way {
  name: string;
  /** Payment method code of the backend. */
  code: string;
  /** How the choice is completed on screen; left out when the method needs nothing else. */
  by?: 'new card' | 'stored card' | 'account';
  offersMonths?: boolean;
}

const CARD = { name: 'Tarjeta de crédito o débito', code: 'stripe_card', offersMonths: true };

export const WAYS = {
  newCard: { ...CARD, by: 'new card' },
  storedCard: { ...CARD, by: 'stored card' },
  account: { name: 'PayPal', code: 'paypal_account', by: 'account' },
  voucher: { name: 'Efectivo en OXXO', code: 'oxxo' },
  firstWallet: { name: 'Mercado Pago', code: 'mercadopago' },
  secondWallet: { name: 'CoDi', code: 'codi' },
} as const satisfies Record<string, Way>;

export const steps = (page: Page) => page.getByRole('navigation', { name: 'Pasos de tu compra' });
export const summary = (page: Page) =>
  page.getByRole('complementary', { name: 'Resumen de tu compra' });
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const changeLink = (page: Page, name: string) =>
  page.getByRole('link', { name: `Cambiar: ${name}` });
export const continueButton = (page: Page) =>
  main(page).getByRole('button', { name: 'Continuar', exact: true });
export const orderButton = (page: Page) =>
  main(page).getByRole('button', { name: /^Confirmar pedido/ });

export const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('checkout') ?? '{}').state ?? {});

/** Leaves the cart page for the first step that is open. */
export async function begin(page: Page): Promise<void> {
  await expect(Cart.payButton(page)).toHaveAttribute('aria-disabled', 'false');
  await Cart.payButton(page).click();
}

export const methods = (page: Page) => page.getByRole('group', { name: '¿Cómo quieres pagar?' });
export const methodRadio = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true });

export async function expectPayment(page: Page): Promise<void> {
  await expect(page).toHaveURL(PAYMENT_URL);
  await expect(methods(page)).toBeVisible();
}

export async function goToPayment(page: Page): Promise<void> {
  await begin(page);
  await expectPayment(page);
}

/** The card fields of the provider, which are in an iframe. */
export const cardFrame = (page: Page) => page.frameLocator('iframe[title="Datos de la tarjeta"]');
export const holderField = (page: Page) => page.getByLabel('Nombre como aparece en la tarjeta');

export async function fillCard(
  page: Page,
  { number = '4242424242424242', expiry = '1240', ccv = '739' } = {},
): Promise<void> {
  await holderField(page).fill('ELENA PRUEBA');
  const frame = cardFrame(page);
  await frame.getByLabel('Número de tarjeta').fill(number);
  await frame.getByLabel('Caducidad').fill(expiry);
  await frame.getByLabel('CCV').fill(ccv);
}

const codeFrame = (page: Page) => page.frameLocator('iframe[title="Código de seguridad"]');
/** The provider's field for the security code of a stored card, and what it says of it. */
export const codeField = (page: Page) => codeFrame(page).getByLabel('Código de seguridad');
export const codeError = (page: Page) =>
  codeFrame(page).getByText('Por favor, ingresa un código de seguridad válido.');

/** Chooses the payment method, with the months of a card, and continues. Returns the text of the plan. */
export async function choosePayment(page: Page, way: Way, months = 1): Promise<string> {
  await methodRadio(page, way.name).check();
  if (way.by === 'stored card') {
    await page.getByRole('radio', { name: /^Visa terminada en 1881/ }).check();
  }
  if (way.by === 'new card') {
    await page.getByRole('radio', { name: 'Usar otra tarjeta' }).check();
    await fillCard(page);
  }
  if (way.by === 'account') {
    await page.getByRole('button', { name: 'Iniciar sesión en PayPal' }).click();
    await expect(page.getByRole('radio', { name: /^Cuenta de PayPal/ })).toBeChecked();
  }
  const said = way.offersMonths ? await markMonths(page, months) : '';
  await continueButton(page).click();
  return said;
}

/** Marks the number of months. Returns the text of the plan. */
async function markMonths(page: Page, months: number): Promise<string> {
  const name = months === 1 ? /^Un solo pago/ : new RegExp(`^${months} meses sin intereses`);
  const plan = page.getByRole('radio', { name });
  if (months === 1) await expect(plan).toBeChecked();
  else await plan.check();
  return (await page.locator('label', { has: plan }).textContent()) ?? '';
}

export async function choosePaymentByFirstCard(page: Page): Promise<void> {
  await methodRadio(page, WAYS.newCard.name).check();
  await fillCard(page);
  await continueButton(page).click();
}

export async function changeMonths(page: Page, months: number): Promise<void> {
  await markMonths(page, months);
  await continueButton(page).click();
}

export const acceptConditions = (page: Page) =>
  main(page)
    .getByLabel(/^Acepto los términos y condiciones/)
    .check();

/** Every courier but the cheapest. */
export const otherCouriers = (page: Page) => radio(page, /^(DHL|FedEx|Redpack|Paquetexpress)/);

/** Chooses the delivery, continues to the review and accepts the conditions there. */
export async function chooseDelivery(page: Page, isPickup: boolean): Promise<void> {
  if (isPickup) {
    await radio(page, /^Recoger en sucursal/).check();
    await radio(page, /^Plaza Universidad/).check();
  } else {
    await radio(page, /^Envío a domicilio/).check();
    await expect(radio(page, /^Casa/)).toBeChecked();
    await radio(page, /^Estafeta/).check();
  }
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/compra\/revisar$/);
  await acceptConditions(page);
}

/** Chooses the payment method and the pickup at a store, from the cart to the review. */
export async function chooseUpToPickup(page: Page, way: Way, months = 1): Promise<void> {
  await goToPayment(page);
  await choosePayment(page, way, months);
  await chooseDelivery(page, true);
}

/** The amount on the button that orders, in pesos. */
export async function amountToPay(page: Page): Promise<number> {
  await expect(orderButton(page)).toContainText('$');
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  const said = (await orderButton(page).textContent()) ?? '';
  const amount = Number(/\$([\d,.]+)/.exec(said)?.[1]?.replaceAll(',', ''));
  expect(said).toContain(formatPrice(amount));
  return amount;
}

/** Reviews the order, places it and expects that the result names no other amount. */
export async function placeAndPay(page: Page): Promise<number> {
  await expect(page).toHaveURL(/\/compra\/(\d+\/)?revisar$/);
  const due = await amountToPay(page);
  await expectTrueTexts(page);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/pagos\/\d+\/pago-exitoso$/);
  await expect(main(page).getByText('¡Gracias por tu compra, Elena!')).toBeVisible();
  if (isPlain()) await expect(main(page)).not.toContainText('$');
  else await expect(main(page).getByText(formatPrice(due)).first()).toBeVisible();
  await expectTrueTexts(page);
  return due;
}
