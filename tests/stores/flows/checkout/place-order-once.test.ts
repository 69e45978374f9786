// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import { toTransactionAnswer } from '@/lib/api/transactions';
import { createCheckoutStore } from '@/stores/checkout/checkout-store';
import {
  findPlacedOrder,
  placeOrderOnce,
  rememberPlacedOrder,
} from '@/stores/flows/checkout/place-order-once';
import { hydrateStores } from '@/stores/persistence/hydration';
import { placedBy, review, withCart } from '../../../mock-api/checkout-client';
import { card } from '../../../mock-api/customer-client';
import { fetchFrom, openBackend } from '../../../mock-api/open-backend';
import { must } from '../../../mock-api/test-client';
import { kept } from '../../other-tab';

hydrateStores();
const api = await openBackend({ size: 150 });
const article = must(
  api.articles.find(({ prices, stock }) => stock.total >= 12 && prices.current > 300),
);

const newTab = () => createCheckoutStore('checkout', '1.5');
type Tab = ReturnType<typeof newTab>;
type Placing = Awaited<ReturnType<typeof shopper>>;
const place = (placing: Pick<Placing, 'subjectId' | 'send' | 'findOrder'>, tab: Tab = newTab()) =>
  placeOrderOnce(tab, placing, 1);
const refused = (fields: ConstructorParameters<typeof ApiError>[0]) =>
  vi.fn(() => Promise.reject(new ApiError(fields)));

/** A customer with a cart and a card, and the calls that place the order. */
async function shopper() {
  await api.control('reset', {});
  // A random history is another visit.
  localStorage.clear();
  const laura = await withCart(api, { [article.id]: 1 });
  const tokenizable_id = await card(laura);
  const payment = { payment_method_code: 'stripe_card', tokenizable_id };
  const { total_with_credit_and_wallet: total, cart_id } = await review(laura, payment);
  const { access_token } = laura.answer.meta.token;
  const client = createClient({
    baseUrl: 'http://mock.test/api',
    hooks: { headers: () => ({ authorization: `Bearer ${access_token}` }) },
    fetch: fetchFrom(api.backend.handlers),
  });
  const read = (document: Parameters<typeof toTransactionAnswer>[0]) =>
    must(toTransactionAnswer(document));
  /** Keys that were sent while no tab could know of an order. */
  const keys = new Set<string>();
  let isKnown = false;
  const known = <Answer>(answer: Answer) => {
    isKnown ||= answer !== null;
    return answer;
  };
  const send = vi.fn(async (key: string) => {
    if (!isKnown) keys.add(key);
    return known(await post(key));
  });
  const post = async (key: string) =>
    read(
      await client.request(assumedCheckoutEndpoints.transactionCreate, {
        body: { ...payment, cart_id, total, shipping_type: 'shipping', accept_terms: true },
        headers: { [IDEMPOTENCY_HEADER]: key },
        timeoutMs: 25,
      }),
    );
  const findOrder = async (key: string) => {
    const query = { idempotency_key: key, cart_id: String(cart_id) };
    const endpoint = assumedCheckoutEndpoints.transactionOutcome;
    const document = await client.requestOrNull(endpoint, { query, timeoutMs: 25 });
    return known(document && read(document));
  };
  return { subjectId: String(cart_id), send, findOrder, keys };
}

const fault = (when: 'before' | 'after', kind: string, more: object = {}) =>
  api.control('faults', {
    match: { method: 'POST', path: '/eshop/transactions' },
    when,
    kind,
    times: 1,
    ...more,
  });

