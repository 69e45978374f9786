import { constanciaPdf, PERSON_LINES } from '../../../tests/support/constancia';
import { expectAccessibleState } from '../../fixtures/accessibility';
import {
  addInvoicingProfile,
  continueButton,
  goToPayment,
  SHIPMENT_URL,
} from '../../fixtures/checkout';
import { logIn, logInByForm, newCustomer } from '../../fixtures/customers';
import { endSession, loginAgain, pressAsItEnds } from '../../fixtures/ended-session';
import { main } from '../../fixtures/placed-orders';
import { buttonOf, fieldOf } from '../../fixtures/profile';
import {
  acceptConditions,
  amountToPay,
  chooseDelivery,
  choosePayment,
  chooseUpToPickup,
  isPlain,
  openCartAsBuyer,
  option,
  PAYMENT_SCENARIOS,
} from '../../fixtures/purchase';
import {
  createAddress,
  MONTHLY_PATH,
  placeOrderButton,
  REVIEW_PATH,
  readPlacedOrders,
  SHIPMENT_PATH,
} from '../../fixtures/started-checkout';
import { expect, test } from '../../fixtures/test';

// Most of these are a large part of a purchase, which takes long on a slow machine.
test.describe.configure({ timeout: 120_000 });

test('a session that ends at the shipment keeps what was chosen', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/401/);
  const { customer } = await openCartAsBuyer(page, request, catalogue, 101);
  await goToPayment(page);
  await choosePayment(page, PAYMENT_SCENARIOS.secondWallet);
  await expect(page).toHaveURL(SHIPMENT_URL);
  await option(page, /^Envío a domicilio/).check();
  await expect(option(page, /^Casa/)).toBeChecked();
  await option(page, /^Estafeta/).check();
  await acceptConditions(page);
  await endSession(request, customer);
  await pressAsItEnds(continueButton(page));
  await loginAgain(page, customer);
  await expect(page).toHaveURL(SHIPMENT_URL);
  await expect(option(page, /^Casa/)).toBeChecked();
  await expect(option(page, /^Estafeta/)).toBeChecked();
  await continueButton(page).click();
  await expect(page).toHaveURL(REVIEW_PATH);
});

test('a session that ends at the months keeps the plan', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/401/);
  const { customer } = await openCartAsBuyer(page, request, catalogue, 102);
  await chooseUpToPickup(page, PAYMENT_SCENARIOS.newCard);
  await expect(page).toHaveURL(MONTHLY_PATH);
  await option(page, /^6 meses/).check();
  await endSession(request, customer);
  await pressAsItEnds(continueButton(page));
  await loginAgain(page, customer);
  await expect(page).toHaveURL(MONTHLY_PATH);
  await expect(option(page, /^6 meses/)).toBeChecked();
  await continueButton(page).click();
  await expect(page).toHaveURL(REVIEW_PATH);
  await expect(placeOrderButton(page)).toContainText('$');
});

test('a session that ends at the confirmation orders nothing, and the same order after the login', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/401/);
  const { customer } = await openCartAsBuyer(page, request, catalogue, 107);
  await chooseUpToPickup(page, PAYMENT_SCENARIOS.secondWallet);
  await expect(page).toHaveURL(REVIEW_PATH);
  const due = await amountToPay(page);
  await endSession(request, customer);
  await pressAsItEnds(placeOrderButton(page));
  await loginAgain(page, customer);
  await expect(page).toHaveURL(REVIEW_PATH);
  expect(await amountToPay(page)).toBe(due);
  expect(await readPlacedOrders(request, customer)).toMatchObject({ transactions: 0 });
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/pago-codi$/);
  const { details } = await readPlacedOrders(request, customer);
  expect(details).toMatchObject([{ amount: due, type: 'pickup' }]);
});

test('coupon and method stand on one step; what is left to pay follows the coupon', async ({
  page,
  request,
  catalogue,
}) => {
  await openCartAsBuyer(page, request, catalogue, 103);
  await goToPayment(page);
  const aside = page.getByRole('complementary', { name: 'Resumen de tu compra' });
  const savings = page.getByRole('region', { name: 'Agregar un cupón' });
  await savings.getByText('Agregar un cupón').click();
  await savings.getByRole('textbox').fill('BIENVENIDO100');
  await savings.getByRole('textbox').press('Enter');
  await expect(savings).toContainText('Cupón BIENVENIDO100 aplicado');
  await expect(aside).toContainText('Cupón BIENVENIDO100');
  await expectAccessibleState(page);
  await choosePayment(page, PAYMENT_SCENARIOS.secondWallet);
  await chooseDelivery(page, true);
  await expect(page).toHaveURL(REVIEW_PATH);
  await expect(aside).toContainText('Cupón BIENVENIDO100');
});

