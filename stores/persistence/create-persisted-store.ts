import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { readText, removeText, writeText } from '@/lib/browser/storage';
import type { Guard } from './guards';
import { registerStore } from './hydration';

/** The state in a stored text, when its version is this one and `accept` takes it. */
export function deserializeState<P>(
  text: string | null,
  version: string,
  accept: Guard<P>,
): P | undefined {
  try {
    const stored: { version?: unknown; state?: unknown } | null = JSON.parse(text ?? 'null');
    return stored?.version === version ? accept(stored.state) : undefined;
  } catch {
    return undefined;
  }
}

export const serializeState = (version: string, state: object): string =>
  JSON.stringify({ version, state });

/** Delay between a change and writing it, in milliseconds (spec 9). */
const WRITE_DELAY = 500;

interface PersistOptions<Kept, Passing> {
  /** Key in localStorage. */
  name: string;
  /** A stored state of any other version is discarded. */
  version: string;
  kept: NoInfer<Kept>;
  passing?: Passing;
  /** The form in which the state is stored, where it is another. `parse` reads that form. */
  serialize?: (kept: Kept) => object;
  parse: Guard<Kept>;
  /** `base` is what both tabs started from. When `mine` equals `base`, the result must be `theirs`. */
  merge: (base: Kept, mine: Kept, theirs: Kept) => Kept;
  /** Writes each change at once, for data that must survive a crash before a delayed write. */
  writesAtOnce?: boolean;
}

export type PersistedStore<State> = UseBoundStore<StoreApi<State>> & {
  persist: {
    flush: () => void;
    /** Reads what another tab wrote, without waiting for the `storage` event. */
    rehydrate: () => void;
  };
};

type Change<Data> = (change: Partial<Data> | ((data: Data) => Partial<Data>)) => void;

/** The stores that this tab has loaded, each with its key and its way back to the state of a first visit. */
const loaded: [name: string, forget: () => void][] = [];

/** Empties the loaded stores, in memory and on the device, but for those that are kept. */
export function forgetStores(isKept: (name: string) => boolean): void {
  for (const [name, forget] of loaded) if (!isKept(name)) forget();
}

/**
 * A Zustand store that persists a part of its state in localStorage. On the server and in the first render it has
 * its initial state; `hydrateStores()` then loads the stored state. It writes 500 ms after a change or at once, and when
 * the page is hidden, merges with what another tab wrote, and takes over other tabs' changes live.
 */
export function createPersistedStore<
  Kept extends object,
  Passing extends object = object,
  Actions extends object = object,
>(
  options: PersistOptions<Kept, Passing>,
  createActions?: (set: Change<Kept & Passing>, get: () => Readonly<Kept & Passing>) => Actions,
): PersistedStore<Kept & Passing & Actions> {
  type State = Kept & Passing & Actions;
  const { name, version, kept: initial, serialize = (kept) => kept, parse, merge } = options;
  const store = create<State>(
    (set, get) =>
      ({ ...initial, ...options.passing, ...createActions?.(set as never, get) }) as State,
  );
  const fields = Object.keys(initial) as (keyof Kept)[];
  /** The last state that this tab read or wrote, and its stored text. */
  let base = initial;
  let baseText: string | null = null;
  /** The texts that this tab's last write replaced, and the state that the write was based on. */
  let replaced = new Set<string | null>();
  let ancestor = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let isAdopting = false;

  const mine = () => {
    const state = store.getState();
    return Object.fromEntries(fields.map((field) => [field, state[field]])) as Kept;
  };

  /** Sets a state that came from storage. It is not a change, so it is not written again. */
  function adopt(kept: Kept): void {
    isAdopting = true;
    store.setState(kept as Partial<State>);
  }

  /** Takes over another tab's write. `text` is what the storage holds now. */
  function receive(text: string | null): void {
    if (text === baseText) return;
    const removed = text === null && baseText !== null;
    const theirs = removed ? initial : deserializeState(text, version, parse);
    if (!theirs) return;
    baseText = text;
    replaced = new Set();
    adopt(isDirty ? merge(base, mine(), theirs) : theirs);
    base = theirs;
  }

  /** Another tab, in another process, replaced the same text at the same moment, and this tab has overwritten it unseen. */
  function rescue(text: string): void {
    const theirs = deserializeState(text, version, parse);
    if (!theirs) return;
    const before = replaced;
    adopt(merge(ancestor, mine(), theirs));
    isDirty = true;
    const from = ancestor;
    flush();
    // A third tab may have written at the same moment.
    replaced = new Set([...before, ...replaced, text]);
    ancestor = from;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isDirty) return;
    const stored = readText(name);
    // If the storage was cleared, there is nothing to merge, and what the visitor sees is written again.
    if (stored !== null) receive(stored);
    const state = mine();
    const text = serializeState(version, serialize(state));
    if (!writeText(name, text)) return;
    ancestor = stored === null ? initial : base;
    replaced = new Set([stored]);
    base = state;
    baseText = text;
    isDirty = false;
  }

  function forget(): void {
    clearTimeout(timer);
    timer = undefined;
    isDirty = false;
    removeText(name);
    [base, baseText, replaced] = [initial, null, new Set()];
    isAdopting = true;
    store.setState({ ...store.getInitialState() }, true);
  }

  function watch(): void {
    loaded.push([name, forget]);

    // This subscribes first, so it sees an adopted state before another subscriber can react with a change.
    store.subscribe((state, previous) => {
      if (isAdopting) {
        isAdopting = false;
        return;
      }
      if (fields.every((field) => Object.is(state[field], previous[field]))) return;
      isDirty = true;
      if (options.writesAtOnce) flush();
      else timer ??= setTimeout(flush, WRITE_DELAY);
    });
    window.addEventListener('storage', (event) => {
      // `key` is null when the whole storage was emptied.
      if (event.key !== name && event.key !== null) return;
      const { oldValue, newValue } = event;
      const text = readText(name);
      const isOverwritten = newValue !== null && text === baseText && newValue !== text;
      if (isOverwritten && replaced.has(oldValue)) rescue(newValue);
      else receive(text);
    });
    window.addEventListener('pagehide', flush);
    // A page in the background may be killed without a `pagehide`.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') flush();
    });
    // A page that comes back from the back/forward cache missed the other tabs' events.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) receive(readText(name));
    });
    registerStore(() => receive(readText(name)));
  }

  if (typeof window !== 'undefined') watch();
  return Object.assign(store, { persist: { flush, rehydrate: () => receive(readText(name)) } });
}
