import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../fixtures/accessibility';
import { logIn, newCustomer } from '../fixtures/customers';
import { buttonOf, fieldOf, LAURA, refuseOnce, submitOffline } from '../fixtures/profile';
import { expect, test, visit } from '../fixtures/test';

const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const street = (page: Page) => fieldOf(page, 'Calle');

async function fillAddress(page: Page, alias: string): Promise<void> {
  await fieldOf(page, 'Código postal').fill('06700');
  await expect(page.getByText('Alcaldía', { exact: true })).toBeVisible();
  await fieldOf(page, 'Colonia').selectOption('Roma Norte');
  await street(page).fill('Calle Orizaba');
  await fieldOf(page, 'Número exterior').fill('s/n');
  await fieldOf(page, 'Teléfono').fill('+52 1 55 4433 2211');
  await fieldOf(page, 'Nombre de la dirección').fill(alias);
}

test('an address is created once when the answer to its creation is lost', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/status of 50\d/);
  await logIn(page, await newCustomer(request), '/perfil/direcciones/crear');
  const alias = `Obra ${randomUUID().slice(0, 8)}`;
  await fillAddress(page, alias);
  await catalogue.control('faults', {
    match: { method: 'POST', path: '/shop-v1/customer-addresses', body: alias },
    when: 'after',
    kind: 'drop',
    times: 1,
  });
  const lost = page.waitForResponse((one) => one.request().method() === 'POST');
  await buttonOf(page, 'Guardar').click();
  expect((await lost).status()).toBeGreaterThanOrEqual(500);
  await expect(fieldOf(page, 'Nombre de la dirección')).toHaveValue(alias);
  await buttonOf(page, 'Guardar').click();
  await expect(page).toHaveURL('/perfil/direcciones');
  await expect(items(page)).toHaveCount(1);
});

test('from none to two: create, make default, edit, delete', async ({ page, request }) => {
  await logIn(page, await newCustomer(request), '/perfil/direcciones');
  await expect(page.getByRole('heading', { name: 'Aún no tienes direcciones' })).toBeVisible();
  await expectAccessibleState(page);
  await page.getByRole('link', { name: 'Agregar dirección' }).click();
  await expect(page).toHaveURL('/perfil/direcciones/crear');
  await expect(fieldOf(page, 'Nombre de quien recibe')).toHaveValue('Elena Prueba');
  await expectAccessibleState(page);
  await fillAddress(page, 'Casa');
  await buttonOf(page, 'Guardar').click();
  await expect(page).toHaveURL('/perfil/direcciones');
  await expect(items(page)).toHaveCount(1);
  await expect(items(page).first()).toContainText('Predeterminada');
  await expect(items(page).first()).toContainText('Calle Orizaba S/N');
  await expect(items(page).first()).toContainText('Tel. 55 4433 2211');

  await page.getByRole('link', { name: 'Agregar dirección' }).click();
  await fieldOf(page, 'Código postal').fill('44160');
  await expect(page.getByText('Municipio', { exact: true })).toBeVisible();
  await expect(page.getByText('Jalisco', { exact: true })).toBeVisible();
  await fieldOf(page, 'Colonia').selectOption({ label: 'Mi colonia no está en la lista' });
  await fieldOf(page, 'Nombre de la colonia').fill('Colonia Nueva');
  await street(page).fill('Calle Marsella');
  await fieldOf(page, 'Número exterior').fill('12');
  await fieldOf(page, 'Nombre de la dirección').fill('Oficina');
  await buttonOf(page, 'Guardar').click();
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).last()).toContainText('Colonia Nueva');
  await expectAccessibleState(page);

  await buttonOf(page, 'Usar como predeterminada: Oficina').click();
  await expect(items(page).first()).toContainText('Oficina');
  await expect(items(page).first()).toContainText('Predeterminada');

  await page.getByRole('link', { name: 'Editar: Oficina' }).click();
  await expect(fieldOf(page, 'Colonia')).toHaveValue('Colonia Nueva');
  await street(page).fill('Calle Lerdo');
  await buttonOf(page, 'Guardar').click();
  await expect(items(page).first()).toContainText('Calle Lerdo 12');

  await buttonOf(page, 'Eliminar: Oficina').click();
  await expect(page.getByText('¿Eliminar esta dirección?')).toBeVisible();
  await expectAccessibleState(page);
  await buttonOf(page, 'Cancelar').click();
  await expect(buttonOf(page, 'Eliminar: Oficina')).toBeFocused();
  await page.keyboard.press('Enter');
  await buttonOf(page, 'Sí, eliminar').click();
  await expect(items(page)).toHaveCount(1);
  await expect(items(page).first()).toContainText('Predeterminada');
  await expect(page.getByRole('link', { name: 'Editar: Casa' })).toBeFocused();
  await page.reload();
  await expect(items(page)).toHaveCount(1);
});

