// @vitest-environment own-window
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersistedStore } from '@/stores/persistence/create-persisted-store';
import { kept } from '../other-tab';

type TestStore = PersistedStore<{ words: readonly string[]; visits: number }>;

const KEY = 'words';
const stored = (words: unknown, version: unknown = '1.1') =>
  JSON.stringify({ version, state: { words } });
const onDevice = () => kept(KEY)?.state.words;

const load = async () => ({
  ...(await import('@/stores/persistence/create-persisted-store')),
  ...(await import('@/stores/persistence/guards')),
  ...(await import('@/stores/persistence/hydration')),
  ...(await import('@/stores/persistence/merge')),
});
let modules: Awaited<ReturnType<typeof load>>;

/** Another store with the same name acts as another tab, without the events that a browser would send. */
function openTab(): TestStore {
  const { asRecord, asText, asUniqueList, mergeLists } = modules;
  const parse = asRecord({ words: asUniqueList(asText, (word) => word) });
  return modules.createPersistedStore({
    name: KEY,
    version: '1.1',
    kept: { words: [] },
    passing: { visits: 0 },
    parse,
    merge: (base, mine, theirs) => ({
      words: mergeLists(base.words, mine.words, theirs.words, (word) => word),
    }),
  });
}

/** The same, after the first render. @param text what the device has already */
function openHydrated(text?: string): TestStore {
  if (text !== undefined) localStorage.setItem(KEY, text);
  const store = openTab();
  modules.hydrateStores();
  return store;
}

function add(store: TestStore, word: string): void {
  store.setState(({ words }) => ({ words: [...words, word] }));
}

function tellTabs(key: string | null = KEY): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  modules = await load();
});

describe('writing', () => {
  it('happens 500 ms after a change, once for several', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    const store = openHydrated();
    add(store, 'a');
    vi.advanceTimersByTime(400);
    add(store, 'b');
    vi.advanceTimersByTime(99);
    expect(setItem).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(localStorage.getItem(KEY)).toBe(stored(['a', 'b']));
    vi.advanceTimersByTime(5000);
    expect(setItem).toHaveBeenCalledTimes(1);
  });

  it.each(['pagehide', 'hidden'])('happens at once on %s', (leaving) => {
    const store = openHydrated();
    add(store, 'a');
    if (leaving === 'hidden') {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    } else window.dispatchEvent(new Event('pagehide'));
    expect(onDevice()).toEqual(['a']);
  });

  it('does not happen for state that is not persisted, nor for what was read', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    openHydrated(stored(['a'])).setState({ visits: 3 });
    vi.advanceTimersByTime(1000);
    expect(setItem).toHaveBeenCalledOnce();
  });

  it('does not miss a change that reacts to what was read', () => {
    localStorage.setItem(KEY, stored(['a']));
    const store = openTab();
    store.subscribe(({ words }) => {
      if (!words.includes('answer')) add(store, 'answer');
    });
    modules.hydrateStores();
    vi.advanceTimersByTime(500);
    expect(onDevice()).toEqual(['a', 'answer']);
  });
});

describe('reading', () => {
  it('starts with the initial state and hydrates when called', () => {
    localStorage.setItem(KEY, stored(['a']));
    const store = openTab();
    expect(store.getState().words).toEqual([]);
    modules.hydrateStores();
    expect(store.getState()).toEqual({ words: ['a'], visits: 0 });
    expect(store.getInitialState().words).toEqual([]);
  });

  it('happens at once in a store that is created later', () => {
    modules.hydrateStores();
    localStorage.setItem(KEY, stored(['a']));
    expect(openTab().getState().words).toEqual(['a']);
  });

  it('keeps what the visitor did before hydration', () => {
    localStorage.setItem(KEY, stored(['a']));
    const store = openTab();
    add(store, 'b');
    modules.hydrateStores();
    expect(store.getState().words).toEqual(['a', 'b']);
    vi.advanceTimersByTime(500);
    expect(onDevice()).toEqual(['a', 'b']);
  });

  it.each([
    '{"version":"1.1","state":',
    'null',
    '[]',
    '"1.1"',
    '{}',
    stored(['a'], '1.10'),
    stored(['a'], 1.1),
    stored([1]),
    stored(null),
    '{"version":"1.1"}',
  ])('discards %s and overwrites it', (text) => {
    const store = openHydrated(text);
    expect(store.getState().words).toEqual([]);
    add(store, 'b');
    vi.advanceTimersByTime(500);
    expect(onDevice()).toEqual(['b']);
  });
});

