import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  only,
  openCheckout,
  payAgain,
  place,
  placedBy,
  withCart,
} from './checkout-client';
import { card, cents, enter, LAURA, verifyWallet } from './customer-client';
import { must } from './test-client';

const { api, article, orderOf, stockNow, withCard } = await openCheckout();

it('a bank’s verification at a provider of its own is what the bank said, whatever the browser makes of it', async () => {
  const { laura, payment } = await withCard('3155');
  const { answer } = await place(laura, payment);
  const id = String(only(answer).attributes.transaction_payment_id);
  const tell = (said: 'no' | null) => api.control('payments/bank', { id, said });
  const confirm = (provider_token: string) =>
    laura.post(`/eshop/transaction-payments/${id}/-actions/confirm`, { provider_token });
  const status = async () => only(await confirm(`pi_${id}`)).attributes.payment_status;
  await tell(null);
  for (const token of ['sandbox_approved', 'pi_0']) expect((await confirm(token)).status).toBe(422);
  expect(await status()).toBe('requires_action');
  await tell('no');
  expect(await status()).toBe('failed');
  expect(await placedBy(api)).toMatchObject({ charges: 0 });
});

it('an order that waits for its payment from the start has a voucher that pays all of it', async () => {
  const laura = await enter(api, LAURA);
  const waiting = await laura.get(
    `/shop-v1/customers/${laura.id}/orders?filter[status]=pending_payment`,
  );
  const { id } = only(waiting);
  const { total, transaction_id, payments } = await orderOf(laura, id);
  expect(payments).toMatchObject([{ method_code: 'oxxo', amount: total, status: 'pending' }]);
  const found = only(await laura.get(`/eshop/transactions/${transaction_id}`)).attributes;
  expect(found).toMatchObject({ total, amount_due: total, is_payable: true });
  await api.control('payments/confirm', { id: transaction_id });
  expect(await orderOf(laura, id)).toMatchObject({ status: 'paid' });
});

it('what is not paid in time gives stock and wallet back', async () => {
  const laura = await withCart(api, { [article.id]: 2 });
  await verifyWallet(api, laura, LAURA);
  await laura.post('/eshop/carrito/agregar-monedero', { wallet_to_use: 100 });
  const [before, money] = [stockNow(), await balanceOf(laura)];
  const { answer } = await place(laura);
  const { id, attributes } = only(answer);
  expect([stockNow(), await balanceOf(laura)]).toEqual([before - 2, money - 100]);
  await api.control('payments/expire', { id });
  expect([stockNow(), await balanceOf(laura)]).toEqual([before, money]);
  const ended = { status: 'cancelled', payment_status: 'failed' };
  expect(await orderOf(laura, attributes.order_id)).toMatchObject(ended);
  const again = await payAgain(laura, id, { payment_method_code: 'codi' });
  expect(again.status).toBe(409);
});

describe('paying an existing transaction', () => {
  it('is another payment of the same order, once', async () => {
    const laura = await withCart(api, { [article.id]: 1 });
    const { answer } = await place(laura);
    const { id, attributes } = only(answer);
    const tokenizable_id = await card(laura);
    const payment = { payment_method_code: 'stripe_card', tokenizable_id };
    const cart = only(await laura.get(`/eshop/carrito/detalle?transaction_id=${id}`));
    expect(cart.attributes).toMatchObject({ total: attributes.total, payment_applied: 0 });
    const query = new URLSearchParams({ transaction_id: id, ...payment });
    const { meta } = await laura.get(`/eshop/carrito/validar-revision?${query}`);
    expect(meta.valid).toBe(true);
    const key = randomUUID();
    const paid = await payAgain(laura, id, payment, key);
    expect(only(paid).attributes).toMatchObject({
      payment_status: 'success',
      payment_applied: attributes.total,
      amount_due: 0,
    });
    expect((await payAgain(laura, id, payment, key)).status).toBe(200);
    expect((await payAgain(laura, id, payment)).message).toBe('Este pedido ya está pagado.');
    expect((await orderOf(laura, attributes.order_id)).payments).toMatchObject([
      { method_code: 'oxxo', status: 'failed' },
      { method_code: 'stripe_card', status: 'success' },
    ]);
    expect(await placedBy(api)).toMatchObject({ transactions: 1, charges: 1 });
  });

  it('keeps the prices of the order, and takes the discount for paying at once back for months', async () => {
    const cash = must(
      api.articles.find(({ prices: { current, oneDiscountPercent }, stock, plans }) => {
        const isFitting = current > 1300 && current < 9000 && oneDiscountPercent > 0;
        return isFitting && stock.total > 5 && plans.length > 0;
      }),
    );
    const laura = await withCart(api, { [cash.id]: 1 });
    const { answer } = await place(laura);
    const { id, attributes } = only(answer);
    const saved = cents(cash.prices.current) - cents(cash.prices.onePrice);
    const dear = { current_price_with_tax: 99_000, price_with_tax: 99_000 };
    await api.control('price', { productId: cash.id, ...dear });
    const payment = { payment_method_code: 'stripe_card', tokenizable_id: await card(laura) };
    const query = new URLSearchParams({ ...payment, transaction_id: id });
    const { meta } = await laura.get<{ monthly_payment_options: { id: string }[] }>(
      `/eshop/checkout/monthly-options?${query}`,
    );
    const option_id = must(meta.monthly_payment_options[0]).id;
    const monthly_payment_option_plans = [{ option_id, monthly_payment_months: 3 }];
    const months = await payAgain(laura, id, { ...payment, monthly_payment_option_plans });
    const { total } = only(months).attributes;
    expect(cents(Number(total))).toBe(cents(Number(attributes.total)) + saved);
    expect((await orderOf(laura, attributes.order_id)).total).toBe(total);
  });
});
