// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import { MAX_RECENTLY_VIEWED, type ViewedProduct } from '@/lib/domain/product/recently-viewed';
import { MAX_COMPARED_PRODUCTS } from '@/lib/domain/product/types';
import { selectIsCompared, useCompareStore } from '@/stores/browsing/compare-store';
import { useRecentSearchesStore } from '@/stores/browsing/recent-searches-store';
import {
  selectRecentlyViewed,
  useRecentlyViewedStore,
} from '@/stores/browsing/recently-viewed-store';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import { decideConsent, useConsentStore } from '@/stores/interface/consent-store';
import { useInterfaceStore } from '@/stores/interface/interface-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { useSessionStore } from '@/stores/session/session-store';
import { makeSnapshot } from '../../lib/domain/product/make-product';
import { kept, writeElsewhere } from '../other-tab';

hydrateStores();

describe('interface', () => {
  it('is persisted where the boot script reads it', () => {
    useInterfaceStore.setState({ theme: 'dark', pageTransition: 'fade' });
    useInterfaceStore.getState().setCanCloseMenu(false);
    useInterfaceStore.persist.flush();
    const state = { theme: 'dark', pageTransition: 'fade', canCloseMenu: false };
    expect(kept('interface')).toEqual({ version: '1', state });
  });

  it('falls back to the system theme for an unknown theme', () => {
    writeElsewhere('interface', { theme: 'sepia', canCloseMenu: 'no' });
    expect(useInterfaceStore.getState()).toMatchObject({ theme: null, canCloseMenu: true });
  });
});

describe('session', () => {
  const session = () => useSessionStore.getState();
  const place = {
    zipCode: '44100',
    state: 'Jalisco',
    municipality: 'Guadalajara',
    city: 'Guadalajara',
    neighborhoods: ['Centro'],
  };
  const address = { id: '2', label: 'Oficina', zipCode: '44100' };

  it('sets a delivery location and clears it', () => {
    session().chooseZipCode('44100', place);
    session().chooseZipCode('4410');
    expect(session()).toMatchObject({ zipCode: '44100', place });
    session().chooseZipCode('01000', place);
    expect(session()).toMatchObject({ zipCode: '01000', place: null });
    session().forgetZipCode();
    expect(session().zipCode).toBeNull();
  });

  it('persists the location but not the count and the network error', () => {
    session().chooseZipCode('44100', place);
    expect(session().count).toBe(1);
    useSessionStore.setState({ count: 2, msjErrorNetwork: 'Network Error' });
    useSessionStore.persist.flush();
    expect(kept('session').state).toEqual({ zipCode: '44100', place, address: [] });
  });

  it('does not mix the zip code of one tab with the place of another', () => {
    session().chooseZipCode('01000');
    writeElsewhere('session', { zipCode: '44100', place, address: [] });
    expect(session()).toMatchObject({ zipCode: '01000', place: null });
  });

  it('drops a place that does not belong to the zip code', () => {
    writeElsewhere('session', { zipCode: '01000', place, address: [] });
    expect(session()).toMatchObject({ zipCode: '01000', place: null });
    useSessionStore.setState({ address: [address] });
    writeElsewhere('session', { zipCode: 7, place: { zipCode: 7 }, address: [] });
    expect(session()).toMatchObject({ zipCode: null, address: [address] });
  });

  it('reads the addresses of another tab, and discards one that lacks its id, its label or its zip code', () => {
    const state = { zipCode: null, place: null };
    for (const field of ['id', 'label', 'zipCode']) {
      writeElsewhere('session', { ...state, address: [{ ...address, [field]: undefined }] });
      expect(session().address).toEqual([]);
    }
    writeElsewhere('session', { ...state, address: [{ ...address, more: 1 }] });
    expect(session().address).toEqual([address]);
  });
});