describe('without storage', () => {
  const refuse = (error: string) => () => {
    throw new DOMException('no', error);
  };
  const refuseCalls = (method: 'getItem' | 'setItem') =>
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse('QuotaExceededError'));
  const refuseAccess = () =>
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError'));

  it.each([
    ['getItem fails', () => refuseCalls('getItem')],
    ['setItem fails', () => refuseCalls('setItem')],
    ['even accessing it throws', refuseAccess],
  ])('works from memory when %s', (_, refuseStorage) => {
    refuseStorage();
    const store = openHydrated();
    add(store, 'a');
    vi.advanceTimersByTime(500);
    window.dispatchEvent(new Event('pagehide'));
    expect(store.getState().words).toEqual(['a']);
  });

  it('writes what did not fit into a full storage, once there is room', () => {
    const setItem = refuseCalls('setItem');
    const store = openHydrated();
    add(store, 'a');
    vi.advanceTimersByTime(500);
    setItem.mockRestore();
    window.dispatchEvent(new Event('pagehide'));
    expect(onDevice()).toEqual(['a']);
  });
});

describe('several tabs', () => {
  it('follow each other live', () => {
    const [here, there] = [openTab(), openTab()];
    modules.hydrateStores();
    add(here, 'a');
    vi.advanceTimersByTime(500);
    tellTabs('something-else');
    expect(there.getState().words).toEqual([]);
    tellTabs();
    expect(there.getState().words).toEqual(['a']);
    vi.advanceTimersByTime(500);
    expect(there.getState().words).toEqual(['a']);
  });

  it('merge what the other tab wrote while they had pending changes', () => {
    const [here, there] = [openTab(), openTab()];
    modules.hydrateStores();
    add(here, 'a');
    here.persist.flush();
    tellTabs();
    add(here, 'b');
    there.setState({ words: ['c'] });
    here.persist.flush();
    // The event has not reached the other tab yet: it finds the change when it writes.
    there.persist.flush();
    expect(onDevice()).toEqual(['b', 'c']);
    tellTabs();
    expect(here.getState().words).toEqual(['b', 'c']);
    expect(there.getState().words).toEqual(['b', 'c']);
  });

  it('merge an event with pending changes', () => {
    const [here, there] = [openTab(), openTab()];
    modules.hydrateStores();
    add(here, 'a');
    add(there, 'b');
    here.persist.flush();
    tellTabs();
    expect(there.getState().words).toEqual(['a', 'b']);
    vi.advanceTimersByTime(500);
    tellTabs();
    expect(here.getState().words).toEqual(['a', 'b']);
  });

  it.each([KEY, null])('are reset when the storage is cleared (%s)', (key) => {
    const store = openHydrated(stored(['a']));
    localStorage.clear();
    tellTabs(key);
    expect(store.getState().words).toEqual([]);
  });

  it('keep their state when another version writes', () => {
    const store = openHydrated(stored(['a']));
    localStorage.setItem(KEY, stored(['z'], '2'));
    tellTabs();
    expect(store.getState().words).toEqual(['a']);
  });

  it('update when they return from the back/forward cache', () => {
    const store = openHydrated();
    localStorage.setItem(KEY, stored(['a']));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.getState().words).toEqual(['a']);
  });
});
