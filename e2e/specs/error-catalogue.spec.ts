import type { Page } from '@playwright/test';
import {
  accountButton,
  emailField,
  fillLogin,
  logIn,
  loginButton,
  loginLink,
  newCustomer,
  newEmail,
  PASSWORD,
  passwordField,
} from '../fixtures/customers';
import { expect, test, visit } from '../fixtures/test';

/** What a notice has to be (specification, section 8). */
interface Notice {
  title: string;
  text: string;
  /** Milliseconds. */
  stays: number;
}

const HTTP = 3000;
const LONG = 5000;

/** Stops the page's timers, so that a notice's time passes only when a test lets it. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

async function expectNotice(page: Page, { title, text, stays }: Notice): Promise<void> {
  const notice = page
    .getByRole('region', { name: 'Notificaciones' })
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(notice).toHaveCount(1);
  await expect(notice.locator('p').first()).toHaveText(title);
  await expect(notice).toContainText(text);
  await page.clock.runFor(stays - 1);
  await expect(notice).toBeVisible();
  await page.clock.runFor(2);
  await expect(notice).toHaveCount(0);
}

/** Asks for a zip code, by a call that nobody else makes. */
async function askZipCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Elige tu ubicación' }).click();
  const field = page.getByRole('dialog').getByLabel('Código postal');
  await expect(field).toBeVisible();
  await stopTime(page);
  await field.fill(code);
}

test.beforeEach(({ page }) => page.clock.install());

const OUTCOMES: readonly {
  outcome: string;
  code: string;
  fault: ['status' | 'sqlstate' | 'drop', number?];
  notice: Notice;
}[] = [
  {
    outcome: '401 of a visitor',
    code: '44100',
    fault: ['status', 401],
    notice: {
      title: 'Sesión requerida',
      text: 'Necesitas iniciar sesión para continuar en esta pantalla. /shop-v1/zip-codes/44100',
      stays: HTTP,
    },
  },
  {
    outcome: '429',
    code: '44110',
    fault: ['status', 429],
    notice: {
      title: 'Intentos de reconexión excedidos',
      text: 'Por favor espera un poco y vuelve a recargar la página.',
      stays: HTTP,
    },
  },
  {
    outcome: 'a database that refuses connections',
    code: '44120',
    fault: ['sqlstate'],
    notice: {
      title: 'Conexión denegada.',
      text: 'Problema técnico con la base de datos de servidor, espera un poco y vuelve a recargar la página.',
      stays: HTTP,
    },
  },
];

for (const { outcome, code, fault, notice } of OUTCOMES) {
  test(`says by the catalogue: ${outcome}`, async ({ page, catalogue, expectConsole }) => {
    expectConsole(/status of \d{3}/);
    const [kind, status] = fault;
    await catalogue.spoil(`/shop-v1/zip-codes/${code}`, kind, { times: 1, status });
    await visit(page, '/marcas');
    await askZipCode(page, code);
    await expectNotice(page, notice);
  });
}

test('says by the catalogue: no answer', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await visit(page, '/marcas');
  await page.route('**/api/shop-v1/zip-codes/**', (route) => route.abort());
  await askZipCode(page, '44130');
  await expectNotice(page, {
    title: 'Sin respuesta del servidor',
    text: 'Por favor verfica la conexión del servidor y luego recarga esta página.',
    stays: HTTP,
  });
});

test('says by the catalogue: a session that expired, once', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  const customer = await newCustomer(request);
  await logIn(page, customer);
  await page.goto('/correo/verificar');
  const again = page.getByRole('button', { name: 'Enviar otro correo' });
  await expect(again).toBeVisible();
  await stopTime(page);
  await catalogue.control('tokens/expire', { email: customer.email });
  // What else the page asks for may have been told first.
  await again.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expectNotice(page, {
    title: 'Sesión expirada',
    text: 'Tu sesión ha expirado, vuelve a iniciar sesión si así lo deseas.',
    stays: HTTP,
  });
  await expect(loginLink(page)).toBeVisible();
});

test('says by the catalogue: a login that is refused, then one that nobody can read', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/status of (401|503)/);
  const customer = await newCustomer(request);
  await page.goto('/login');
  await emailField(page).fill(customer.email);
  await passwordField(page).fill(`${PASSWORD}-no`);
  await expect(loginButton(page)).toBeEnabled();
  await stopTime(page);
  await loginButton(page).click();
  await expectNotice(page, {
    title: 'Ocurrió un error al intentar iniciar sesión.',
    text: 'correo electrónico o la contraseña',
    stays: LONG,
  });
  await page.route('**/api/eshop/login', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }),
  );
  await loginButton(page).click();
  await expectNotice(page, {
    title: 'Ocurrió un error al intentar iniciar sesión.',
    text: 'Error inesperado - Service Unavailable',
    stays: LONG,
  });
  await page.unroute('**/api/eshop/login');
  await fillLogin(page, customer);
  await expect(accountButton(page)).toBeVisible();
});

test('says by the catalogue: a registration that fails', async ({
  page,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  const email = newEmail();
  await catalogue.spoil('/eshop/register', 'status', { times: 1, status: 500, body: email });
  await page.goto('/registrarme');
  await page.getByLabel(/^Nombre/).fill('Elena');
  await page.getByLabel(/^Apellido paterno/).fill('Prueba');
  await page.getByLabel(/^Teléfono/).fill('5512345678');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await page.getByLabel(/^Confirmar contraseña/).fill(PASSWORD);
  const create = page.getByRole('button', { name: 'Crear cuenta' });
  await stopTime(page);
  await create.click();
  await expectNotice(page, {
    title: 'Ocurrió un error durante el registro.',
    text: 'Ocurrió un error interno en el servidor.',
    stays: LONG,
  });
  await expect(emailField(page)).toHaveValue(email);
  await create.click();
  await expect(accountButton(page)).toBeVisible();
});
