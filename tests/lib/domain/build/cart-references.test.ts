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
  setBuildQuantity,
  splitByGroup,
  toPartReferences,
} from '@/lib/domain/build/cart-references';
import { createGuestCartView } from '@/lib/domain/build/guest-cart-view';
import { getPurchasableCartLines } from '@/lib/domain/cart/cart-view';
import { type CartLineCheck, getCartLineState } from '@/lib/domain/cart/line-state';
import { toCartLine } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { forAll } from '@/tests/support/for-all';
import { makeEntry, makePart } from './make-part';

const [a, b] = [makeEntry('1', makePart('a')), makeEntry('4', makePart('b'), 2)];
/** So many pieces of a build in a cart that has nothing else. */
const put = (id: string, times: number, requiresAssembly = true, entries = [a, b]) =>
  putBuildInLines([], id, entries, { times, requiresAssembly });
/** Product and quantity of each line. */
const shown = (lines: readonly CartLine[]) =>
  lines.map(({ product, quantity }) => `${product.id} ${quantity}`);

describe('spec 4.5, saved builds', () => {
  const config = (id: string | null, name = `C${id}`) => {
    return { id, name, slug: `c-${id}`, isSetName: true };
  };

  it('a new build (id null, ‘Nuevo ensamble’) always exists and is last; the others are sorted by numeric id', () => {
    const fresh = { id: null, name: 'Nuevo ensamble', slug: '', isSetName: false };
    expect(sortBuilds([])).toEqual([fresh]);
    forAll(fc.uniqueArray(fc.option(fc.nat().map(String))), (list) => {
      const ids = sortBuilds(list.map((id) => config(id))).map(({ id }) => id);
      expect(ids.pop()).toBeNull();
      expect(ids).toEqual(ids.toSorted((one, other) => Number(one) - Number(other)));
    });
  });

  it('duplicating copies the products into a new unsaved build named ‘{name} - copy’', () => {
    const entries = [{ ...makeEntry('1', makePart('a')), detailId: '77' }, makeEntry('2', null)];
    const saved = { ...getBuild([], 'config:5'), ...config('5', 'Mi PC'), entries };
    const copy = copyAsNewBuild(saved);
    expect(copy).toMatchObject({
      id: null,
      name: 'Mi PC - copy',
      slug: '',
      isSetName: true,
      key: NEW_BUILD_KEY,
      isChanged: true,
    });
    expect(copy.entries.map(({ detailId }) => detailId)).toEqual([null, null]);
    expect(upsertBuild(upsertBuild([], saved), copy)).toHaveLength(2);
    const { name } = copyAsNewBuild({ ...saved, name: 'x'.repeat(80) });
    expect(name).toHaveLength(MAX_BUILD_NAME_LENGTH);
  });

  it('have a name without needless spaces', () => {
    const names = ['  Mi   PC ', '  ', 'x'.repeat(81)].map(normalizeBuildName);
    expect(names).toEqual(['Mi PC', null, null]);
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
  const entries = [a, makeEntry('2', null), b];

  it('contain products with quantity and group, but no skipped groups', () =>
    expect(toPartReferences(entries)).toEqual([
      { productId: 'a', qty: 1, assemblyGroupId: '1' },
      { productId: 'b', qty: 2, assemblyGroupId: '4' },
    ]));

  it('replace the earlier lines of the build in a guest’s cart', () => {
    const before = put('x', 1, true, [makeEntry('1', makePart('old'))]);
    const choice = { times: 3, requiresAssembly: false };
    const lines = putBuildInLines(before, 'x', entries, choice);
    expect(shown(lines)).toEqual(['a 3', 'b 6']);
    expect(getPartsPerBuild(lines, 'x', 3)).toEqual([
      { productId: 'a', groupId: '1', qty: 1 },
      { productId: 'b', groupId: '4', qty: 2 },
    ]);
    expect(getPartsPerBuild(lines, 'y', 1)).toEqual([]);
    // The quantities of the lines show how many builds there are.
    expect(['x', 'y'].map((id) => countBuildInCart(lines, id))).toEqual([3, 1]);
    expect(isAssemblyRequested(lines, 'x')).toBe(false);
  });

  it('keep the steps of a product that was chosen in two, however many builds there are', () => {
    const twice = [makeEntry('1', makePart('a')), makeEntry('4', makePart('a'), 2)];
    const [line] = put('x', 2, true, twice);
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
      expect([...before.values()].reduce((sum, qty) => sum + qty, 0)).toBe(quantity);
      // A merge that is sent again with more pieces sends no fewer of any step.
      for (const { groupId, qty } of splitByGroup(quantity + 1, groups))
        expect(qty).toBeGreaterThanOrEqual(before.get(groupId) ?? 0);
    });
  });

  it('request assembly by default, separately for each build', () => {
    const lines = [...put('x', 1), ...put('y', 1)];
    const changed = setAssemblyRequested(lines, 'y', false);
    expect(changed.filter(({ requiresAssembly }) => requiresAssembly === false)).toHaveLength(2);
    expect(['x', 'y'].filter((id) => isAssemblyRequested(changed, id))).toEqual(['x']);
    // Carts stored before there was a choice.
    const old = lines.map(({ requiresAssembly: _, ...line }) => line);
    expect(isAssemblyRequested(old, 'x')).toBe(true);
  });
});

