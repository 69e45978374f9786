import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../fixtures/accessibility';
import { accountButton, logIn, logInByForm, newCustomer } from '../fixtures/customers';
import { LAURA, notifyCustomer } from '../fixtures/history';
import { expect, test } from '../fixtures/test';

// axe checks each screen twice.
test.describe.configure({ timeout: 120_000 });

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ });
const center = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Ir al centro de notificaciones' });

test('a new customer has a bell and no notifications', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await page.goto('/marcas');
  await expect(bell(page)).toHaveCount(0);
  await logInByForm(page, customer);
  await expect(bell(page)).toHaveAccessibleName('Notificaciones');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No tienes notificaciones en este momento')).toBeVisible();
  await expectAccessibleState(page);
  await page.keyboard.press('Escape');
  await expect(center(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(center(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/perfil/notificaciones');
  await expect(page.getByRole('main').getByText('No tienes notificaciones')).toBeVisible();
  await expect(center(page)).toBeHidden();
  await expectAccessibleState(page);
});

test('the bell appears without a layout shift', async ({ page, request }) => {
  const customer = await newCustomer(request);
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

test('following a notification marks it as read', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await notifyCustomer(request, customer, 'Mira tu monedero', '/perfil/monedero');
  await notifyCustomer(request, customer, 'Otro sitio', 'https://evil.example/');
  await logIn(page, customer, '/marcas');
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

test('marking all as read is rolled back when it fails', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/500/);
  const customer = await newCustomer(request);
  for (const title of ['Una', 'Dos', 'Tres']) await notifyCustomer(request, customer, title);
  await logIn(page, customer, '/perfil/notificaciones?ver=sin-leer');
  const main = page.getByRole('main');
  await expect(main.getByText('Sin leer (3)')).toBeVisible();
  const calls = '**/notifications/-actions/read-all';
  await page.route(calls, (route) =>
    route.fulfill({ status: 500, json: { message: 'No se pudo.' } }),
  );
  await main.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  await expect(page.getByRole('alert').getByText('No se pudo.')).toBeVisible();
  await expect(main.getByText('Sin leer (3)')).toBeVisible();
  await page.unroute(calls);
  await main.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  await expect(main.getByText('Sin leer (0)')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notificaciones');
  await page.reload();
  await expect(page.getByText('Ya leíste todas tus notificaciones')).toBeVisible();
});

test('the notification centre shows all notifications by page', async ({ page }) => {
  await logIn(page, LAURA, '/perfil/notificaciones');
  const items = page.getByRole('list', { name: 'Notificaciones' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  await expectAccessibleState(page);
  await page.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL('/perfil/notificaciones?pagina=2');
  await expect(items.first()).toBeVisible();
  await bell(page).click();
  await expectAccessibleState(page);
});
