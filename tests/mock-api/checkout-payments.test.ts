import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cents } from './cart-client';
import {
  balanceOf,
  card,
  only,
  openCheckout,
  payAgain,
  place,
  placedBy,
  withCart,
} from './checkout-client';
import { enter, LAURA, lastMail, NEWCOMER } from './customer-client';
import { must } from './test-client';

const { api, article, later, now, orderOf, stockNow, withCard } = await openCheckout();

describe("a bank's verification at a card provider of its own", () => {
  async function verified() {
    const { laura, payment } = await withCard('3155');
    const { answer } = await place(api, laura, payment);
    const { transaction_payment_id } = only(answer).attributes;
    const id = String(transaction_payment_id);
    const told = async (said: 'yes' | 'no' | null) =>
      (await api.control('payments/bank', { id, said })).body as { client_secret: string };
    const path = `/eshop/transaction-payments/${id}`;
    const confirm = (provider_token: string) =>
      laura.post(`${path}/-actions/confirm`, { provider_token });
    return { laura, path, id, told, confirm };
  }

  it('is opened by a secret that its own customer gets, until it is over', async () => {
    const { laura, path, id, told, confirm } = await verified();
    expect(only(await laura.get(path)).attributes).not.toHaveProperty('client_secret');
    const { client_secret } = await told(null);
    expect(client_secret).toMatch(new RegExp(`^pi_${id}_secret_[0-9a-f]{32}$`));
    expect(only(await laura.get(path)).attributes.client_secret).toBe(client_secret);
    expect((await (await enter(api, NEWCOMER)).get(path)).status).toBe(404);
    await told('yes');
    await confirm(`pi_${id}`);
    expect(only(await laura.get(path)).attributes).toMatchObject({
      status: 'success',
      client_secret: null,
    });
  });

  it('is what the bank said, whatever the browser makes of it', async () => {
    const { id, told, confirm } = await verified();
    await told(null);
    for (const token of ['sandbox_approved', 'pi_0']) {
      expect((await confirm(token)).status).toBe(422);
    }
    const status = async () => only(await confirm(`pi_${id}`)).attributes.payment_status;
    expect(await status()).toBe('requires_action');
    await told('no');
    expect(await status()).toBe('failed');
    expect(await placedBy(api)).toMatchObject({ charges: 0 });
  });
});

describe('what is paid later', () => {
  it('is a voucher until 23:59 in Mexico City', async () => {
    const laura = await withCart(api, { [article.id]: 1 });
    const { answer, body } = await place(api, laura);
    const { id, attributes } = only(answer);
    expect(attributes).toMatchObject({ payment_status: 'pending', amount_due: body.total });
    const payId = attributes.transaction_payment_id;
    expect(answer.meta.redirectTo).toBe(`/pagos/${payId}/pago-oxxo`);
    const voucher = async () =>
      only(await laura.get(`/eshop/transaction-payments/${payId}`)).attributes;
    expect(await voucher()).toMatchObject({
      status: 'pending',
      amount: body.total,
      expires_utc: '2026-03-18T05:59:59.000Z',
      reference: expect.stringMatching(/^\d{14}$/),
    });
    expect((await api.control('payments/confirm', { id: payId })).body).toMatchObject({
      status: 'success',
      order: 'paid',
    });
    expect(await voucher()).toMatchObject({ status: 'success', paid_utc: now().toISOString() });
    expect(only(await laura.get(`/eshop/transactions/${id}`)).attributes.payment_status).toBe(
      'success',
    );
  });

  it('gives stock and wallet back when it is not paid', async () => {
    const laura = await withCart(api, { [article.id]: 2 });
    await laura.post('/eshop/carrito/enviar-codigo-para-usar-monedero', {});
    const { code } = await lastMail(api, LAURA, 'wallet');
    await laura.post('/eshop/carrito/verificar-codigo-para-usar-monedero', {
      verification_code: code,
    });
    await laura.post('/eshop/carrito/agregar-monedero', { wallet_to_use: 100 });
    const [before, money] = [stockNow(), await balanceOf(laura)];
    const { answer } = await place(api, laura);
    expect([stockNow(), await balanceOf(laura)]).toEqual([before - 2, money - 100]);
    await api.control('payments/expire', { id: only(answer).id });
    expect([stockNow(), await balanceOf(laura)]).toEqual([before, money]);
    const { order_id } = only(answer).attributes;
    expect(await orderOf(laura, order_id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'failed',
    });
    const tries = await payAgain(api, laura, only(answer).id, { payment_method_code: 'codi' });
    expect(tries.status).toBe(409);
  });

  it.each([
    ['mercadopago', 30],
    ['codi', 15],
  ])('is a code of %s for %s minutes, and can be paid otherwise then', async (method, minutes) => {
    const laura = await withCart(api, { [article.id]: 1 });
    const { answer } = await place(api, laura, { payment_method_code: method });
    const { id, attributes } = only(answer);
    const payId = attributes.transaction_payment_id;
    expect(answer.meta.redirectTo).toBe(`/pagos/${payId}/pago-${method}`);
    const payment = async () =>
      only(await laura.get(`/eshop/transaction-payments/${payId}`)).attributes;
    expect((await payment()).qr).toContain(method);
    later(minutes);
    expect(await payment()).toMatchObject({ status: 'expired', qr: null });
    expect(only(await laura.get(`/eshop/transactions/${id}`)).attributes).toMatchObject({
      payment_status: 'expired',
      is_payable: true,
    });
    const again = await payAgain(api, laura, id, { payment_method_code: 'oxxo' });
    expect(only(again).attributes).toMatchObject({
      payment_status: 'pending',
      payment_method_code: 'oxxo',
    });
  });

  it('is approved at the account’s provider, or cancelled there', async () => {
    const laura = await withCart(api, { [article.id]: 1 });
    const tokenizable_id = await card(
      laura,
      '3155',
      { payment_method_code: 'paypal_account' },
      'paypal',
    );
    const { answer } = await place(api, laura, {
      payment_method_code: 'paypal_account',
      tokenizable_id,
    });
    const { id, attributes } = only(answer);
    const payId = attributes.transaction_payment_id;
    expect(answer.meta.redirectTo).toBe(`/pagos/${payId}/pago-paypal`);
    const path = `/eshop/transaction-payments/${payId}`;
    const act = (what: string, body: object) => laura.post(`${path}/-actions/${what}`, body);
    const approvalUrl = async () => only(await laura.get(path)).attributes.approval_url;
    expect(await approvalUrl()).toBeNull();
    const url = 'https://proveedor.example/aprobar?state={state}';
    await api.control('payments/approval-page', { id: payId, url });
    expect(await approvalUrl()).toBe(url);
    expect(only(await act('cancel', {})).attributes).toMatchObject({
      payment_status: 'cancelled',
      is_payable: true,
    });
    expect(await approvalUrl()).toBeNull();
    expect((await act('confirm', { provider_token: 'sandbox_approved' })).status).toBe(409);
    const stored = await card(laura, '0000', { payment_method_code: 'paypal_account' }, 'paypal');
    const again = await payAgain(api, laura, id, {
      payment_method_code: 'paypal_account',
      tokenizable_id: stored,
    });
    expect(only(again).attributes.payment_status).toBe('success');
  });
});

