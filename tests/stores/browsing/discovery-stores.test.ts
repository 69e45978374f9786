import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_RECENTLY_VIEWED, type ViewedProduct } from '@/lib/domain/product/recently-viewed';
import { MAX_COMPARED_PRODUCTS } from '@/lib/domain/product/types';
import { selectIsCompared, useCompareStore } from '@/stores/browsing/compare-store';
import {
  selectRecentlyViewed,
  useRecentlyViewedStore,
} from '@/stores/browsing/recently-viewed-store';
import { hydrateStores } from '@/stores/persistence/hydration';

// @vitest-environment jsdom

const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
function writeElsewhere(key: string, state: unknown): void {
  localStorage.setItem(key, JSON.stringify({ version: '1', state }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
const view = (id: string, price = 100): ViewedProduct => ({
  id,
  slug: `p-${id}`,
  name: `P ${id}`,
  image: null,
  price,
});
const entry = (id: string, at: number, price = 100) => ({ ...view(id, price), at, baseline: null });

hydrateStores();
beforeEach(() => {
  for (const store of [useRecentlyViewedStore, useCompareStore]) {
    store.getState().clear();
    store.persist.flush();
  }
  useCompareStore.getState().setFolded(false);
  useCompareStore.persist.flush();
});

describe('recently viewed', () => {
  const seen = () => useRecentlyViewedStore.getState().seen.map(({ id }) => id);
  it('is persisted and restored completely', () => {
    useRecentlyViewedStore.getState().record(view('1', 500), 1000);
    useRecentlyViewedStore.getState().record(view('1', 400), 90_000_000);
    useRecentlyViewedStore.persist.flush();
    expect(kept('seen').state.seen).toEqual([
      { ...view('1', 400), at: 90_000_000, baseline: { price: 500, since: 90_000_000 } },
    ]);
    const { state } = kept('seen');
    useRecentlyViewedStore.getState().clear();
    useRecentlyViewedStore.persist.flush();
    writeElsewhere('seen', state);
    expect(selectRecentlyViewed('1')(useRecentlyViewedStore.getState())?.baseline?.price).toBe(500);
  });
  it('merges the views of two tabs; the later view of a product counts', () => {
    useRecentlyViewedStore.getState().record(view('1', 500), 1000);
    useRecentlyViewedStore.persist.flush();
    useRecentlyViewedStore.getState().record(view('2'), 5000);
    useRecentlyViewedStore.getState().record(view('1', 300), 3000);
    writeElsewhere('seen', { seen: [entry('1', 4000, 450), entry('3', 2000)] });
    expect(seen()).toEqual(['2', '1', '3']);
    expect(selectRecentlyViewed('1')(useRecentlyViewedStore.getState())?.price).toBe(450);
  });
  it('stays cleared in both tabs, and undo restores it', () => {
    for (const id of ['1', '2']) useRecentlyViewedStore.getState().record(view(id), Number(id));
    useRecentlyViewedStore.persist.flush();
    const { state } = kept('seen');
    const previous = useRecentlyViewedStore.getState().clear();
    writeElsewhere('seen', { seen: [entry('9', 9), ...state.seen] });
    expect(seen()).toEqual(['9']);
    useRecentlyViewedStore.getState().restore(previous);
    expect(seen()).toEqual(['9', '2', '1']);
  });
  it('discards invalid entries and those over the limit', () => {
    writeElsewhere('seen', { seen: [{ id: '1' }] });
    expect(seen()).toEqual([]);
    writeElsewhere('seen', { seen: [{ ...entry('1', 1), price: 'mucho' }] });
    expect(seen()).toEqual([]);
    const many = Array.from({ length: 40 }, (_, at) => entry(String(at), at));
    writeElsewhere('seen', { seen: many });
    expect(seen()).toHaveLength(MAX_RECENTLY_VIEWED);
    expect(seen()[0]).toBe('39');
  });
});

describe('compare', () => {
  const item = (id: string) => ({ id, slug: `p-${id}`, name: `P ${id}`, image: null });
  const chosen = () => useCompareStore.getState().items.map(({ id }) => id);
  it('accepts four products and rejects a fifth', () => {
    const { toggle } = useCompareStore.getState();
    expect(['1', '2', '3', '4', '5'].map((id) => toggle(item(id)))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(chosen()).toEqual(['1', '2', '3', '4']);
    expect(toggle(item('2'))).toBe(true);
    expect(selectIsCompared('2')(useCompareStore.getState())).toBe(false);
    useCompareStore.getState().remove('1');
    expect(chosen()).toEqual(['3', '4']);
    toggle({ ...item('9'), priceWithTax: 5 } as ReturnType<typeof item>);
    expect(useCompareStore.getState().items.at(-1)).toEqual(item('9'));
  });
  it('never has duplicates or more than four', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), (ids) => {
        useCompareStore.getState().clear();
        for (const id of ids) useCompareStore.getState().toggle(item(String(id)));
        expect(chosen().length).toBeLessThanOrEqual(MAX_COMPARED_PRODUCTS);
        expect(new Set(chosen()).size).toBe(chosen().length);
      }),
    );
  });
  it('merges the choices of two tabs, up to the limit', () => {
    const { toggle, setFolded } = useCompareStore.getState();
    for (const id of ['1', '2', '3']) toggle(item(id));
    setFolded(true);
    writeElsewhere('compare', { items: ['4', '1', '6'].map(item), isFolded: false });
    expect(chosen()).toHaveLength(MAX_COMPARED_PRODUCTS);
    expect(chosen().slice(0, 3)).toEqual(['4', '1', '6']);
    expect(useCompareStore.getState().isFolded).toBe(true);
  });
  it('discards invalid state', () => {
    writeElsewhere('compare', { items: [{ id: 1 }] });
    expect(chosen()).toEqual([]);
    writeElsewhere('compare', { items: ['1', '2', '3', '4', '5'].map(item), isFolded: 'sí' });
    expect(chosen()).toHaveLength(MAX_COMPARED_PRODUCTS);
    expect(useCompareStore.getState().isFolded).toBe(false);
  });
});
