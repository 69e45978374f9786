import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readCheckoutTotals } from '@/lib/api/checkout-totals';
import type { ApiClient } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import { addToCart, clearCart, readCustomerCart } from '@/lib/api/customer-cart';
import { readPickupStores, saveShippingChoice } from '@/lib/api/delivery-options';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import { readSearch } from '@/lib/api/search';
import { chooseStore } from '@/lib/domain/checkout/delivery';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { emptyCriteria } from '@/lib/domain/search/criteria';
import { register } from '../mock-api/customer-client';
import { DEMO_PASSWORD } from '../mock-api/seed/customers/people';
import { type Api, createApi } from '../mock-api/test-client';
import { signInAsBrowser } from './browser-session';

/** What customers were told, compared with what the backend has in the end. All are counts. */
export interface Bought {
  orders: number;
  /** Lines that were added. */
  lines: number;
  /** Calls that failed and were made again, or looked up, as the shop does. */
  repeatedCalls: number;
  lostLines: number;
  doubledLines: number;
  lostOrders: number;
  doubledOrders: number;
}

interface Shop {
  /** Origins of the shop and of its backend in a box. */
  site: string;
  api: string;
}

interface Line {
  productId: string;
  qty: number;
}

/** A payment in cash: nothing but the code is sent. */
const PAYMENT = { methodCode: 'oxxo', tokenizableId: null, plans: [] };
/** Pieces in stock, so that nothing sells out. */
const ENOUGH = 100_000;
/** How often a call is made, and the milliseconds between two tries and between two steps of a customer. */
const TRIES = 4;
const BETWEEN_TRIES = 500;
const BETWEEN_STEPS = 30;

/** Two products that cost little enough for cash and are always there. */
async function chooseGoods(client: ApiClient, backend: Api): Promise<string[]> {
  const { products } = await readSearch(client, { ...emptyCriteria, priceMin: 300, priceMax: 900 });
  const goods = products
    .filter(({ isWebPurchasable, stockStores }) => isWebPurchasable && stockStores > 0)
    .slice(0, 2)
    .map(({ id }) => id);
  for (const productId of goods) {
    await backend.steer('stock', { productId, stores: { 2: ENOUGH } });
  }
  return goods;
}

/** Whether the backend may have carried a call out, or would at another time. */
const isUncertain = (error: unknown) =>
  error instanceof ApiError && (error.kind !== 'http' || (error.status ?? 0) >= 500);

/** One customer, who fills the cart and orders it, again and again. */
async function createCustomer({ site, api }: Shop, email: string) {
  const backend = createApi(api, fetch);
  await register(backend, email);
  const { client } = await signInAsBrowser({ site, username: email, password: DEMO_PASSWORD });
  const goods = await chooseGoods(client, backend);
  let repeatedCalls = 0;
  let orders = 0;

  async function insist<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    for (let left = TRIES - 1; ; left--) {
      try {
        return await call();
      } catch (error) {
        if (left === 0 || !isUncertain(error)) throw error;
        repeatedCalls += 1;
        await pause(BETWEEN_TRIES);
      }
    }
  }

  async function placeOrder(): Promise<void> {
    const asked = { payment: PAYMENT, transactionId: null };
    const { cartId, amountDue } = await insist(() => readCheckoutTotals(client, asked));
    const key = randomUUID();
    const { transactionCreate, transactionOutcome } = assumedCheckoutEndpoints;
    const body = {
      cart_id: cartId,
      total: amountDue,
      payment_method_code: PAYMENT.methodCode,
      shipping_type: 'pickup',
      accept_terms: true,
      accept_shipping_conditions: true,
    };
    const send = () =>
      client.request(transactionCreate, { body, headers: { [IDEMPOTENCY_HEADER]: key } });
    try {
      await send();
    } catch (error) {
      if (!isUncertain(error)) throw error;
      // An order is never sent again by itself: its outcome is looked up.
      repeatedCalls += 1;
      const query = { idempotency_key: key, cart_id: cartId };
      if (!(await insist(() => client.requestOrNull(transactionOutcome, { query })))) await send();
    }
    orders += 1;
  }

  async function buy(): Promise<void> {
    for (const productId of goods) {
      const key = randomUUID();
      await insist(() => addToCart(client, { productId, qty: 1, key }));
      await pause(BETWEEN_STEPS);
    }
    await insist(() => readCustomerCart(client));
    const stores = await insist(() => readPickupStores(client, '06700'));
    const store = stores?.find(({ isAvailable }) => isAvailable);
    if (!store) throw new Error('No store has the products.');
    const pickup = chooseStore(createInitialCheckout(), { id: store.id, label: '' });
    await insist(() => saveShippingChoice(client, { ...pickup, hasShippingInsurance: false }));
    await pause(BETWEEN_STEPS);
    await placeOrder();
    await insist(() => clearCart(client));
    await pause(BETWEEN_STEPS);
  }

  async function compare(): Promise<Bought> {
    const had = await backend.steer<{ cart: Line[]; orders: { lines: Line[] }[] }>(
      `purchases?email=${email}`,
    );
    const lines = orders * goods.length;
    // Of every order, and of what was put into a cart and not ordered.
    const differences = [...had.orders.map((order) => order.lines), had.cart].flatMap(
      (there, index) =>
        goods.map((id) => {
          const wanted = index < had.orders.length ? 1 : 0;
          const found = there.filter(({ productId }) => productId === id);
          return found.reduce((sum, { qty }) => sum + qty, 0) - wanted;
        }),
    );
    return {
      orders,
      lines,
      repeatedCalls,
      lostLines: differences.filter((difference) => difference < 0).length,
      doubledLines: differences.filter((difference) => difference > 0).length,
      lostOrders: Math.max(0, orders - had.orders.length),
      doubledOrders: Math.max(0, had.orders.length - orders),
    };
  }
  return { buy, compare };
}

/**
 * Lets customers fill carts and order them until they are told to stop.
 * @returns `stop`, which ends what they have begun and asks the backend what came of it
 * @throws Error from `stop` when a call was refused, or failed again and again
 */
export async function startBuying(shop: Shop, count: number): Promise<{ stop(): Promise<Bought> }> {
  const run = randomUUID().slice(0, 8);
  const customers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      createCustomer(shop, `compras-${run}-${index}@clientes.example`),
    ),
  );
  let isOver = false;
  const work = customers.map(async ({ buy, compare }) => {
    while (!isOver) await buy();
    return compare();
  });
  // A failure is told by `stop`, however early it was.
  const ended = Promise.allSettled(work);
  return {
    async stop() {
      isOver = true;
      await ended;
      const found = await Promise.all(work);
      const sum = (name: keyof Bought) => found.reduce((total, one) => total + one[name], 0);
      return {
        orders: sum('orders'),
        lines: sum('lines'),
        repeatedCalls: sum('repeatedCalls'),
        lostLines: sum('lostLines'),
        doubledLines: sum('doubledLines'),
        lostOrders: sum('lostOrders'),
        doubledOrders: sum('doubledOrders'),
      };
    },
  };
}
