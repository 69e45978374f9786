import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copyAsNewBuild,
  createBuild,
  createBuildKey,
  getBuild,
  getFailedSaveBuilds,
  MAX_BUILD_NAME_LENGTH,
  NEW_BUILD_KEY,
  normalizeBuildName,
  sortBuilds,
  upsertBuild,
} from '@/lib/domain/build/build';
import {
  countBuildInCart,
  getPartsPerBuild,
  isAssemblyRequested,
  putBuildInLines,
  setAssemblyRequested,
  splitByGroup,
  toPartReferences,
} from '@/lib/domain/build/cart-references';
import { forAll } from '@/tests/support/for-all';
import { makeEntry, makePart } from './make-part';

const config = (id: string | null, name = `C${id}`) => {
  return { id, name, slug: `c-${id}`, isSetName: true };
};
const chosen = (times: number, requiresAssembly = true) => ({ times, requiresAssembly });

describe('spec 4.5, saved builds', () => {
  it('a new build (id null, ‘Nuevo ensamble’) always exists and is last; the others are sorted by numeric id', () => {
    const fresh = { id: null, name: 'Nuevo ensamble', slug: '', isSetName: false };
    expect(sortBuilds([])).toEqual([fresh]);
    const ids = fc.uniqueArray(fc.option(fc.nat().map(String)));
    forAll(ids, (list) => {
      const sorted = sortBuilds(list.map((id) => config(id)));
      expect(sorted.at(-1)?.id).toBeNull();
      const numbers = sorted.slice(0, -1).map(({ id }) => Number(id));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    });
  });

  it('duplicating copies the products into a new unsaved build named ‘{name} - copy’', () => {
    const entries = [{ ...makeEntry('1', makePart('a')), detailId: '77' }, makeEntry('2', null)];
    const saved = { ...getBuild([], 'config:5'), ...config('5', 'Mi PC'), entries };
    const copy = copyAsNewBuild(saved);
    expect(copy).toMatchObject({ id: null, name: 'Mi PC - copy', slug: '', isSetName: true });
    expect(copy).toMatchObject({ key: NEW_BUILD_KEY, isChanged: true });
    expect(copy.entries.map(({ detailId }) => detailId)).toEqual([null, null]);
    expect(upsertBuild(upsertBuild([], saved), copy)).toHaveLength(2);
    const long = copyAsNewBuild({ ...saved, name: 'x'.repeat(80) });
    expect(long.name).toHaveLength(MAX_BUILD_NAME_LENGTH);
  });

  it('have a name without needless spaces', () => {
    expect(normalizeBuildName('  Mi   PC ')).toBe('Mi PC');
    expect(normalizeBuildName('  ')).toBeNull();
    expect(normalizeBuildName('x'.repeat(81))).toBeNull();
  });
});

it('builds on the device have a key that says where they come from', () => {
  const keys = [createBuildKey(null), createBuildKey('5'), createBuildKey('5', '8')];
  expect(keys).toEqual([NEW_BUILD_KEY, 'config:5', 'cart:8']);
});

it('builds that failed to save have a slug but no id, and are neither the new build nor of the cart', () => {
  const lost = { ...createBuild(), key: 'config:5', slug: 'mi-pc-5' };
  const cart = { assemblyId: '8', qty: 1 };
  const others = [createBuild(), { ...lost, id: '6' }, { ...createBuild(), key: 'cart:8', cart }];
  expect(getFailedSaveBuilds([lost, ...others])).toEqual([lost]);
});

describe('build references', () => {
  const [a, b] = [makeEntry('1', makePart('a')), makeEntry('4', makePart('b'), 2)];
  const entries = [a, makeEntry('2', null), b];

  it('contain products with quantity and group, but no skipped groups', () => {
    expect(toPartReferences(entries)).toEqual([
      { productId: 'a', qty: 1, assemblyGroupId: '1' },
      { productId: 'b', qty: 2, assemblyGroupId: '4' },
    ]);
  });

  it('replace the earlier lines of the build in a guest’s cart', () => {
    const before = putBuildInLines([], 'x', [makeEntry('1', makePart('old'))], chosen(1));
    const lines = putBuildInLines(before, 'x', entries, chosen(3, false));
    expect(lines.map((one) => `${one.product.id} ${one.quantity}`)).toEqual(['a 3', 'b 6']);
    expect(getPartsPerBuild(lines, 'x', 3)).toEqual([
      { productId: 'a', groupId: '1', qty: 1 },
      { productId: 'b', groupId: '4', qty: 2 },
    ]);
    expect(getPartsPerBuild(lines, 'y', 1)).toEqual([]);
    // The quantities of the lines show how many builds there are.
    expect(countBuildInCart(lines, 'x')).toBe(3);
    expect(countBuildInCart(lines, 'y')).toBe(1);
    expect(isAssemblyRequested(lines, 'x')).toBe(false);
  });

  it('keep the steps of a product that was chosen in two, however many builds there are', () => {
    const twice = [makeEntry('1', makePart('a')), makeEntry('4', makePart('a'), 2)];
    const [line] = putBuildInLines([], 'x', twice, chosen(2));
    expect(line).toMatchObject({ quantity: 6, assemblyGroups: { 1: 1, 4: 2 } });
    expect(splitByGroup(6, line?.assemblyGroups)).toEqual([
      { groupId: '1', qty: 2 },
      { groupId: '4', qty: 4 },
    ]);
    // A cart of before, and one that somebody wrote into.
    for (const groups of [undefined, {}, { 1: -1, 2: 'x' } as never])
      expect(splitByGroup(3, groups)).toEqual([{ groupId: null, qty: 3 }]);
    const counts = fc.dictionary(fc.string(), fc.integer({ min: 1, max: 5 }));
    forAll(fc.integer({ min: 1, max: 99 }), counts, (quantity, groups) => {
      const before = new Map(splitByGroup(quantity, groups).map((one) => [one.groupId, one.qty]));
      const after = splitByGroup(quantity + 1, groups);
      expect([...before.values()].reduce((sum, qty) => sum + qty, 0)).toBe(quantity);
      // A merge that is sent again with more pieces sends no fewer of any step.
      for (const { groupId, qty } of after)
        expect(qty).toBeGreaterThanOrEqual(before.get(groupId) ?? 0);
    });
  });

  it('request assembly by default, separately for each build', () => {
    const first = putBuildInLines([], 'x', entries, chosen(1));
    const lines = putBuildInLines(first, 'y', entries, chosen(1));
    const changed = setAssemblyRequested(lines, 'y', false);
    expect(changed.filter(({ requiresAssembly }) => requiresAssembly === false)).toHaveLength(2);
    expect(['x', 'y'].filter((id) => isAssemblyRequested(changed, id))).toEqual(['x']);
    // Carts stored before there was a choice.
    const old = lines.map(({ requiresAssembly: _, ...line }) => line);
    expect(isAssemblyRequested(old, 'x')).toBe(true);
  });
});
