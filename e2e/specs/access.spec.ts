import { expectUsable } from '../fixtures/accessibility';
import { readStored } from '../fixtures/browse';
import { loseAnswers } from '../fixtures/connection';
import {
  callApi,
  lastMail,
  logInByForm,
  newCustomer,
  type TestCustomer,
} from '../fixtures/customers';
import { tabThroughMain, tabTo } from '../fixtures/keyboard';
import { backendClient } from '../fixtures/server-cart';
import { catalogue, expect, expectConsole, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import { alert, enter, expectText, heading } from '../pages/main';
import { accountButton, loginLink, signOut } from '../pages/shell';
import { emailField, fillLogin, loginButton, passwordField } from '../pages/sign-in';

/** With a keyboard: here the sticky header covers the largest part of the screen. */
const PHONE = { width: 360, height: 740 };

/** Creates a customer who needs a code on a new device. Each login makes the earlier codes of the customer invalid. */
async function newTwoStepCustomer(): Promise<TestCustomer> {
  const customer = await newCustomer();
  const call = await backendClient(customer);
  const { data } = await call('GET', '/shop-v1/customers/-actions/self');
  await call('PATCH', `/shop-v1/customers/${data.id}`, {
    data: { type: 'customers', id: data.id, attributes: { two_step: true } },
  });
  return customer;
}

// Reduced motion, so that elements stand still while they are checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor logs in where they were, by keyboard, after a mistake @smoke', async ({ page }) => {
  expectConsole(/401/);
  const customer = await newCustomer();
  await visit(page, '/marcas');
  await loginLink(page).press('Enter');
  await expect(page).toHaveURL('/login?volver=%2Fmarcas');
  await expect(heading(page)).toBeFocused();
  await emailField(page).focus();
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('no-es-la-mia');
  await page.keyboard.press('Enter');
  await expect(alert(page)).toHaveText(/contraseña son incorrectos/);
  await expectText(page, 'Ocurrió un error al intentar iniciar sesión.');
  await expect(emailField(page)).toHaveValue(customer.email);

  await passwordField(page).press('ControlOrMeta+a');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mostrar contraseña' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Recordar acceso')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/marcas');
  await expect(accountButton(page)).toHaveAccessibleName('Mi cuenta: Elena');
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
});

test('the guest cart is merged once, though the first answer is lost @smoke', async ({ page }) => {
  expectConsole(/ERR_FAILED|ERR_ABORTED/);
  const customer = await newCustomer();
  const product = await catalogue.find(({ stock }) => stock > 5);
  await visit(page, `/productos/${product.slug}`);
  await page.getByRole('button', { name: 'Agregar una pieza' }).click();
  await Cart.addButton(page, product).click();
  const count = page.getByRole('button', { name: /^Carrito\. Productos en tu carrito: 1/ });
  await expect(count).toBeVisible();

  await loseAnswers(page, '**/api/eshop/login');
  await page.goto('/login');
  await fillLogin(page, customer);
  await expect(alert(page)).toContainText('Lo que escribiste sigue aquí');
  await expect(count).toBeVisible();
  await page.unroute('**/api/eshop/login');
  await loginButton(page).click();
  await expect(accountButton(page)).toBeVisible();
  await expect.poll(() => readStored(page, 'cart')).toContain('"lines":[]');
  // Now the cart is on the server.
  await expect(count).toBeVisible();
  const cart = await callApi(page, '/eshop/carrito/total-items');
  expect(JSON.stringify(cart.body)).toContain('"pieces":2');
});

test('a forgotten password, with the keyboard', async ({ page }) => {
  expectConsole(/401|422/);
  const customer = await newCustomer();
  await page.setViewportSize(PHONE);
  await visit(page, '/login');
  await emailField(page).fill(customer.email);
  await page.getByRole('link', { name: 'Restablecer contraseña' }).click();
  await expect(page).toHaveURL('/password/reset');
  await expect(emailField(page)).toHaveValue(customer.email);
  await tabTo(page, emailField(page));
  await page.keyboard.press('Enter');
  await expectText(page, 'Revisa tu correo');
  await tabThroughMain(page);
  const { path } = await lastMail(customer.email, 'reset-password');
  const link = path ?? '';
  for (const address of [link, link.replace('/password/reset', '/contrasena/reestablecer')]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Crear contraseña nueva' })).toBeVisible();
  }
  await tabThroughMain(page);
  const save = async (password: string, confirmation = password) => {
    await passwordField(page).fill(password);
    await page.getByLabel(/^Confirmar/).fill(confirmation);
    await page.keyboard.press('Enter');
  };
  await save('otra-contraseña', 'otra-contrasena');
  await expectText(page, 'Las contraseñas no coinciden');
  await save('otra-contraseña');
  await expectText(page, 'Tu contraseña se cambió');
  await logInByForm(page, { ...customer, password: 'otra-contraseña' });
  await page.goto(link);
  await save('una-mas-todavia');
  await expect(alert(page)).toContainText('ya se usó');
  await page.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await expect(page.getByRole('button', { name: 'Enviar enlace' })).toBeVisible();
});

test('a new device is authorised with a code and then remembered', async ({ page }) => {
  // Requests during the sign-out are rejected.
  expectConsole(/422|401/);
  const customer = await newTwoStepCustomer();
  await page.goto('/login?volver=/marcas');
  await fillLogin(page, customer);
  await expect(page).toHaveURL('/verificacion-dos-pasos?volver=%2Fmarcas');
  await expectText(page, 'Enviamos un código a p****@clientes.example.');
  await page.setViewportSize(PHONE);
  await expectUsable(page);
  await tabThroughMain(page);
  const code = page.getByLabel(/^Código de verificación/);
  await enter(code, '12');
  await expectText(page, 'Escribe los 6 dígitos del código');
  const sent = (await lastMail(customer.email, 'two-step')).code ?? '';
  await enter(code, sent === '000000' ? '000001' : '000000');
  await expectText(page, 'El código de verificación no es correcto.');
  await enter(code, `${sent.slice(0, 3)} ${sent.slice(3)}`);
  await expect(page).toHaveURL('/marcas');
  await page.goto('/verificacion-dos-pasos');
  await expect(page).toHaveURL('/');
  await signOut(page);
  await expect(loginLink(page)).toBeVisible();
  await logInByForm(page, customer);
  await expect(page).toHaveURL('/marcas');
});
