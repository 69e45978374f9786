import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  removeDefaultableItem,
  setDefaultItem,
  sortDefaultFirst,
} from '@/lib/domain/account/defaults';
import { forAll } from '@/tests/support/for-all';

/** Lists of the backend: a list that is not empty has exactly one default. */
const lists = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 })
  .chain((ids) =>
    fc
      .nat(Math.max(0, ids.length - 1))
      .map((chosen) => ids.map((id, at) => ({ id: String(id), isDefault: at === chosen }))),
  );
const defaults = (list: readonly { isDefault: boolean }[]) =>
  list.filter(({ isDefault }) => isDefault).length;

it('has exactly one default after any changes, unless it is empty', () => {
  const steps = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 40 })), {
    maxLength: 12,
  });
  forAll(lists, steps, (list, changes) => {
    let now = list;
    for (const [isRemoval, number] of changes) {
      now = isRemoval
        ? removeDefaultableItem(now, String(number))
        : setDefaultItem(now, String(number));
      expect(defaults(now)).toBe(now.length > 0 ? 1 : 0);
      if (isRemoval) expect(now.map(({ id }) => id)).not.toContain(String(number));
    }
  });
});

it('puts the default first and keeps the order of the rest', () =>
  forAll(lists, (list) => {
    const sorted = sortDefaultFirst(list);
    expect(sorted[0]?.isDefault ?? true).toBe(true);
    const rest = (of: typeof list) => of.filter(({ isDefault }) => !isDefault);
    expect(rest(sorted)).toEqual(rest(list));
  }));

it('changes the default, and makes the first remaining item the default when the default is removed', () => {
  const list = [
    { id: 'a', isDefault: false },
    { id: 'b', isDefault: true },
    { id: 'c', isDefault: false },
  ];
  expect(setDefaultItem(list, 'c').find(({ isDefault }) => isDefault)?.id).toBe('c');
  expect(removeDefaultableItem(list, 'b')).toEqual([
    { id: 'a', isDefault: true },
    { id: 'c', isDefault: false },
  ]);
  expect(removeDefaultableItem(list, 'a')).toEqual(list.slice(1));
});
