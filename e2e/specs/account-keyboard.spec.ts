import { pressWithKeyboard } from '../fixtures/account-screens';
import { createPastOrder, logIn, newCustomer, notifyCustomer } from '../fixtures/customers';
import { tabTo } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/test';
import { buttonOf, expectText, fieldOf, firstLink } from '../pages/main';

// A phone with a keyboard: here the sticky header covers the largest part of the screen.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });
test('all customer forms are filled and sent with the keyboard alone', async ({ page }) => {
  const customer = await newCustomer();
  const { id } = await createPastOrder(customer, 'delivered', 5);
  await notifyCustomer(customer, 'Un aviso');
  const type = (text: string) => page.keyboard.type(text);

  await logIn(page, customer, '/perfil/informacion');
  await tabTo(page, fieldOf(page, 'Nombre\\(s\\)'));
  await page.keyboard.press('Control+A');
  await type('Helena');
  await page.keyboard.press('Enter');
  await expectText(page, 'Guardamos tus datos.');

  await page.goto('/perfil/direcciones/crear');
  await tabTo(page, fieldOf(page, 'Código postal'));
  await type('06700');
  await expectText(page, 'Alcaldía', { exact: true });
  await tabTo(page, fieldOf(page, 'Colonia'));
  await type('Roma N');
  await tabTo(page, fieldOf(page, 'Calle'));
  await type('Calle Orizaba');
  await tabTo(page, fieldOf(page, 'Número exterior'));
  await type('118');
  await tabTo(page, fieldOf(page, 'Nombre de la dirección'));
  await type('Casa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/perfil/direcciones');
  await pressWithKeyboard(page, firstLink(page, 'Editar: Casa'));
  await expect(page).toHaveURL(/\/editar$/);
  await pressWithKeyboard(page, buttonOf(page, 'Guardar'), 'Space');
  await expect(page).toHaveURL('/perfil/direcciones');

  await page.goto('/perfil/notificaciones');
  await pressWithKeyboard(page, buttonOf(page, 'Marcar como leída: Un aviso'), 'Space');
  await expect(buttonOf(page, /^Marcar como leída/)).toHaveCount(0);

  await page.goto('/perfil/favoritos');
  await pressWithKeyboard(page, buttonOf(page, 'Nueva lista'));
  await expect(page.getByLabel(/^Nombre de la lista/)).toBeFocused();
  await type('Navidad');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Tus listas' })).toContainText('Navidad');

  await page.goto(`/perfil/pedidos/${id}/chat`);
  await tabTo(page, page.getByLabel('Tu mensaje'));
  await type('¿Me ayudan?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Conversación' })).toContainText('¿Me ayudan?');

  await page.goto(`/perfil/pedidos/${id}/garantia/productos`);
  await pressWithKeyboard(page, firstLink(page, /^Devolver o reportar un problema con/));
  await expect(page).toHaveURL(/\/garantia\?producto=\d+$/);
  await pressWithKeyboard(page, page.getByRole('radio', { name: 'No funciona bien' }), 'Space');
  await tabTo(page, page.getByLabel(/^Cuéntanos los detalles/));
  await type('Dejó de encender ayer por la tarde.');
  await pressWithKeyboard(page, buttonOf(page, 'Enviar solicitud'));
  await expect(page).toHaveURL(/\/perfil\/garantias/);
});
