import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { add, cents } from './cart-client';
import {
  balanceOf,
  card,
  only,
  openCheckout,
  payAgain,
  place,
  placedBy,
  review,
  sendTo,
  withCart,
} from './checkout-client';
import { as, enter, NEWCOMER, pointers } from './customer-client';
import { must, openBackend } from './test-client';

const { api, article, later, orderOf, stockNow, withCard } = await openCheckout();

describe('an order that is paid with a card', () => {
  it('is there with its payment, and takes stock and cart', async () => {
    const { laura, payment } = await withCard();
    const [before, placed] = [stockNow(), await placedBy(api)];
    const { answer, body } = await place(api, laura, payment);
    expect([answer.status, answer.meta.redirectTo]).toEqual([201, null]);
    const { attributes } = only(answer);
    expect(attributes).toMatchObject({
      payment_status: 'success',
      amount_due: 0,
      total: body.total,
      payment_applied: body.total,
    });
    expect(stockNow()).toBe(before - 2);
    expect((await laura.get('/eshop/carrito/total-items')).meta).toEqual({ count: 0, pieces: 0 });
    expect(await placedBy(api)).toMatchObject({
      orders: placed.orders + 1,
      transactions: 1,
      charges: 1,
    });
    const order = await orderOf(laura, attributes.order_id);
    expect(order).toMatchObject({
      status: 'paid',
      total: body.total,
      transaction_id: only(answer).id,
      payments: [{ status: 'success', amount: body.total, method_code: 'stripe_card' }],
      delivery_address: { alias: 'Casa' },
      courier: { name: 'Estafeta' },
    });
    const sum =
      cents(Number(order.subtotal)) -
      cents(Number(order.discount)) +
      cents(Number(order.shipping_cost)) +
      cents(Number(order.shipping_insurance_cost)) +
      cents(Number(order.iva));
    expect(cents(Number(order.total))).toBe(sum);
  });

  it('brings the wallet credit that the cart promised', async () => {
    const giver = must(
      api.articles.find(
        ({ prices, stock }) => prices.walletPercent > 0 && prices.current < 5000 && stock.total > 3,
      ),
    );
    const laura = await withCart(api, { [giver.id]: 1 });
    const tokenizable_id = await card(laura);
    const payment = { payment_method_code: 'stripe_card', tokenizable_id };
    const shown = await review(laura, payment);
    const promised = must(shown.mwi_wallet_amount_with_tax) + must(shown.wallet_promotion_amount);
    const before = await balanceOf(laura);
    expect(promised).toBeGreaterThan(0);
    await place(api, laura, payment);
    expect(cents(await balanceOf(laura))).toBe(cents(before + promised));
  });

  it('keeps plan and invoice', async () => {
    const { laura, payment } = await withCard();
    const options = await laura.get<{
      monthly_payment_options: { id: string; max_months: number }[];
    }>(
      `/eshop/checkout/monthly-options?payment_method_code=stripe_card&tokenizable_id=${payment.tokenizable_id}`,
    );
    const option = must(options.meta.monthly_payment_options[0]);
    const profiles = await laura.get(`/shop-v1/customers/${laura.id}/invoicing-profiles`);
    const { answer } = await place(api, laura, {
      ...payment,
      monthly_payment_option_plans: [{ option_id: option.id, monthly_payment_months: 6 }],
      required_billing: true,
      invoicing_profile_id: must(profiles.data[0]).id,
      cfdi_use: 'I04',
    });
    const order = await orderOf(laura, only(answer).attributes.order_id);
    expect(order).toMatchObject({
      payments: [{ monthly_payment_months: 6 }],
      invoice: { rfc: 'MERL850612AB3' },
    });
  });

  it.each([
    ['0002', 'Tu banco rechazó el pago'],
    ['9995', 'no tiene fondos'],
  ])('is not made when the card %s is declined', async (lastFour, text) => {
    const { laura, payment } = await withCard(lastFour);
    const before = stockNow();
    const { answer } = await place(api, laura, payment);
    expect([answer.status, pointers(answer)]).toEqual([422, ['/tokenizable_id']]);
    expect(answer.message).toContain(text);
    expect(await placedBy(api)).toMatchObject({ transactions: 0, charges: 0 });
    expect(stockNow()).toBe(before);
    expect((await laura.get('/eshop/carrito/total-items')).meta).toEqual({ count: 1, pieces: 2 });
  });

  it('waits for a second step', async () => {
    const { laura, payment } = await withCard('3155');
    const { answer } = await place(api, laura, payment);
    const { id, attributes } = only(answer);
    expect([attributes.payment_status, answer.meta.redirectTo]).toEqual([
      'requires_action',
      `/pagos/${id}/procesar-pago`,
    ]);
    const confirm = (provider_token: string, payId = attributes.transaction_payment_id) =>
      laura.post(`/eshop/transaction-payments/${payId}/-actions/confirm`, { provider_token });
    expect(only(await confirm('sandbox_failed')).attributes).toMatchObject({
      payment_status: 'failed',
      is_payable: true,
    });
    expect((await confirm('sandbox_approved')).status).toBe(409);
    const again = await payAgain(api, laura, id, payment);
    const second = only(again).attributes.transaction_payment_id;
    expect(only(await confirm('sandbox_approved', second)).attributes.payment_status).toBe(
      'success',
    );
    expect(only(await confirm('sandbox_approved', second)).attributes.payment_status).toBe(
      'success',
    );
    expect(await placedBy(api)).toMatchObject({ transactions: 1, charges: 1 });
  });
});

