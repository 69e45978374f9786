import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { only, openCheckout, place, placedBy, review, withCart } from './checkout-client';
import { enter, NEWCOMER, pointers } from './customer-client';
import { must } from './test-client';

const { api, article, later, stockNow, withCard } = await openCheckout();

describe('what is refused', () => {
  it('is another total, another cart, a card that is over', async () => {
    const { laura, payment } = await withCard('1881', { is_temporary: true });
    const { send, body } = await place(laura, { ...payment, total: 1 });
    const wrong = await send();
    expect([wrong.status, pointers(wrong)]).toEqual([422, ['/total']]);
    expect(wrong.message).toContain('El total de tu pedido es ahora');
    const total = { total: (await review(laura, payment)).total_with_credit_and_wallet };
    const refusal = async (more: object, key: string = randomUUID()) =>
      pointers(await send(key, { ...total, ...more }));
    expect(await refusal({ cart_id: '2-9' })).toEqual(['/cart_id']);
    expect(await refusal({ accept_terms: false })).toEqual(['/accept_terms']);
    expect(await refusal({ shipping_type: 'pickup' })).toEqual(['/shipping_type']);
    expect(await refusal({ required_billing: true })).toEqual(['/invoicing_profile_id']);
    expect(await refusal({}, 'corta')).toEqual(['/']);
    later(181 * 60);
    expect(await refusal({ cvc_token: 'cvctok_bien' })).toEqual(['/tokenizable_id']);
    expect(body.total).toBe(1);
    expect(await placedBy(api)).toMatchObject({ transactions: 0 });
  });

  it('is what the stock lacks, and a coupon that ended', async () => {
    const { laura, payment } = await withCard();
    const refusal = async () => pointers((await place(laura, payment)).answer);
    const productId = article.id;
    await laura.post('/eshop/carrito/agregar-cupon', { coupon_code: 'MONEDERO3' });
    await api.control('stock', { productId, stores: {}, providers: 1 });
    expect((await refusal())[0]).toMatch(/^\/items\//);
    await api.control('stock', { productId, stores: {}, providers: 9 });
    const cheap = { price_with_tax: 90, current_price_with_tax: 90 };
    await api.control('price', { productId, ...cheap });
    expect(await refusal()).toEqual(['/coupon_code']);
  });
});

describe('one order', () => {
  it('is made whatever is sent how often', async () => {
    const { laura, payment } = await withCard();
    const { answer, send } = await place(laura, payment);
    const others = await Promise.all([send(), send(), send(randomUUID()), send(randomUUID())]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 409, 409]);
    expect(only(must(others[0])).id).toBe(only(answer).id);
    expect(others[2]?.message).toBe('Este carrito ya es un pedido.');
    expect(await placedBy(api)).toMatchObject({ transactions: 1, charges: 1 });
  });

  it('takes a card for one purchase with it, which pays no other one', async () => {
    const { laura, payment } = await withCard('4242', { is_temporary: true });
    const ways = async () =>
      JSON.stringify(await laura.get('/eshop/checkout/payment-methods')).includes(
        `"id":"${payment.tokenizable_id}"`,
      );
    expect(await ways()).toBe(true);
    await place(laura, payment);
    expect(await ways()).toBe(false);
    const again = await withCart(api, { [article.id]: 1 });
    expect(pointers((await place(again, payment)).answer)).toEqual(['/tokenizable_id']);
  });

  it('is made by calls at the same moment', async () => {
    const laura = await withCart(api, { [article.id]: 2 });
    const before = stockNow();
    const { total_with_credit_and_wallet: total, cart_id } = await review(laura, {});
    const how = { payment_method_code: 'oxxo', shipping_type: 'shipping', accept_terms: true };
    const call = (key: string) =>
      laura.post('/eshop/transactions', { cart_id, total, ...how }, key);
    const keys = ['llave-uno', 'llave-uno', 'llave-dos', 'llave-tres', 'llave-uno'];
    const statuses = (await Promise.all(keys.map(call))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(await placedBy(api)).toMatchObject({ transactions: 1 });
    expect(stockNow()).toBe(before - 2);
  });

  it('is found again when its answer was lost', async () => {
    const { laura, payment } = await withCard('0341');
    const key = randomUUID();
    const outcome = (by: string, customer: typeof laura = laura) =>
      customer.get(`/eshop/transactions/-actions/outcome?${by}`);
    // A connection that broke.
    expect((await place(laura, payment, key)).answer.status).toBe(0);
    const found = only(await outcome(`idempotency_key=${key}`));
    expect(found.attributes.payment_status).toBe('success');
    expect(only(await outcome('cart_id=2-1')).id).toBe(found.id);
    expect((await outcome('idempotency_key=otra-llave')).status).toBe(404);
    const ana = await enter(api, NEWCOMER);
    expect((await outcome(`idempotency_key=${key}`, ana)).status).toBe(404);
    expect((await ana.get(`/eshop/transactions/${found.id}`)).status).toBe(404);
  });
});
