import type { Page } from '@playwright/test';
import { control } from '../fixtures/begun-checkout';
import { logIn } from '../fixtures/customers';
import { expectFine } from '../fixtures/history';
import { keptBy, overhear } from '../fixtures/leaks';
import { type OwnShop, startOwnShop } from '../fixtures/own-shop';
import { main, newBuyer, title } from '../fixtures/placed';
import { expect, test } from '../fixtures/test';

// Each screen is looked at twice by axe.
test.describe.configure({ timeout: 120_000 });

const API = process.env.API_URL ?? 'http://127.0.0.1:4210';
const FEW = 10;

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop(FEW, {
    API_URL: API,
    STRIPE_KEY: 'pk_test_51abcdefgh',
  });
});
test.afterAll(() => shop?.close());

test.use({
  baseURL: async ({ locale }, use) => {
    void locale;
    await use(shop.site);
  },
});
test.beforeEach(({ expectConsole }) =>
  expectConsole(new RegExp(`^request to (${shop.site}|https://js\\.stripe\\.com)/`)),
);

/** Stands in for the provider's script: the bank's window is the test's to answer. */
const SCRIPT = `window.Stripe = Object.assign(() => ({
  handleNextAction: async ({ clientSecret }) =>
    (await window.askBank(clientSecret)) === 'yes'
      ? { paymentIntent: { status: 'succeeded' } }
      : { error: { code: 'payment_intent_authentication_failure' } },
}), { version: 'stub' });`;

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const otherwise = (page: Page) => main(page).getByRole('link', { name: 'Pagar de otra forma' });

interface Bank {
  /** What it tells the provider, and so the backend. */
  says: 'yes' | 'no';
  /** What it tells the page's script. */
  shows?: 'yes' | 'no';
}

const test3ds = test.extend<{ waiting: (bank: Bank | null) => Promise<{ id: string }> }>({
  /** A payment that waits for its bank, as its customer sees it; without a bank nobody can open it. */
  waiting: async ({ page, request, catalogue }, use) => {
    await use(async (bank) => {
      const { customer, placed } = await newBuyer(request, catalogue, {
        method: 'stripe_card',
        lastFour: '3155',
      });
      const id = placed.paymentId;
      if (bank) {
        await control(request, 'payments/bank', { id, said: null });
        await page.exposeFunction('askBank', async () => {
          await control(request, 'payments/bank', { id, said: bank.says });
          return bank.shows ?? bank.says;
        });
      }
      await page.route('https://js.stripe.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
      );
      await logIn(page, customer, `/pagos/${placed.transactionId}/procesar-pago`);
      await expect(title(page, 'Tu banco pide confirmar que eres tú')).toBeVisible();
      await expect(main(page).getByText(/^Modo de prueba/)).toBeHidden();
      return { id };
    });
  },
});

test3ds(
  'the bank’s verification pays, by keyboard, and its secret stays nowhere',
  async ({ page, context, waiting }) => {
    const heard = overhear(context);
    const secrets: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().includes('/transaction-payments/')) return;
      const text = await response.text().catch(() => '');
      const found = /_secret_([0-9a-f]{32})/.exec(text)?.[1];
      if (found) secrets.push(found);
    });
    await waiting({ says: 'yes' });
    await expectFine(page);
    const kept = await keptBy(page);
    await button(page, 'Verificar con mi banco').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pago-exitoso$/);
    await expect(title(page, /^¡Gracias/)).toBeVisible();
    kept.push(...(await keptBy(page)));
    const [secret] = secrets;
    expect(secret).toBeDefined();
    const everything = [...heard, ...kept, shop.said.join('')];
    expect(everything.filter((text) => text.includes(secret ?? ''))).toEqual([]);
  },
);

test3ds('a bank that refuses leads to the reason and to another way', async ({ page, waiting }) => {
  await waiting({ says: 'no' });
  await button(page, 'Verificar con mi banco').click();
  await expect(page).toHaveURL(/\/pago-pendiente$/);
  await expect(title(page, 'Tu pago no se realizó')).toBeVisible();
  await expect(main(page).getByText(/^Tu banco no aprobó el pago/)).toBeVisible();
  await expect(otherwise(page)).toBeVisible();
});

test3ds('a success of the browser’s own making pays nothing', async ({ page, waiting }) => {
  await waiting({ says: 'no', shows: 'yes' });
  await button(page, 'Verificar con mi banco').click();
  await expect(page).toHaveURL(/\/pago-pendiente$/);
  await expect(title(page, 'Tu pago no se realizó')).toBeVisible();
});

test3ds(
  'a blocked script is told, and the verification opens at the next try',
  async ({ page, waiting, expectConsole }) => {
    expectConsole(/ERR_FAILED/);
    await waiting({ says: 'yes' });
    const block = (route: import('@playwright/test').Route) => route.abort();
    await page.route('https://js.stripe.com/**', block);
    await button(page, 'Verificar con mi banco').click();
    await expect(main(page).getByText(/Error al cargar el script/)).toBeVisible();
    await expect(otherwise(page)).toBeVisible();
    await expect(button(page, 'Verificar de nuevo')).toBeFocused();
    await expectFine(page);
    await page.unroute('https://js.stripe.com/**', block);
    await button(page, 'Verificar de nuevo').click();
    await expect(page).toHaveURL(/\/pago-exitoso$/);
  },
);

test3ds('a verification that nobody can open is no sandbox', async ({ page, waiting }) => {
  await waiting(null);
  await expect(main(page).getByText(/^No pudimos abrir la verificación/)).toBeVisible();
  await expect(otherwise(page)).toBeVisible();
  await expectFine(page);
});