describe('placing an order', () => {
  it('places one order under random interleavings of clicks, reloads, time-outs, errors and two tabs', async () => {
    const action = fc.record({
      kind: fc.constantFrom('press', 'press', 'refresh'),
      tab: fc.nat(1),
      after: fc.nat(6),
    });
    const spoiler = fc.record({
      when: fc.constantFrom('before' as const, 'after' as const),
      kind: fc.constantFrom('drop', 'status', 'html', 'broken-json', 'latency'),
      ms: fc.constantFrom(0, 3, 35),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { minLength: 2, maxLength: 7 }),
        fc.array(spoiler, { maxLength: 4 }),
        async (actions, spoilers) => {
          const placing = await shopper();
          for (const { when, kind, ms } of spoilers) await fault(when, kind, { ms });
          const tabs = [newTab(), newTab()];
          const presses: Promise<string | null>[] = [];
          const press = (tab: number) =>
            place(placing, must(tabs[tab])).then(
              ({ transaction }) => transaction.id,
              () => null,
            );
          for (const { kind, tab, after } of actions) {
            if (kind === 'press') presses.push(press(tab));
            else tabs[tab] = newTab();
            await new Promise((done) => setTimeout(done, after));
          }
          // The customer retries until the order is placed, as the screen advises.
          let last: string | null = null;
          for (let tries = 0; last === null && tries < 12; tries++) last = await press(0);
          const seen = new Set([...(await Promise.all(presses)), last].filter((id) => id !== null));
          expect(await placedBy(api)).toMatchObject({ transactions: 1, charges: 1 });
          expect([...seen]).toEqual([last]);
          expect(placing.keys.size).toBe(1);
        },
      ),
      // More by `npm run test:all -- histories`.
      { numRuns: process.env.HISTORIES ? 500 : 60 },
    );
  }, 240_000);

  it('looks up the outcome and does not resend when the answer was lost', async () => {
    const placing = await shopper();
    await fault('after', 'drop');
    const { transaction } = await place(placing);
    expect(transaction.paymentStatus).toBe('success');
    expect(placing.send).toHaveBeenCalledTimes(1);
  });

  it('asks four times for an outcome that nobody knows, and takes the last answer too', async () => {
    const placing = await shopper();
    await fault('after', 'drop');
    let unanswered = 3;
    const findOrder = vi.fn((key: string) =>
      unanswered-- > 0 ? Promise.resolve(null) : placing.findOrder(key),
    );
    const tab = newTab();
    const { transaction } = await place({ ...placing, findOrder }, tab);
    expect(transaction.paymentStatus).toBe('success');
    expect(findOrder).toHaveBeenCalledTimes(4);
    expect(tab.getState().attempt).toBeNull();

    const unknown = vi.fn(async () => null);
    const send = refused({ kind: 'timeout' });
    await expect(place({ ...placing, send, findOrder: unknown })).rejects.toThrow(ApiError);
    expect(unknown).toHaveBeenCalledTimes(4);
  });

  const CLIENT_ERRORS = [400, 403, 404, 409, 410, 419, 422];

  it.each(CLIENT_ERRORS)(
    'finds the order that was placed and yet answered with %i',
    async (status) => {
      const placing = await shopper();
      await fault('after', 'status', { status });
      const tab = newTab();
      const { transaction } = await place(placing, tab);
      expect(transaction.paymentStatus).toBe('success');
      expect(tab.getState().attempt).toBeNull();
      expect(await placedBy(api)).toMatchObject({ transactions: 1, charges: 1 });
    },
  );

  it.each(CLIENT_ERRORS)(
    'asks once after %i, and forgets the key when there is no order',
    async (status) => {
      const placing = await shopper();
      await fault('before', 'status', { status });
      const findOrder = vi.fn(placing.findOrder);
      const tab = newTab();
      await expect(place({ ...placing, findOrder }, tab)).rejects.toThrow(ApiError);
      expect(findOrder).toHaveBeenCalledTimes(1);
      expect(tab.getState().attempt).toBeNull();
      expect(await placedBy(api)).toMatchObject({ transactions: 0 });
    },
  );

  it('keeps the key after an answer whose order cannot be looked up', async () => {
    const placing = await shopper();
    await fault('after', 'status', { status: 422 });
    const tab = newTab();
    const findOrder = refused({ kind: 'timeout' });
    await expect(place({ ...placing, findOrder }, tab)).rejects.toThrow(ApiError);
    await place(placing, tab);
    expect(placing.send).toHaveBeenCalledTimes(1);
    expect(await placedBy(api)).toMatchObject({ transactions: 1, charges: 1 });
  });

  it.each([401, 429])('asks for nothing after %i', async (status) => {
    const placing = await shopper();
    const findOrder = vi.fn(async () => null);
    const send = refused({ kind: 'http', status });
    const tab = newTab();
    await expect(place({ ...placing, send, findOrder }, tab)).rejects.toThrow(ApiError);
    expect(findOrder).not.toHaveBeenCalled();
    expect(tab.getState().attempt).toBeNull();
  });

  it('looks up first after a reload, and removes the key when the outcome is known', async () => {
    const placing = await shopper();
    await fault('after', 'drop');
    const findOrder = vi.fn(async () => null);
    await expect(place({ ...placing, findOrder })).rejects.toThrow(ApiError);
    expect(kept('checkout').state.attempt).toMatchObject({ of: placing.subjectId });
    const reopened = newTab();
    await place(placing, reopened);
    expect(placing.send).toHaveBeenCalledTimes(1);
    expect(reopened.getState().attempt).toBeNull();
    expect(kept('checkout').state.attempt).toBeNull();
  });

  it('starts a new attempt after a rejection', async () => {
    const placing = await shopper();
    const tab = newTab();
    const send = refused({ kind: 'http', status: 422 });
    await expect(place({ ...placing, send }, tab)).rejects.toThrow(ApiError);
    expect(tab.getState().attempt).toBeNull();
    await place(placing, tab);
    expect(await placedBy(api)).toMatchObject({ transactions: 1 });
  });

  it('finds the order that another tab has placed', async () => {
    const placing = await shopper();
    const first = await place(placing);
    const second = await place(placing);
    expect(second.transaction.id).toBe(first.transaction.id);
    expect(await placedBy(api)).toMatchObject({ transactions: 1, charges: 1 });
  });
});

const transaction = { id: '15', transactionId: '10191', paymentStatus: 'pending' } as const;

it('keeps the latest transaction for the other tabs, under the name of the specification', () => {
  rememberPlacedOrder('2', transaction as never, 1000);
  const state = { customerId: '2', ...transaction, placedAt: 1000 };
  expect(kept('transaction')).toEqual({ version: '1', state });
  expect(findPlacedOrder('2', 900)).toBe('10191');
});

it('finds nothing of another customer, of before this tab, or of another version', () => {
  rememberPlacedOrder('2', transaction as never, 1000);
  expect([findPlacedOrder('3', 900), findPlacedOrder('2', 1001)]).toEqual([null, null]);
  const stored = localStorage.getItem('transaction') ?? '';
  for (const other of [stored.replace('"1"', '"0.9"'), '[]', 'null', '{"version":"1"}', '{']) {
    localStorage.setItem('transaction', other);
    expect(findPlacedOrder('2', 900)).toBeNull();
  }
});
