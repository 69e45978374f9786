import { expect, it } from 'vitest';
import { allEndpoints } from '@/lib/api/endpoints/all';
import { createEndpointMatcher, withoutFeatures } from '@/lib/bff/feature-endpoints';
import { FEATURES } from '@/lib/features/features';

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
  expect(
    kindOf(
      FEATURES.filter((other) => other !== feature),
      call,
    ),
  ).toBe('found');
});

it('leaves what every purchase needs', () => {
  for (const call of [
    'POST /eshop/login',
    'GET /eshop/carrito/detalle',
    'POST /shop-v1/tokenizables',
    'POST /eshop/transactions',
    'GET /eshop/checkout/couriers',
    'DELETE /eshop/carrito/ensamble/1',
  ]) {
    expect([call, kindOf(FEATURES, call)]).toEqual([call, 'found']);
  }
});
