import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../fixtures/accessibility';
import {
  addCard,
  cardFrame,
  continueButton,
  customerApi,
  fillCard,
  goToPayment,
  PAYMENT_URL,
  paymentMethodRadio,
  placeVoucherOrder,
  SHIPMENT_URL,
  storedCheckout,
} from '../fixtures/checkout';
import { fillLogin, newCustomer } from '../fixtures/customers';
import { findCardNumber, findSecurityCode, readAllStorage, recordOutput } from '../fixtures/leaks';
import { openCartAsBuyer } from '../fixtures/purchase';
import {
  addToCartFromPage,
  CART_PATH,
  findProducts,
  increaseButton,
  logInWithCart,
} from '../fixtures/server-cart';
import { expect, test } from '../fixtures/test';

const aside = (page: Page) => page.getByRole('complementary', { name: 'Resumen de tu compra' });
const steps = (page: Page) => page.getByRole('navigation', { name: 'Pasos de tu compra' });
const problem = (page: Page, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text });

test('a visitor logs in on the way, and the guest cart is merged', async ({
  page,
  request,
  catalogue,
}) => {
  const [one] = await findProducts(catalogue, 40);
  const customer = await newCustomer(request);
  await addToCartFromPage(page, one);
  await page.goto(CART_PATH);
  await page.getByRole('main').getByRole('link', { name: 'Continuar al pago' }).click();
  const summary = aside(page);
  await expect(summary).toContainText(one.name);
  await fillLogin(page, customer);
  await expect(page).toHaveURL(PAYMENT_URL);
  await expect(page.getByRole('group', { name: '¿Cómo quieres pagar?' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('search')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(aside(page)).toContainText(one.name);
  await expect(steps(page).locator('[aria-current=step]')).toContainText('Pago');
  await steps(page).getByRole('link', { name: 'Carrito' }).click();
  await expect(page).toHaveURL(CART_PATH);
});

test('a step that is not allowed yet is never shown', async ({ page, request, catalogue }) => {
  const [one] = await findProducts(catalogue, 41);
  await page.goto('/compra/elegir-pago');
  await expect(page).toHaveURL('/login?volver=%2Fcompra%2Felegir-pago');
  await logInWithCart(page, request, [[one, 1]]);
  for (const path of ['elegir-pago', 'elegir-envio', 'elegir-mensualidad', 'revisar']) {
    await page.goto(`/compra/${path}`);
    await expect(page).toHaveURL(CART_PATH);
  }
});

test('every method can be chosen, and each says what is missing', async ({
  page,
  request,
  catalogue,
}) => {
  const [one] = await findProducts(catalogue, 42);
  await logInWithCart(page, request, [[one, 1]]);
  await goToPayment(page);
  await continueButton(page).click();
  await expect(problem(page, 'Por favor, selecciona tu método de pago.')).toBeVisible();
  await expect(paymentMethodRadio(page, 'Tarjeta de crédito o débito')).toBeFocused();
  for (const [name, code] of [
    ['Efectivo en OXXO', 'oxxo'],
    ['Mercado Pago', 'mercadopago'],
    ['CoDi', 'codi'],
  ] as const) {
    await paymentMethodRadio(page, name).check();
    await continueButton(page).click();
    await expect(page).toHaveURL(SHIPMENT_URL);
    await expect.poll(async () => (await storedCheckout(page)).paymentMethodCode).toBe(code);
    await steps(page).getByRole('link', { name: 'Pago' }).click();
    await expect(paymentMethodRadio(page, name)).toBeChecked();
  }
  await paymentMethodRadio(page, 'PayPal').check();
  await continueButton(page).click();
  await expect(problem(page, 'Por favor, inicia sesión.')).toBeVisible();
  await page.getByRole('button', { name: 'Iniciar sesión en PayPal' }).click();
  await expect(page.getByRole('radio', { name: /^Cuenta de PayPal/ })).toBeChecked();
  await continueButton(page).click();
  await expect(page).toHaveURL(SHIPMENT_URL);
});

test('a new card is validated in the provider’s fields, and its data does not leave them', async ({
  page,
  request,
  catalogue,
}) => {
  const [one] = await findProducts(catalogue, 43);
  await logInWithCart(page, request, [[one, 1]]);
  const heard = recordOutput(page.context());
  await goToPayment(page);
  await paymentMethodRadio(page, 'Tarjeta con PayPal').check();
  await expect(page.getByText(/^Modo de prueba/)).toBeVisible();
  await continueButton(page).click();
  const holder = page.getByLabel('Nombre como aparece en la tarjeta');
  await expect(holder).toBeFocused();
  await expect(holder).toHaveAccessibleDescription('Escribe el nombre como aparece en la tarjeta.');
  await fillCard(page, { number: '4242424242424241', expiry: '0120', ccv: '73' });
  await continueButton(page).click();
  const frame = cardFrame(page);
  const number = frame.getByLabel('Número de tarjeta');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(
    'El número de tarjeta no es válido o no es compatible.',
  );
  await expect(frame.getByText('La caducidad no es válida.')).toBeVisible();
  await expect(frame.getByText('CCV no es válida.')).toBeVisible();
  await expectAccessibleState(page);
  await fillCard(page);
  await frame.getByLabel('CCV').press('Enter');
  await expect(page).toHaveURL(SHIPMENT_URL);
  await expect
    .poll(async () => (await storedCheckout(page)).paymentTokenizable?.label)
    .toBe('Visa terminada en 4242');

  const created = heard.find((text) => text.includes('tok_visa_4242')) ?? '';
  expect(created).toContain('"is_temporary":true');
  const kept = await readAllStorage(page);
  expect(findCardNumber([...heard, ...kept], '4242424242424242')).toEqual([]);
  expect(findSecurityCode([...heard, ...kept], '739')).toEqual([]);
  expect(kept.join()).not.toContain('cvctok_');
});

test('a card is stored and found again, and an expired one cannot be chosen', async ({
  page,
  request,
  catalogue,
}) => {
  const [one] = await findProducts(catalogue, 44);
  const { customer } = await logInWithCart(page, request, [[one, 1]]);
  const call = await customerApi(request, customer);
  await addCard(call, 'tok_amex_8431', '2024-11');
  const { data } = await addCard(call, 'tok_mastercard_4444', '2039-02');
  await goToPayment(page);
  await paymentMethodRadio(page, 'Tarjeta de crédito o débito').check();
  await expect(page.getByRole('radio', { name: /^American Express.*8431/ })).toBeDisabled();
  await expect(page.getByText(/Venció en noviembre de 2024/)).toBeVisible();
  await page.getByRole('radio', { name: /^Mastercard terminada en 4444/ }).check();
  await expectAccessibleState(page);
  await continueButton(page).click();
  await expect(page).toHaveURL(SHIPMENT_URL);
  await expect.poll(async () => (await storedCheckout(page)).paymentTokenizable?.id).toBe(data.id);
  await steps(page).getByRole('link', { name: 'Pago' }).click();
  await page.getByRole('radio', { name: 'Usar otra tarjeta' }).check();
  await fillCard(page, { number: '5555555555554444' });
  await page.getByLabel('Guardar esta tarjeta').check();
  await continueButton(page).click();
  await expect(page).toHaveURL(SHIPMENT_URL);
  await steps(page).getByRole('link', { name: 'Pago' }).click();
  await expect(page.getByRole('radio', { name: /^Mastercard terminada en 4444/ })).toHaveCount(2);
});

test('a card for this purchase is dropped after three hours', async ({
  page,
  request,
  catalogue,
}) => {
  const [one] = await findProducts(catalogue, 45);
  await logInWithCart(page, request, [[one, 1]]);
  await goToPayment(page);
  await paymentMethodRadio(page, 'Tarjeta de crédito o débito').check();
  await fillCard(page);
  await continueButton(page).click();
  await expect(page).toHaveURL(SHIPMENT_URL);
  await expect.poll(async () => (await storedCheckout(page)).expiresTokenizable).toBeTruthy();
  await page.clock.install({ time: Date.now() + 181 * 60_000 });
  await page.goto('/compra/elegir-pago');
  await expect(paymentMethodRadio(page, 'Tarjeta de crédito o débito')).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Usar otra tarjeta' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /4242/, checked: true })).toHaveCount(0);
});

test('a cart change in another tab restarts the checkout, with a notice', async ({
  page,
  context,
  request,
  catalogue,
}) => {
  const [one] = await findProducts(catalogue, 46);
  await logInWithCart(page, request, [[one, 1]]);
  await goToPayment(page);
  await paymentMethodRadio(page, 'CoDi').check();
  const other = await context.newPage();
  await other.goto(CART_PATH);
  await increaseButton(other, one).click();
  await expect(page).toHaveURL(CART_PATH);
  await expect(page.getByText('Tu carrito cambió')).toBeVisible();
  await expect.poll(async () => (await storedCheckout(page)).paymentMethodCode).toBeNull();
  await goToPayment(page);
});

test('the insurance is removed with one click, and its cost is shown', async ({
  page,
  request,
  catalogue,
}) => {
  const [one] = await findProducts(catalogue, 47);
  await logInWithCart(page, request, [[one, 1]]);
  await goToPayment(page);
  const total = aside(page).getByText('Total', { exact: true }).locator('..');
  await expect(aside(page).getByText('Seguro de envío')).toBeVisible();
  const before = await total.textContent();
  await aside(page).getByRole('button', { name: 'Quitar seguro' }).click();
  await expect(aside(page).getByText('Seguro de envío')).toHaveCount(0);
  await expect(total).not.toHaveText(before ?? '');
  await aside(page).getByRole('button', { name: 'Asegurar' }).click();
  await expect(total).toHaveText(before ?? '');
});

test('an order that waits for its payment is paid in months, by keyboard alone', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/404.*transactions\/999999/);
  const one = await catalogue.find(
    ({ stock, current }) => stock > 3 && current > 2000 && current < 8000,
  );
  const { customer } = await logInWithCart(page, request, []);
  const call = await customerApi(request, customer);
  await call('GET', `/eshop/carrito/agregar/${one.id}/1`);
  await addCard(call, 'tok_visa_4242', '2039-02');
  const id = await placeVoucherOrder(call);
  await page.goto(`/compra/${id}/elegir-pago`);
  const card = paymentMethodRadio(page, 'Tarjeta de crédito o débito');
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /^Visa terminada en 4242/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/compra/${id}/elegir-mensualidad`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await continueButton(page).press('Enter');
  await expect(problem(page, 'Por favor, selecciona la mensualidad deseada.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Un solo pago/ })).toBeFocused();
  await expectAccessibleState(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /meses sin intereses/ }).first()).toBeChecked();
  await continueButton(page).press('Enter');
  await expect(page).toHaveURL(`/compra/${id}/revisar`);
  await page.goto('/compra/999999/elegir-pago');
  await expect(paymentMethodRadio(page, 'CoDi')).toHaveCount(0);
});

test('coupon and months stand on the payment step, with what is left to pay in view', async ({
  page,
  request,
  catalogue,
}) => {
  await openCartAsBuyer(page, request, catalogue, 94);
  await goToPayment(page);
  await expect(page.getByText(/^Desde \$[\d,.]+ al mes/).first()).toBeVisible();
  const savings = page.getByRole('region', { name: 'Agregar un cupón' });
  await savings.getByText('Agregar un cupón').click();
  await expectAccessibleState(page);
  await savings.getByRole('textbox').first().fill('BIENVENIDO100');
  await savings.getByRole('textbox').first().press('Enter');
  await expect(savings).toContainText('Cupón BIENVENIDO100');
  await expect(aside(page)).toContainText('Cupón BIENVENIDO100');
  await page.setViewportSize({ width: 360, height: 740 });
  await continueButton(page).scrollIntoViewIfNeeded();
  await expect(aside(page).getByText('Tu compra')).toBeInViewport();
  await expectAccessibleState(page);
});
