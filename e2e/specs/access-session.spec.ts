import { expectAccessible } from '../fixtures/accessibility';
import { API, JSON_API_HEADERS } from '../fixtures/backend';
import { callApi, endSession, logInByForm, newCustomer } from '../fixtures/customers';
import { expect, expectConsole, test, visit } from '../fixtures/test';
import { expectText, linkOf } from '../pages/main';
import { accountButton, loginLink } from '../pages/shell';
import { EXPIRED_NOTICE } from '../pages/sign-in';

const SELF = '/shop-v1/customers/-actions/self';

test('the browser never holds the backend’s token, and each half of the session opens nothing @smoke', async ({
  page,
  context,
  request,
  playwright,
  baseURL,
}) => {
  const bodies: string[] = [];
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    bodies.push(await response.text());
    await route.fulfill({ response });
  });
  await logInByForm(page, await newCustomer());
  expect((await callApi(page, SELF)).status).toBe(200);
  const login = bodies.find((body) => body.includes('access_token')) ?? '{}';
  const { meta } = JSON.parse(login);
  expect(Object.keys(meta).sort()).toEqual(['access_token', 'cart_merge', 'expires_in']);
  const cookies = await context.cookies(`${baseURL}/api/`);
  const session = cookies.find(({ name }) => name === 'session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api', expires: -1 });
  const readable = await page.evaluate(() => [
    document.cookie,
    JSON.stringify({ ...localStorage }),
  ]);
  expect(readable.join()).not.toContain(session?.value);
  expect(bodies.join()).not.toMatch(/secret-of-the-backend|device_token/);

  const ask = async (headers: Record<string, string>) => {
    const other = await playwright.request.newContext({ baseURL });
    const response = await other.get(`/api${SELF}`, { headers });
    await other.dispose();
    return response.status();
  };
  const [authorization, cookie] = [`Bearer ${meta.access_token}`, `session=${session?.value}`];
  expect(await ask({ authorization, cookie })).toBe(200);
  expect(await ask({ authorization })).toBe(401);
  expect(await ask({ cookie })).toBe(401);
  // The backend does not accept the handle either.
  const backend = await request.get(`${API}/api${SELF}`, {
    headers: { ...JSON_API_HEADERS, authorization },
  });
  expect(backend.status()).toBe(401);
});

test('signing out in one tab signs out in all tabs, and going back shows no customer data @smoke', async ({
  page,
  context,
  baseURL,
}) => {
  await logInByForm(page, await newCustomer());
  await page.goto('/mi-cuenta');
  await expectText(page, 'Hola, Elena');
  const other = await context.newPage();
  await visit(other, '/nosotros/privacidad');
  await accountButton(other).click();
  await expect(other.getByRole('link', { name: 'Mi cuenta' })).toBeVisible();
  await expectAccessible(other);
  await other.keyboard.press('Escape');
  await expect(accountButton(other)).toBeFocused();
  await other.keyboard.press('Enter');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other).toHaveURL('/');
  await expect(loginLink(other)).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/login\?volver=%2Fmi-cuenta$/);
  await expect(page.getByText('Elena')).toHaveCount(0);
  await page.goBack();
  await expect(loginLink(page)).toBeVisible();
  await expect(page.getByText('Elena')).toHaveCount(0);
  const kept = await page.evaluate(() => [localStorage.accessToken, localStorage.customer]);
  expect(kept).toEqual([undefined, undefined]);
  const left = await context.cookies(`${baseURL}/api/`);
  expect(left.map(({ name }) => name)).toEqual(['device']);
});

test('an expired session is reported once, and the login link is back @smoke', async ({ page }) => {
  expectConsole(/401/);
  const customer = await newCustomer();
  const counted = page.waitForResponse('**/api/eshop/carrito/total-items');
  await logInByForm(page, customer);
  await counted;
  // Otherwise the page that is left would get the error first.
  await page.goto('about:blank');
  const told = page.getByText(EXPIRED_NOTICE).waitFor();
  await endSession(customer);
  // The header and the page both ask for the cart.
  await page.goto('/compra/carrito/detalle');
  await told;
  await expect(loginLink(page)).toBeVisible();
});

test('no screen of access leads to another site', async ({ page }) => {
  const [first, ...others] = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
  ];
  await logInByForm(page, await newCustomer(), first);
  await expect(page).toHaveURL('/');
  for (const evil of [first, ...others]) {
    await page.goto(`/verificando-humano?volver=${encodeURIComponent(evil ?? '')}`);
    await expect(page).toHaveURL('/');
  }
  await page.goto('/eres-robot');
  await linkOf(page, /Intentar de nuevo/).press('Enter');
  await expect(page).toHaveURL('/');
});
