import { expectAccessibleState } from '../../fixtures/accessibility';
import {
  cardFrame,
  continueButton,
  goToPayment,
  paymentMethodRadio,
} from '../../fixtures/checkout';
import { lastMail } from '../../fixtures/customers';
import {
  chooseDelivery,
  chooseUpToPickup,
  isPlain,
  openCartAsBuyer,
  PAYMENT_SCENARIOS,
  part,
  placeAndPay,
} from '../../fixtures/purchase';
import { summary } from '../../fixtures/server-cart';
import {
  callControlApi,
  MONTHLY_PATH,
  REVIEW_PATH,
  readPlacedOrders,
} from '../../fixtures/started-checkout';
import { expect, test, visit } from '../../fixtures/test';

// Each test is a large part of a purchase, which takes long on a slow machine.
test.describe.configure({ timeout: 120_000 });

test('the line of credit of a company pays an order', async ({ page, request, catalogue }) => {
  const { customer } = await openCartAsBuyer(page, request, catalogue, 121);
  await callControlApi(request, 'credit', { email: customer.email, limit: 50_000 });
  await page.reload();
  // What the cart promises is a way to pay.
  await expect(summary(page)).toContainText(/Puedes cubrir \$[\d,.]+ con tu crédito/);
  await goToPayment(page);
  await paymentMethodRadio(page, 'Crédito').check();
  await continueButton(page).click();
  await chooseDelivery(page, true);
  const amount = await placeAndPay(page);
  const { orders, details } = await readPlacedOrders(request, customer);
  expect(orders).toBe(1);
  expect(details).toMatchObject([{ method: 'credit', amount, status: 'success' }]);
});

test('the code of the wallet can be typed after a reload', async ({ page, request, catalogue }) => {
  const { customer } = await openCartAsBuyer(page, request, catalogue, 122);
  await callControlApi(request, 'wallet', { email: customer.email, amount: 300 });
  await page.reload();
  const wallet = page.getByRole('region', { name: 'Monedero' });
  const code = wallet.getByLabel('Código de verificación');
  await wallet.getByLabel('Cantidad a usar').fill('120');
  await wallet.getByLabel('Cantidad a usar').press('Enter');
  await expect(code).toBeFocused();
  await page.reload();
  await code.fill((await lastMail(request, customer.email, 'wallet')).code ?? '');
  await code.press('Enter');
  await expect(wallet).toContainText('Usas $120.00 de tu monedero');
});

test('each empty field of a card is named at once', async ({ page, request, catalogue }) => {
  await openCartAsBuyer(page, request, catalogue, 123);
  await goToPayment(page);
  await paymentMethodRadio(page, PAYMENT_SCENARIOS.accountCard.name).check();
  await expect(cardFrame(page).getByLabel('Número de tarjeta')).toBeVisible();
  await continueButton(page).click();
  const fields = [
    page.getByLabel('Nombre como aparece en la tarjeta'),
    ...['Número de tarjeta', 'Caducidad', 'CCV'].map((name) => cardFrame(page).getByLabel(name)),
  ];
  for (const field of fields) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/\S/);
  }
  await expect(fields[0] as NonNullable<(typeof fields)[0]>).toBeFocused();
});

test('months with interest are never said to have none', async ({ page, catalogue }) => {
  const product = await catalogue.find(
    ({ plans }) =>
      plans.some(({ interest_percent }) => interest_percent > 0) &&
      plans.some(({ interest_percent }) => interest_percent === 0),
  );
  await visit(page, `/productos/${product.slug}`);
  const ways = page.getByRole('table', { name: 'Costo total con IVA incluido, antes del envío' });
  for (const { months, interest_percent } of product.plans) {
    const head = ways.getByRole('rowheader').filter({ hasText: new RegExp(`^${months} meses`) });
    await expect(head).toContainText(
      interest_percent > 0 ? `${interest_percent}% de interés` : 'Sin intereses',
    );
  }
});

test('months with interest say in the checkout what they cost', async ({
  page,
  request,
  catalogue,
}) => {
  const MONTHS = 12;
  await openCartAsBuyer(page, request, catalogue, 125, ({ plans }) =>
    plans.some(({ months, interest_percent }) => months === MONTHS && interest_percent > 0),
  );
  await chooseUpToPickup(page, PAYMENT_SCENARIOS.newCard);
  await expect(page).toHaveURL(MONTHLY_PATH);
  const plan = page.getByRole('radio', { name: new RegExp(`^${MONTHS} meses`) });
  const said = page.locator('label', { has: plan });
  await expect(said).not.toContainText('sin intereses');
  await plan.check();
  // The plain backend names no interest of a plan.
  if (!isPlain()) {
    await expect(said).toContainText(/Total \$[\d,.]+\d/);
    await expect(said).toContainText(/[\d.]+% de interés · CAT [\d.]+% sin IVA/);
  }
  await continueButton(page).click();
  await expect(page).toHaveURL(REVIEW_PATH);
  const monthly = part(page, 'Mensualidades');
  await expect(monthly).toContainText(new RegExp(`${MONTHS} mensualidades de \\$`));
  await expect(monthly).not.toContainText('sin intereses');
  if (isPlain()) return;
  await expect(monthly).toContainText(/con intereses \(total \$[\d,.]+\d\)/);
  await expect(monthly).toContainText(/[\d.]+% de interés · CAT [\d.]+% sin IVA/);
  await expectAccessibleState(page);
});