describe('paying an existing transaction', () => {
  it('is another payment of the same order, once', async () => {
    const laura = await withCart(api, { [article.id]: 1 });
    const { answer } = await place(api, laura);
    const { id, attributes } = only(answer);
    const tokenizable_id = await card(laura);
    const payment = { payment_method_code: 'stripe_card', tokenizable_id };
    const cart = only(await laura.get(`/eshop/carrito/detalle?transaction_id=${id}`));
    expect(cart.attributes).toMatchObject({ total: attributes.total, payment_applied: 0 });
    const valid = await laura.get(
      `/eshop/carrito/validar-revision?transaction_id=${id}&payment_method_code=stripe_card&tokenizable_id=${tokenizable_id}`,
    );
    expect(valid.meta.valid).toBe(true);
    const key = randomUUID();
    const paid = await payAgain(api, laura, id, payment, key);
    expect(only(paid).attributes).toMatchObject({
      payment_status: 'success',
      payment_applied: attributes.total,
      amount_due: 0,
    });
    const repeated = await payAgain(api, laura, id, payment, key);
    expect(repeated.status).toBe(200);
    expect((await payAgain(api, laura, id, payment)).message).toBe('Este pedido ya está pagado.');
    const order = await orderOf(laura, attributes.order_id);
    expect(order.payments).toMatchObject([
      { method_code: 'oxxo', status: 'failed' },
      { method_code: 'stripe_card', status: 'success' },
    ]);
    expect(await placedBy(api)).toMatchObject({ transactions: 1, charges: 1 });
  });

  it('keeps the prices of the order, and takes the discount for paying at once back for months', async () => {
    const cash = must(
      api.articles.find(
        ({ prices, stock, plans }) =>
          prices.oneDiscountPercent > 0 &&
          prices.current > 1300 &&
          prices.current < 9000 &&
          stock.total > 5 &&
          plans.length > 0,
      ),
    );
    const laura = await withCart(api, { [cash.id]: 1 });
    const { answer } = await place(api, laura);
    const { id, attributes } = only(answer);
    const saved = cents(cash.prices.current) - cents(cash.prices.onePrice);
    await api.control('price', {
      productId: cash.id,
      current_price_with_tax: 99_000,
      price_with_tax: 99_000,
    });
    const tokenizable_id = await card(laura);
    const query = `payment_method_code=stripe_card&tokenizable_id=${tokenizable_id}&transaction_id=${id}`;
    const options = await laura.get<{ monthly_payment_options: { id: string }[] }>(
      `/eshop/checkout/monthly-options?${query}`,
    );
    const option = must(options.meta.monthly_payment_options[0]).id;
    const months = await payAgain(api, laura, id, {
      payment_method_code: 'stripe_card',
      tokenizable_id,
      monthly_payment_option_plans: [{ option_id: option, monthly_payment_months: 3 }],
    });
    expect(cents(Number(only(months).attributes.total))).toBe(
      cents(Number(attributes.total)) + saved,
    );
    expect((await orderOf(laura, attributes.order_id)).total).toBe(only(months).attributes.total);
  });

  it('goes on after a rejection', async () => {
    const laura = await withCart(api, { [article.id]: 1 });
    const { answer } = await place(api, laura, { payment_method_code: 'codi' });
    await api.control('payments/reject', { id: only(answer).id, message: 'Tu banco lo rechazó.' });
    const row = only(await laura.get(`/eshop/transactions/${only(answer).id}`)).attributes;
    expect(row).toMatchObject({
      payment_status: 'failed',
      message: 'Tu banco lo rechazó.',
      is_payable: true,
    });
  });
});