describe('favorites', () => {
  const toggle = (id: string) =>
    useFavoritesStore.getState().toggle(toFavorite(makeSnapshot({ id })));
  const ids = () => useFavoritesStore.getState().favorites.map(({ id }) => id);

  it('are added and removed, and read as they were written', () => {
    toggle('9');
    expect(selectIsFavorite('9')(useFavoritesStore.getState())).toBe(true);
    useFavoritesStore.persist.flush();
    writeElsewhere('favorites', kept('favorites').state);
    expect(ids()).toEqual(['9']);
    toggle('9');
    expect(ids()).toEqual([]);
  });

  it('stay newest first, and through invalid state', () => {
    for (const id of ['1', '2', '3', '2']) toggle(id);
    expect(ids()).toEqual(['3', '1']);
    writeElsewhere('favorites', { favorites: [{ id: '4' }] });
    expect(ids()).toEqual(['3', '1']);
  });
});

describe('recent searches', () => {
  const terms = () => useRecentSearchesStore.getState().terms;

  it('keep a new order when no other tab wrote', () => {
    const { remember } = useRecentSearchesStore.getState();
    for (const term of ['ram', 'ssd']) remember(term);
    useRecentSearchesStore.persist.flush();
    remember('ram');
    useRecentSearchesStore.persist.flush();
    expect(kept('recent-searches').state.terms).toEqual(['ram', 'ssd']);
  });

  it('are ten, newest first, across tabs', () => {
    const { remember, forget, clear } = useRecentSearchesStore.getState();
    for (const term of ['ram', 'ssd', 'RAM']) remember(term);
    expect(terms()).toEqual(['RAM', 'ssd']);
    writeElsewhere('recent-searches', { terms: ['monitor'] });
    expect(terms()).toEqual(['monitor', 'RAM', 'ssd']);
    forget('ram');
    expect(terms()).toEqual(['monitor', 'ssd']);
    writeElsewhere('recent-searches', { terms: [1] });
    expect(terms()).toEqual(['monitor', 'ssd']);
    clear();
    expect(terms()).toEqual([]);
  });
});

describe('recently viewed', () => {
  const product = (id: string) => ({ id, slug: `p-${id}`, name: `P ${id}`, image: null });
  const view = (id: string, price = 100): ViewedProduct => ({ ...product(id), price });
  const entry = (id: string, at: number, price = 100) => ({
    ...view(id, price),
    at,
    baseline: null,
  });
  const { record, clear, restore } = useRecentlyViewedStore.getState();
  const seen = () => useRecentlyViewedStore.getState().seen.map(({ id }) => id);
  const find = (id: string) => selectRecentlyViewed(id)(useRecentlyViewedStore.getState());

  it('is persisted and restored completely', () => {
    record(view('1', 500), 1000);
    record(view('1', 400), 90_000_000);
    useRecentlyViewedStore.persist.flush();
    const { state } = kept('seen');
    const baseline = { price: 500, since: 90_000_000 };
    expect(state.seen).toEqual([{ ...entry('1', 90_000_000, 400), baseline }]);
    clear();
    useRecentlyViewedStore.persist.flush();
    writeElsewhere('seen', state);
    expect(find('1')?.baseline?.price).toBe(500);
  });

  it('merges the views of two tabs; the later view of a product counts', () => {
    record(view('1', 500), 1000);
    useRecentlyViewedStore.persist.flush();
    record(view('2'), 5000);
    record(view('1', 300), 3000);
    writeElsewhere('seen', { seen: [entry('1', 4000, 450), entry('3', 2000)] });
    expect(seen()).toEqual(['2', '1', '3']);
    expect(find('1')?.price).toBe(450);
  });

  it('stays cleared in both tabs, and undo restores it', () => {
    for (const id of ['1', '2']) record(view(id), Number(id));
    useRecentlyViewedStore.persist.flush();
    const { state } = kept('seen');
    const previous = clear();
    writeElsewhere('seen', { seen: [entry('9', 9), ...state.seen] });
    expect(seen()).toEqual(['9']);
    restore(previous);
    expect(seen()).toEqual(['9', '2', '1']);
  });

  it('discards invalid entries and those over the limit', () => {
    for (const invalid of [{ id: '1' }, { ...entry('1', 1), price: 'mucho' }]) {
      writeElsewhere('seen', { seen: [invalid] });
      expect(seen()).toEqual([]);
    }
    writeElsewhere('seen', { seen: Array.from({ length: 40 }, (_, at) => entry(`${at}`, at)) });
    expect(seen()).toHaveLength(MAX_RECENTLY_VIEWED);
    expect(seen()[0]).toBe('39');
  });
});