test('typed text survives a lost connection, a reload, and a rejection', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|422/);
  await logIn(page, await newCustomer(request), '/perfil/direcciones/crear');
  await fillAddress(page, 'Casa');
  await submitOffline(page, 'Guardar');
  await expect(street(page)).toHaveValue('Calle Orizaba');
  await page.reload();
  await expect(street(page)).toHaveValue('Calle Orizaba');
  await expect(fieldOf(page, 'Colonia')).toHaveValue('Roma Norte');
  const detail = 'El nombre de la calle no es válido.';
  await refuseOnce(page, '/shop-v1/customer-addresses', '/data/attributes/street', detail);
  await buttonOf(page, 'Guardar').click();
  await expect(street(page)).toBeFocused();
  await expect(street(page)).toHaveAccessibleDescription(detail);
  await buttonOf(page, 'Guardar').click();
  await expect(items(page)).toHaveCount(1);
  await page.goto('/perfil/direcciones/crear');
  await expect(street(page)).toHaveValue('');
});

test('an unknown zip code shows an error beside its field; the keyboard is enough', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/404|422/);
  await logIn(page, await newCustomer(request), '/perfil/direcciones/crear?volver=%2Fmarcas');
  const zip = fieldOf(page, 'Código postal');
  await zip.focus();
  await page.keyboard.type('00000');
  await expect(zip).toHaveAccessibleDescription(/No encontramos ese código postal/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('06700');
  await expect(page.getByText('Alcaldía', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(fieldOf(page, 'Colonia')).toBeFocused();
  await page.keyboard.type('Roma');
  await expect(fieldOf(page, 'Colonia')).toHaveValue('Roma Norte');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Calle Orizaba');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'Número exterior')).toBeFocused();
  await expect(fieldOf(page, 'Número exterior')).toHaveAccessibleDescription(
    /Escribe el número exterior/,
  );
  await page.keyboard.type('118');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/marcas');
});

test('an address that cannot be deleted comes back with an error', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/500/);
  await logIn(page, LAURA, '/perfil/direcciones');
  await expect(items(page)).toHaveCount(3);
  await expectAccessibleState(page);
  await page.route('**/api/shop-v1/customer-addresses/*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Falló."}' }),
  );
  await buttonOf(page, 'Eliminar: Oficina').click();
  await buttonOf(page, 'Sí, eliminar').click();
  await expect(page.getByText('No se pudo eliminar la dirección')).toBeVisible();
  await expect(items(page)).toHaveCount(3);
});

test('an unknown address is not found', async ({ page, request }) => {
  await logIn(page, await newCustomer(request), '/perfil/direcciones/999/editar');
  await expect(page.getByText(/No encontramos lo que buscas/)).toBeVisible();
});

test('the delivery location is chosen from the customer’s addresses', async ({ page }) => {
  await visit(page, '/marcas');
  const dialog = page.getByRole('dialog', { name: 'Elige tu ubicación' });
  await page.getByRole('button', { name: 'Elige tu ubicación' }).click();
  await dialog.getByRole('link', { name: 'Inicia sesión para ver tus direcciones' }).click();
  await expect(page).toHaveURL('/login?volver=%2Fmarcas');
  await page.getByLabel(/^Correo electrónico/).fill(LAURA.email);
  await page.getByLabel(/^Contraseña/).fill(LAURA.password);
  await buttonOf(page, 'Iniciar sesión').click();
  await expect(page).toHaveURL('/marcas');
  await page.getByRole('button', { name: /^(Elige tu ubicación|Enviar a)/ }).click();
  await expect(dialog.getByRole('button', { name: /^Casa · Predeterminada/ })).toBeVisible();
  await expectAccessibleState(page);
  await dialog.getByRole('button', { name: /^Casa de mis papás/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Enviar a 44160 Guadalajara/ }).click();
  await expect(dialog.getByRole('button', { name: /^Casa de mis papás/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await dialog.getByRole('link', { name: 'Agregar dirección' }).click();
  await expect(page).toHaveURL('/perfil/direcciones/crear?volver=%2Fmarcas');
});

test('all that the backend refused of an address is said: at its field, the rest for the whole form', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 422/);
  await logIn(page, await newCustomer(request), '/perfil/direcciones/crear');
  await fillAddress(page, 'Casa');
  const pointer = '/data/attributes/alias';
  const errors = [
    { detail: 'Ya tienes una dirección con este nombre.', source: { pointer } },
    { detail: 'Es muy largo.', source: { pointer } },
    { detail: 'Tu cuenta está en revisión.' },
  ];
  await page.route('**/api/shop-v1/customer-addresses', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { errors } })
      : route.fallback(),
  );
  await buttonOf(page, 'Guardar').click();
  const alias = fieldOf(page, 'Nombre de la dirección');
  await expect(alias).toHaveAccessibleDescription(
    /Ya tienes una dirección con este nombre\. Es muy largo\.$/,
  );
  await expect(alias).toBeFocused();
  await expect(page.getByRole('alert').getByText('Tu cuenta está en revisión.')).toBeVisible();
});
