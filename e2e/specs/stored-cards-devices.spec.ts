import { expectAccessibleState } from '../fixtures/accessibility';
import { logIn, newCustomer } from '../fixtures/customers';
import { expectHome } from '../fixtures/profile';
import { addCard, backendClient } from '../fixtures/server-cart';
import { expect, expectConsole, test } from '../fixtures/test';
import { buttonOf, expectText, items } from '../pages/main';
import { accountButton } from '../pages/shell';

test('cards: none, two, another default, none again', async ({ page }) => {
  const customer = await newCustomer();
  await logIn(page, customer, '/perfil/metodos-pago/tarjeta');
  const none = page.getByRole('heading', { name: 'Aún no tienes tarjetas guardadas' });
  await expect(none).toBeVisible();
  await expectAccessibleState(page);
  const call = await backendClient(customer);
  await addCard(call, 'tok_visa_4242', '2031-01');
  await addCard(call, 'tok_amex_0005', '2024-02');
  await addCard(call, 'tok_mastercard_4444', '2031-02');
  await page.reload();
  await expect(items(page)).toHaveCount(3);
  await expect(items(page).first()).toContainText('Visa terminada en 4242');
  await expect(items(page).first()).toContainText('Vence en enero de 2031');
  const expired = items(page).filter({ hasText: 'American Express' });
  await expect(expired).toContainText('Vencida');
  await expect(expired).toContainText('Venció en febrero de 2024');
  await expect(expired.getByRole('button', { name: /predeterminada/ })).toHaveCount(0);
  await expectText(page, /se capturan con el proveedor de pagos/);
  await expectAccessibleState(page);

  await buttonOf(page, /^Usar como predeterminada: Mastercard/).press('Enter');
  await expect(items(page).first()).toContainText('Mastercard');
  const remove = buttonOf(page, /^Eliminar: Mastercard/);
  await remove.press('Enter');
  await expect(buttonOf(page, 'Cancelar')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  // The card disappears at once; a reload right now would cancel the call.
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.keyboard.press('Enter');
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toContainText('Visa');
  await deleted;
  await expect(items(page).first().getByRole('button').first()).toBeFocused();
  await page.reload();
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toContainText('Predeterminada');
});

test('another device is revoked, and its session ends; revoking this one leads to the sign-out', async ({
  page,
  browser,
}) => {
  expectConsole(/401/);
  const customer = await newCustomer();
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0',
  });
  const other = await elsewhere.newPage();
  await logIn(other, customer);
  await logIn(page, customer, '/perfil/dispositivos');
  const current = items(page).first();
  await expect(current).toContainText('Este dispositivo');
  await expect(current).toContainText('Autorizado');
  await expect(current.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  const firefox = items(page).filter({ hasText: 'Firefox en Windows' });
  await expect(firefox).toContainText('Último acceso');
  await firefox.getByRole('button', { name: /^Quitar/ }).click();
  await page.getByRole('button', { name: 'Sí, quitar' }).click();
  await expect(firefox).toHaveCount(0);
  await other.goto('/perfil/dispositivos');
  await expect(other).toHaveURL(/\/login\?volver=/);
  await elsewhere.close();
  await current.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expectHome(page);
  await expect(accountButton(page)).toHaveCount(0);
});
