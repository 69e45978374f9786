import { expectAccessible, expectNoOverflow } from '../fixtures/accessibility';
import { goOffline, goOnline } from '../fixtures/connection';
import {
  accountButton,
  callApi,
  emailField,
  fillLogin,
  lastMail,
  logInByForm,
  loginButton,
  loginLink,
  newCustomer,
  newEmail,
  PASSWORD,
  passwordField,
} from '../fixtures/customers';
import { expect, test, visit } from '../fixtures/test';
import { newTwoStepCustomer } from '../fixtures/two-step';

const SELF = '/shop-v1/customers/-actions/self';

test('a visitor logs in where they were, with the keyboard, after a mistake', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/401/);
  const customer = await newCustomer(request);
  await visit(page, '/marcas');
  await loginLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login?volver=%2Fmarcas');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await emailField(page).focus();
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('no-es-la-mia');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/contraseña son incorrectos/);
  await expect(page.getByText('Ocurrió un error al intentar iniciar sesión.')).toBeVisible();
  await expect(emailField(page)).toHaveValue(customer.email);

  await passwordField(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mostrar contraseña' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Recordar acceso')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/marcas');
  await expect(accountButton(page)).toHaveAccessibleName('Mi cuenta: Elena');
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
});

test('the browser never holds the backend’s token, and each half of the session opens nothing', async ({
  page,
  context,
  request,
  playwright,
  baseURL,
}) => {
  const bodies: string[] = [];
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    bodies.push(await response.text());
    await route.fulfill({ response });
  });
  await logInByForm(page, await newCustomer(request));
  expect((await callApi(page, SELF)).status).toBe(200);
  const login = bodies.find((body) => body.includes('access_token')) ?? '{}';
  const { meta } = JSON.parse(login);
  expect(Object.keys(meta).sort()).toEqual(['access_token', 'cart_merge', 'expires_in']);
  const cookies = await context.cookies(`${baseURL}/api/`);
  const session = cookies.find(({ name }) => name === 'session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api', expires: -1 });
  const readable = await page.evaluate(() => [
    document.cookie,
    JSON.stringify({ ...localStorage }),
  ]);
  expect(readable.join()).not.toContain(session?.value);
  expect(bodies.join()).not.toMatch(/secret-of-the-backend|device_token/);

  const ask = async (headers: Record<string, string>) => {
    const other = await playwright.request.newContext({ baseURL });
    const response = await other.get(`/api${SELF}`, { headers });
    await other.dispose();
    return response.status();
  };
  const [authorization, cookie] = [`Bearer ${meta.access_token}`, `session=${session?.value}`];
  expect(await ask({ authorization, cookie })).toBe(200);
  expect(await ask({ authorization })).toBe(401);
  expect(await ask({ cookie })).toBe(401);
  // The backend does not accept the handle either.
  const backend = await request.get(`${process.env.API_URL}/api${SELF}`, {
    headers: {
      authorization,
      accept: 'application/vnd.api+json',
      'content-type': 'application/vnd.api+json',
    },
  });
  expect(backend.status()).toBe(401);
});

test('the guest cart is merged once, although the response to the first login is lost', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|ERR_ABORTED/);
  const customer = await newCustomer(request);
  const product = await catalogue.find(({ stock }) => stock > 5);
  await visit(page, `/productos/${product.slug}`);
  await page.getByRole('button', { name: 'Agregar una pieza' }).click();
  await page
    .getByRole('button', { name: `Agregar al carrito: ${product.name}` })
    .first()
    .click();
  const count = page.getByRole('button', { name: /^Carrito\. Productos en tu carrito: 1/ });
  await expect(count).toBeVisible();

  await page.route('**/api/eshop/login', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto('/login');
  await fillLogin(page, customer);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Lo que escribiste sigue aquí',
  );
  await expect(count).toBeVisible();
  await page.unroute('**/api/eshop/login');
  await loginButton(page).click();
  await expect(accountButton(page)).toBeVisible();
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').state.lines);
  await expect.poll(kept).toEqual([]);
  // Now the cart is on the server.
  await expect(count).toBeVisible();
  const cart = await callApi(page, '/eshop/carrito/total-items');
  expect(JSON.stringify(cart.body)).toContain('"pieces":2');
});

test('signing out in one tab signs out in all tabs, and going back shows no customer data', async ({
  page,
  context,
  request,
}) => {
  await logInByForm(page, await newCustomer(request));
  await page.goto('/mi-cuenta');
  await expect(page.getByText('Hola, Elena')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const other = await context.newPage();
  await visit(other, '/marcas');
  await accountButton(other).click();
  await expect(other.getByRole('link', { name: 'Mi cuenta' })).toBeVisible();
  await expectAccessible(other);
  await other.keyboard.press('Escape');
  await expect(accountButton(other)).toBeFocused();
  await other.keyboard.press('Enter');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other).toHaveURL('/');
  await expect(loginLink(other)).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/login\?volver=%2Fmi-cuenta$/);
  await expect(page.getByText('Elena')).toHaveCount(0);
  await page.goBack();
  await expect(loginLink(page)).toBeVisible();
  await expect(page.getByText('Elena')).toHaveCount(0);
  const kept = await page.evaluate(() => [localStorage.accessToken, localStorage.customer]);
  expect(kept).toEqual([undefined, undefined]);
  expect(
    (await context.cookies(`${new URL(page.url()).origin}/api/`)).map(({ name }) => name),
  ).toEqual(['device']);
});

