import { vi } from 'vitest';
import { createLineKey, toCartLine } from '@/lib/domain/cart/lines';
import { createCartStore } from '@/stores/cart/cart-store';
import {
  beginCartMerge,
  confirmCartMerge,
  type PendingCartMerge,
} from '@/stores/flows/cart/guest-cart-merge';
import { makeSnapshot } from '../../../lib/domain/product/make-product';

type Store = ReturnType<typeof createCartStore>;
type Pieces = Record<string, number>;

const add = (pieces: Pieces, id: string, count: number) => {
  pieces[id] = (pieces[id] ?? 0) + count;
};

/** The backend's side of the contract: it adds only the units of a line that this key has not added yet. */
class Server {
  readonly cart: Pieces = {};
  readonly #taken = new Map<string, Pieces>();
  take({ key, items }: PendingCartMerge): void {
    const taken = this.#taken.get(key) ?? {};
    this.#taken.set(key, taken);
    for (const { productId, qty } of items) {
      const more = qty - (taken[productId] ?? 0);
      if (more <= 0) continue;
      taken[productId] = qty;
      add(this.cart, productId, more);
    }
  }
}

class Tab {
  readonly window = new EventTarget();
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  /** `storage` events of other tabs' writes that this tab has not received yet. */
  readonly mail: { oldValue: string | null; newValue: string }[] = [];
  readonly store: Store;
  constructor(device: Device) {
    this.store = device.as(this, createCartStore);
  }
}

/** A browser with its storage, its tabs, and the calls that are being sent to the server. */
export class Device {
  readonly server = new Server();
  /** What the shopper put into the cart. */
  readonly wanted: Pieces = {};
  #text: string | null = null;
  #current: Tab | null = null;
  tabs: Tab[] = [];
  calls: { tab: Tab; cart: PendingCartMerge; isTaken: boolean }[] = [];

  /** Runs code in a tab, with its own window and the shared storage. */
  as<T>(tab: Tab, work: () => T): T {
    const outer = this.#current;
    this.#current = tab;
    const localStorage = {
      getItem: () => this.#text,
      setItem: (_: string, text: string) => this.#write(text),
    };
    vi.stubGlobal('window', Object.assign(tab.window, { localStorage }));
    vi.stubGlobal('document', tab.document);
    try {
      return work();
    } finally {
      this.#current = outer;
    }
  }

  #write(text: string): void {
    const writer = this.#current;
    for (const tab of this.tabs) {
      // As in browsers, a write that changes nothing fires no event.
      if (tab !== writer && text !== this.#text)
        tab.mail.push({ oldValue: this.#text, newValue: text });
    }
    this.#text = text;
  }

  openTab(): void {
    this.tabs.push(new Tab(this));
  }

  add(tab: Tab, id: string, count: number): void {
    this.as(tab, () => tab.store.getState().addLine(toCartLine(makeSnapshot({ id }), count)));
    add(this.wanted, id, count);
  }

  write(tab: Tab): void {
    this.as(tab, tab.store.persist.flush);
  }

  /** Delivers a `storage` event to a tab. */
  tell(tab: Tab): void {
    const news = tab.mail.shift();
    if (!news) return;
    const event = Object.assign(new Event('storage'), { key: 'cart', ...news });
    this.as(tab, () => tab.window.dispatchEvent(event));
  }

  send(tab: Tab): void {
    this.calls.push({ tab, cart: this.as(tab, () => beginCartMerge(tab.store)), isTaken: false });
  }

  arrive(call: Device['calls'][number]): void {
    if (!call.isTaken) this.server.take(call.cart);
    call.isTaken = true;
  }

  /** The answer arrives, if the tab is still open. */
  answer(call: Device['calls'][number]): void {
    this.lose(call);
    this.arrive(call);
    if (this.tabs.includes(call.tab))
      this.as(call.tab, () => confirmCartMerge(call.cart, call.tab.store));
  }

  /** With a session the lines are sent one by one: the first line arrives and is confirmed. */
  answerPart(call: Device['calls'][number]): void {
    const [item] = call.cart.items;
    if (!item || !this.tabs.includes(call.tab)) return;
    this.server.take({ ...call.cart, items: [item] });
    const pieces = { [createLineKey(item.productId, item.assemblyId)]: item.qty };
    this.as(call.tab, () => confirmCartMerge({ key: call.cart.key, pieces }, call.tab.store));
  }

  /** No answer arrives: the call timed out, even if the server received it. */
  lose(call: Device['calls'][number]): void {
    this.calls = this.calls.filter((one) => one !== call);
  }

  /** The tab crashes. What was added in it is on the device. */
  crash(tab: Tab): void {
    this.tabs = this.tabs.filter((one) => one !== tab);
  }

  /** All tabs finish their work, and the shopper signs in at the end. */
  settle(): void {
    if (this.tabs.length === 0) this.openTab();
    this.calls = [];
    this.#rest();
    const [tab] = this.tabs;
    if (!tab) return;
    this.send(tab);
    const [call] = this.calls;
    if (call) this.answer(call);
    this.#rest();
  }

  #rest(): void {
    for (let round = 0; round < 4; round++) {
      for (const tab of this.tabs) {
        while (tab.mail.length > 0) this.tell(tab);
        this.write(tab);
      }
    }
  }

  /** Units that are left in any tab or in storage. */
  left(): Pieces {
    const found: Pieces = {};
    for (const tab of this.tabs) {
      for (const line of tab.store.getState().lines) add(found, line.product.id, line.quantity);
    }
    return found;
  }
}
