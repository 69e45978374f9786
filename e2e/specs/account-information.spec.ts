import { expectAccessibleState } from '../fixtures/accessibility';
import { accountButton, fillLogin, lastMail, logIn, newCustomer } from '../fixtures/customers';
import {
  buttonOf,
  expectHome,
  fieldOf,
  LAURA,
  refuseOnce,
  submitOffline,
} from '../fixtures/profile';
import { expect, test } from '../fixtures/test';

const PATH = '/perfil/informacion';

test('names and phone are changed, and the header shows the new name', async ({
  page,
  request,
}) => {
  await logIn(page, await newCustomer(request), PATH);
  await expect(fieldOf(page, 'Nombre\\(s\\)')).toHaveValue('Elena');
  await expect(fieldOf(page, 'RFC')).toHaveCount(0);
  await expectAccessibleState(page);
  await fieldOf(page, 'Nombre\\(s\\)').fill('El');
  await fieldOf(page, 'Teléfono').fill('55 1234');
  await buttonOf(page, 'Guardar cambios').click();
  await expect(fieldOf(page, 'Nombre\\(s\\)')).toBeFocused();
  await expect(fieldOf(page, 'Nombre\\(s\\)')).toHaveAccessibleDescription(
    'Escribe un nombre válido',
  );
  await expect(fieldOf(page, 'Teléfono')).toHaveAccessibleDescription(
    /Escribe los 10 dígitos de tu teléfono/,
  );
  await expectAccessibleState(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Elenita');
  await fieldOf(page, 'Teléfono').fill('044 55 9876 5432');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Guardamos tus datos.')).toBeVisible();
  await expect(accountButton(page)).toHaveAccessibleName('Mi cuenta: Elenita');
  await page.reload();
  await expect(fieldOf(page, 'Teléfono')).toHaveValue('5598765432');
  await expect(accountButton(page)).toHaveAccessibleName('Mi cuenta: Elenita');
});

test('typed text survives a lost connection, a reload and a rejection', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|422/);
  await logIn(page, await newCustomer(request), PATH);
  const names = fieldOf(page, 'Nombre\\(s\\)');
  await names.fill('Elena María');
  await submitOffline(page, 'Guardar cambios');
  await page.reload();
  await expect(names).toHaveValue('Elena María');
  const detail = 'Ese nombre no se acepta.';
  await refuseOnce(page, '/shop-v1/customers/', '/data/attributes/name', detail);
  await buttonOf(page, 'Guardar cambios').click();
  await expect(names).toBeFocused();
  await expect(names).toHaveAccessibleDescription(detail);
  await buttonOf(page, 'Guardar cambios').click();
  await expect(page.getByText('Guardamos tus datos.')).toBeVisible();
});

test('an e-mail that was verified elsewhere is shown at once; another mail can be requested', async ({
  page,
  request,
  playwright,
  expectConsole,
}) => {
  expectConsole(/429/);
  const customer = await newCustomer(request);
  await logIn(page, customer, PATH);
  await expect(page.getByText('Sin verificar')).toBeVisible();
  await buttonOf(page, 'Enviar otro correo').click();
  // Registration has just sent one.
  await expect(page.getByRole('main').getByText('Espera un minuto')).toBeVisible();
  const { path } = await lastMail(request, customer.email, 'verify-email');
  const other = await playwright.request.newContext();
  const link = new URL(path ?? '', 'http://x');
  const type = 'application/vnd.api+json';
  await other.post(`${process.env.API_URL}/api/email/verify`, {
    headers: { accept: type, 'content-type': type },
    data: { token: link.searchParams.get('token') },
  });
  await other.dispose();
  await page.reload();
  await expect(page.getByText(/^Verificado el /)).toBeVisible();
  await page.goto('/mi-cuenta');
  await expect(page.getByText('Hola, Elena')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Verifica tu correo/ })).toHaveCount(0);
});

test('the password is changed, and never stored', async ({ page, request, expectConsole }) => {
  expectConsole(/422|ERR_INTERNET_DISCONNECTED/);
  const customer = await newCustomer(request);
  await logIn(page, customer, PATH);
  await fieldOf(page, 'Contraseña actual').fill('no-es-esta');
  await fieldOf(page, 'Contraseña nueva').fill('otra-distinta');
  await fieldOf(page, 'Confirmar contraseña').fill('otra-distinta');
  await submitOffline(page, 'Cambiar contraseña');
  await expect(fieldOf(page, 'Contraseña nueva')).toHaveValue('otra-distinta');
  await buttonOf(page, 'Cambiar contraseña').click();
  await expect(fieldOf(page, 'Contraseña actual')).toBeFocused();
  await expect(fieldOf(page, 'Contraseña actual')).toHaveAccessibleDescription(
    'Tu contraseña actual no es correcta.',
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Tu contraseña se cambió/)).toBeVisible();
  await expect(fieldOf(page, 'Contraseña actual')).toHaveValue('');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(kept).not.toContain('otra-distinta');
  await buttonOf(page, 'Guardar cambios').waitFor();
  await accountButton(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expectHome(page);
  await page.goto('/login?volver=/marcas');
  await fillLogin(page, { ...customer, password: 'otra-distinta' });
  await expect(page).toHaveURL('/marcas');
});

test('a business has its name and RFC', async ({ page }) => {
  await logIn(page, { ...LAURA, email: 'compras@empresa.example' }, PATH);
  await expect(fieldOf(page, 'RFC')).not.toHaveValue('');
  await expect(page.getByText('Empresarial')).toBeVisible();
  await expectAccessibleState(page);
  await fieldOf(page, 'RFC').fill('XYZ');
  await buttonOf(page, 'Guardar cambios').click();
  await expect(fieldOf(page, 'RFC')).toHaveAccessibleDescription(/Escribe un RFC válido/);
});

test('a customer with a long history', async ({ page }) => {
  await logIn(page, LAURA, PATH);
  await expect(page.getByText(/^Verificado el /)).toBeVisible();
  await expectAccessibleState(page);
});
