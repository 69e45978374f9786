import { beforeEach, expect, it } from 'vitest';
import { card, only, place, review, sendTo, withCart } from './checkout-client';
import { must, openBackend } from './test-client';

const api = await openBackend({ size: 600, now: () => new Date('2026-03-14T18:00:00Z') });
beforeEach(() => api.control('reset', {}));

const inStock = api.articles.filter(
  ({ stock, prices }) => stock.total > 3 && prices.current < 2000,
);
const licence = must(inStock.find(({ kind }) => kind === 'software'));
const part = must(inStock.find(({ kind }) => kind === 'mouse' || kind === 'keyboard'));
const BY_MAIL = {
  shipping_type: 'shipping',
  customer_address_id: undefined,
  courier_id: undefined,
  has_shipping_insurance: false,
};

it('sells licences without address, courier, shipping and insurance', async () => {
  const laura = await withCart(api, {});
  await laura.get(`/eshop/carrito/agregar/${licence.id}/1`);
  await sendTo(laura, BY_MAIL);
  const tokenizable_id = await card(laura);
  const payment = { payment_method_code: 'stripe_card', tokenizable_id };
  expect(await review(laura, payment)).toMatchObject({
    shipping_required: 0,
    shipping_with_tax: 0,
    shipping_insurance_with_tax: 0,
    insurance_offer_with_tax: 0,
  });
  const { answer } = await place(api, laura, payment);
  expect(only(answer).attributes).toMatchObject({ payment_status: 'success' });
  const orders = await laura.get(`/shop-v1/customers/${laura.id}/orders?include=items`);
  const items = orders.included?.filter(({ type }) => type === 'order-items') ?? [];
  expect(items.map((item) => item.attributes.is_digital)).toContain(true);
});

it('sends what is physical of a mixed cart, and insists on an address for it', async () => {
  const laura = await withCart(api, {});
  await laura.get(`/eshop/carrito/agregar/${licence.id}/1`);
  await sendTo(laura, BY_MAIL);
  await laura.get(`/eshop/carrito/agregar/${part.id}/1`);
  const refused = await sendTo(laura, BY_MAIL);
  expect(refused.errors?.[0]?.source?.pointer).toBe('/customer_address_id');
  await sendTo(laura);
  const { meta } = await laura.get<{ shipping_required: number }>('/eshop/carrito/totales');
  expect(meta).toMatchObject({ shipping_required: 1, has_shipping: 1 });
});
