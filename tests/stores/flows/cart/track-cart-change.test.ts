import { beforeEach, expect, it } from 'vitest';
import { type Ga4Event, toGa4 } from '@/lib/analytics/ga4';
import { deliverEventsTo } from '@/lib/analytics/track';
import { trackCartChange, trackCartRemoval } from '@/stores/flows/cart/customer/apply-build';
import { createCustomerCartItem } from '../../../support/create-customer-cart';

let events: Ga4Event[] = [];
deliverEventsTo((event) => events.push(...toGa4(event)));
beforeEach(() => {
  events = [];
});

const { line } = createCustomerCartItem('1', 3);

it('tracks a removed line with the server’s data', () => {
  trackCartRemoval(line, {
    name: 'Tarjeta (2.ª mano)',
    brandName: 'Marca B',
    categoryName: 'Tarjetas',
    promotionName: 'Regreso a clases',
    quantity: 2,
    totalWithTax: 1500,
  });
  const item = {
    item_id: 'TX-1',
    item_name: 'Tarjeta (2.ª mano)',
    item_brand: 'Marca B',
    item_category: 'Tarjetas',
    promotion_name: 'Regreso a clases',
    price: 750,
    quantity: 2,
  };
  const params = { currency: 'MXN', value: 1500, items: [item] };
  expect(events).toMatchObject([{ name: 'remove_from_cart', params }]);
});

it('tracks it with the shop’s data when the server sends none', () => {
  trackCartRemoval(line, null);
  expect(events).toMatchObject([
    { name: 'remove_from_cart', params: { value: 2700, items: [{ price: 900, quantity: 3 }] } },
  ]);
});

it('tracks only the units that were added or removed', () => {
  trackCartChange([line], [{ ...line, quantity: 5 }]);
  trackCartChange([line], [line]);
  expect(events).toMatchObject([
    { name: 'add_to_cart', params: { value: 1800, items: [{ quantity: 2 }] } },
  ]);
});
