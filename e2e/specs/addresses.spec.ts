import { randomUUID } from 'node:crypto';
import { LAURA, logIn, newCustomer } from '../fixtures/customers';
import { refuseOnce, submitOffline } from '../fixtures/profile';
import { catalogue, expect, expectConsole, test, visit } from '../fixtures/test';
import { buttonOf, expectText, fieldOf, items, linkOf } from '../pages/main';
import { placeButton, placeDialog } from '../pages/shell';
import { fillLogin } from '../pages/sign-in';

test('an address is created once, whatever comes between: no connection, a reload, a refusal, a lost answer', async ({
  page,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|422|status of 50\d/);
  await logIn(page, await newCustomer(), '/perfil/direcciones/crear');
  const alias = `Obra ${randomUUID().slice(0, 8)}`;
  const street = fieldOf(page, 'Calle');
  await fieldOf(page, 'Código postal').fill('06700');
  await expectText(page, 'Alcaldía', { exact: true });
  await fieldOf(page, 'Colonia').selectOption('Roma Norte');
  await street.fill('Calle Orizaba');
  await fieldOf(page, 'Número exterior').fill('s/n');
  await fieldOf(page, 'Nombre de la dirección').fill(alias);

  await submitOffline(page, 'Guardar');
  await expect(street).toHaveValue('Calle Orizaba');
  await page.reload();
  await expect(street).toHaveValue('Calle Orizaba');
  await expect(fieldOf(page, 'Colonia')).toHaveValue('Roma Norte');

  const detail = 'El nombre de la calle no es válido.';
  await refuseOnce(page, '/shop-v1/customer-addresses', '/data/attributes/street', detail);
  await buttonOf(page, 'Guardar').click();
  await expect(street).toBeFocused();
  await expect(street).toHaveAccessibleDescription(detail);

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
  await expect(items(page)).toContainText('Calle Orizaba S/N');
  await page.goto('/perfil/direcciones/crear');
  await expect(street).toHaveValue('');
});

test('the delivery location is chosen from the customer’s addresses', async ({ page }) => {
  await visit(page, '/marcas');
  const dialog = placeDialog(page);
  await placeButton(page).click();
  await dialog.getByRole('link', { name: 'Inicia sesión para ver tus direcciones' }).click();
  await expect(page).toHaveURL('/login?volver=%2Fmarcas');
  await fillLogin(page, LAURA);
  await expect(page).toHaveURL('/marcas');
  await page.getByRole('button', { name: /^(Elige tu ubicación|Enviar a)/ }).click();
  await expect(dialog.getByRole('button', { name: /^Casa · Predeterminada/ })).toBeVisible();
  await dialog.getByRole('button', { name: /^Casa de mis papás/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Enviar a 44160 Guadalajara/ }).click();
  const parents = dialog.getByRole('button', { name: /^Casa de mis papás/ });
  await expect(parents).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('link', { name: 'Agregar dirección' }).click();
  await expect(page).toHaveURL('/perfil/direcciones/crear?volver=%2Fmarcas');
  await linkOf(page, 'Cancelar').click();
  await expect(page).toHaveURL('/marcas');
});
