import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDocumentAddress } from '@/lib/routing/document-address';
import { forAll, forMany } from '@/tests/support/for-all';

const PROVIDERS = { account: 'paypal', voucher: 'oxxo', 'wallet-1': 'codi', 'wallet-2': 'mercado' };
const toDocumentAddress = createDocumentAddress(PROVIDERS, ['/images/logo.jpg']);

it.each([
  ['/', '/'],
  ['/?token=x', '/'],
  ['/login?token=x', '/login'],
  ['/login?volver=%2Fcompra%2F77%2Felegir-pago', '/identificacion'],
  ['/login?volver=%2Fperfil', '/login'],
  ['/password/reset?token=x&email=y', '/password/reset'],
  ['/pagos/77/procesar-pago?token=x', '/pagos/cualquiera/procesar-pago'],
  ['/pagos/77/pago-paypal?token=x', '/pagos/cualquiera/account'],
  ['/pagos/77/pago-stripe_card?token=x', '/pagos/cualquiera/other'],
  ['/pagos/77/pago-exitoso', '/pagos/cualquiera/pago-exitoso'],
  ['/compra/77/revisar?x=1', '/compra/revisar'],
  ['/perfil/pedidos/77/chat?x=1', '/perfil/pedidos/cualquiera/chat'],
  ['/correo/verificar/77?signature=x', '/correo/verificar'],
  ['/validate-address/77/abc/0/ok', '/validate-address'],
  ['/arma-tu-equipo/77/2', '/arma-tu-equipo'],
  ['/arma-tu-equipo/77?pos=x', '/equipo-en-caja'],
  ['/arma-tu-equipo?equipo=a.b&pos=x&utm=y', '/arma-tu-equipo?equipo=a.b&pos=1'],
  ['/soporte/sucursales?producto=x', '/soporte/sucursales/existencia'],
  ['/productos/una-memoria?utm=x', '/productos/una-memoria'],
  ['/buscar?q=memoria&utm=x&_rsc=y', '/buscar?q=memoria'],
  ['/marcas#x', '/marcas'],
  ['/landing/buen-fin', '/landing/buen-fin'],
  ['/sitemaps/paginas.xml', '/sitemaps/paginas.xml'],
  ['/feeds/google-2.xml', '/feeds/google-2.xml'],
  ['/robots.txt', '/robots.txt'],
  ['/images/logo.jpg?x=y', '/images/logo.jpg'],
  // Other writings of one path.
  ['/perfil/%66avoritos', '/perfil/favoritos'],
  ['/%70erfil/pedidos/77', '/perfil/pedidos/cualquiera'],
  ['/productos/caf%c3%a9', '/productos/caf%C3%A9'],
  ['/productos/a%2Fb,c', '/productos/a%2Fb,c'],
  // Unknown ones.
  ['/no/existe?x=y', '/listado'],
  ['/images/77', '/listado'],
  ['/compra/77/nada', '/listado'],
  ['/pagos/77/nada', '/listado'],
  ['/pagos/77/pago-', '/listado'],
  ['/pagos/77/pago-oxxo/nada', '/listado'],
  ['/correo/verificar/77/nada', '/listado'],
  ['/validate-address/77/abc/0', '/listado'],
  ['/listado/77', '/listado'],
  ['/_next/data/77', '/listado'],
  ['/%zz?x=y', '/listado'],
])('%s has the document of %s', (address, document) =>
  expect(toDocumentAddress(address)).toBe(document),
);

it.each([
  '/privacidad?utm=x',
  '/compra?utm=x',
  '/compra/77/carrito/detalle?x=y',
  '/equipo-compartido?equipo=x',
  '/equipo-compartido-en-caja/x',
  '/login/?token=x',
  '//login?token=x',
  '/buscar?page=1&utm=x',
  '/PAGOS/77/Procesar-Pago?token=x',
  '/Productos/77',
  '/COMPRA?utm=x',
  '/login).?token=x',
  '/perfil/pedidos/77%20',
  '/.well-known/change-password',
])('leaves %s to the redirect that keeps its query', (address) =>
  expect(toDocumentAddress(address)).toBeNull(),
);

it('finds nothing superfluous in the address of a document', () => {
  const piece = fc.oneof(
    fc.constantFrom('pagos', 'compra', 'perfil', 'pedidos', 'buscar', 'login', 'procesar-pago'),
    fc.constantFrom('arma-tu-equipo', 'correo', 'verificar', 'revisar', 'soporte', 'sucursales'),
    fc.webSegment(),
  );
  const query = fc.oneof(
    fc.webQueryParameters(),
    fc.constantFrom('q=a&x=b', 'equipo=a&pos', 'producto=1', 'volver=/compra/1/revisar', 'page=2'),
  );
  forMany(300)(fc.array(piece, { maxLength: 5 }), query, (pieces, text) => {
    const document = toDocumentAddress(`/${pieces.join('/')}?${text}`);
    if (document !== null) expect(toDocumentAddress(document)).toBe(document);
  });
});

it('gives the same document whatever stands in a query', () =>
  forAll(fc.webQueryParameters(), (text) => {
    const mark = `secret${text}`;
    expect(toDocumentAddress(`/pagos/${encodeURIComponent(mark)}/procesar-pago?${mark}`)).toBe(
      '/pagos/cualquiera/procesar-pago',
    );
    expect(toDocumentAddress(`/password/reset?${mark}`)).toBe('/password/reset');
  }));
