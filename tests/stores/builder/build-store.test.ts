// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
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
import { createOffer } from '../../support/create-product';
import { kept, writeElsewhere } from '../other-tab';

const state = () => useBuildStore.getState();
const build = (key = NEW_BUILD_KEY) => getBuild(state().builds, key);
const chosen = (key = NEW_BUILD_KEY) =>
  build(key).entries.map(({ part, qty }) => `${part?.id}×${qty}`);
const choose = (part = full, group = '1') =>
  state().changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, group, part));
const full = makePart('cpu', {
  facts: { role: 'cpu', socket: 'AM5', memoryTypes: ['DDR5'], tdp: 120, hasCooler: true },
  configs: [{ id: 'c', productId: 'cpu', max: 2, note: '' }],
  offerMonths: [createOffer()],
  brandName: 'AMD',
  image: '/a.webp',
});
const saved = { ...createBuild(), key: 'config:5', id: '5', name: 'Guardado' };
/** What the device keeps of the builds. */
function stored() {
  useBuildStore.persist.flush();
  return kept('assembly');
}

hydrateStores();

describe('the persisted builds', () => {
  it('have version 1.5 and are complete in another tab', () => {
    choose();
    state().setBuild({ ...build(), name: 'Mi PC', isSetName: true });
    expect(stored().version).toBe('1.5');
    const other = createBuildStore();
    expect(other.getState().builds).toEqual(state().builds);
    expect(other.getState().builds[0]?.entries[0]?.part).toEqual(full);
  });

  it('of an earlier release are read too', () => {
    choose();
    const { brandName, categoryName, image, stock, ...rest } = full;
    const part = {
      ...rest,
      stockTotal: stock,
      offerVersion: 'x',
      brand: { name: brandName },
      category: null,
      cover: { extraSmall: image },
    };
    const { builds, ...others } = stored().state;
    const [{ entries, ...first }] = builds;
    const older = { ...first, entries: [{ ...entries[0], part }] };
    writeElsewhere('assembly', { ...others, builds: [older] }, '1.5');
    expect(state().builds[0]?.entries[0]?.part).toEqual(full);
  });

  it('are discarded when they are invalid or of another version', () => {
    choose();
    const { state: valid } = stored();
    const having = (entry: object) => ({
      builds: [{ ...valid.builds[0], entries: [{ groupId: '1', ...entry }] }],
    });
    for (const [version, broken] of [
      ['1.4', valid],
      ['1.5', { builds: 'x' }],
      ['1.5', having({ part: {}, qty: 1 })],
      ['1.5', having({ part: null, qty: 2 })],
    ]) {
      writeElsewhere('assembly', broken, version);
      expect(createBuildStore().getState().builds).toEqual([]);
    }
  });

  it('lose facts of the wrong type, but not the part', () => {
    choose();
    const text = JSON.stringify(stored().state);
    writeElsewhere('assembly', JSON.parse(text.replace('"socket":"AM5"', '"socket":5')), '1.5');
    expect(build().entries[0]?.part).toMatchObject({ id: 'cpu', facts: null });
  });
});

describe('builds', () => {
  it('are changed by the rules of the selection', () => {
    const four = makePartWithLimit('ram', 4);
    expect(choose(four, '4')).toBe('added');
    const setQuantity = (qty: number) =>
      state().changeSelection(NEW_BUILD_KEY, (all) => setPartQuantity(all, '4', 'ram', qty));
    expect(setQuantity(4)).toBe('changed');
    const before = state().builds;
    expect(choose(four, '4')).toBe('full');
    expect(state().builds).toBe(before);
    const { entries } = build();
    setQuantity(0);
    expect(chosen()).toEqual([]);
    state().restoreEntries(NEW_BUILD_KEY, entries);
    expect(chosen()).toEqual(['ram×4']);
  });

  it('go to a step, which clears secondary terms and all categories', () => {
    const amd = { ...NO_BUILDER_FILTERS, brands: ['amd'] };
    state().setFilters({ ...amd, secondary: ['rgb'], allCategories: true });
    state().goToStep(NEW_BUILD_KEY, makeGroup('2'));
    expect(build().activeGroupId).toBe('2');
    expect(state().filters).toEqual(amd);
    expect(build().isChanged).toBe(false);
  });

  it('are opened, unless this device has unsaved changes of them', () => {
    state().openBuild(saved);
    state().openBuild({ ...saved, name: 'Más nuevo' });
    expect(build('config:5').name).toBe('Más nuevo');
    state().setBuild({ ...build('config:5'), name: 'Mío', isChanged: true });
    state().openBuild(saved);
    expect(build('config:5').name).toBe('Mío');
    expect(selectBuild('config:9')(state())).toBeUndefined();
  });

  it('are duplicated into the new build, and the previous new build can be restored', () => {
    choose();
    state().openBuild({ ...saved, entries: [makeEntry('2', makePart('b'))] });
    state().duplicate('config:5');
    expect(build()).toMatchObject({ id: null, name: 'Guardado - copy' });
    expect(chosen()).toEqual(['b×1']);
    state().undoReplace();
    expect(chosen()).toEqual(['cpu×1']);
    expect(state().replaced).toBeNull();
  });

  it('continue under the saved key once saved; after sign-out only the new build stays', () => {
    choose();
    const { key, id } = saved;
    state().replaceWithSaved(NEW_BUILD_KEY, { ...build(), key, id, isChanged: false });
    expect(state().builds.map(({ key }) => key)).toEqual(['config:5']);
    choose();
    state().removeSavedBuilds();
    expect(state().builds.map(({ key }) => key)).toEqual([NEW_BUILD_KEY]);
  });
});