test('cart, product page and checkout offer the same months', async ({
  page,
  request,
  catalogue,
}) => {
  const { product } = await openCartAsBuyer(page, request, catalogue, 105);
  const plan = main(page).getByText(/^\d+ (meses sin intereses|mensualidades) de \$[\d,.]+/);
  await expect(plan).toHaveCount(1);
  const [said = ''] = /^.*\$[\d,.]+\d/.exec((await plan.textContent()) ?? '') ?? [];
  await expectAccessibleState(page);
  await page.goto(`/productos/${product.slug}`);
  await expect(page.getByRole('link', { name: said })).toBeVisible();
  await page.goto('/compra/carrito/detalle');
  await goToPayment(page);
  const months = /^\d+/.exec(said)?.[0] ?? '';
  await expect(
    main(page)
      .getByText(new RegExp(`^Desde .*: ${months} meses`))
      .first(),
  ).toBeVisible();
});

test('the delivery of an earlier visit has the default address', async ({
  page,
  request,
  catalogue,
}) => {
  await openCartAsBuyer(page, request, catalogue, 104);
  await goToPayment(page);
  await choosePayment(page, PAYMENT_SCENARIOS.secondWallet);
  await expect(page).toHaveURL(SHIPMENT_URL);
  // On a document without the shop's code, which would overwrite it.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('checkout') ?? '{}');
    kept.state = { ...kept.state, isShipping: true, customerAddress: null };
    localStorage.setItem('checkout', JSON.stringify(kept));
  });
  await page.goto(SHIPMENT_PATH);
  await expect(option(page, /^Casa/)).toBeChecked();
});

test('the default address is the place of the header', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await logInByForm(page, customer);
  await createAddress(page);
  await page.evaluate(() => {
    for (const key of ['session', 'accessToken', 'customer', 'tokenExpires']) {
      localStorage.removeItem(key);
    }
  });
  await logInByForm(page, customer, '/perfil/direcciones');
  await expect(page.getByRole('button', { name: /^Enviar a (Casa|06700)/ })).toBeVisible();
});

test('the Constancia fills the invoicing data, in the browser', async ({ page, request }) => {
  await logIn(page, await newCustomer(request), '/perfil/facturacion?datos=nuevos');
  const sent: string[] = [];
  page.on('request', (one) => {
    if (/%PDF|MERL850612AB3/.test(one.url() + (one.postData() ?? ''))) sent.push(one.url());
  });
  const opened = page.waitForEvent('filechooser');
  await buttonOf(page, 'Leer mi constancia (PDF o foto)').press('Enter');
  const file = { name: 'constancia.pdf', mimeType: 'application/pdf' };
  await (await opened).setFiles({ ...file, buffer: constanciaPdf(PERSON_LINES) });
  await expect(fieldOf(page, 'RFC')).toHaveValue('MERL850612AB3');
  await expect(fieldOf(page, 'Código postal fiscal')).toHaveValue('06700');
  // Without the catalogue of the SAT there is no list of régimen to choose from.
  if (!isPlain()) await expect(fieldOf(page, 'Régimen fiscal')).toHaveValue('612');
  expect(sent).toEqual([]);
  await expectAccessibleState(page);
});

test('an invoice has a use of its own for this purchase, and its deadline is said', async ({
  page,
  request,
  catalogue,
}) => {
  const { call } = await openCartAsBuyer(page, request, catalogue, 106);
  await addInvoicingProfile(call);
  await goToPayment(page);
  await choosePayment(page, PAYMENT_SCENARIOS.secondWallet);
  await expect(page).toHaveURL(SHIPMENT_URL);
  await expect(
    main(page).getByText(/Si pagas hoy, a más tardar el \d+ \p{L}+ \d{4}/u),
  ).toBeVisible();
  await main(page).getByLabel('Quiero factura').check();
  await option(page, /^SERVICIOS INTEGRALES/).check();
  await main(page).getByLabel('Uso de CFDI en esta compra').selectOption('I04');
  await expectAccessibleState(page);
  await chooseDelivery(page, true);
  await expect(page).toHaveURL(REVIEW_PATH);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/pago-codi$/);
});