describe('compare', () => {
  const item = (id: string) => ({ id, slug: `p-${id}`, name: `P ${id}`, image: null });
  const { toggle, remove, setFolded } = useCompareStore.getState();
  const compared = () => useCompareStore.getState();
  const chosen = () => compared().items.map(({ id }) => id);

  it('accepts four products and rejects a fifth', () => {
    const accepted = ['1', '2', '3', '4', '5'].map((id) => toggle(item(id)));
    expect(accepted).toEqual([true, true, true, true, false]);
    expect(chosen()).toEqual(['1', '2', '3', '4']);
    expect(toggle(item('2'))).toBe(true);
    expect(selectIsCompared('2')(compared())).toBe(false);
    remove('1');
    expect(chosen()).toEqual(['3', '4']);
    toggle({ ...item('9'), priceWithTax: 5 } as ReturnType<typeof item>);
    expect(compared().items.at(-1)).toEqual(item('9'));
  });

  it('merges the choices of two tabs, up to the limit', () => {
    for (const id of ['1', '2', '3']) toggle(item(id));
    setFolded(true);
    writeElsewhere('compare', { items: ['4', '1', '6'].map(item), isFolded: false });
    expect(chosen()).toHaveLength(MAX_COMPARED_PRODUCTS);
    expect(chosen().slice(0, 3)).toEqual(['4', '1', '6']);
    expect(compared().isFolded).toBe(true);
  });

  it('discards invalid state', () => {
    writeElsewhere('compare', { items: [{ id: 1 }] });
    expect(chosen()).toEqual([]);
    writeElsewhere('compare', { items: ['1', '2', '3', '4', '5'].map(item), isFolded: 'sí' });
    expect(chosen()).toHaveLength(MAX_COMPARED_PRODUCTS);
    expect(compared().isFolded).toBe(false);
  });
});

describe('consent', () => {
  const undecided = { analytics: false, social: false, decidedAt: null };
  const all = { analytics: true, social: true, decidedAt: 1 };

  it('is saved at once', () => {
    decideConsent({ analytics: true, social: false }, 1000);
    const state = { analytics: true, social: false, decidedAt: 1000 };
    expect(kept('consent')).toEqual({ version: '1', state });
  });

  it('follows another tab, both ways', () => {
    writeElsewhere('consent', all);
    expect(useConsentStore.getState()).toEqual(all);
    writeElsewhere('consent', { ...undecided, decidedAt: 2 });
    expect(useConsentStore.getState().analytics).toBe(false);
  });

  it('is asked for again when the question has changed', () => {
    writeElsewhere('consent', all, '0');
    expect(useConsentStore.getState()).toEqual(undecided);
  });

  it.each([
    ['what is no object', 7, undecided],
    ['a choice without its date', { analytics: true, social: true }, undecided],
    ['a date that is no number', { ...all, decidedAt: 'hoy' }, undecided],
    ['what is not true', { ...all, analytics: 'true', social: 1 }, { ...undecided, decidedAt: 1 }],
  ])('allows nothing after reading %s', (_, state, expected) => {
    writeElsewhere('consent', state);
    expect(useConsentStore.getState()).toEqual(expected);
  });
});
