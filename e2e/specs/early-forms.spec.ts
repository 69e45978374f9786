import type { Page } from '@playwright/test';
import { newCustomer } from '../fixtures/customers';
import {
  BY,
  CONTROLS,
  findProduct,
  LIST,
  NARROW,
  openWithoutScripts,
  WIDE,
} from '../fixtures/early-controls';
import { expect, expectConsole, test } from '../fixtures/test';
import { enter, expectText, main } from '../pages/main';
import { accountButton, placeDialog } from '../pages/shell';
import { emailField, fillLogin, loginButton } from '../pages/sign-in';

// What is typed, chosen or sent before any script is there takes effect, and only once.
test.use({ interacts: false, hasTouch: true });

test('a zip code sent before the panel of the place has its code is used', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/', NARROW);
  await CONTROLS.place.find(page).tap();
  await placeDialog(page).getByLabel('Código postal').fill('97050');
  await page.keyboard.press('Enter');
  await expect(placeDialog(page).getByLabel('Código postal')).toHaveValue('97050');
  scripts.release();
  await expect(placeDialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Enviar a 97050/ })).toBeVisible();
});

test('text typed there stays, a closed panel stays closed, its link leads on', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/', NARROW);
  await CONTROLS.menu.find(page).tap();
  await page.getByRole('button', { name: 'Cerrar menú' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await CONTROLS.place.find(page).tap();
  await placeDialog(page).getByLabel('Código postal').pressSequentially('970');
  scripts.release();
  await expect(placeDialog(page).getByRole('alert').first()).toBeAttached();
  await expect(placeDialog(page).getByLabel('Código postal')).toHaveValue('970');
  await expect(placeDialog(page).getByLabel('Código postal')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openWithoutScripts(page, '/', NARROW);
  await CONTROLS.menu.find(page).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Periféricos' }).tap();
  await page.waitForURL(/categoria_perifericos/, { waitUntil: 'commit' });
});

test('a zip code that is sent is asked for', async ({ page }) => {
  const scripts = await openWithoutScripts(page, await findProduct());
  await main(page).getByLabel('Código postal').fill('97050');
  await page.getByRole('button', { name: 'Calcular' }).click();
  scripts.release();
  await expectText(page, /Entrega en 97050/);
});

test('what is filled in and chosen at sign-in is sent @smoke', async ({ page }) => {
  const customer = await newCustomer();
  const scripts = await openWithoutScripts(page, '/login?volver=/marcas');
  const password = page.locator('main input[name=password]');
  await emailField(page).fill(customer.email);
  await password.fill(customer.password);
  await page.getByLabel('Recordar acceso').tap();
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  scripts.release();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(customer.password);
  const sent = page.waitForRequest((one) => one.postData()?.includes('remember') === true);
  await loginButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ remember: true });
  await expect(accountButton(page)).toBeVisible();
});

test('a sign-in that is sent while a password manager stands in its fields is sent with what was typed', async ({
  page,
}) => {
  expectConsole(/Minified React error #(418|423|425)/);
  const customer = await newCustomer();
  const scripts = await openWithoutScripts(page, '/login?volver=/marcas');
  await page.evaluate(
    "for (const one of document.querySelectorAll('input')) one.after(document.createElement('span'))",
  );
  await fillLogin(page, customer);
  scripts.release();
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL(/\/marcas$/);
});

test('links, forms and what the browser opens itself work without scripts', async ({ page }) => {
  const link = (name: string | RegExp) => (one: Page) => one.getByRole('link', { name }).first();
  const search = (one: Page) => one.getByLabel('¿Qué estás buscando?');
  const ways = [
    ['/', WIDE, link('Marcas'), 'mouse', '/marcas'],
    [
      '/login',
      NARROW,
      (one: Page) => one.locator('.tabs .cart-mark'),
      'finger',
      '/compra/carrito/detalle',
    ],
    ['/arma-tu-equipo', WIDE, search, 'search', '/buscar?q=monitor'],
    [
      LIST,
      WIDE,
      (one: Page) => one.locator('.facet a[href*=marca_]').first(),
      'keyboard',
      'marca_',
    ],
  ] as const;
  for (const [path, size, find, by, to] of ways) {
    await openWithoutScripts(page, path, size);
    const control = find(page);
    if (by === 'search') {
      await enter(control, 'monitor');
    } else await BY[by](control);
    await page.waitForURL((url) => url.href.includes(to), { waitUntil: 'commit' });
  }
  await openWithoutScripts(page, LIST, NARROW);
  await page.getByRole('navigation').getByText('Buscar').tap();
  await expect(search(page)).toBeFocused();
  await page.getByRole('button', { name: 'Filtrar' }).tap();
  await expect(page.locator('.filters:popover-open')).toBeVisible();
});
