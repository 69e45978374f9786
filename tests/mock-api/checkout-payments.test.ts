import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
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
import { cents, LAURA, lastMail } from './customer-client';
import { must } from './test-client';

const { api, article, orderOf, stockNow, withCard } = await openCheckout();

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
});
