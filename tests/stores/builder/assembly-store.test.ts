// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_FILTERS } from '@/lib/domain/build/filters';
import { addPart, setQuantity } from '@/lib/domain/build/selection';
import { buildOf, NEW_BUILD, newBuild } from '@/lib/domain/build/working';
import {
  createAssemblyStore,
  selectBuild,
  useAssemblyStore,
} from '@/stores/builder/assembly-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { makeEntry, makeGroup, makeMany, makePart } from '../../lib/domain/build/make-part';

const state = () => useAssemblyStore.getState();
const build = (key = NEW_BUILD) => buildOf(state().builds, key);
const chosen = (key = NEW_BUILD) => build(key).entries.map(({ part, qty }) => [part?.id, qty]);
const full = makePart('cpu', {
  facts: { role: 'cpu', socket: 'AM5', memoryTypes: ['DDR5'], tdp: 120, hasCooler: true },
  configs: [{ id: 'c', productId: 'cpu', max: 2, note: '' }],
  offerMonths: [
    {
      offerId: 'o',
      months: 6,
      minimumAmount: 0,
      interestPercent: 0,
      discountPercent: 0,
      monthPrice: 170,
      total: 1020,
    },
  ],
  brand: { name: 'AMD' },
  cover: { extraSmall: '/a.webp' },
});

/** The stored builds. */
const stored = () => JSON.parse(localStorage.getItem('assembly') ?? 'null');
function writeElsewhere(value: unknown): void {
  localStorage.setItem('assembly', JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: 'assembly' }));
}

hydrateStores();
beforeEach(() => {
  useAssemblyStore.setState({ builds: [], filters: NO_FILTERS });
  useAssemblyStore.persist.flush();
});

describe('the persisted builds', () => {
  it('have version 1.5 and are complete in another tab', () => {
    state().change(NEW_BUILD, (entries) => addPart(entries, '1', full));
    state().rename(NEW_BUILD, 'Mi PC');
    useAssemblyStore.persist.flush();
    expect(stored().version).toBe('1.5');
    const other = createAssemblyStore();
    expect(other.getState().builds).toEqual(state().builds);
    expect(other.getState().builds[0]?.entries[0]?.part).toEqual(full);
  });

  it('are discarded when they are invalid or of another version', () => {
    state().change(NEW_BUILD, (entries) => addPart(entries, '1', full));
    useAssemblyStore.persist.flush();
    const { state: kept } = stored();
    for (const broken of [
      { version: '1.4', state: kept },
      { version: '1.5', state: { builds: 'x' } },
      {
        version: '1.5',
        state: { builds: [{ ...kept.builds[0], entries: [{ groupId: '1', part: {}, qty: 1 }] }] },
      },
      {
        version: '1.5',
        state: { builds: [{ ...kept.builds[0], entries: [{ groupId: '1', part: null, qty: 2 }] }] },
      },
    ]) {
      localStorage.setItem('assembly', JSON.stringify(broken));
      expect(createAssemblyStore().getState().builds).toEqual([]);
    }
  });

  it('lose facts of the wrong type, but not the part', () => {
    state().change(NEW_BUILD, (entries) => addPart(entries, '1', full));
    useAssemblyStore.persist.flush();
    const text = localStorage.getItem('assembly') ?? '';
    localStorage.setItem('assembly', text.replace('"socket":"AM5"', '"socket":5'));
    const [first] = createAssemblyStore().getState().builds;
    expect(first?.entries[0]?.part).toMatchObject({ id: 'cpu', facts: null });
  });

  it('follow other tabs', () => {
    const theirs = { ...newBuild(), name: 'De otra pestaña' };
    writeElsewhere({ version: '1.5', state: { builds: [theirs] } });
    expect(build().name).toBe('De otra pestaña');
  });
});

describe('builds', () => {
  it('are changed by the rules of the selection', () => {
    const four = makeMany('ram', 4);
    expect(state().change(NEW_BUILD, (entries) => addPart(entries, '4', four))).toBe('added');
    expect(state().change(NEW_BUILD, (entries) => setQuantity(entries, '4', 'ram', 4))).toBe(
      'changed',
    );
    const before = state().builds;
    expect(state().change(NEW_BUILD, (entries) => addPart(entries, '4', four))).toBe('full');
    expect(state().builds).toBe(before);
    const { entries } = build();
    state().change(NEW_BUILD, (all) => setQuantity(all, '4', 'ram', 0));
    expect(chosen()).toEqual([]);
    state().restore(NEW_BUILD, entries);
    expect(chosen()).toEqual([['ram', 4]]);
  });

  it('go to a step, which clears secondary terms and all categories', () => {
    state().setFilters({ ...NO_FILTERS, brands: ['amd'], secondary: ['rgb'], allCategories: true });
    state().move(NEW_BUILD, makeGroup('2'));
    expect(build().activeGroupId).toBe('2');
    expect(state().filters).toEqual({ ...NO_FILTERS, brands: ['amd'] });
    expect(build().isChanged).toBe(false);
  });

  it('are opened, unless this device has unsaved changes of them', () => {
    const saved = { ...newBuild(), key: 'config:5', id: '5', name: 'Guardado' };
    state().open(saved);
    state().open({ ...saved, name: 'Más nuevo' });
    expect(build('config:5').name).toBe('Más nuevo');
    state().rename('config:5', 'Mío');
    state().open(saved);
    expect(build('config:5').name).toBe('Mío');
    expect(selectBuild('config:9')(state())).toBeUndefined();
  });

  it('are duplicated into the new build, and the previous new build can be restored', () => {
    state().change(NEW_BUILD, (entries) => addPart(entries, '1', full));
    state().open({
      ...newBuild(),
      key: 'config:5',
      id: '5',
      name: 'Mi PC',
      entries: [makeEntry('2', makePart('b'))],
    });
    state().duplicate('config:5');
    expect(build()).toMatchObject({ id: null, name: 'Mi PC - copy' });
    expect(chosen()).toEqual([['b', 1]]);
    state().takeBack();
    expect(chosen()).toEqual([['cpu', 1]]);
    expect(state().replaced).toBeNull();
  });

  it('continue under the saved key once saved; after sign-out only the new build stays', () => {
    state().change(NEW_BUILD, (entries) => addPart(entries, '1', full));
    state().saved(NEW_BUILD, { ...build(), key: 'config:5', id: '5', isChanged: false });
    expect(state().builds.map(({ key }) => key)).toEqual(['config:5']);
    state().change(NEW_BUILD, (entries) => addPart(entries, '1', full));
    state().forgetSaved();
    expect(state().builds.map(({ key }) => key)).toEqual([NEW_BUILD]);
  });
});
