import { logInByForm, newCustomer } from '../../fixtures/customers';
import { expect, test } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';
import * as List from '../../pages/list';
import { expectText } from '../../pages/main';

test('favourites of a visitor are transferred, and lists are made and filled', async ({ page }) => {
  const customer = await newCustomer();
  await page.goto('/buscar?existencia=1');
  for (const index of [0, 1]) {
    await List.hearts(page).nth(index).click();
    await expect(List.hearts(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  const label = (await List.hearts(page).nth(0).getAttribute('aria-label')) ?? '';
  const name = label.replace(/^[^:]*: /, '');
  await logInByForm(page, customer, '/perfil/favoritos');
  await expect(List.cards(page)).toHaveCount(2);
  await expectTrueTexts(page);

  await page.getByRole('button', { name: 'Nueva lista' }).click();
  await page.getByLabel(/^Nombre de la lista/).fill('Regalos');
  await page.getByRole('button', { name: 'Crear lista' }).click();
  const lists = page.getByRole('navigation', { name: 'Tus listas' }).getByRole('link');
  await expect(lists.filter({ hasText: 'Regalos' })).toHaveAttribute('aria-current', 'page');
  await lists.filter({ hasText: 'Mis favoritos' }).click();
  await page.getByRole('button', { name: `Una pieza más de ${name}` }).click();
  await page.getByRole('button', { name: `Mover ${name} a otra lista` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Regalos/ }).click();
  await expect(List.cards(page)).toHaveCount(1);
  await lists.filter({ hasText: 'Regalos' }).click();
  const card = List.cards(page).filter({ hasText: name });
  await expect(card.getByRole('status')).toHaveText('2');
  await page.reload();
  await expect(card.getByRole('status')).toHaveText('2');
  await page.getByRole('button', { name: 'Pasar todo al carrito' }).click();
  await expectText(page, /Agregamos 1 producto a tu carrito/);
});
