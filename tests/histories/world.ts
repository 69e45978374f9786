import { expect, vi } from 'vitest';
import { findShipmentProblems } from '@/lib/domain/checkout/checkout-sections';
import { findMonthlyStepProblem } from '@/lib/domain/checkout/monthly-plans';
import { createOrderFingerprint } from '@/lib/domain/checkout/order-fingerprint';
import { toOrderPayment, toPaymentSelection } from '@/lib/domain/checkout/place-order-request';
import { openBackend } from '../mock-api/open-backend';
import { must } from '../mock-api/test-client';
import type { BackendAccess } from './backend-access';
import { type Choice, withChoice, withPlans } from './choice';
import { openTab, type Tab } from './open-tab';
import { checkPurchases, countPieces, kindsOf, readPurchases, type Screen } from './purchases';
import { applyChange, type Change, createShopper, type Shopper, signInAgain } from './shopper';

/** Waits of the shop between two tries, in milliseconds. Its time limits are longer. */
const LONGEST_PAUSE = 2500;
/** Histories after which the backend forgets its earlier customers. */
const CUSTOMERS = 100;
/** Enough pieces for every history. */
const ENOUGH = 60;

/** Three products that are not expensive, with months. */
async function chooseGoods() {
  const { articles } = await openBackend({ size: 150 });
  const isWanted = ({ stock, prices: { current } }: (typeof articles)[number]) =>
    stock.total >= 12 && current > 300 && current < 900;
  const goods = articles.filter(isWanted).slice(0, 3);
  return goods.map(({ id, prices }) => ({ id, prices: { ...prices } }));
}
type Goods = Awaited<ReturnType<typeof chooseGoods>>;

/** A customer with two tabs and another device, in front of the mock backend. */
export class World {
  private shopper!: Shopper;
  private choice: Choice = { method: 'oxxo', months: 1, isShipping: true };
  private screens: (Screen | null)[] = [null, null];
  private presses: Screen[] = [];
  /** Pieces that were put into the cart, by product. */
  private put: Record<string, number> = {};
  private pending: { at: number; change: Change } | null = null;
  /** The change of a press that began. A press may end before it: where one of two calls at once fails, the other goes on. */
  private meanwhile: Promise<void> = Promise.resolve();
  private customers = 0;
  /** How many orders there were of each kind. */
  readonly kinds: Record<string, number> = {};

  private constructor(
    private readonly backend: BackendAccess,
    private readonly tabs: readonly Tab[],
    private readonly goods: Goods,
  ) {}

