// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createBuild, getBuild, NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import { addPart, setPartQuantity } from '@/lib/domain/build/selection';
import { createBuildStore, selectBuild, useBuildStore } from '@/stores/builder/build-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import {
  makeEntry,
  makeGroup,
  makePart,
  makePartWithLimit,
} from '../../lib/domain/build/make-part';

const state = () => useBuildStore.getState();
const build = (key = NEW_BUILD_KEY) => getBuild(state().builds, key);
const chosen = (key = NEW_BUILD_KEY) => build(key).entries.map(({ part, qty }) => [part?.id, qty]);
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
  brandName: 'AMD',
  image: '/a.webp',
});

/** The stored builds. */
const stored = () => JSON.parse(localStorage.getItem('assembly') ?? 'null');
function writeElsewhere(value: unknown): void {
  localStorage.setItem('assembly', JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: 'assembly' }));
}

hydrateStores();
beforeEach(() => {
  useBuildStore.setState({ builds: [], filters: NO_BUILDER_FILTERS });
  useBuildStore.persist.flush();
});

describe('the persisted builds', () => {
  it('have version 1.5 and are complete in another tab', () => {
    state().changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, '1', full));
    state().setBuild({ ...build(), name: 'Mi PC', isSetName: true });
    useBuildStore.persist.flush();
    expect(stored().version).toBe('1.5');
    const other = createBuildStore();
    expect(other.getState().builds).toEqual(state().builds);
    expect(other.getState().builds[0]?.entries[0]?.part).toEqual(full);
  });

  it('of an earlier release are read too', () => {
    state().changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, '1', full));
    useBuildStore.persist.flush();
    const { brandName, categoryName, image, stock, ...rest } = full;
    const part = {
      ...rest,
      stockTotal: stock,
      offerVersion: 'x',
      brand: { name: brandName },
      category: null,
      cover: { extraSmall: image },
    };
    const [kept] = stored().state.builds;
    const entry = { ...kept.entries[0], part };
    writeElsewhere({
      ...stored(),
      state: { ...stored().state, builds: [{ ...kept, entries: [entry] }] },
    });
    expect(state().builds[0]?.entries[0]?.part).toEqual(full);
  });

  it('are discarded when they are invalid or of another version', () => {
    state().changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, '1', full));
    useBuildStore.persist.flush();
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
      expect(createBuildStore().getState().builds).toEqual([]);
    }
  });

  it('lose facts of the wrong type, but not the part', () => {
    state().changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, '1', full));
    useBuildStore.persist.flush();
    const text = localStorage.getItem('assembly') ?? '';
    localStorage.setItem('assembly', text.replace('"socket":"AM5"', '"socket":5'));
    const [first] = createBuildStore().getState().builds;
    expect(first?.entries[0]?.part).toMatchObject({ id: 'cpu', facts: null });
  });
});

describe('builds', () => {
  it('are changed by the rules of the selection', () => {
    const four = makePartWithLimit('ram', 4);
    expect(state().changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, '4', four))).toBe(
      'added',
    );
    expect(
      state().changeSelection(NEW_BUILD_KEY, (entries) => setPartQuantity(entries, '4', 'ram', 4)),
    ).toBe('changed');
    const before = state().builds;
    expect(state().changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, '4', four))).toBe(
      'full',
    );
    expect(state().builds).toBe(before);
    const { entries } = build();
    state().changeSelection(NEW_BUILD_KEY, (all) => setPartQuantity(all, '4', 'ram', 0));
    expect(chosen()).toEqual([]);
    state().restoreEntries(NEW_BUILD_KEY, entries);
    expect(chosen()).toEqual([['ram', 4]]);
  });

  it('go to a step, which clears secondary terms and all categories', () => {
    state().setFilters({
      ...NO_BUILDER_FILTERS,
      brands: ['amd'],
      secondary: ['rgb'],
      allCategories: true,
    });
    state().goToStep(NEW_BUILD_KEY, makeGroup('2'));
    expect(build().activeGroupId).toBe('2');
    expect(state().filters).toEqual({ ...NO_BUILDER_FILTERS, brands: ['amd'] });
    expect(build().isChanged).toBe(false);
  });

  it('are opened, unless this device has unsaved changes of them', () => {
    const saved = { ...createBuild(), key: 'config:5', id: '5', name: 'Guardado' };
    state().openBuild(saved);
    state().openBuild({ ...saved, name: 'Más nuevo' });
    expect(build('config:5').name).toBe('Más nuevo');
    state().setBuild({ ...build('config:5'), name: 'Mío', isChanged: true });
    state().openBuild(saved);
    expect(build('config:5').name).toBe('Mío');
    expect(selectBuild('config:9')(state())).toBeUndefined();
  });

  it('are duplicated into the new build, and the previous new build can be restored', () => {
    state().changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, '1', full));
    state().openBuild({
      ...createBuild(),
      key: 'config:5',
      id: '5',
      name: 'Mi PC',
      entries: [makeEntry('2', makePart('b'))],
    });
    state().duplicate('config:5');
    expect(build()).toMatchObject({ id: null, name: 'Mi PC - copy' });
    expect(chosen()).toEqual([['b', 1]]);
    state().undoReplace();
    expect(chosen()).toEqual([['cpu', 1]]);
    expect(state().replaced).toBeNull();
  });

  it('continue under the saved key once saved; after sign-out only the new build stays', () => {
    state().changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, '1', full));
    state().replaceWithSaved(NEW_BUILD_KEY, {
      ...build(),
      key: 'config:5',
      id: '5',
      isChanged: false,
    });
    expect(state().builds.map(({ key }) => key)).toEqual(['config:5']);
    state().changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, '1', full));
    state().removeSavedBuilds();
    expect(state().builds.map(({ key }) => key)).toEqual([NEW_BUILD_KEY]);
  });
});
