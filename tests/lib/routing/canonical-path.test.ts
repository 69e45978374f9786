import fc from 'fast-check';
import { unstable_doesMiddlewareMatch as doesProxyMatch } from 'next/experimental/testing/server.js';
import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { findCanonicalPath } from '@/lib/routing/canonical-path';
import { createDocumentAddress } from '@/lib/routing/document-address';
import { fillPath } from '@/lib/routing/path-template';
import { readRouteParams } from '@/lib/routing/route-params';
import { getPlainRedirects, routeTemplates } from '@/lib/routing/routes';
import { config, proxy } from '@/proxy';
import { forMany } from '@/tests/support/for-all';

const toDocumentAddress = createDocumentAddress(
  { account: 'paypal', voucher: 'oxxo', 'wallet-1': 'codi', 'wallet-2': 'mercado' },
  ['/images/logo.jpg'],
);

function follow(address: string): string | null {
  const answer = proxy(new NextRequest(new URL(address, 'http://tienda.example')));
  const location = answer.headers.get('location');
  if (location === null) return null;
  expect(answer.status).toBe(308);
  return location.replace('http://tienda.example', '');
}

const ZERO_WIDTH = '%E2%80%8B';

describe('a mangled address', () => {
  it.each([
    ['/Marcas', '/marcas'],
    ['/marcas.', '/marcas'],
    ['/marcas,', '/marcas'],
    ['/marcas).', '/marcas'],
    ['/marcas%20', '/marcas'],
    [`/marcas${ZERO_WIDTH}`, '/marcas'],
    [`/${ZERO_WIDTH}marcas`, '/marcas'],
    ['/)', '/'],
    ['/LOGIN?token=Ab&volver=/perfil', '/login?token=Ab&volver=/perfil'],
    ['/PAGOS/Ab77/Procesar-Pago?x=1', '/pagos/Ab77/procesar-pago?x=1'],
    ['/pagos/Ab77/PAGO-oxxo', '/pagos/Ab77/PAGO-oxxo'],
    ['/perfil/pedidos/Ab77.', '/perfil/pedidos/Ab77'],
    ['/Compra/77/Revisar', '/compra/77/revisar'],
    ['/PERFIL', '/perfil'],
    ['/EQUIPO-COMPARTIDO/x', '/arma-tu-equipo'],
    ['/Productos/una-memoria', '/productos/una-memoria'],
    ['/BUSCAR/categoria_gpu.?q=RTX', '/buscar/categoria_gpu?q=RTX'],
    ['/buscar/Categoria_GPU', '/buscar/categoria_gpu'],
    ['/Soporte/Sucursales?producto=7', '/soporte/sucursales?producto=7'],
  ])('%s leads to %s', (address, canonical) => expect(follow(address) ?? address).toBe(canonical));

  it('leads every route of the shop to itself, with its ids as they are written', () => {
    for (const template of Object.values(routeTemplates)) {
      const values = { filters: ['categoria_gpu'] };
      const path = fillPath(template.replace(/\{(?!filters)\w+\??\}/g, 'Id9'), values);
      expect(findCanonicalPath(path), path).toBeNull();
      const shouted = path.replace(/^\/[a-z]+/, (start) => start.toUpperCase());
      if (shouted !== path) expect(findCanonicalPath(shouted), shouted).toBe(path);
    }
  });

  it('shows the browser the id of an order after the redirect', () => {
    const path = findCanonicalPath('/PAGOS/Ab77/Procesar-Pago') ?? '';
    expect(readRouteParams('pagos-transactionId-procesar-pago', path).transactionId).toBe('Ab77');
  });

  it.each(['/nada', '/Nada.', '/productos/Mi-Producto.', '/landing/Buen-Fin)', '/images/Logo.jpg'])(
    'is none for the routes: %s',
    (address) => expect(findCanonicalPath(address)).toBeNull(),
  );

  it('is whole at once, also where a slash follows the end of a sentence', () => {
    expect(findCanonicalPath('/BUSCAR/procesar-pago)/')).toBe('/buscar/procesar-pago');
    expect(findCanonicalPath('/BUSCAR/login./)')).toBe('/buscar/login');
  });

  const piece = fc.oneof(
    fc.constantFrom('PAGOS', 'Compra', 'perfil', 'pedidos', 'BUSCAR', 'login.', 'procesar-pago)'),
    fc.constantFrom('Marcas', 'revisar%20', `${ZERO_WIDTH}soporte`, 'sucursales,', 'productos'),
    // Whoever sends an address has resolved dots.
    fc.webSegment().filter((segment) => !/^\.{1,2}$/.test(segment)),
  );
  const path = fc.array(piece, { maxLength: 4 }).map((pieces) => `/${pieces.join('/')}`);

  it('is redirected once, and nothing of it reaches a document', () =>
    forMany(1000)(path, (address) => {
      const canonical = findCanonicalPath(address);
      if (canonical === null) return;
      expect(findCanonicalPath(canonical)).toBeNull();
      expect(canonical).toMatch(/^\/(?!\/)/);
      const document = toDocumentAddress(`${address}?token=x`);
      if (document === null) expect(doesProxyMatch({ config, url: address })).toBe(true);
      // Addresses with a broken encoding have a document of their own.
      else expect(document).toBe('/listado');
    }));

  it('costs nothing where an address is written as links write it', () => {
    const pages = ['/', '/marcas', '/productos/una-memoria', '/perfil/pedidos/77', '/robots.txt'];
    const others = ['/_next/static/chunks/Ab.js', '/api/shop-v1/products?x=A', '/api/A'];
    for (const url of [...pages, ...others])
      expect(doesProxyMatch({ config, url }), url).toBe(false);
  });
});

it('shows a password manager where the password is changed', () =>
  expect(getPlainRedirects()).toContainEqual({
    source: '/.well-known/change-password',
    destination: '/perfil/informacion',
    statusCode: 302,
  }));

it.each([
  ['/ayuda', '/soporte/preguntas-frecuentes'],
  ['/faq', '/soporte/preguntas-frecuentes'],
  ['/envios', '/soporte/preguntas-frecuentes#envios'],
  ['/contacto', '/soporte/contactanos'],
  ['/devoluciones', '/nosotros/politicas-de-devolucion'],
])('leads who types %s to the page that answers it', (source, destination) =>
  expect(getPlainRedirects()).toContainEqual({ source, destination, statusCode: 308 }),
);
