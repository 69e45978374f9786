import { getResponse, type HttpHandler } from 'msw';
import { expect, vi } from 'vitest';
import { findShipmentProblems } from '@/lib/domain/checkout/checkout-sections';
import {
  createOrderFingerprint,
  type OrderFingerprint,
} from '@/lib/domain/checkout/order-fingerprint';
import type { OrderParts } from '@/lib/domain/checkout/order-parts';
import { toOrderPayment } from '@/lib/domain/checkout/payment-selection';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { withCart } from '../mock-api/checkout-client';
import { document, enter, LAURA } from '../mock-api/customer-client';
import type { Dialect } from '../mock-api/dialects/dialect';
import { createHandlers } from '../mock-api/handlers';
import { must, openBackend } from '../mock-api/test-client';
import { openTab, type Tab } from './open-tab';

type Api = Awaited<ReturnType<typeof openBackend>>;
type Other = Awaited<ReturnType<typeof enter>>;

/** What a tab shows of the order. */
interface Screen {
  parts: OrderParts;
  seen: OrderFingerprint;
}

const ADDRESS = '10001';
/** Waits of the shop between two tries, in milliseconds. Its time limits are longer. */
const LONGEST_PAUSE = 2500;

/** A change by somebody else. */
export type Change =
  | { kind: 'price'; product: number; amount: number }
  | { kind: 'stock'; product: number; pieces: number }
  | { kind: 'address'; street: number }
  | { kind: 'add'; product: number }
  | { kind: 'insurance'; isInsured: boolean };

/** A customer with two tabs and another device, in front of the mock backend. */
export class World {
  readonly products: readonly string[];
  private other!: Other;
  private screens: (Screen | null)[] = [null, null];
  private presses: Screen[] = [];
  /** Pieces that were put into the cart, by product. */
  private put: Record<string, number> = {};
  private pending: { at: number; change: Change } | null = null;

  private constructor(
    private readonly api: Api,
    private readonly tabs: readonly Tab[],
    /** What answers the shop's calls. */
    private readonly handlers: HttpHandler[],
  ) {
    this.products = api.articles
      .filter(
        ({ stock, prices }) => stock.total >= 12 && prices.current > 300 && prices.current < 900,
      )
      .slice(0, 3)
      .map(({ id }) => id);
  }

