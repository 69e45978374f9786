import { describe, expect, it } from 'vitest';
import { fillPath } from '@/lib/routing/path-template';
import { type RouteName, routeTemplates } from '@/lib/routing/routes';
import { hasSecret, mailSources, toPublicAddress } from '@/lib/routing/secret-addresses';

const SITE = 'https://tienda.example';
const MARK = 'marca4711';
const names = Object.keys(routeTemplates) as RouteName[];
const toPublic = (path: string) => toPublicAddress(new URL(path, SITE));
const isSecret = (path: string) => hasSecret(new URL(path, SITE));

function markedPath(name: RouteName): string {
  const params = [...routeTemplates[name].matchAll(/\{(\w+)/g)].map(([, param = '']) => param);
  return fillPath(
    routeTemplates[name],
    Object.fromEntries(params.map((param) => [param, `${param}-${MARK}`])),
  );
}

describe('what others may know of an address', () => {
  it.each([
    ['/', '/'],
    ['/productos/ssd-1tb', '/productos/ssd-1tb'],
    ['/buscar/categoria_ssd/marca_b?q=laura&page=2', '/buscar/categoria_ssd/marca_b'],
    ['/landing/buen-fin?utm_source=boletin&correo=laura#x', '/landing/buen-fin?utm_source=boletin'],
    ['/?gclid=abc&token=secreto', '/?gclid=abc'],
    ['/password/reset?token=secreto&utm_source=secreto', '/password/reset'],
    ['/correo/verificar?token=secreto', '/correo/verificar'],
    ['/correo/verificar/15?token=secreto', '/correo/verificar/:id'],
    [
      '/validate-address/77/abc/1/si',
      '/validate-address/:transactionId/:code/:missingPayment/:response',
    ],
    ['/pagos/77/procesar-pago?token=secreto', '/pagos/:transactionId/procesar-pago'],
    ['/pagos/77/pago-oxxo', '/pagos/:transactionPaymentId/:page'],
    ['/compra/elegir-pago', '/compra/elegir-pago'],
    ['/compra/77/elegir-pago', '/compra/:transactionId/elegir-pago'],
    ['/perfil/pedidos/15/chat', '/perfil/pedidos/:id/chat'],
    ['/login?volver=%2Fpagos%2F77', '/login'],
    ['/arma-tu-equipo?equipo=1-2', '/arma-tu-equipo'],
    ['/arma-tu-equipo/mi-equipo', '/arma-tu-equipo/:id'],
    ['/password/reset/secreto', '/404'],
    ['/%E0%A4%A', '/404'],
  ])('%s is told as %s', (path, told) => expect(toPublic(path)).toBe(SITE + told));

  it('has no query and no parameter but those that name something of the catalogue', () => {
    const told = names.filter((name) => toPublic(markedPath(name)).includes(MARK));
    expect(told).toEqual(['search', 'products', 'landing']);
    const withQuery = names.map((name) => toPublic(`${markedPath(name)}?${MARK}=${MARK}#${MARK}`));
    expect(withQuery).toEqual(names.map((name) => toPublic(markedPath(name))));
  });
});

describe('an address that acts for whoever has it', () => {
  it.each([
    '/password/reset?token=a&email=b',
    '/contrasena/reestablecer?token=a',
    '/password/reset#a',
    '/correo/verificar?token=a',
    '/correo/verificar/15',
    '/validate-address/77/abc/1/si',
    '/pagos/77/procesar-pago?token=a',
    '/pagos/77/pago-paypal?cancelado=1',
    '/login?volver=%2Fpagos%2F77%2Fprocesar-pago%3Ftoken%3Da',
    '/registrarme?volver=%2Fvalidate-address%2F77%2Fabc%2F1%2Fsi',
    '/password/reset/a',
    '/%E0%A4%A',
  ])('is %s', (path) => expect(isSecret(path)).toBe(true));

  it.each([
    '/',
    '/password/reset',
    '/correo/verificar',
    '/login',
    '/pagos/77/pago-exitoso',
    '/perfil/pedidos/15?x=1',
    '/buscar?q=ssd#x',
    '/productos/ssd?utm_source=a',
  ])('is not %s', (path) => expect(isSecret(path)).toBe(false));
});

it('every link in a mail and its document have a source of headers', () =>
  expect(mailSources).toEqual([
    '/password/reset',
    '/contrasena/reestablecer',
    '/correo/verificar/:id?',
    '/validate-address/:transactionId/:code/:missingPayment/:response',
    '/validate-address',
  ]));
