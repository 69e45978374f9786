// The screens of a customer: `dialects/screens.spec.ts`.
import type { APIRequestContext } from '@playwright/test';
import { MALFORMED, malform, walkHashes } from '../fixtures/malformed-addresses';
import { distinctScreens } from '../fixtures/screens';
import { expect, expectConsole, test } from '../fixtures/test';

/** A path of each kind of document from which the server takes something, and paths that none answers. */
const DOCUMENTS: readonly ((piece: string) => string)[] = [
  (piece) => `/productos/${piece}`,
  (piece) => `/landing/${piece}`,
  (piece) => `/buscar/${piece}`,
  (piece) => `/marcas/${piece}`,
  (piece) => `/soporte/${piece}`,
];

/** A path of each kind from which the browser takes something, and one that has the page of an unknown address. */
const SCREENS: readonly ((piece: string) => string)[] = [
  (piece) => `/${piece}`,
  (piece) => `/buscar/categoria_${piece}/marca_asus`,
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
];

// Unknown documents, and calls with what the address names, are answered with 404 or 422.
const REFUSED = /status of 4(04|22)/;

/** What the server makes of an address, without a browser. */
async function expectWholeDocument(request: APIRequestContext, path: string): Promise<void> {
  const response = await request.get(path);
  expect([200, 404], path).toContain(response.status());
  const html = await response.text();
  for (const part of ['<header', '<main', '<footer', '</html>']) expect(html, path).toContain(part);
}

test('a path with a broken encoding leads to a whole page, whatever its query and hash are', async ({
  page,
  request,
}) => {
  test.slow();
  expectConsole(REFUSED);
  for (const piece of MALFORMED)
    for (const pathOf of [...DOCUMENTS, ...SCREENS])
      await expectWholeDocument(request, pathOf(piece));
  // What the browser makes of them, with broken encodings in query and hash as well.
  for (const [turn, pathOf] of SCREENS.entries()) {
    const path = pathOf(MALFORMED[turn % MALFORMED.length] ?? '%');
    await test.step(path, () => walkHashes(page, malform(path, turn)));
  }
});

test('broken encodings in query and hash are ignored', async ({ page }) => {
  test.setTimeout(180_000);
  expectConsole(REFUSED);
  const own = distinctScreens.map(({ path }) => path());
  const paths = [...(await Promise.all(own)), ...MORE];
  for (const [turn, path] of paths.entries()) {
    await test.step(path, () => walkHashes(page, malform(path, turn)));
  }
});