describe('a build in a guest’s cart', () => {
  const mouse = toCartLine(makePart('mouse'), 1);
  const view = (lines: readonly CartLine[], checks: Record<string, CartLineCheck> = {}) =>
    createGuestCartView(lines.map((line) => getCartLineState(line, checks[line.product.id])));
  const nameOf = (...lines: CartLine[]) => view(lines).builds.at(-1)?.build.name;
  const offer = (stock: number) => ({
    offer: { priceWithTax: 1000, currentPriceWithTax: 1000, stock },
    reason: null,
  });

  it('stands in a group of its own, wherever its parts are', () => {
    const { states, builds } = view(put('x', 3, false).toSpliced(1, 0, mouse));
    expect(shown(states.map(({ line }) => line))).toEqual(['mouse 1']);
    const build = { id: 'x', configId: null, name: 'Ensamble en carrito', qty: 3 };
    expect(builds).toMatchObject([{ build: { ...build, requiresAssembly: false } }]);
    const [group] = builds;
    const parts = group?.parts.map((one) => `${one.line.product.id} ${one.quantityPerBuild}`);
    expect(parts).toEqual(['a 1', 'b 2']);
    expect(group?.offer.price).toBeCloseTo(9 * mouse.product.pricing.currentPriceWithTax, 2);
  });

  it('has the name that its visitor gave it', () => {
    const choice = { times: 1, requiresAssembly: false, name: 'Mi PC' };
    expect(nameOf(...putBuildInLines([], 'z', [a, b], choice))).toBe('Mi PC');
  });

  it('has another name than a second one', () =>
    expect(nameOf(...put('x', 1), ...put('y', 1))).toBe('Ensamble en carrito 2'));

  it('changes its quantity as a whole', () =>
    expect(shown(setBuildQuantity([...put('x', 1), mouse], 'x', 4))).toEqual([
      ...['a 4', 'b 8', 'mouse 1'],
    ]));

  it('counts only what can be bought', () => {
    const contents = view([...put('x', 2), mouse], { a: offer(0), b: offer(3) });
    expect(contents.builds[0]).toMatchObject({ maxQty: 0 });
    expect(shown(getPurchasableCartLines(contents))).toEqual(['mouse 1', 'b 3']);
    const none = view(put('x', 1), { a: { offer: null, reason: null }, b: offer(0) });
    expect(getPurchasableCartLines(none)).toEqual([]);
    expect(none.builds[0]?.offer.price).toBe(0);
  });
});
