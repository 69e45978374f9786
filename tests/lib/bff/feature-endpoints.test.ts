import { describe, expect, it } from 'vitest';
import { allEndpoints } from '@/lib/api/endpoints/all';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { createEndpointMatcher, decodePath, withoutFeatures } from '@/lib/bff/feature-endpoints';
import { FEATURES } from '@/lib/features/features';

const match = createEndpointMatcher(allEndpoints);

describe('compileEndpoints', () => {
  it.each([
    ['GET', '/shop-v1/products', assumedEndpoints.products],
    ['GET', '/shop-v1/products/3/reviews', specEndpoints.productReviews],
    ['GET', '/search', specEndpoints.search],
    ['GET', '/search/marca_x/categoria_y/categoria_z', specEndpoints.search],
    ['GET', '/eshop/carrito/valida/3', specEndpoints.cartValidate],
    ['GET', '/eshop/carrito/valida/3/2', specEndpoints.cartValidate],
    ['GET', '/eshop/carrito/ensamble/3', specEndpoints.cartAssembly],
    ['DELETE', '/eshop/carrito/ensamble/3', specEndpoints.cartAssemblyRemove],
    ['PATCH', '/eshop/carrito/ensamble', specEndpoints.cartAssemblyUpdate],
  ])('lets %s %s through', (method, path, endpoint) =>
    expect(match(method, path)).toEqual({ kind: 'found', endpoint, path }),
  );

  it.each([
    ['GET', '/'],
    ['GET', ''],
    ['GET', '/admin'],
    ['GET', '/shop-v1'],
    ['GET', '/shop-v1/products/'],
    ['GET', '/shop-v1//products'],
    ['GET', '/shop-v1/products/3'],
    ['GET', '/shop-v1/products/3/reviews/4'],
    ['GET', '/shop-v1/products/-actions/3/x/y'],
    ['GET', '/eshop/carrito/valida'],
    ['GET', '/eshop/carrito/valida/3/2/1'],
    ['GET', '/Shop-V1/products'],
    // A call for the server only does not exist for browsers.
    ['POST', '/oauth/token'],
    ['GET', '/oauth/token'],
  ])('knows nothing of %s %s', (method, path) => expect(match(method, path).kind).toBe('unknown'));

  it('returns the allowed methods of a path', () => {
    expect(match('POST', '/shop-v1/products')).toEqual({ kind: 'wrong-method', allowed: ['GET'] });
    expect(match('GET', '/eshop/login')).toEqual({ kind: 'wrong-method', allowed: ['POST'] });
    expect(match('get', '/search').kind).toBe('wrong-method');
  });

  it('encodes the path again', () => {
    expect(match('GET', '/search/marca_ñandú')).toMatchObject({
      path: '/search/marca_%C3%B1and%C3%BA',
    });
    expect(match('GET', "/search/marca_a'b(c)")).toMatchObject({ kind: 'found' });
  });
});

describe('decodePath', () => {
  it.each([
    '/a/../b',
    '/a/%2e%2e/b',
    '/a/.%2E/b',
    '/a/.../b',
    '/a/%2f',
    '/a/x%2fy',
    '/a/%5c',
    '/a/x\\y',
    '/a/%00',
    '/a/x%0d%0aHost:%20y',
    '/a/%252e%252e',
    '/a/%25%32%66',
    '/a/;x=1',
    '/a/%',
    '/a/%ff',
    '/a/%c0%ae',
    '/a//b',
    '/a/',
    `/a/${'x'.repeat(301)}`,
  ])('refuses %s', (path) => expect(decodePath(path)).toBeNull());

  it('accepts dots, accents and percent signs inside a name', () =>
    expect(decodePath('/a.b/caf%C3%A9/50%25')).toEqual(['a.b', 'café', '50%']));
});

const kindOf = (disabled: Parameters<typeof withoutFeatures>[1], call: string) => {
  const [method = '', path = ''] = call.split(' ');
  return createEndpointMatcher(withoutFeatures(allEndpoints, disabled))(method, path).kind;
};

it.each([
  ['reviews', 'POST /shop-v1/product-reviews'],
  ['wallet', 'POST /eshop/carrito/agregar-monedero'],
  ['builder', 'GET /shop-v1/assembly-groups'],
  ['wishlists', 'GET /shop-v1/customers/7/wishlists'],
  ['coupons', 'POST /eshop/carrito/agregar-cupon'],
  ['warranties', 'GET /shop-v1/customers/7/warranties'],
  ['notifications', 'GET /shop-v1/customers/7/notifications'],
  ['order-chat', 'GET /shop-v1/orders/7/messages'],
  ['invoicing', 'POST /shop-v1/invoicing-profiles'],
  ['stored-cards', 'DELETE /shop-v1/tokenizables/7'],
  ['devices', 'DELETE /shop-v1/customer-devices/7'],
  ['stores', 'GET /shop-v1/stores'],
  ['pickup', 'GET /eshop/checkout/pickup-stores'],
] as const)('without %s the call %s is unknown', (feature, call) => {
  expect(kindOf([], call)).toBe('found');
  expect(kindOf([feature], call)).toBe('unknown');
  const others = FEATURES.filter((other) => other !== feature);
  expect(kindOf(others, call)).toBe('found');
});

it.each([
  'POST /eshop/login',
  'GET /eshop/carrito/detalle',
  'POST /shop-v1/tokenizables',
  'POST /eshop/transactions',
  'GET /eshop/checkout/couriers',
  'DELETE /eshop/carrito/ensamble/1',
])('leaves what every purchase needs: %s', (call) => expect(kindOf(FEATURES, call)).toBe('found'));
