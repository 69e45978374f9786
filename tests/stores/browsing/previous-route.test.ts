// @vitest-environment own-window
import { expect, it, vi } from 'vitest';

/** The paths that a document shows, of which it was loaded from the first one. */
async function openDocument(
  [loaded = '/', ...next]: readonly string[],
  type: NavigationTimingType = 'navigate',
): Promise<void> {
  vi.resetModules();
  const { rememberRoute } = await import('@/stores/browsing/previous-route');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `https://tienda.example${loaded}`, type } as never,
  ]);
  for (const path of next.length > 0 ? next : [loaded]) rememberRoute(path);
}
const names = () => JSON.parse(sessionStorage.getItem('routes') ?? 'null');

it('remembers the names of a route and of the one before it on every navigation', async () => {
  await openDocument(['/', '/', '/productos/teclado']);
  expect(names()).toEqual(['products', 'home']);
  await openDocument(['/productos/raton', '/productos/raton', '/productos/raton']);
  expect(names()).toEqual(['products', 'products']);
  await openDocument(['/compra/15/elegir-pago', '/pagos/15/pago-exitoso']);
  expect(names()).toEqual(['success-payment', 'cart-payment']);
  await openDocument(['/sucursales', '/no-existe']);
  expect(names()).toEqual([null, 'support.stores']);
});

it('a page that is loaded again is no navigation', async () => {
  await openDocument(['/', '/productos/teclado']);
  await openDocument(['/productos/teclado'], 'reload');
  expect(names()).toEqual(['products', 'home']);
  await openDocument(['/productos/teclado', '/login'], 'reload');
  expect(names()).toEqual(['login', 'products']);
});

it('keeps no address, which outlives the page', async () => {
  await openDocument(['/pagos/4711/procesar-pago?token=secreto', '/password/reset/secreto']);
  expect(sessionStorage.getItem('routes')).toBe('[null,"pagos-transactionId-procesar-pago"]');
});

it('goes on where something else has written', async () => {
  sessionStorage.setItem('routes', '{"a":1}');
  await openDocument(['/login']);
  expect(names()).toEqual(['login', null]);
});
