import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptedName,
  CART_ASSEMBLY_NAME,
  copyName,
  duplicated,
  MAX_NAME_LENGTH,
  NEW_ASSEMBLY_NAME,
  newConfig,
  renamed,
  sortConfigs,
} from '@/lib/domain/build/configs';
import {
  assemblyInCart,
  isAssembled,
  timesInCart,
  toCartProducts,
  toLoginEntries,
  withAssembled,
  withAssembly,
} from '@/lib/domain/build/references';
import {
  buildKey,
  buildOf,
  copyOf,
  NEW_BUILD,
  withBuild,
  withName,
} from '@/lib/domain/build/working';
import { makeEntry, makePart } from './make-part';

const config = (id: string | null, name = `C${id}`) => ({
  id,
  name,
  slug: `c-${id}`,
  isSetName: true,
});

describe('spec 4.5, saved builds', () => {
  it('a new build (id null, ‘Nuevo ensamble’) always exists and is last; the others are sorted by numeric id', () => {
    const sorted = sortConfigs([config(null, 'X'), config('10'), config('9')]);
    expect(sorted.map(({ id }) => id)).toEqual(['9', '10', null]);
    expect(sortConfigs([])).toEqual([
      { id: null, name: NEW_ASSEMBLY_NAME, slug: '', isSetName: false },
    ]);
    expect(NEW_ASSEMBLY_NAME).toBe('Nuevo ensamble');
    expect(CART_ASSEMBLY_NAME).toBe('Ensamble en carrito');
  });

  it('sorts any list with exactly one new build at the end', () => {
    const ids = fc.uniqueArray(fc.option(fc.nat().map(String)));
    fc.assert(
      fc.property(ids, (list) => {
        const sorted = sortConfigs(list.map((id) => config(id)));
        expect(sorted.at(-1)?.id).toBeNull();
        const numbers = sorted.slice(0, -1).map(({ id }) => Number(id));
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      }),
    );
  });

  it('duplicating copies the products into a new unsaved build named ‘{name} - copy’', () => {
    const entries = [{ ...makeEntry('1', makePart('a')), detailId: '77' }, makeEntry('2', null)];
    const copy = duplicated(config('5', 'Mi PC'), entries);
    expect(copy.config).toEqual({ id: null, name: 'Mi PC - copy', slug: '', isSetName: true });
    expect(copy.entries.map(({ detailId }) => detailId)).toEqual([null, null]);
    expect(copy.entries).toHaveLength(2);
    expect(copyName('x'.repeat(80))).toHaveLength(MAX_NAME_LENGTH);
  });

  it('renames to a valid name, and keeps the old name for an invalid one', () => {
    expect(renamed(newConfig(), '  Mi   PC ')).toMatchObject({ name: 'Mi PC', isSetName: true });
    const old = config('5');
    expect(renamed(old, '  ')).toBe(old);
    expect(acceptedName('x'.repeat(81))).toBeNull();
  });
});

describe('builds on the device', () => {
  it('have a key that says where they come from', () => {
    expect([buildKey(null), buildKey('5'), buildKey('5', '8')]).toEqual([
      NEW_BUILD,
      'config:5',
      'cart:8',
    ]);
  });

  it('are copied into the new build', () => {
    const saved = withName({ ...buildOf([], 'config:5'), id: '5' }, 'Mi PC');
    const copy = copyOf({ ...saved, entries: [makeEntry('1', makePart('a'))] });
    expect(copy).toMatchObject({ key: NEW_BUILD, id: null, name: 'Mi PC - copy', isChanged: true });
    expect(withBuild(withBuild([], saved), copy)).toHaveLength(2);
  });
});

describe('build references', () => {
  const entries = [
    makeEntry('1', makePart('a')),
    makeEntry('2', null),
    makeEntry('4', makePart('b'), 2),
  ];

  it('contain products with quantity and group, but no skipped groups', () => {
    expect(toCartProducts(entries)).toEqual([
      { productId: 'a', qty: 1, assemblyGroupId: '1' },
      { productId: 'b', qty: 2, assemblyGroupId: '4' },
    ]);
    expect(toLoginEntries(entries, null)[0]).toEqual({
      productId: 'a',
      qty: 1,
      assemblyGroupId: '1',
      assemblyConfigId: null,
    });
  });

  it('replace the earlier lines of the build in a guest’s cart', () => {
    const before = withAssembly([], 'x', [makeEntry('1', makePart('old'))], {
      times: 1,
      requiresAssembly: true,
    });
    const lines = withAssembly(before, 'x', entries, { times: 3, requiresAssembly: false });
    expect(lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      ['a', 3],
      ['b', 6],
    ]);
    expect(assemblyInCart(lines, 'x', 3)).toEqual([
      { productId: 'a', qty: 1 },
      { productId: 'b', qty: 2 },
    ]);
    expect(assemblyInCart(lines, 'y', 1)).toEqual([]);
    // The quantities of the lines show how many builds there are.
    expect(timesInCart(lines, 'x')).toBe(3);
    expect(timesInCart(lines, 'y')).toBe(1);
    expect(isAssembled(lines, 'x')).toBe(false);
  });

  it('request assembly by default, separately for each build', () => {
    const chosen = { times: 1, requiresAssembly: true };
    const lines = withAssembly(withAssembly([], 'x', entries, chosen), 'y', entries, chosen);
    const changed = withAssembled(lines, 'y', false);
    expect(changed.filter(({ requiresAssembly }) => requiresAssembly === false)).toHaveLength(2);
    expect([isAssembled(changed, 'x'), isAssembled(changed, 'y')]).toEqual([true, false]);
    // Carts stored before there was a choice.
    const old = lines.map(({ requiresAssembly: _, ...line }) => line);
    expect(isAssembled(old, 'x')).toBe(true);
  });
});
