import { expect, it } from 'vitest';
import assembly from '@/locales/es-MX/assembly.json';
import cart from '@/locales/es-MX/cart.json';
import orders from '@/locales/es-MX/orders.json';
import product from '@/locales/es-MX/product.json';
import suggest from '@/locales/es-MX/suggest.json';
import twins from '@/locales/es-MX/twins.json';
import wishlists from '@/locales/es-MX/wishlists.json';

it('calls the same thing the same from the card to the order', () => {
  expect(product['price.cash']).toBe(cart.cashPrice);
  expect(wishlists.cash).toBe(cart.cashPrice);
  const normal = [cart.priceBefore, wishlists.before, suggest.before, assembly['card.common']];
  expect(new Set([product['price.common'], ...normal])).toEqual(new Set(['Precio normal:']));
  expect([assembly['totals.list'], twins.listPrice]).toEqual(['Precio normal', 'Precio normal']);
  expect({
    cash: orders['amount.cash'],
    coupon: orders['amount.coupon'],
    discount: orders['amount.otherDiscount'],
    shipping: orders['amount.shipping'],
    pickup: orders['amount.pickup'],
    insurance: orders['amount.insurance'],
    free: orders['amount.free'],
  }).toEqual({
    cash: cart['row.cash'],
    coupon: cart['row.coupon'],
    discount: cart['row.discount'],
    shipping: cart['row.shipping'],
    pickup: cart['row.pickup'],
    insurance: cart['row.insurance'],
    free: cart['row.free'],
  });
  expect(cart['row.products_other']).toMatch(new RegExp(`^${orders['amount.products']} `));
});