  static async open(backend: BackendAccess): Promise<World> {
    const world = new World(backend, [await openTab(), await openTab()], await chooseGoods());
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
      if (!isLost) {
        this.meanwhile = this.change(change);
        await this.meanwhile;
      }
    }
    return this.backend.answer(request);
  }

  /** A new history: a new customer reviews a cart of two products, after some changes on another device. */
  async begin(choice: Choice, changes: readonly Change[]): Promise<void> {
    const { api } = this.backend;
    if (this.customers++ % CUSTOMERS === 0) await api.control('reset', {});
    await api.control('faults/clear', {});
    for (const { id: productId, prices } of this.goods) {
      const before = { price_with_tax: prices.price, current_price_with_tax: prices.current };
      await api.control('price', { productId, ...before });
      await api.control('stock', { productId, stores: { 2: ENOUGH }, providers: 0 });
    }
    localStorage.clear();
    sessionStorage.clear();
    this.screens = [null, null];
    this.presses = [];
    this.pending = null;
    this.put = {};
    this.shopper = await createShopper(api);
    for (const product of [0, 1, 1]) await this.change({ kind: 'add', product });
    await this.change({ kind: 'insurance', isInsured: true });
    for (const change of changes) await this.change(change);
    for (const tab of this.tabs) tab.store.getState().reset();
    this.takeSession();
    this.choose(choice);
  }

  /** The customer signs in again, in both tabs. */
  async signIn(): Promise<void> {
    this.shopper = await signInAgain(this.backend.api, this.shopper);
    this.takeSession();
  }

  private takeSession(): void {
    for (const { session, clearCache } of this.tabs) {
      session.setState({ accessToken: this.shopper.token, isExpired: false });
      clearCache();
    }
  }

  /** The customer chooses in the earlier steps, and both tabs follow. */
  choose(choice: Choice = this.choice): void {
    this.choice = choice;
    this.screens = [null, null];
    for (const { store } of this.tabs) {
      store.getState().update((data) => withChoice(data, choice, this.shopper));
      store.persist.flush();
    }
  }

  /** Somebody else changes something. Only the shop's own calls fail. */
  async change(change: Change): Promise<void> {
    const { api } = this.backend;
    const { faults } = (await api.control('faults')).body as { faults: object[] };
    if (faults.length > 0) await api.control('faults/clear', {});
    const products = this.goods.map(({ id }) => id);
    const isTaken = await applyChange(api, this.shopper, products, change);
    if (isTaken && change.kind === 'add') {
      const id = must(products[change.product]);
      this.put[id] = (this.put[id] ?? 0) + 1;
    }
    for (const fault of faults) await api.control('faults', fault);
  }

  fault(fault: object): Promise<unknown> {
    return this.backend.api.control('faults', fault);
  }

  expire(): Promise<unknown> {
    return this.backend.api.control('tokens/expire', { email: this.shopper.email });
  }

  private checkoutOf(tab: Tab) {
    return {
      customerId: this.shopper.id,
      transactionId: null,
      store: tab.store,
      openedAt: Date.now(),
    };
  }

  /** The customer chooses the months, where there are some to choose. */
  private async choosePlans({ store, readMonthlyOptions }: Tab): Promise<void> {
    const data = store.getState();
    const payment = toPaymentSelection(data);
    const isMissing = this.choice.months > 1 || findMonthlyStepProblem(data) !== null;
    if (!payment || !isMissing) return;
    const options = await readMonthlyOptions(this.shopper.id, payment);
    store.getState().update((now) => withPlans(now, options, this.choice.months));
  }

  /** The tab shows the order as it is now. */
  async look(index: number): Promise<void> {
    const tab = must(this.tabs[index]);
    const parts = await this.choosePlans(tab)
      .then(() => tab.readOrderParts(this.checkoutOf(tab)))
      .catch(() => null);
    this.screens[index] = parts && { parts, seen: createOrderFingerprint(parts) };
  }

  /** Presses "Confirmar" in the tabs, all at once. Another change may come before one of the calls. */
  async press(indexes: readonly number[], during?: { at: number; change: Change }): Promise<void> {
    this.pending = during ? { ...during } : null;
    await Promise.all(indexes.map((index) => this.confirm(index)));
    this.pending = null;
    await this.meanwhile;
    await this.check();
  }

  private async confirm(index: number): Promise<void> {
    const tab = must(this.tabs[index]);
    const screen = this.screens[index];
    if (!screen) return this.look(index);
    const { data, totals } = screen.parts;
    const payment = toOrderPayment(data, totals);
    const isIncomplete =
      Object.keys(findShipmentProblems(data)).length > 0 || findMonthlyStepProblem(data) !== null;
    if (!payment || isIncomplete) return this.look(index);
    this.presses.push(screen);
    const order = { payment, cvcToken: null, data, totals };
    const answer = await tab
      .placeOrder(this.checkoutOf(tab), order, screen.seen, () => undefined)
      .catch(() => null);
    if (!answer) return this.look(index);
    // The tab shows the result of its own cart, and no other one.
    const { orders } = await this.purchases();
    const placed = orders.find(({ id }) => id === answer.transaction.id);
    expect([placed?.cartId, '']).toContain(totals.cartId);
    this.choose();
  }

  private purchases() {
    return readPurchases(this.backend.api, this.shopper.email);
  }

  /** What must be true after every step. */
  async check(): Promise<void> {
    checkPurchases(await this.purchases(), this.presses, this.put);
  }

  /** Nothing stands in the way any more: the customer signs in, and orders what is left. */
  async finish(): Promise<void> {
    await this.backend.api.control('faults/clear', {});
    await this.signIn();
    for (const product of this.goods.keys())
      await this.change({ kind: 'stock', product, pieces: ENOUGH });
    const hasMore = async () => (await this.purchases()).cart.length > 0;
    for (let tries = 0; tries < 6 && (await hasMore()); tries++) {
      if (tries === 2) {
        // The coupon, or the rest that the wallet leaves, may be what is refused.
        await this.change({ kind: 'coupon', code: null });
        await this.change({ kind: 'wallet', amount: 0 });
      }
      await this.look(0);
      await this.press([0]);
    }
    expect(countPieces((await this.purchases()).cart), 'everything was ordered').toEqual({});
    await this.check();
    for (const kind of (await this.purchases()).orders.flatMap(kindsOf)) {
      this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
    }
  }
}
