import { vi } from 'vitest';
import { ApiError } from '@/lib/api/client/errors';
import { type Favorite, toFavorite } from '@/lib/domain/favorites/favorite';
import { createFavoritesStore } from '@/stores/favorites/favorites-store';
import { transferFavorites } from '@/stores/flows/favorites/start-favorites-sync';
import { makeSnapshot } from '../../../lib/domain/product/make-product';

export type Outcome = 'saved' | 'answer-lost' | 'never-arrived' | 'not-sold';

class Tab {
  readonly window = new EventTarget();
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  store!: ReturnType<typeof createFavoritesStore>;
  /** Favorites that this tab added but has not written to storage yet. */
  unwritten: string[] = [];
  isGone = false;
}

/** A call that waits for the server. */
interface Call {
  tab: Tab;
  id: string;
  end: (outcome: Outcome) => void;
}

/** A browser whose tabs share a storage, and a server with one wishlist. */
export class HeartsDevice {
  readonly saved: string[] = [];
  readonly notSold = new Set<string>();
  /** Every favorite that was written to storage. */
  readonly wanted = new Set<string>();
  tabs: Tab[] = [];
  calls: Call[] = [];
  #text: string | null = null;

  /** Runs code in a tab, with its own window and the shared storage. */
  as<T>(tab: Tab, work: () => T): T {
    const localStorage = {
      getItem: () => this.#text,
      setItem: (_: string, text: string) => {
        this.#text = text;
        tab.unwritten = [];
      },
    };
    vi.stubGlobal('window', Object.assign(tab.window, { localStorage }));
    vi.stubGlobal('document', tab.document);
    return work();
  }

  openTab(): Tab {
    const tab = new Tab();
    tab.store = this.as(tab, createFavoritesStore);
    this.tabs.push(tab);
    return tab;
  }

  heart(tab: Tab, id: string): void {
    const favorite = toFavorite(makeSnapshot({ id }));
    this.as(tab, () => {
      if (tab.store.getState().favorites.some((one) => one.id === id)) return;
      tab.store.getState().toggle(favorite);
      tab.unwritten.push(id);
      this.wanted.add(id);
    });
  }

  write(tab: Tab): void {
    this.as(tab, tab.store.persist.flush);
  }

  /** Starts the transfer of a tab, which goes as far as the server answers. */
  handOver(tab: Tab): void {
    const product = (id: string) => toFavorite(makeSnapshot({ id }));
    const items = this.saved.map((id) => ({ id: `item-${id}`, qty: 1, product: product(id) }));
    const list = { id: '1', name: 'Mis favoritos', createdAt: null, items };
    const put = ({ id }: Favorite) =>
      new Promise<void>((resolve, reject) => {
        const end = (outcome: Outcome) => {
          if (outcome === 'not-sold') this.notSold.add(id);
          const arrives = outcome === 'saved' || outcome === 'answer-lost';
          if (arrives && !this.saved.includes(id)) this.saved.push(id);
          if (tab.isGone) return;
          // The code after the answer runs in this tab.
          this.as(tab, () => {
            if (outcome === 'saved') resolve();
            else if (outcome === 'not-sold') reject(new ApiError({ kind: 'http', status: 404 }));
            else reject(new ApiError({ kind: 'network' }));
          });
        };
        this.calls.push({ tab, id, end });
      });
    const transfer = { store: tab.store, list, save: put, shouldContinue: () => true };
    this.as(tab, () => transferFavorites(transfer)).catch(() => undefined);
  }

  /** The server answers a call, and the tab continues. */
  async answer(call: Call, outcome: Outcome): Promise<void> {
    this.calls = this.calls.filter((one) => one !== call);
    // A product that is not sold is rejected every time.
    call.end(this.notSold.has(call.id) ? 'not-sold' : outcome);
    // The code of the tab goes on.
    for (let turn = 0; turn < 3; turn++) await Promise.resolve();
  }

  /** The tab crashes. What it had not written does not count as added. */
  crash(tab: Tab): void {
    for (const id of tab.unwritten) this.wanted.delete(id);
    tab.isGone = true;
    this.tabs = this.tabs.filter((one) => one !== tab);
  }

  /** All tabs finish their work, and the favorites are transferred at the end. */
  async settle(): Promise<void> {
    if (this.tabs.length === 0) this.openTab();
    while (this.calls[0]) await this.answer(this.calls[0], 'never-arrived');
    for (const tab of this.tabs) this.write(tab);
    for (const tab of this.tabs) {
      this.handOver(tab);
      while (this.calls[0]) await this.answer(this.calls[0], 'saved');
    }
  }

  /** What is still in storage. */
  held(): string[] {
    const { state } = JSON.parse(this.#text ?? '{"state":{"favorites":[]}}');
    return state.favorites.map(({ id }: Favorite) => id);
  }
}
