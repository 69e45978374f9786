import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import type { Json } from './core/json-api';
import { add, type Customer, card, enter, LAURA, type Totals } from './customer-client';
import { openBackend } from './open-backend';
import { type Answer, type Api, must } from './test-client';

export type Placed = Answer<{ redirectTo: string | null }>;

export const sendTo = (customer: Pick<Customer, 'post'>, more: object = {}) =>
  customer.post<Totals>('/eshop/checkout/shipping', {
    shipping_type: 'shipping',
    customer_address_id: '10001',
    courier_id: 'estafeta',
    ...more,
  });

export async function withCart(api: Api, pieces: Record<string, number>, who = LAURA) {
  const customer = await enter(api, who);
  for (const [id, qty] of Object.entries(pieces)) await add(customer, id, qty);
  if (who === LAURA) await sendTo(customer);
  return customer;
}

interface Payment {
  payment_method_code?: string;
  tokenizable_id?: string | null;
  monthly_payment_option_plans?: { option_id: string; monthly_payment_months: number }[];
  [field: string]: unknown;
}

export async function review(customer: Customer, payment: Payment, transactionId?: string) {
  const plans = (payment.monthly_payment_option_plans ?? [])
    .map((one) => `${one.option_id}:${one.monthly_payment_months}`)
    .join();
  const query = new URLSearchParams({
    payment_method_code: payment.payment_method_code ?? 'oxxo',
    ...(payment.tokenizable_id && { tokenizableId: payment.tokenizable_id }),
    ...(plans && { monthly_payment_option_plans: plans }),
    ...(transactionId && { transaction_id: transactionId }),
  });
  return (await customer.get<Totals>(`/eshop/carrito/totales?${query}`)).meta;
}

export async function place(customer: Customer, payment: Payment = {}, key: string = randomUUID()) {
  const { total_with_credit_and_wallet, cart_id } = await review(customer, payment);
  const body = {
    cart_id,
    total: total_with_credit_and_wallet,
    payment_method_code: 'oxxo',
    shipping_type: 'shipping',
    accept_terms: true,
    accept_shipping_conditions: true,
    tracking_id: '0b8f1d0e-3c55-4a7e-9d52-0a5b3c6f1b0a',
    ...payment,
  };
  const send = (sentKey = key, more: object = {}): Promise<Placed> =>
    customer.post('/eshop/transactions', { ...body, ...more }, sentKey);
  return { answer: await send(), send, body, key };
}

export async function payAgain(
  customer: Customer,
  id: string,
  payment: Payment,
  key: string = randomUUID(),
) {
  const { total_with_credit_and_wallet } = await review(customer, payment, id);
  const body = { total: total_with_credit_and_wallet, ...payment };
  return customer.patch<{ redirectTo: string | null }>(`/eshop/transactions/${id}`, body, key);
}

export const placedBy = async (api: Api, email = LAURA) =>
  (await api.control(`placed?email=${email}`)).body as {
    orders: number;
    transactions: number;
    charges: number;
  };

export const only = (answer: Placed | Answer<unknown>) => must(answer.data[0]);

/** A backend with a clock that tests move; each test begins at the same moment, with nothing done. */
export async function openWithClock(size: number) {
  const clock = { now: new Date(0) };
  const api = await openBackend({ size, now: () => clock.now });
  beforeEach(async () => {
    clock.now = new Date('2026-03-14T18:00:00Z');
    await api.control('reset', {});
  });
  const later = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  };
  return { api, clock, later };
}

export async function openCheckout() {
  const { api, later } = await openWithClock(300);
  const article = must(
    api.articles.find(
      ({ prices, stock }) => stock.total >= 12 && prices.current > 1300 && prices.current < 3000,
    ),
  );
  return {
    api,
    article,
    later,
    stockNow: () => article.stock.total,
    orderOf: async (customer: Customer, id: unknown) =>
      must((await customer.get(`/shop-v1/orders/${id}`)).data[0]).attributes,
    withCard: async (lastFour = '4242', more: Record<string, Json> = {}) => {
      const laura = await withCart(api, { [article.id]: 2 });
      const tokenizable_id = await card(laura, lastFour, more);
      return { laura, payment: { payment_method_code: 'stripe_card', tokenizable_id } };
    },
  };
}

export const balanceOf = async (customer: Customer) =>
  (await customer.get<{ balance: number }>(`/shop-v1/customers/${customer.id}/wallet-movements`))
    .meta.balance;
