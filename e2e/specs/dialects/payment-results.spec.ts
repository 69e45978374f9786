import type { Locator, Page } from '@playwright/test';
import { logIn } from '../../fixtures/customers';
import { main, newCustomerWithOrder, sectionHeading } from '../../fixtures/placed-orders';
import { expect, test } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';

test.describe.configure({ timeout: 120_000 });

const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const text = (page: Page, said: string | RegExp) => main(page).getByText(said).first();
const payOtherwise = (page: Page) => link(page, 'Pagar de otra forma');

/** Expects that each heading has words, and that each section says more than its headings. */
async function expectNoEmptyHeading(page: Page): Promise<void> {
  const empty = await main(page)
    .locator('section, dl, h2, h3')
    .evaluateAll((parts) =>
      parts.flatMap((part) => {
        const headings = [...part.querySelectorAll('h2, h3')];
        const own = part.textContent ?? '';
        const rest = headings.reduce((left, one) => left.replace(one.textContent ?? '', ''), own);
        return rest.trim() ? [] : [part.outerHTML.slice(0, 200)];
      }),
    );
  expect(empty, new URL(page.url()).pathname).toEqual([]);
}

interface ResultScreen {
  /** Last segment of the address of the provider's page. */
  page: string;
  method: string;
  lastFour?: string;
  title: string;
  /** What the customer can do on this screen when the backend says nothing but the state. */
  plain: (page: Page) => Locator[];
}

const SCREENS: readonly ResultScreen[] = [
  {
    page: 'pago-oxxo',
    method: 'oxxo',
    title: 'Efectivo en OXXO',
    plain: (page) => [text(page, /^Aún no tenemos tu referencia/), payOtherwise(page)],
  },
  {
    page: 'pago-mercadopago',
    method: 'mercadopago',
    title: 'Paga con Mercado Pago',
    plain: (page) => [text(page, /^Abre la aplicación con la que pagas con Mercado Pago/)],
  },
  {
    page: 'pago-codi',
    method: 'codi',
    title: 'Paga con CoDi',
    plain: (page) => [text(page, /^Abre la aplicación con la que pagas con CoDi/)],
  },
  {
    page: 'pago-paypal',
    method: 'paypal_account',
    lastFour: '3155',
    title: 'Falta que apruebes tu pago con PayPal',
    plain: (page) => [main(page).getByRole('button', { name: 'Aprobar el pago' })],
  },
];

for (const { page: segment, method, lastFour, title, plain } of SCREENS) {
  test(`what is open with ${method} says how to pay, whatever the backend leaves out`, async ({
    page,
    request,
    catalogue,
  }) => {
    const isPlain = test.info().project.name === 'minimal';
    const { customer, placed } = await newCustomerWithOrder(request, catalogue, {
      method,
      ...(lastFour && { lastFour }),
    });
    await logIn(page, customer, `/pagos/${placed.paymentId}/${segment}`);
    await expect(sectionHeading(page, title)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${segment}$`));
    if (isPlain) for (const way of plain(page)) await expect(way).toBeVisible();
    const amount = main(page)
      .getByText(/^\$[\d,]+\.\d\d$/)
      .first();
    await expect(amount).toBeVisible({ visible: !isPlain });
    await expectTrueTexts(page);
    await expectNoEmptyHeading(page);

    await page.goto(`/pagos/${placed.transactionId}/pago-pendiente`);
    await expect(
      sectionHeading(page, isPlain ? 'Aún no recibimos tu pago' : /^Falta /),
    ).toBeVisible();
    await expect(payOtherwise(page)).toBeVisible();
    await expectTrueTexts(page);
    await expectNoEmptyHeading(page);
  });
}

test('a card that its bank asks about says how to go on', async ({ page, request, catalogue }) => {
  const card = { method: 'stripe_card', lastFour: '3155' };
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, card);
  await logIn(page, customer, `/pagos/${placed.transactionId}/procesar-pago`);
  await expect(sectionHeading(page, 'Tu banco pide confirmar que eres tú')).toBeVisible();
  const ways = payOtherwise(page).or(main(page).getByRole('button', { name: 'Aprobar el pago' }));
  await expect(ways).toBeVisible();
  await expectTrueTexts(page);
  await expectNoEmptyHeading(page);
});

test('a paid order has no empty heading', async ({ page, request, catalogue }) => {
  const card = { method: 'stripe_card', lastFour: '4242' };
  const { customer, placed } = await newCustomerWithOrder(request, catalogue, card);
  await logIn(page, customer, `/pagos/${placed.transactionId}/pago-exitoso`);
  await expect(sectionHeading(page, '¡Gracias por tu compra, Elena!')).toBeVisible();
  await expectTrueTexts(page);
  await expectNoEmptyHeading(page);
});

for (const [code, name] of [
  ['spei_transfer', 'Transferencia por SPEI'],
  ['deposito_bank', 'Transferencia bancaria'],
  ['dimo', 'DiMo'],
] as const) {
  test(`an order to be paid by ${code} says what to pay with`, async ({
    page,
    request,
    catalogue,
  }) => {
    const { customer, placed } = await newCustomerWithOrder(request, catalogue, { method: 'oxxo' });
    const { transactionId: id } = placed;
    const attributes = { payment_status: 'pending', payment_method_code: code };
    const json = { data: { type: 'transactions', id, attributes } };
    await page.route(`**/api/eshop/transactions/${id}`, (route) => route.fulfill({ json }));
    await logIn(page, customer, `/pagos/${id}/pago-pendiente`);
    await expect(sectionHeading(page, `Falta que pagues con ${name}`)).toBeVisible();
    await expect(payOtherwise(page)).toBeVisible();
    await expectTrueTexts(page);
    await expectNoEmptyHeading(page);
  });
}
