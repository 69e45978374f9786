import { lastMail, logInByForm, newEmail, PASSWORD } from '../../fixtures/customers';
import { expectHome } from '../../fixtures/profile';
import { expect, test } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';
import { buttonOf, expectText, fieldOf, main } from '../../pages/main';
import { accountButton, signOut } from '../../pages/shell';
import { emailField, passwordField } from '../../pages/sign-in';

test('an account, from its sign-up to its addresses and invoicing data', async ({ page }) => {
  const email = newEmail();
  await test.step('sign-up', async () => {
    await page.goto('/registrarme?volver=/marcas');
    await page.getByLabel(/^Nombre/).fill('Elena');
    await page.getByLabel(/^Apellido paterno/).fill('Prueba');
    await page.getByLabel(/^Teléfono/).fill('55 1234 5678');
    await emailField(page).fill(email);
    await passwordField(page).fill(PASSWORD);
    await page.getByLabel(/^Confirmar contraseña/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(page).toHaveURL('/marcas');
    await expectText(page, /Tu cuenta está lista/);
    await expect(accountButton(page)).toHaveAccessibleName('Mi cuenta: Elena');
    await page.goto('/mi-cuenta');
    await expectText(page, email);
    await expectTrueTexts(page);
  });

  await test.step('the mail’s link, and sign-in again', async () => {
    const { path } = await lastMail(email, 'verify-email');
    const [document] = await Promise.all([
      page.waitForResponse((one) => one.url().includes('/correo/')),
      page.goto(path ?? ''),
    ]);
    expect(document.headers()['referrer-policy']).toBe('no-referrer');
    await expectText(page, 'Tu correo electrónico está verificado.');
    await signOut(page);
    await expectHome(page);
    await logInByForm(page, { email, password: PASSWORD, name: 'Elena' }, '/perfil/informacion');
    await expectText(page, /^Verificado el /);
  });

  await test.step('information', async () => {
    await expect(fieldOf(page, 'Nombre\\(s\\)')).toHaveValue('Elena');
    await expect(fieldOf(page, 'Apellido paterno')).toHaveValue('Prueba');
    await expect(fieldOf(page, 'Teléfono')).toHaveValue('5512345678');
    await fieldOf(page, 'Nombre\\(s\\)').fill('Elenita');
    await fieldOf(page, 'Teléfono').fill('55 9876 5432');
    await buttonOf(page, 'Guardar cambios').click();
    await expectText(page, 'Guardamos tus datos.');
    await expect(accountButton(page)).toHaveAccessibleName('Mi cuenta: Elenita');
    await page.reload();
    await expect(fieldOf(page, 'Nombre\\(s\\)')).toHaveValue('Elenita');
    await expect(fieldOf(page, 'Apellido paterno')).toHaveValue('Prueba');
    await expect(fieldOf(page, 'Teléfono')).toHaveValue('5598765432');
    await expect(accountButton(page)).toHaveAccessibleName('Mi cuenta: Elenita');
    await expectTrueTexts(page);
  });

  await test.step('an address', async () => {
    await page.goto('/perfil/direcciones/crear');
    await fieldOf(page, 'Código postal').fill('06700');
    await expectText(page, 'Alcaldía', { exact: true });
    await fieldOf(page, 'Colonia').selectOption('Roma Norte');
    await fieldOf(page, 'Calle').fill('Calle Orizaba');
    await fieldOf(page, 'Número exterior').fill('118');
    await fieldOf(page, 'Teléfono').fill('55 4433 2211');
    await fieldOf(page, 'Nombre de la dirección').fill('Casa');
    await buttonOf(page, 'Guardar').click();
    await expect(page).toHaveURL('/perfil/direcciones');
    const saved = main(page).getByRole('listitem').filter({ hasText: 'Calle Orizaba' });
    await expect(saved).toContainText('Ciudad de México');
    await expectTrueTexts(page);
    await page.getByRole('link', { name: /^Editar/ }).click();
    await expect(fieldOf(page, 'Número exterior')).toHaveValue('118');
    await fieldOf(page, 'Número exterior').fill('120');
    await buttonOf(page, 'Guardar').click();
    await expect(saved).toContainText('Calle Orizaba 120');
    await buttonOf(page, /^Eliminar: /).click();
    await buttonOf(page, 'Sí, eliminar').click();
    await expect(page.getByRole('heading', { name: 'Aún no tienes direcciones' })).toBeVisible();
  });

  await test.step('invoicing data', async () => {
    await page.goto('/perfil/facturacion?datos=nuevos');
    const zip = fieldOf(page, 'Código postal fiscal');
    // A generic RFC takes the zip code of the shop that issues the invoice.
    await fieldOf(page, 'RFC').fill('XAXX010101000');
    await expect(zip).toHaveValue('03100');
    await fieldOf(page, 'RFC').fill('MERL850612AB3');
    await fieldOf(page, 'Nombre o razón social').fill('ELENA PRUEBA');
    await fieldOf(page, 'Régimen fiscal').selectOption('612');
    await fieldOf(page, 'Uso de CFDI').selectOption('G03');
    await zip.fill('06700');
    await buttonOf(page, 'Guardar').click();
    await expect(page).toHaveURL('/perfil/facturacion');
    const saved = main(page).getByRole('listitem').filter({ hasText: 'MERL850612AB3' });
    await expect(saved).toContainText('ELENA PRUEBA');
    await expectTrueTexts(page);
    await page.getByRole('link', { name: /^Editar: / }).click();
    await expect(fieldOf(page, 'Uso de CFDI')).toHaveValue('G03');
    await fieldOf(page, 'Nombre o razón social').fill('ELENA PRUEBA NORTE');
    await buttonOf(page, 'Guardar').click();
    await expect(saved).toContainText('ELENA PRUEBA NORTE');
  });
});
