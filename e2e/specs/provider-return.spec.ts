import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../fixtures/accessibility';
import { endSession, logIn } from '../fixtures/customers';
import { newCustomerWithOrder } from '../fixtures/placed-orders';
import { addForeignSite, addProviderPage, PROVIDER } from '../fixtures/provider-page';
import { readPlacedOrders } from '../fixtures/started-checkout';
import { test as base, expect, expectConsole } from '../fixtures/test';
import { button, main, sectionHeading } from '../pages/main';
import { loginAgain } from '../pages/sign-in';

type Waiting = Awaited<ReturnType<typeof newCustomerWithOrder>> & {
  path: string;
  /** What the shop has reported to the backend so far. */
  reports: string[];
  status: () => Promise<string | undefined>;
};

const test = base.extend<{ waiting: Waiting }>({
  /** A payment that waits for the approval of its provider, opened by its customer. */
  waiting: async ({ page, context }, use) => {
    expectConsole(/^request to https:\/\/(proveedor|otra)\.example\//);
    const account = { method: 'paypal_account', lastFour: '3155' };
    const order = await newCustomerWithOrder(account);
    const path = `/pagos/${order.placed.paymentId}/pago-paypal`;
    const reports: string[] = [];
    context.on('request', (one) => {
      const [, action] = /transaction-payments\/.+\/-actions\/(.+)$/.exec(one.url()) ?? [];
      if (action) reports.push(action);
    });
    await logIn(page, order.customer, path);
    await expect(sectionHeading(page, 'Falta que apruebes tu pago con PayPal')).toBeVisible();
    const status = async () => (await readPlacedOrders(order.customer)).details.at(-1)?.status;
    await use({ ...order, path, reports, status });
  },
});

const question = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 3, name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Leaves for the provider's page, as far as its links. */
async function leave(page: Page): Promise<void> {
  await button(page, 'Continuar').click();
  await expect(page).toHaveURL(new RegExp(`^${PROVIDER}/`));
  await expect(link(page, 'Autorizar')).toBeVisible();
}

test('a link of another site reports nothing', async ({ page, context, waiting }) => {
  const title = '¿Cancelar este pago?';
  const { path, reports, status } = waiting;
  const address = `${path}?cancelado=1`;
  const foreign = await addForeignSite(context, address);
  await page.goto(foreign);
  // Neither does a window that a script of that site opens, nor the address without any site.
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    link(page, 'Ver la oferta').evaluate((one: HTMLAnchorElement) => void window.open(one.href)),
  ]);
  await expect(question(popup, title)).toBeVisible();
  await page.goto(address);
  await expect(question(page, title)).toBeFocused();
  await page.goto(foreign);
  await link(page, 'Ver la oferta').click();
  await expect(question(page, title)).toBeFocused();
  await expectAccessibleState(page);
  expect(reports).toEqual([]);
  expect(await status()).toBe('requires_action');

  await button(page, 'No, conservar el pago').press('Enter');
  await expect(page).toHaveURL(path);
  await expect(question(page, 'Aprueba el pago en PayPal')).toBeFocused();
  await page.reload();
  await expect(question(page, 'Aprueba el pago en PayPal')).toBeVisible();
  expect(reports).toEqual([]);
  expect(await status()).toBe('requires_action');
});

test('a link of another site does not use the attempt that is open, whose own return is reported once', async ({
  page,
  context,
  waiting,
}) => {
  const { placed, path, reports, status } = waiting;
  await addProviderPage(context, { paymentId: placed.paymentId, back: path });
  await page.reload();
  await leave(page);
  const other = await context.newPage();
  await other.goto(await addForeignSite(context, `${path}?cancelado=1`));
  await link(other, 'Ver la oferta').click();
  await expect(question(other, '¿Cancelar este pago?')).toBeFocused();
  expect(await status()).toBe('requires_action');

  const [returned] = await Promise.all([
    page.waitForRequest((one) => one.isNavigationRequest() && one.url().includes('token=')),
    link(page, 'Autorizar').click(),
  ]);
  await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-exitoso`);
  await expect(sectionHeading(page, /^¡Gracias/)).toBeVisible();
  // Neither a second tab nor the way back reports it again.
  await other.goto(returned.url());
  await expect(other).toHaveURL(`/pagos/${placed.transactionId}/pago-exitoso`);
  await page.goBack();
  await link(page, 'Autorizar').click();
  await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-exitoso`);
  expect(reports).toEqual(['confirm']);
});

test('a customer returns after tab and session have ended', async ({ page, context, waiting }) => {
  expectConsole(/401/);
  const { customer, placed, path, reports } = waiting;
  await addProviderPage(context, { paymentId: placed.paymentId, back: path });
  await page.reload();
  await leave(page);
  const address = await link(page, 'Autorizar').getAttribute('href');
  await endSession(customer);
  const later = await context.newPage();
  await page.close();
  await later.goto(address ?? '');
  await loginAgain(later, customer);
  await expect(later).toHaveURL(`/pagos/${placed.transactionId}/pago-exitoso`);
  expect(reports).toEqual(['confirm']);
});

test('a link of another site does not use an open attempt whose provider cannot return the state, but the way back from that provider does', async ({
  page,
  context,
  waiting,
}) => {
  const { placed, path, reports, status } = waiting;
  const { paymentId } = placed;
  await addProviderPage(context, { paymentId, back: path, hasState: false });
  const foreign = await addForeignSite(context, `${path}?token=sandbox_approved`);
  await page.reload();
  await leave(page);
  await page.goto(foreign);
  await link(page, 'Ver la oferta').click();
  await expect(question(page, '¿Confirmar este pago?')).toBeFocused();
  expect(await status()).toBe('requires_action');
  expect(reports).toEqual([]);

  // The customer comes from the provider's own page: without a state that says so.
  await page.goto(path);
  await leave(page);
  await link(page, 'Autorizar').click();
  await expect(page).toHaveURL(`/pagos/${placed.transactionId}/pago-exitoso`);
  expect(reports).toEqual(['confirm']);
});