  /** @param dialect the form of the answers that the shop gets */
  static async open(dialect: Dialect = 'full'): Promise<World> {
    const api = await openBackend({ size: 150 });
    const handlers = createHandlers({ ...api.backend, dialect });
    const world = new World(api, [await openTab(), await openTab()], handlers);
    const wait = globalThis.setTimeout;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => world.answer(input, init));
    vi.stubGlobal('setTimeout', (work: () => void, ms = 0, ...rest: []) =>
      wait(work, ms <= LONGEST_PAUSE ? 0 : ms, ...rest),
    );
    return world;
  }

  /** A call of the shop. What somebody else does in the middle of a confirmation happens just before it. */
  private async answer(input: string, init?: RequestInit): Promise<Response> {
    const request = new Request(new URL(input, 'http://mock.test'), init);
    if (this.pending && this.pending.at-- === 0) {
      const { change } = this.pending;
      this.pending = null;
      // Between an order and the emptying of its cart, which has no condition, a new line would be lost.
      const isLost = change.kind === 'add' && request.method === 'DELETE';
      if (!isLost) await this.change(change);
    }
    const response = await getResponse(this.handlers, request);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  /** A new history: the customer reviews a cart of two products. */
  async begin(): Promise<void> {
    await this.api.control('reset', {});
    localStorage.clear();
    sessionStorage.clear();
    this.screens = [null, null];
    this.presses = [];
    this.pending = null;
    const [first = '', second = ''] = this.products;
    this.put = { [first]: 1, [second]: 2 };
    this.other = await withCart(this.api, this.put);
    for (const tab of this.tabs) tab.store.getState().reset();
    await this.signIn();
    this.choose();
  }

  /** The customer signs in again, in both tabs. */
  async signIn(): Promise<void> {
    this.other = await enter(this.api, LAURA);
    const { access_token: accessToken } = this.other.answer.meta.token;
    for (const { session, clearCache } of this.tabs) {
      session.setState({ accessToken, isExpired: false });
      clearCache();
    }
  }

  /** The choices of the earlier steps. */
  private choose(): void {
    for (const { store } of this.tabs) {
      store.getState().update((data) => ({
        ...createInitialCheckout(),
        attempt: data.attempt,
        customerId: this.other.id,
        paymentMethodCode: 'oxxo',
        isShipping: true,
        customerAddress: { id: ADDRESS, label: 'Casa' },
        courier: { id: 'estafeta', label: 'Estafeta Terrestre' },
        acceptTerms: true,
        acceptShippingConditions: true,
        trackingId: '0b8f1d0e-3c55-4a7e-9d52-0a5b3c6f1b0a',
      }));
      store.persist.flush();
    }
  }

  /** Somebody else changes something. Only the shop's own calls fail. */
  async change(change: Change): Promise<void> {
    const { control } = this.api.backend;
    const faults = control.listFaults();
    control.clearFaults();
    await this.apply(change);
    for (const fault of faults) control.addFault(fault);
  }

  private async apply(change: Change): Promise<void> {
    const productId = 'product' in change ? must(this.products[change.product]) : '';
    const { other } = this;
    switch (change.kind) {
      case 'price': {
        const { amount } = change;
        const prices = { price_with_tax: amount, current_price_with_tax: amount };
        await this.api.control('price', { productId, ...prices });
        return;
      }
      case 'stock':
        await this.api.control('stock', { productId, stores: { 2: change.pieces }, providers: 0 });
        return;
      case 'address': {
        const street = `Calle Número ${change.street}`;
        const body = document('customer-addresses', { street }, {}, ADDRESS);
        await other.patch(`/shop-v1/customer-addresses/${ADDRESS}`, body);
        return;
      }
      case 'add': {
        const { status } = await other.get(`/eshop/carrito/agregar/${productId}/1`);
        if (status < 300) this.put[productId] = (this.put[productId] ?? 0) + 1;
        return;
      }
      case 'insurance':
        await other.post('/eshop/checkout/shipping', {
          shipping_type: 'shipping',
          customer_address_id: ADDRESS,
          courier_id: 'estafeta',
          has_shipping_insurance: change.isInsured,
        });
    }
  }

  fault(fault: object): Promise<unknown> {
    return this.api.control('faults', fault);
  }

  expire(): Promise<unknown> {
    return this.api.control('tokens/expire', { email: LAURA });
  }

  private checkoutOf(tab: Tab) {
    return {
      customerId: this.other.id,
      transactionId: null,
      store: tab.store,
      openedAt: Date.now(),
    };
  }

  /** The tab shows the order as it is now. */
  async look(index: number): Promise<void> {
    const tab = must(this.tabs[index]);
    const parts = await tab.readOrderParts(this.checkoutOf(tab)).catch(() => null);
    this.screens[index] = parts && { parts, seen: createOrderFingerprint(parts) };
  }

  /** Presses "Confirmar" in the tabs, all at once. Another change may come before one of the calls. */
  async press(indexes: readonly number[], during?: { at: number; change: Change }): Promise<void> {
    this.pending = during ? { ...during } : null;
    await Promise.all(indexes.map((index) => this.confirm(index)));
    this.pending = null;
    this.check();
  }

  private async confirm(index: number): Promise<void> {
    const tab = must(this.tabs[index]);
    const screen = this.screens[index];
    if (!screen) return this.look(index);
    const { data, totals } = screen.parts;
    const payment = toOrderPayment(data, totals);
    if (!payment || Object.keys(findShipmentProblems(data)).length > 0) return this.look(index);
    this.presses.push(screen);
    const order = { payment, cvcToken: null, data, totals };
    const answer = await tab
      .placeOrder(this.checkoutOf(tab), order, screen.seen, () => undefined)
      .catch(() => null);
    if (!answer) return this.look(index);
    // The tab shows the result of its own cart, and no other one.
    const placed = this.placed().find(({ row }) => row.id === answer.transaction.id);
    expect([placed?.row.cartId, '']).toContain(totals.cartId);
    this.screens[index] = null;
    this.choose();
  }

  private placed() {
    const { rows } = this.api.backend.customers;
    return rows.transactions
      .filter(({ customerId, trackingId }) => customerId === this.other.id && trackingId !== null)
      .map((row) => ({ row, order: must(rows.orders.find(({ id }) => id === row.orderId)) }));
  }

  /** What must be true after every step. */
  check(): void {
    const placed = this.placed();
    const carts = placed.map(({ row }) => row.cartId);
    expect(new Set(carts).size, 'one order for each cart').toBe(carts.length);
    const found = { ...this.cartPieces() };
    for (const { row, order } of placed) {
      for (const { productId, qty } of row.lines) found[productId] = (found[productId] ?? 0) + qty;
      const amount = row.payments.at(-1)?.amount;
      const street = order.address?.street ?? '';
      const fitting = this.presses.filter(
        ({ parts, seen }) =>
          [row.cartId, ''].includes(parts.totals.cartId) &&
          parts.totals.amountDue === amount &&
          seen.address?.includes(`${street} `),
      );
      expect(fitting, `a press of ${amount} to ${street}`).not.toEqual([]);
    }
    expect(found, 'every piece is in the cart or in an order').toEqual(this.put);
  }

  private cartPieces(): Record<string, number> {
    const cart = this.api.backend.customers.rows.carts.find(
      ({ customerId }) => customerId === this.other.id,
    );
    const pieces: Record<string, number> = {};
    for (const { productId, qty } of cart?.items ?? []) {
      pieces[productId] = (pieces[productId] ?? 0) + qty;
    }
    return pieces;
  }

  /** Nothing stands in the way any more: the customer signs in, and orders what is left. */
  async finish(): Promise<void> {
    await this.api.control('faults/clear', {});
    await this.signIn();
    for (const product of this.products.keys())
      await this.change({ kind: 'stock', product, pieces: 60 });
    for (let tries = 0; tries < 6 && Object.keys(this.cartPieces()).length > 0; tries++) {
      await this.look(0);
      await this.press([0]);
    }
    expect(this.cartPieces(), 'everything was ordered').toEqual({});
    this.check();
  }
}
