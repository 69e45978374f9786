/*
 * The error catalogue (specification, section 8) row by row, each provoked at the backend in a box and seen on screen
 * with its title, its whole text and its time.
 *
 * By HTTP outcome, here
 *   401, to /login                   a session that ends on a screen of the customer's
 *   401, token expired               Sesión expirada, 3 s, told once
 *   401, otherwise                   Sesión requerida with the address, 3 s
 *   429                              Intentos de reconexión excedidos, 3 s
 *   network error                    Sin respuesta del servidor, 3 s (kept in the session: tests/stores/device-stores)
 *   SQLSTATE[HY000] [2002]           Conexión denegada., 3 s
 *   not an HTTP error                error-catalogue-texts.spec.ts
 * Account, here
 *   registration, login              Ocurrió un error …, once, in the form
 * Generic text, pages, connectivity, behaviour of notices: error-catalogue-texts.spec.ts
 * Checkout and scripts: error-catalogue-checkout.spec.ts
 */
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
import {
  type ExpectedNotice,
  expectNotice,
  HTTP_DURATION,
  noticeOf,
  pauseClock,
} from '../fixtures/notices';
import { expect, test, visit } from '../fixtures/test';

/** Looks up a zip code that no other test uses. */
async function askZipCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Elige tu ubicación' }).click();
  const field = page.getByRole('dialog').getByLabel('Código postal');
  await expect(field).toBeVisible();
  await pauseClock(page);
  await field.fill(code);
}

const formError = (page: Page) => page.getByRole('main').getByRole('alert');

test.beforeEach(({ page }) => page.clock.install());

const OUTCOMES: readonly {
  outcome: string;
  code: string;
  fault: ['status' | 'sqlstate' | 'drop', number?];
  notice: ExpectedNotice;
}[] = [
  {
    outcome: '401 of a visitor',
    code: '44100',
    fault: ['status', 401],
    notice: {
      title: 'Sesión requerida',
      text: 'Necesitas iniciar sesión para continuar en esta pantalla. /shop-v1/zip-codes/44100',
      duration: HTTP_DURATION,
    },
  },
  {
    outcome: '429',
    code: '44110',
    fault: ['status', 429],
    notice: {
      title: 'Intentos de reconexión excedidos',
      text: 'Por favor espera un poco y vuelve a recargar la página.',
      duration: HTTP_DURATION,
    },
  },
  {
    outcome: 'a database that refuses connections',
    code: '44120',
    fault: ['sqlstate'],
    notice: {
      title: 'Conexión denegada.',
      text: 'Problema técnico con la base de datos de servidor, espera un poco y vuelve a recargar la página.',
      duration: HTTP_DURATION,
    },
  },
  {
    outcome: 'a backend that drops the connection',
    code: '44140',
    fault: ['drop'],
    notice: {
      title: 'Sin respuesta del servidor',
      text: 'Por favor verfica la conexión del servidor y luego recarga esta página.',
      duration: HTTP_DURATION,
    },
  },
];

for (const { outcome, code, fault, notice } of OUTCOMES) {
  test(`says by the catalogue: ${outcome}`, async ({ page, catalogue, expectConsole }) => {
    expectConsole(/status of \d{3}/);
    const [kind, status] = fault;
    await catalogue.injectFault(`/shop-v1/zip-codes/${code}`, kind, { times: 1, status });
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
    duration: HTTP_DURATION,
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
  await pauseClock(page);
  await catalogue.control('tokens/expire', { email: customer.email });
  // Another request of the page may have reported it first.
  await again.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expectNotice(page, {
    title: 'Sesión expirada',
    text: 'Tu sesión ha expirado, vuelve a iniciar sesión si así lo deseas.',
    duration: HTTP_DURATION,
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
  await loginButton(page).click();
  await expect(formError(page)).toHaveText(
    'Ocurrió un error al intentar iniciar sesión. El correo electrónico o la contraseña son incorrectos.',
  );
  await page.route('**/api/eshop/login', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }),
  );
  await loginButton(page).click();
  await expect(formError(page)).toHaveText(
    'Ocurrió un error al intentar iniciar sesión. Error inesperado - Service Unavailable',
  );
  await expect(noticeOf(page, 'Ocurrió un error')).toHaveCount(0);
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
  await catalogue.injectFault('/eshop/register', 'status', { times: 1, status: 500, body: email });
  await page.goto('/registrarme');
  await page.getByLabel(/^Nombre/).fill('Elena');
  await page.getByLabel(/^Apellido paterno/).fill('Prueba');
  await page.getByLabel(/^Teléfono/).fill('5512345678');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await page.getByLabel(/^Confirmar contraseña/).fill(PASSWORD);
  const create = page.getByRole('button', { name: 'Crear cuenta' });
  await create.click();
  await expect(formError(page)).toContainText(
    'Ocurrió un error durante el registro. El servidor de la tienda no está disponible por el momento.',
  );
  await expect(emailField(page)).toHaveValue(email);
  await create.click();
  await expect(accountButton(page)).toBeVisible();
});

test('says by the catalogue: a session that ends on a screen of the customer’s leads to the login', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  const customer = await newCustomer(request);
  await logIn(page, customer, '/perfil/direcciones');
  await expect(page.getByRole('heading', { name: 'Aún no tienes direcciones' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notificaciones' })).toBeVisible();
  await catalogue.control('tokens/expire', { email: customer.email });
  // Without loading a document, which checks the session itself without a message.
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Dispositivos', exact: true })
    .press('Enter');
  await expect(noticeOf(page, 'Sesión expirada')).toContainText(
    'Tu sesión ha expirado, vuelve a iniciar sesión si así lo deseas.',
  );
  await expect(page).toHaveURL('/login?volver=%2Fperfil%2Fdispositivos');
  await fillLogin(page, customer);
  await expect(page).toHaveURL('/perfil/dispositivos');
  await expect(accountButton(page)).toBeVisible();
});
