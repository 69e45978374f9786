// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { findRouteName } from '@/lib/routing/find-route-name';
import { rememberRoute } from '@/stores/browsing/previous-route';

beforeEach(() => sessionStorage.clear());
const visit = (path: string) => rememberRoute(findRouteName(path), path);

it('remembers the name of the previous route on every navigation', () => {
  expect(visit('/')).toBeNull();
  expect(visit('/productos/teclado')).toBe('home');
  expect(visit('/productos/raton')).toBe('products');
  expect(visit('/productos/raton')).toBe('products');
  expect(visit('/compra/15/elegir-pago')).toBe('products');
  expect(visit('/pagos/15/pago-exitoso')).toBe('cart-payment');
  expect(visit('/soporte/sucursales')).toBe('success-payment');
  expect(visit('/no-existe')).toBe('support.stores');
  expect(visit('/')).toBeNull();
});

it('knows the aliases, and a storage that something else has written', () => {
  sessionStorage.setItem('routes', '{"a":1}');
  expect(visit('/sucursales')).toBeNull();
  expect(visit('/login')).toBe('support.stores');
});
