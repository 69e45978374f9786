import type { APIRequestContext, Page } from '@playwright/test';
import { accountScreens } from '../fixtures/account-screens';
import { logIn } from '../fixtures/customers';
import { LAURA } from '../fixtures/history';
import { distinctScreens } from '../fixtures/screens';
import { expect, test, visit } from '../fixtures/test';

/** Encodings that `decodeURIComponent` refuses, and a zero byte, which no file's name may have. */
const MALFORMED = ['%', '%zz', '%c3', '%00'] as const;

/** One path of each kind of document that takes something from its path, and paths that none answers. */
const PATHS: readonly ((piece: string) => string)[] = [
  (piece) => `/${piece}`,
  (piece) => `/productos/${piece}`,
  (piece) => `/landing/${piece}`,
  (piece) => `/buscar/${piece}`,
  (piece) => `/buscar/categoria_${piece}/marca_asus`,
  (piece) => `/marcas/${piece}`,
  (piece) => `/soporte/${piece}`,
  (piece) => `/compra/${piece}/elegir-pago`,
  (piece) => `/compra/${piece}/elegir-envio`,
  (piece) => `/pagos/${piece}/pago-exitoso`,
  (piece) => `/pagos/${piece}/pago-oxxo`,
  (piece) => `/validate-address/${piece}/codigo/1/si`,
  (piece) => `/perfil/pedidos/${piece}/chat`,
  (piece) => `/arma-tu-equipo/${piece}`,
  (piece) => `/arma-tu-equipo/${piece}/2`,
  (piece) => `/correo/verificar/${piece}`,
];

/** Documents that the other lists do not have. */
const MORE = [
  '/buscar',
  '/buscar?q=%',
  '/landing/arma-tu-setup',
  '/arma-tu-equipo',
  '/compra/carrito/detalle',
  '/compra/elegir-pago',
  '/pagos/7/pago-exitoso',
  '/pagos/7/pago-oxxo',
  '/validate-address/7/codigo/1/si',
];

/** Every name that a document reads from its query, and one that none reads. */
const NAMES = ['page', 'pagina', 'orden', 'precio_min', 'token', 'email', 'volver', 'lista'].concat(
  'equipo',
  'producto',
  'productos',
  'otro',
);

/** The address with a malformed value under every name, and in its hash. */
function malform(path: string, turn: number): string {
  const pieceOf = (index: number) => MALFORMED[(turn + index) % MALFORMED.length];
  const query = NAMES.map((name, index) => `${name}=${pieceOf(index)}`).join('&');
  return `${path}${path.includes('?') ? '&' : '?'}${query}#${MALFORMED[0]}`;
}

/** The page has its chrome and its heading, and its controls work. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const menu = page.getByRole('button', { name: 'Categorías', exact: true });
  // While a purchase is paid, there is no menu.
  await expect(menu.or(page.getByText('Compra segura', { exact: true }))).toBeVisible();
}

/** Opens the address, then follows the other malformed hashes in it. */
async function walkHashes(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectWhole(page);
  for (const piece of MALFORMED.slice(1)) {
    await page.evaluate((hash) => {
      const changed = new Promise((resolve) => addEventListener('hashchange', resolve));
      location.hash = hash;
      return changed;
    }, piece);
  }
  await expectWhole(page);
}

// Unknown documents, and calls with what the address names, are answered with 404 or 422.
const REFUSED = /status of 4(04|22)/;

/** What the server makes of an address, without a browser. */
async function expectWholeDocument(request: APIRequestContext, path: string): Promise<void> {
  const response = await request.get(path);
  expect([200, 404], path).toContain(response.status());
  const html = await response.text();
  for (const part of ['<header', '<main', '<footer', '</html>']) expect(html, path).toContain(part);
}

test('a path with a broken encoding leads to a whole page', async ({
  page,
  request,
  expectConsole,
}) => {
  test.slow();
  expectConsole(REFUSED);
  for (const piece of MALFORMED)
    for (const pathOf of PATHS) await expectWholeDocument(request, pathOf(piece));
  // What the browser makes of them.
  for (const [turn, pathOf] of PATHS.entries()) {
    const path = pathOf(MALFORMED[turn % MALFORMED.length] ?? '%');
    await test.step(path, async () => {
      await visit(page, path);
      await expectWhole(page);
    });
  }
});

test('broken encodings in query and hash are ignored', async ({
  page,
  catalogue,
  expectConsole,
}) => {
  test.setTimeout(180_000);
  expectConsole(REFUSED);
  const own = distinctScreens.map(({ path }) => path(catalogue));
  const paths = [...(await Promise.all(own)), ...MORE];
  for (const [turn, path] of paths.entries()) {
    await test.step(path, () => walkHashes(page, malform(path, turn)));
  }
});

test("broken encodings in query and hash of the customer's screens are ignored", async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(180_000);
  expectConsole(REFUSED);
  await logIn(page, LAURA);
  for (const [turn, { path }] of accountScreens.entries()) {
    const address = typeof path === 'string' ? path : await path(page);
    await test.step(address, () => walkHashes(page, malform(address, turn)));
  }
});
