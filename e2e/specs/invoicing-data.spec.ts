import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../fixtures/accessibility';
import { logIn, newCustomer } from '../fixtures/customers';
import { buttonOf, fieldOf, LAURA, refuseOnce, submitOffline } from '../fixtures/profile';
import { expect, test } from '../fixtures/test';

const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const options = (page: Page, label: string) => fieldOf(page, label).getByRole('option');
const codes = async (page: Page, label: string) =>
  (await options(page, label).allTextContents()).map((text) => text.split(' · ')[0]);

async function fillProfile(page: Page): Promise<void> {
  await fieldOf(page, 'RFC').fill('merl850612ab3');
  await fieldOf(page, 'Nombre o razón social').fill('ELENA PRUEBA');
  await fieldOf(page, 'Régimen fiscal').selectOption('612');
  await fieldOf(page, 'Uso de CFDI').selectOption('G03');
  await fieldOf(page, 'Código postal fiscal').fill('06700');
}

test('the régimen depends on the RFC, the use on the régimen, and valid choices are kept', async ({
  page,
  request,
  expectConsole,
}) => {
  // The zip code that does not exist is looked up.
  expectConsole(/404/);
  await logIn(page, await newCustomer(request), '/perfil/facturacion');
  await expect(
    page.getByRole('heading', { name: 'Aún no tienes datos de facturación' }),
  ).toBeVisible();
  await expectAccessibleState(page);
  await page.getByRole('link', { name: 'Agregar datos de facturación' }).click();
  await fieldOf(page, 'RFC').fill('SIN120904QT6');
  expect(await codes(page, 'Régimen fiscal')).toContain('601');
  expect(await codes(page, 'Régimen fiscal')).not.toContain('612');
  await fieldOf(page, 'Régimen fiscal').selectOption('626');
  expect((await codes(page, 'Uso de CFDI')).slice(1, 5)).toEqual(['G01', 'G03', 'I04', 'S01']);
  await fieldOf(page, 'Uso de CFDI').selectOption('G03');
  await fieldOf(page, 'RFC').fill('MERL850612AB3');
  await expect(fieldOf(page, 'Régimen fiscal')).toHaveValue('626');
  await expect(fieldOf(page, 'Uso de CFDI')).toHaveValue('G03');
  await fieldOf(page, 'Régimen fiscal').selectOption('605');
  await expect(fieldOf(page, 'Uso de CFDI')).toHaveValue('');
  await fieldOf(page, 'RFC').fill('XAXX010101000');
  await expect(fieldOf(page, 'Régimen fiscal')).toHaveValue('616');
  await expect(fieldOf(page, 'Uso de CFDI')).toHaveValue('S01');
  await expect(page.getByText('Con un RFC genérico la factura no es deducible.')).toBeVisible();
  await fieldOf(page, 'Nombre o razón social').fill('Público en general');
  await expect(fieldOf(page, 'Código postal fiscal')).toHaveValue('03100');
  await buttonOf(page, 'Guardar').click();
  await expect(fieldOf(page, 'Nombre o razón social')).toHaveAccessibleDescription(
    /no «público en general»/,
  );
  // The fixed header must not cover half of a link while axe measures the links.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleState(page);
  await fieldOf(page, 'Nombre o razón social').fill('PRUEBA S.A. de C.V.');
  await expect(page.getByText(/Quita la terminación de la sociedad/)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleState(page);
  await buttonOf(page, /^Usar «PRUEBA»/).click();
  await expect(fieldOf(page, 'Nombre o razón social')).toHaveValue('PRUEBA');
  await fieldOf(page, 'Código postal fiscal').fill('17000');
  await expect(fieldOf(page, 'Código postal fiscal')).toHaveAccessibleDescription(
    /escribe el código postal de la tienda que emite la factura/,
  );
  await buttonOf(page, 'Guardar').click();
  await expect(fieldOf(page, 'Código postal fiscal')).toBeFocused();
  await fieldOf(page, 'Código postal fiscal').fill('03100');
  await buttonOf(page, 'Guardar').click();
  await expect(items(page).first()).toContainText('XAXX010101000 · C.P. 03100');
});

test('a wrong check digit is only a warning; several profiles, edited and deleted', async ({
  page,
  request,
}) => {
  await logIn(page, await newCustomer(request), '/perfil/facturacion?datos=nuevos');
  await fillProfile(page);
  await expect(page.getByText(/el último carácter no coincide/)).toHaveCount(0);
  await fieldOf(page, 'RFC').fill('MERL850612AB1');
  await expect(page.getByText(/el último carácter no coincide/)).toBeVisible();
  await buttonOf(page, 'Guardar').click();
  await expect(page).toHaveURL('/perfil/facturacion');
  await expect(items(page)).toHaveCount(1);
  await expect(items(page).first()).toContainText('MERL850612AB1');
  await expect(items(page).first()).toContainText('Personas Físicas con Actividades Empresariales');
  await expect(items(page).first()).toContainText('Predeterminados');

  await page.getByRole('link', { name: 'Agregar datos de facturación' }).click();
  await fillProfile(page);
  await fieldOf(page, 'RFC').fill('SIN120904QT6');
  await fieldOf(page, 'Nombre o razón social').fill('SOLUCIONES');
  await fieldOf(page, 'Régimen fiscal').selectOption('601');
  await fieldOf(page, 'Uso de CFDI').selectOption('I04');
  await page.getByLabel('Usar como mis datos predeterminados').check();
  await buttonOf(page, 'Guardar').click();
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toContainText('SOLUCIONES');

  await page.getByRole('link', { name: /^Editar: SOLUCIONES/ }).click();
  await expect(page.getByRole('heading', { name: 'Editar datos de facturación' })).toBeVisible();
  await expect(fieldOf(page, 'Uso de CFDI')).toHaveValue('I04');
  await fieldOf(page, 'Nombre o razón social').fill('SOLUCIONES DEL NORTE');
  await buttonOf(page, 'Guardar').click();
  await expect(items(page).first()).toContainText('SOLUCIONES DEL NORTE');
  await buttonOf(page, /^Eliminar: SOLUCIONES/).click();
  await buttonOf(page, 'Sí, eliminar').click();
  await expect(items(page)).toHaveCount(1);
  await expect(items(page).first()).toContainText('Predeterminados');
  await expect(page.getByRole('link', { name: /^Editar: ELENA/ })).toBeFocused();
});

test('typed text survives a lost connection, a reload and a rejection, with the keyboard alone', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|422/);
  await logIn(page, await newCustomer(request), '/perfil/facturacion?datos=nuevos');
  await fillProfile(page);
  await submitOffline(page, 'Guardar');
  await page.reload();
  await expect(fieldOf(page, 'RFC')).toHaveValue('merl850612ab3');
  await expect(fieldOf(page, 'Régimen fiscal')).toHaveValue('612');
  await expect(fieldOf(page, 'Uso de CFDI')).toHaveValue('G03');
  const detail = 'El RFC no está en la lista del SAT.';
  await refuseOnce(page, '/shop-v1/invoicing-profiles', '/data/attributes/rfc', detail);
  await fieldOf(page, 'Código postal fiscal').focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'RFC')).toBeFocused();
  await expect(fieldOf(page, 'RFC')).toHaveAccessibleDescription(new RegExp(detail));
  await page.keyboard.press('Enter');
  await expect(items(page)).toHaveCount(1);
});

test('a customer with invoicing data sees them', async ({ page }) => {
  await logIn(page, LAURA, '/perfil/facturacion');
  await expect(items(page).first()).toContainText('MERL850612AB3');
  await expectAccessibleState(page);
});
