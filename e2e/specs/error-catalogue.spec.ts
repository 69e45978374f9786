import type { Locator, Page } from '@playwright/test';
import { goOffline } from '../fixtures/connection';
import { endSession, logIn, newCustomer, notifyCustomer } from '../fixtures/customers';
import { catalogue, expect, expectConsole, test, visit } from '../fixtures/test';
import { buttonOf, main } from '../pages/main';
import { accountButton, notices, placeButton, placeDialog } from '../pages/shell';
import { EXPIRED_NOTICE, fillLogin } from '../pages/sign-in';

interface ExpectedNotice {
  title: string;
  text: string;
  /** Milliseconds; null means that it stays until it is dismissed. */
  duration: number | null;
}

/** The duration of HTTP error notices and of longer ones, in milliseconds. */
const HTTP_DURATION = 3000;
/** Longer than the duration of any notice, in milliseconds. */
const AN_HOUR = 60 * 60_000;

/**
 * Pauses the timers of the page once it can show notices, so that only the test lets time pass. Needs `page.clock.install`.
 */
async function pauseClock(page: Page): Promise<void> {
  await expect(notices(page)).toBeAttached();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

const noticeOf = (page: Page, title: string): Locator =>
  notices(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Cerrar notificación' }) })
    .filter({ hasText: title });

/** Expects exactly one notice with this title, text and duration. */
async function expectNotice(page: Page, { title, text, duration }: ExpectedNotice): Promise<void> {
  const notice = noticeOf(page, title);
  await expect(notice).toHaveCount(1);
  await expect(notice.locator('p').first()).toHaveText(title);
  await expect(notice.locator('p + div')).toHaveText(text);
  await page.clock.runFor(duration === null ? AN_HOUR : duration - 1);
  await expect(notice).toBeVisible();
  if (duration === null) await notice.getByRole('button', { name: 'Cerrar notificación' }).click();
  else await page.clock.runFor(2);
  await expect(notice).toHaveCount(0);
}

/*
 * The error catalogue (specification, section 8) on screen: that a call that fails leads to its notice, which goes in its time.
 * Every title, text and time: tests/lib/api/error-catalogue.test.ts. How long a notice stays, and that it is told once:
 * tests/components/shell/toasts, tests/stores/interface/toast-store.test.ts. Sessions that end: tests/stores/flows/session.
 * Login and registration: tests/components/account/sign-in. Scripts: tests/components/checkout/providers.test.tsx.
 * Pages: tests/components/shell/error-screens.test.tsx, resilience.spec.ts. The checkout: error-catalogue-checkout.spec.ts.
 */

test.beforeEach(({ page }) => page.clock.install());

const NO_ANSWER = {
  title: 'Sin respuesta del servidor',
  text: 'Por favor verfica la conexión del servidor y luego recarga esta página.',
  duration: HTTP_DURATION,
};

test('a visitor is told what a backend refuses, and that it does not answer', async ({ page }) => {
  expectConsole(/status of \d{3}|ERR_FAILED/);
  await visit(page, '/marcas');
  await placeButton(page).click();
  const dialog = placeDialog(page);
  // Zip codes that no other test uses.
  const field = dialog.getByLabel('Código postal');
  await expect(field).toBeVisible();
  await pauseClock(page);
  await catalogue.injectFault('/shop-v1/zip-codes/44100', 'status', { times: 1, status: 401 });
  await field.fill('44100');
  await expectNotice(page, {
    title: 'Sesión requerida',
    text: 'Necesitas iniciar sesión para continuar en esta pantalla. /shop-v1/zip-codes/44100',
    duration: HTTP_DURATION,
  });
  await catalogue.injectFault('/shop-v1/zip-codes/44120', 'sqlstate', { times: 1 });
  await field.fill('44120');
  await expectNotice(page, {
    title: 'Conexión denegada.',
    text: 'Problema técnico con la base de datos de servidor, espera un poco y vuelve a recargar la página.',
    duration: HTTP_DURATION,
  });
  await catalogue.injectFault('/shop-v1/zip-codes/44140', 'drop', { times: 1 });
  await field.fill('44140');
  await expectNotice(page, NO_ANSWER);
  await page.route('**/api/shop-v1/zip-codes/44130', (route) => route.abort());
  await field.fill('44130');
  await expectNotice(page, NO_ANSWER);

  await catalogue.injectFault('/shop-v1/zip-codes/44110', 'status', { times: 2, status: 429 });
  await field.fill('44110');
  await expectNotice(page, {
    title: 'Intentos de reconexión excedidos',
    text: 'Por favor espera un poco y vuelve a recargar la página.',
    duration: HTTP_DURATION,
  });
  await page.clock.resume();
  const save = dialog.getByRole('button', { name: 'Guardar' });
  await save.click();
  await expect(dialog.getByRole('alert').first()).toHaveText(
    'No pudimos consultar el código postal. Inténtalo de nuevo.',
  );
});

test('a notification that is not marked is unread again, and says why @smoke', async ({ page }) => {
  expectConsole(/status of 422/);
  const customer = await newCustomer();
  const { id } = await notifyCustomer(customer, 'Aviso de prueba');
  await logIn(page, customer, '/perfil/notificaciones');
  const read = buttonOf(page, 'Marcar como leída: Aviso de prueba');
  await expect(read).toBeVisible();
  const details = ['El aviso ya no existe.', 'Actualiza la lista.'];
  const sent = ['El aviso <b>ya</b> no existe.', 'Actualiza la lista.'];
  await catalogue.refuseNext(
    { method: 'PATCH', path: `/^/shop-v1/customer-notifications/${id}$/` },
    { status: 422, answer: { errors: sent.map((detail) => ({ detail })), message: 'No este.' } },
  );
  await read.click();
  await expect(noticeOf(page, 'Error inesperado')).toHaveCount(1);
  await expect(noticeOf(page, 'Error inesperado').locator('ul > li')).toHaveText(details);
  await expect(read).toBeVisible();
});

test('a session that ends on a screen of the customer’s leads to the login', async ({ page }) => {
  expectConsole(/status of 401/);
  const customer = await newCustomer();
  await logIn(page, customer, '/perfil/direcciones');
  await expect(page.getByRole('heading', { name: 'Aún no tienes direcciones' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notificaciones' })).toBeVisible();
  const link = main(page).getByRole('link', { name: 'Dispositivos', exact: true });
  await link.focus();
  await endSession(customer);
  // Without loading a document, which checks the session itself without a message.
  await page.keyboard.press('Enter');
  await expect(noticeOf(page, 'Sesión expirada')).toContainText(EXPIRED_NOTICE);
  await expect(page).toHaveURL(/\/login\?volver=/);
  // Another request of the first screen may have learned of it before the link was followed.
  const wanted = new URL(page.url()).searchParams.get('volver') ?? '';
  expect(['/perfil/direcciones', '/perfil/dispositivos']).toContain(wanted);
  await fillLogin(page, customer);
  await expect(page).toHaveURL(wanted);
  await expect(accountButton(page)).toBeVisible();
});

test('a lost connection is told until back, then for two seconds', async ({ page, context }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/marcas');
  const lost = page.getByText('Sin conexión a internet.', { exact: true });
  const back = page.getByText('¡De nuevo en línea!', { exact: true });
  await goOffline(page);
  await expect(lost).toBeVisible();
  await pauseClock(page);
  await page.clock.runFor(AN_HOUR);
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  await expect(back).toBeVisible();
  await expect(lost).toBeHidden();
  await page.clock.runFor(1999);
  await expect(back).toBeVisible();
  await page.clock.runFor(2);
  await expect(back).toBeHidden();
});