describe('a security code', () => {
  it('is asked for when the last one is older than ten minutes', async () => {
    const { laura, payment } = await withCard();
    later(11);
    const { answer, send } = await place(api, laura, payment);
    expect(pointers(answer)).toEqual(['/cvc_token']);
    expect(pointers(await send(randomUUID(), { cvc_token: '123' }))).toEqual(['/cvc_token']);
    expect(pointers(await send(randomUUID(), { cvc_token: 'cvctok_incorrecto' }))).toEqual([
      '/cvc_token',
    ]);
    expect((await send(randomUUID(), { cvc_token: 'cvctok_bien' })).status).toBe(201);
  });

  it('is not for the account provider’s card', async () => {
    const laura = await withCart(api, { [article.id]: 1 });
    const tokenizable_id = await card(laura, '4242', {
      payment_method_code: 'paypal_card_v2',
      cvc_token: null,
    });
    const { answer } = await place(api, laura, {
      payment_method_code: 'paypal_card_v2',
      tokenizable_id,
    });
    expect(answer.status).toBe(201);
  });
});

describe('what is refused', () => {
  it('is another total, another cart, a card that is over', async () => {
    const { laura, payment } = await withCard('1881', { is_temporary: true });
    const { send, body } = await place(api, laura, { ...payment, total: 1 });
    const wrong = await send();
    expect([wrong.status, pointers(wrong)]).toEqual([422, ['/total']]);
    const shown = (await review(laura, payment)).total_with_credit_and_wallet;
    expect(wrong.message).toContain('El total de tu pedido es ahora');
    const total = { total: shown };
    expect(pointers(await send(randomUUID(), { ...total, cart_id: '2-9' }))).toEqual(['/cart_id']);
    expect(pointers(await send(randomUUID(), { ...total, accept_terms: false }))).toEqual([
      '/accept_terms',
    ]);
    expect(pointers(await send(randomUUID(), { ...total, shipping_type: 'pickup' }))).toEqual([
      '/shipping_type',
    ]);
    expect(pointers(await send(randomUUID(), { ...total, required_billing: true }))).toEqual([
      '/invoicing_profile_id',
    ]);
    expect(pointers(await send('corta', total))).toEqual(['/']);
    later(181);
    expect(pointers(await send(randomUUID(), { ...total, cvc_token: 'cvctok_bien' }))).toEqual([
      '/tokenizable_id',
    ]);
    expect(body.total).toBe(1);
    expect(await placedBy(api)).toMatchObject({ transactions: 0 });
  });

  it('is what the stock lacks, and a coupon that ended', async () => {
    const { laura, payment } = await withCard();
    await laura.post('/eshop/carrito/agregar-cupon', { coupon_code: 'MONEDERO3' });
    await api.control('stock', { productId: article.id, stores: {}, providers: 1 });
    const { answer } = await place(api, laura, payment);
    expect(pointers(answer)[0]).toMatch(/^\/items\//);
    await api.control('stock', { productId: article.id, stores: {}, providers: 9 });
    await api.control('price', {
      productId: article.id,
      price_with_tax: 90,
      current_price_with_tax: 90,
    });
    expect(pointers((await place(api, laura, payment)).answer)).toEqual(['/coupon_code']);
  });

  it('is OXXO above its limit, and another customer’s card', async () => {
    const laura = await withCart(api, { [article.id]: 10 });
    expect(pointers((await place(api, laura)).answer)).toEqual(['/payment_method_code']);
    const ana = await enter(api, NEWCOMER);
    const hers = await card(ana);
    const stolen = await place(api, laura, {
      payment_method_code: 'stripe_card',
      tokenizable_id: hers,
    });
    expect(pointers(stolen.answer)).toEqual(['/tokenizable_id']);
  });
});

describe('one order', () => {
  it('is made whatever is sent how often', async () => {
    const { laura, payment } = await withCard();
    const { answer, send } = await place(api, laura, payment);
    const others = await Promise.all([send(), send(), send(randomUUID()), send(randomUUID())]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 409, 409]);
    expect(only(must(others[0])).id).toBe(only(answer).id);
    expect(others[2]?.message).toBe('Este carrito ya es un pedido.');
    expect(await placedBy(api)).toMatchObject({ transactions: 1, charges: 1 });
  });

  it('is made by calls at the same moment', async () => {
    const laura = await withCart(api, { [article.id]: 2 });
    const before = stockNow();
    const { total_with_credit_and_wallet: total, cart_id } = await review(laura, {});
    const body = {
      cart_id,
      total,
      payment_method_code: 'oxxo',
      shipping_type: 'shipping',
      accept_terms: true,
    };
    const call = (key: string) =>
      api.call('/eshop/transactions', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${laura.answer.meta.token.access_token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      });
    const keys = ['llave-uno', 'llave-uno', 'llave-dos', 'llave-tres', 'llave-uno'];
    const statuses = (await Promise.all(keys.map(call))).map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(await placedBy(api)).toMatchObject({ transactions: 1 });
    expect(stockNow()).toBe(before - 2);
  });

  it('is found again when its answer was lost', async () => {
    const { laura, payment } = await withCard('0341');
    const key = randomUUID();
    // A connection that broke.
    expect((await place(api, laura, payment, key)).answer.status).toBe(0);
    const found = await laura.get(`/eshop/transactions/-actions/outcome?idempotency_key=${key}`);
    expect(only(found).attributes.payment_status).toBe('success');
    const byCart = await laura.get('/eshop/transactions/-actions/outcome?cart_id=2-1');
    expect(only(byCart).id).toBe(only(found).id);
    expect(
      (await laura.get('/eshop/transactions/-actions/outcome?idempotency_key=otra-llave')).status,
    ).toBe(404);
    const ana = await enter(api, NEWCOMER);
    expect(
      (await ana.get(`/eshop/transactions/-actions/outcome?idempotency_key=${key}`)).status,
    ).toBe(404);
    expect((await ana.get(`/eshop/transactions/${only(found).id}`)).status).toBe(404);
  });

  it.each([['drop'], ['status'], ['broken-json'], ['html']])(
    'is made although the answer is spoiled: %s',
    async (kind) => {
      const { laura, payment } = await withCard();
      await api.control('faults', {
        match: { method: 'POST', path: '/eshop/transactions' },
        when: 'after',
        kind,
        times: 1,
      });
      const key = randomUUID();
      await place(api, laura, payment, key).catch(() => undefined);
      const { answer } = await place(api, laura, payment, key);
      expect(answer.status).toBe(200);
      expect(await placedBy(api)).toMatchObject({ transactions: 1, charges: 1 });
    },
  );
});

