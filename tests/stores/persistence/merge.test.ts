import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeepEqual, mergeFields, mergeLists } from '@/stores/persistence/merge';
import { forAll } from '@/tests/support/for-all';

interface Item {
  id: string;
  value: number;
}
const list = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), value: fc.nat({ max: 2 }) }),
  { selector: ({ id }) => id },
);
const keyOf = ({ id }: Item) => id;

describe('sameValue', () => {
  it('ignores the order of fields', () => {
    expect(isDeepEqual({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
    expect(isDeepEqual({ a: 1 }, { b: 1 })).toBe(false);
    expect(isDeepEqual([1, 2], [2, 1])).toBe(false);
    expect(isDeepEqual([], {})).toBe(false);
  });

  it('agrees with JSON', () =>
    forAll(fc.jsonValue({ noUnicodeString: true }), fc.jsonValue(), (a, b) => {
      expect(isDeepEqual(a, structuredClone(a))).toBe(true);
      if (JSON.stringify(a) !== JSON.stringify(b))
        expect(isDeepEqual(a, b)).toBe(isDeepEqual(b, a));
    }));
});

describe('mergeFields', () => {
  it('takes each field from the tab that changed it', () => {
    const [mine, theirs] = [
      { a: 2, b: 1, c: 2 },
      { a: 1, b: 3, c: 3 },
    ];
    expect(mergeFields({ a: 1, b: 1, c: 1 }, mine, theirs)).toEqual({ a: 2, b: 3, c: 2 });
  });
});

describe('mergeLists', () => {
  it('is theirs when nothing changed here, and mine when nothing changed there', () =>
    forAll(list, list, (base, other) => {
      expect(mergeLists(base, base, other, keyOf)).toEqual(other);
      const merged = mergeLists(base, other, base, keyOf);
      const sorted = (items: Item[]) => items.toSorted((a, b) => a.id.localeCompare(b.id));
      expect(sorted(merged)).toEqual(sorted(other));
    }));

  it('keeps what either tab added and drops what either tab removed unchanged', () =>
    forAll(list, list, list, (base, mine, theirs) => {
      const ids = mergeLists(base, mine, theirs, keyOf).map(keyOf);
      expect(new Set(ids).size).toBe(ids.length);
      const has = (items: Item[], id: string) => items.some((item) => item.id === id);
      for (const id of ['a', 'b', 'c', 'd', 'e']) {
        const [was, here, there] = [has(base, id), has(mine, id), has(theirs, id)];
        if (!was) expect(ids.includes(id)).toBe(here || there);
        if (was && !here && !there) expect(ids).not.toContain(id);
        if (here && there) expect(ids).toContain(id);
      }
    }));

  it('keeps additions where they were made', () => {
    const items = (text: string) => [...text].map((id) => ({ id, value: 0 }));
    const merge = (base: string, mine: string, theirs: string) =>
      mergeLists(items(base), items(mine), items(theirs), keyOf).map(keyOf).join('');
    expect(merge('ab', 'xab', 'yab')).toBe('xyab');
    expect(merge('ab', 'abx', 'aby')).toBe('abyx');
    expect(merge('', 'x', 'y')).toBe('yx');
  });
});
