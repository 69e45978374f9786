// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import { useRecentSearchesStore } from '@/stores/browsing/recent-searches-store';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import { useInterfaceStore } from '@/stores/interface/interface-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { useSessionStore } from '@/stores/session/session-store';
import { makeSnapshot } from '../../lib/domain/product/make-product';

const STORES = [useInterfaceStore, useSessionStore, useFavoritesStore, useRecentSearchesStore];
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

function writeElsewhere(key: string, state: unknown): void {
  localStorage.setItem(key, JSON.stringify({ version: '1', state }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

hydrateStores();
beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  for (const store of STORES) store.persist.flush();
});

describe('interface', () => {
  it('is persisted where the boot script reads it', () => {
    useInterfaceStore.setState({ theme: 'dark', pageTransition: 'fade' });
    useInterfaceStore.getState().setCanCloseMenu(false);
    useInterfaceStore.persist.flush();
    expect(kept('interface')).toEqual({
      version: '1',
      state: { theme: 'dark', pageTransition: 'fade', canCloseMenu: false },
    });
  });

  it('falls back to the system theme for an unknown theme', () => {
    writeElsewhere('interface', { theme: 'sepia', canCloseMenu: 'no' });
    expect(useInterfaceStore.getState()).toMatchObject({ theme: null, canCloseMenu: true });
  });
});

describe('session', () => {
  const place = {
    zipCode: '44100',
    state: 'Jalisco',
    municipality: 'Guadalajara',
    city: 'Guadalajara',
    neighborhoods: ['Centro'],
  };

  it('sets a delivery location and clears it', () => {
    useSessionStore.getState().chooseZipCode('44100', place);
    useSessionStore.getState().chooseZipCode('4410');
    expect(useSessionStore.getState()).toMatchObject({ zipCode: '44100', place });
    useSessionStore.getState().chooseZipCode('01000', place);
    expect(useSessionStore.getState()).toMatchObject({ zipCode: '01000', place: null });
    useSessionStore.getState().forgetZipCode();
    expect(useSessionStore.getState().zipCode).toBeNull();
  });

  it('persists the location but not the count and the network error', () => {
    useSessionStore.getState().chooseZipCode('44100', place);
    expect(useSessionStore.getState().count).toBe(1);
    useSessionStore.setState({ count: 2, msjErrorNetwork: 'Network Error' });
    useSessionStore.persist.flush();
    expect(kept('session').state).toEqual({ zipCode: '44100', place, address: [] });
  });

  it('does not mix the zip code of one tab with the place of another', () => {
    useSessionStore.getState().chooseZipCode('01000');
    writeElsewhere('session', { zipCode: '44100', place, address: [] });
    expect(useSessionStore.getState()).toMatchObject({ zipCode: '01000', place: null });
  });

  it('drops a place that does not belong to the zip code', () => {
    writeElsewhere('session', { zipCode: '01000', place, address: [] });
    expect(useSessionStore.getState()).toMatchObject({ zipCode: '01000', place: null });
    const address = { id: '1', label: 'Casa', zipCode: '01000' };
    useSessionStore.setState({ address: [address] });
    writeElsewhere('session', { zipCode: 7, place: { zipCode: 7 }, address: [] });
    expect(useSessionStore.getState()).toMatchObject({ zipCode: null, address: [address] });
  });

  it('reads the addresses of another tab, and discards one that lacks its id, its label or its zip code', () => {
    const address = { id: '2', label: 'Oficina', zipCode: '44100' };
    const state = { zipCode: null, place: null };
    useSessionStore.setState({ address: [] });
    useSessionStore.persist.flush();
    for (const field of ['id', 'label', 'zipCode']) {
      writeElsewhere('session', { ...state, address: [{ ...address, [field]: undefined }] });
      expect(useSessionStore.getState().address).toEqual([]);
    }
    writeElsewhere('session', { ...state, address: [{ ...address, more: 1 }] });
    expect(useSessionStore.getState().address).toEqual([address]);
  });
});

describe('favorites', () => {
  it('adds a favorite and removes it', () => {
    const product = toFavorite(makeSnapshot({ id: '9' }));
    useFavoritesStore.getState().toggle(product);
    expect(selectIsFavorite('9')(useFavoritesStore.getState())).toBe(true);
    useFavoritesStore.persist.flush();
    writeElsewhere('favorites', kept('favorites').state);
    expect(useFavoritesStore.getState().favorites).toHaveLength(1);
    useFavoritesStore.getState().toggle(product);
    expect(useFavoritesStore.getState().favorites).toEqual([]);
  });

  it('removes, clears, and discards invalid state', () => {
    for (const id of ['1', '2', '3']) {
      useFavoritesStore.getState().toggle(toFavorite(makeSnapshot({ id })));
    }
    useFavoritesStore.getState().toggle(toFavorite(makeSnapshot({ id: '2' })));
    expect(useFavoritesStore.getState().favorites.map(({ id }) => id)).toEqual(['3', '1']);
    writeElsewhere('favorites', { favorites: [{ id: '4' }] });
    expect(useFavoritesStore.getState().favorites).toHaveLength(2);
    useFavoritesStore.setState({ favorites: [] });
    expect(useFavoritesStore.getState().favorites).toEqual([]);
  });
});

describe('recent searches', () => {
  it('keeps a new order when no other tab wrote', () => {
    const { remember } = useRecentSearchesStore.getState();
    for (const term of ['ram', 'ssd']) remember(term);
    useRecentSearchesStore.persist.flush();
    remember('ram');
    useRecentSearchesStore.persist.flush();
    expect(kept('recent-searches').state.terms).toEqual(['ram', 'ssd']);
  });

  it('remembers ten, newest first, across tabs', () => {
    const { remember, forget, clear } = useRecentSearchesStore.getState();
    for (const term of ['ram', 'ssd', 'RAM']) remember(term);
    expect(useRecentSearchesStore.getState().terms).toEqual(['RAM', 'ssd']);
    writeElsewhere('recent-searches', { terms: ['monitor'] });
    expect(useRecentSearchesStore.getState().terms).toEqual(['monitor', 'RAM', 'ssd']);
    forget('ram');
    expect(useRecentSearchesStore.getState().terms).toEqual(['monitor', 'ssd']);
    writeElsewhere('recent-searches', { terms: [1] });
    expect(useRecentSearchesStore.getState().terms).toEqual(['monitor', 'ssd']);
    clear();
    expect(useRecentSearchesStore.getState().terms).toEqual([]);
  });
});