it('counts the carts of a customer, not their lines', async () => {
  const laura = await withCart(api, { [article.id]: 1 });
  await place(api, laura);
  await add(laura, article.id, 1);
  const { cart_id, has_coupon } = await review(laura, {});
  expect([cart_id, has_coupon]).toEqual(['2-2', 0]);
  // The next cart is delivered as its customer chooses anew.
  expect(pointers((await place(api, laura)).answer)).toEqual(['/shipping_type']);
  await sendTo(laura);
  expect((await place(api, laura)).answer.status).toBe(201);
});

it('is known after a restart, with the stock that it took', async () => {
  const stateFile = join(mkdtempSync(join(tmpdir(), 'mock-orders-')), 'state.json');
  const before = await openBackend({ size: 300, stateFile });
  const laura = await withCart(before, { [article.id]: 2 });
  const { answer } = await place(before, laura);
  const left = must(before.articles.find(({ id }) => id === article.id)).stock.total;
  // The file is written right after the answer.
  await vi.waitFor(() => expect(readFileSync(stateFile, 'utf8')).toContain('"overrides": [\n'));
  const after = await openBackend({ size: 300, stateFile });
  const again = as(after, laura.answer.meta.token.access_token);
  const row = only(await again.get(`/eshop/transactions/${only(answer).id}`));
  expect(row.attributes).toMatchObject({ payment_status: 'pending', is_payable: true });
  expect(must(after.articles.find(({ id }) => id === article.id)).stock.total).toBe(left);
});
