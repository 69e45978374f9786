import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  removeDefaultableItem,
  setDefaultItem,
  sortDefaultFirst,
} from '@/lib/domain/account/defaults';
import { forAll } from '@/tests/support/for-all';

/** Lists of the backend: a list that is not empty has exactly one default. */
const number = fc.integer({ min: 1, max: 40 });
const lists = fc
  .tuple(fc.uniqueArray(number, { maxLength: 8 }), fc.nat(7))
  .map(([ids, place]) =>
    ids.map((id, at) => ({ id: String(id), isDefault: at === place % ids.length })),
  );
const defaults = (list: readonly { isDefault: boolean }[]) =>
  list.filter(({ isDefault }) => isDefault).length;

it('has exactly one default after any changes, unless it is empty', () => {
  const steps = fc.array(fc.tuple(fc.boolean(), number), { maxLength: 12 });
  forAll(lists, steps, (list, changes) => {
    let now = list;
    for (const [isRemoval, number] of changes) {
      now = (isRemoval ? removeDefaultableItem : setDefaultItem)(now, String(number));
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
  const list = ['a', 'b', 'c'].map((id) => ({ id, isDefault: id === 'b' }));
  const ids = (of: typeof list) =>
    of.map(({ id, isDefault }) => (isDefault ? `*${id}` : id)).join();
  expect(ids(setDefaultItem(list, 'c'))).toBe('a,b,*c');
  expect(ids(removeDefaultableItem(list, 'b'))).toBe('*a,c');
  expect(ids(removeDefaultableItem(list, 'a'))).toBe('*b,c');
});
