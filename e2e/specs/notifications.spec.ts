import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../fixtures/accessibility';
import { logIn, newCustomer, notifyCustomer } from '../fixtures/customers';
import { expect, test } from '../fixtures/test';
import { expectText, main } from '../pages/main';
import { accountButton } from '../pages/shell';

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ });
const center = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Ir al centro de notificaciones' });

test('the bell appears without a layout shift', async ({ page }) => {
  const customer = await newCustomer();
  await logIn(page, customer, '/marcas');
  for (const width of [360, 800, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await expect(accountButton(page)).toBeVisible();
    const before = await accountButton(page).evaluate((button) => {
      const { right } = button.getBoundingClientRect();
      return { right, search: document.querySelector('input')?.getBoundingClientRect().width };
    });
    await expect(bell(page)).toBeVisible();
    const after = await accountButton(page).evaluate((button) => {
      const { right } = button.getBoundingClientRect();
      return { right, search: document.querySelector('input')?.getBoundingClientRect().width };
    });
    expect(after.right, `${width}`).toBeCloseTo(before.right, 0);
    expect(after.search, `${width}`).toBeCloseTo(before.search ?? 0, 0);
  }
});

test('the bell opens by keyboard, and following a notification marks it read', async ({ page }) => {
  const customer = await newCustomer();
  // Behind the open list are only texts, no control that it covers in part.
  await logIn(page, customer, '/nosotros/aviso-legal');
  await expect(bell(page)).toHaveAccessibleName('Notificaciones');
  await bell(page).press('Enter');
  await expectText(page, 'No tienes notificaciones en este momento');
  await expectAccessibleState(page);
  await page.keyboard.press('Escape');
  await expect(center(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(center(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/perfil/notificaciones');
  await expectText(main(page), 'No tienes notificaciones');
  await expect(center(page)).toBeHidden();

  await notifyCustomer(customer, 'Mira tu monedero', '/perfil/monedero');
  await notifyCustomer(customer, 'Otro sitio', 'https://evil.example/');
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notificaciones: 2 sin leer');
  await bell(page).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Otro sitio' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Mira tu monedero' }).click();
  await expect(page).toHaveURL('/perfil/monedero');
  await expect(bell(page)).toHaveAccessibleName('Notificaciones: 1 sin leer');
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notificaciones: 1 sin leer');
  await bell(page).click();
  await page.getByRole('button', { name: 'Marcar como leída: Otro sitio' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notificaciones');
});