test('an expired session is reported once, and the login link is back', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/401/);
  const customer = await newCustomer(request);
  const counted = page.waitForResponse('**/api/eshop/carrito/total-items');
  await logInByForm(page, customer);
  await counted;
  // Otherwise the page that is left would get the error first.
  await page.goto('about:blank');
  const told = page
    .getByText('Tu sesión ha expirado, vuelve a iniciar sesión si así lo deseas.')
    .waitFor();
  await catalogue.control('tokens/expire', { email: customer.email });
  // The header and the page both ask for the cart.
  await page.goto('/compra/carrito/detalle');
  await told;
  await expect(loginLink(page)).toBeVisible();
});

test('a new account: sign-up, the mail’s link, the announcement', async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/registrarme?volver=/marcas');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Tu nombre es necesario')).toBeVisible();
  await expect(page.getByLabel(/^Nombre/)).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Empresarial').check();
  await page.getByLabel(/^Razón social/).fill('SOLUCIONES DE PRUEBA');
  await page.getByLabel(/^RFC/).fill('SIN120904QT6');
  await page.getByLabel(/^Nombre/).fill('Elena');
  await page.getByLabel(/^Apellido paterno/).fill('Prueba');
  await page.getByLabel(/^Teléfono/).fill('55 1234 5678');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await page.getByLabel(/^Confirmar contraseña/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL('/marcas');
  await expect(page.getByText(/Tu cuenta está lista/)).toBeVisible();
  await page.goto('/mi-cuenta');
  const toDo = page.getByRole('link', { name: /^Verifica tu correo/ });
  await expect(toDo).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('SOLUCIONES DE PRUEBA')).toBeVisible();

  const { path } = await lastMail(request, email, 'verify-email');
  const [document] = await Promise.all([
    page.waitForResponse((r) => r.url().includes('/correo/')),
    page.goto(path ?? ''),
  ]);
  expect(document.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByText('Tu correo electrónico está verificado.')).toBeVisible();
  await expect(page.getByText('¡Cuenta verificada con éxito!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir a mi cuenta' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(toDo).toHaveCount(0);
});

test('a forgotten password', async ({ page, request, expectConsole }) => {
  expectConsole(/401|422/);
  const customer = await newCustomer(request);
  await visit(page, '/login');
  await emailField(page).fill(customer.email);
  await page.getByRole('link', { name: 'Restablecer contraseña' }).click();
  await expect(page).toHaveURL('/password/reset');
  await expect(emailField(page)).toHaveValue(customer.email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('Revisa tu correo')).toBeVisible();
  const { path } = await lastMail(request, customer.email, 'reset-password');
  for (const address of [
    path ?? '',
    (path ?? '').replace('/password/reset', '/contrasena/reestablecer'),
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Crear contraseña nueva' })).toBeVisible();
  }
  await expectAccessible(page);
  await passwordField(page).fill('otra-contraseña');
  await page.getByLabel(/^Confirmar/).fill('otra-contrasena');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
  await page.getByLabel(/^Confirmar/).fill('otra-contraseña');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Tu contraseña se cambió')).toBeVisible();
  await logInByForm(page, { ...customer, password: 'otra-contraseña' });
  await page.goto(path ?? '');
  await passwordField(page).fill('una-mas-todavia');
  await page.getByLabel(/^Confirmar/).fill('una-mas-todavia');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('ya se usó');
  await page.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await expect(page.getByRole('button', { name: 'Enviar enlace' })).toBeVisible();
});

test('a new device is authorised with a code and then remembered', async ({
  page,
  request,
  expectConsole,
}) => {
  // Requests during the sign-out are rejected.
  expectConsole(/422|401/);
  const customer = await newTwoStepCustomer(request);
  await page.goto('/login?volver=/marcas');
  await fillLogin(page, customer);
  await expect(page).toHaveURL('/verificacion-dos-pasos?volver=%2Fmarcas');
  await expect(page.getByText('Enviamos un código a p****@clientes.example.')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const code = page.getByLabel(/^Código de verificación/);
  await code.fill('12');
  await code.press('Enter');
  await expect(page.getByText('Escribe los 6 dígitos del código')).toBeVisible();
  const sent = (await lastMail(request, customer.email, 'two-step')).code ?? '';
  await code.fill(sent === '000000' ? '000001' : '000000');
  await code.press('Enter');
  await expect(page.getByText('El código de verificación no es correcto.')).toBeVisible();
  await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await code.press('Enter');
  await expect(page).toHaveURL('/marcas');
  await page.goto('/verificacion-dos-pasos');
  await expect(page).toHaveURL('/');
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(loginLink(page)).toBeVisible();
  await logInByForm(page, customer);
  await expect(page).toHaveURL('/marcas');
});

test('typed text survives being offline', async ({ page, request, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const customer = await newCustomer(request);
  await visit(page, '/login');
  await emailField(page).fill(customer.email);
  // When this works, the code of the form is loaded.
  const eye = page.getByRole('button', { name: 'Mostrar contraseña' });
  await expect(async () => {
    await eye.click();
    await expect(eye).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  await goOffline(page);
  await passwordField(page).fill(customer.password);
  await loginButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Lo que escribiste sigue aquí',
  );
  await goOnline(page);
  await expect(page.getByText('¡De nuevo en línea!')).toBeHidden();
  await expect(passwordField(page)).toHaveValue(customer.password);
  await loginButton(page).click();
  await expect(accountButton(page)).toBeVisible();
});

for (const evil of [
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  'https://evil.example',
]) {
  test(`no screen of access leads to another site: ${evil}`, async ({ page, request }) => {
    await logInByForm(page, await newCustomer(request), decodeURIComponent(evil));
    await expect(page).toHaveURL('/');
    await page.goto(`/verificando-humano?volver=${encodeURIComponent(decodeURIComponent(evil))}`);
    await expect(page).toHaveURL('/');
  });
}
