import { create, type StateCreator, type StoreApi, type UseBoundStore } from 'zustand';
import { pack, readText, unpack, writeText } from './device-storage';
import { registerStore } from './hydration';
import type { Journal, Orphan } from './journal';

/** Time from a change to its writing, in milliseconds (spec 9). */
export const WRITE_DELAY = 500;

export interface PersistOptions<State extends Kept, Kept extends object> {
  /** Key in the device's storage. */
  name: string;
  /** Only exactly this version is read; another is discarded. */
  version: string;
  /** The part of the state that is kept. */
  pick: (state: State) => Kept;
  /** The check of what was read, copying what it knows; null discards it. */
  accept: (value: unknown) => Kept | null;
  /**
   * Joins this tab's changes with another tab's. `base` is what both began from; when nothing changed here
   * (`mine` equals `base`) the result must be `theirs`.
   */
  merge: (base: Kept, mine: Kept, theirs: Kept) => Kept;
  /** Keeps each change from the moment it is made: for what must outlive a crash. */
  journal?: Journal<Kept>;
}

export interface PersistControls {
  /** Writes what is not yet written, now. */
  flush: () => void;
  /** Brings in what another tab wrote, now: its event may still be on the way. */
  refresh: () => void;
}

export type PersistedStore<State> = UseBoundStore<StoreApi<State>> & { persist: PersistControls };

function sameParts<Kept extends object>(a: Kept, b: Kept): boolean {
  return (Object.keys(a) as (keyof Kept)[]).every((field) => Object.is(a[field], b[field]));
}

/**
 * A Zustand store of which a part is kept on the device. It begins with its initial state on the server and
 * in the first render of the browser, and reads the device with `hydrateStores()`. It writes 500 ms after a
 * change and when the page is left, merging with what another tab wrote, and follows other tabs live.
 */
export function createPersistedStore<State extends Kept, Kept extends object>(
  creator: StateCreator<State>,
  options: PersistOptions<State, Kept>,
): PersistedStore<State> {
  const { name, version, pick, accept, merge, journal } = options;
  const store = create<State>(creator);
  const initial = pick(store.getState());
  /** What this tab and the device last agreed on, and its text. */
  let base = initial;
  let baseText: string | null = null;
  /** Texts that the last writing took the place of, and the state that it built on. */
  let replaced = new Set<string | null>();
  let ancestor = initial;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isDirty = false;
  let isAdopting = false;

  const mine = () => pick(store.getState());

  /** Takes over a state that came from the device, which is not a change to write. */
  function adopt(kept: Kept): void {
    isAdopting = true;
    store.setState((state) => ({ ...state, ...kept }));
  }

  /** Brings in what another tab left: `text` is what the device holds now. */
  function receive(text: string | null): void {
    if (text === baseText) return;
    const removed = text === null && baseText !== null;
    const theirs = removed ? initial : unpack(text, version, accept);
    if (theirs === null) return;
    baseText = text;
    replaced = new Set();
    adopt(isDirty ? merge(base, mine(), theirs) : theirs);
    base = theirs;
  }

  /**
   * Two tabs wrote at once: `text` took the place of the same text as this tab's writing, which then
   * overwrote it unseen. A browser with a process for each tab lets that happen.
   */
  function rescue(text: string): void {
    const theirs = unpack(text, version, accept);
    if (theirs === null) return;
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
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (!isDirty) return;
    const stored = readText(name);
    // A storage that was emptied has nothing to merge: what the visitor sees is written again.
    if (stored !== null) receive(stored);
    const state = mine();
    const text = pack(version, state);
    if (!writeText(name, text)) return;
    ancestor = stored === null ? initial : base;
    replaced = new Set([stored]);
    base = state;
    baseText = text;
    isDirty = false;
    journal?.settle();
  }

  /** Brings back what a tab had not written when its process ended. */
  function restore({ baseText: from, state }: Orphan<Kept>): void {
    adopt(merge(unpack(from, version, accept) ?? initial, state, mine()));
    isDirty = true;
    flush();
  }

  function watch(): void {
    // The first subscriber, so it is told of an adoption before another one can answer it with a change.
    store.subscribe((state, previous) => {
      if (isAdopting) {
        isAdopting = false;
        return;
      }
      if (sameParts(pick(state), pick(previous))) return;
      isDirty = true;
      timer ??= setTimeout(flush, WRITE_DELAY);
      journal?.note(baseText, pick(state));
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
    registerStore(() => {
      receive(readText(name));
      journal?.recover(restore);
    });
  }

  if (typeof window !== 'undefined') watch();
  return Object.assign(store, { persist: { flush, refresh: () => receive(readText(name)) } });
}
