import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getPagerItems } from '@/components/ui/pager-links';
import { forAll } from '@/tests/support/for-all';

it.each([
  [5, 483, [1, 'gap', 4, 5, 6, 'gap', 483]],
  [1, 1, [1]],
  [1, 5, [1, 2, 'gap', 5]],
  [1, 4, [1, 2, 3, 4]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [483, 483, [1, 'gap', 482, 483]],
  [999, 3, [1, 2, 3]],
  [Number.NaN, 2, [1, 2]],
  [1, 0, []],
  [1, Number.NaN, []],
])('page %d of %d: %j', (current, last, items) =>
  expect(getPagerItems(current, last)).toEqual(items),
);

it('contains both ends, the current page and its neighbours; gaps replace two or more pages', () =>
  forAll(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }), (a, b) => {
    const [current, last] = [Math.min(a, b), Math.max(a, b)];
    const items = getPagerItems(current, last);
    expect(items.length).toBeLessThanOrEqual(7);
    expect(items[0]).toBe(1);
    expect(items.at(-1)).toBe(last);
    for (const page of [current - 1, current, current + 1]) {
      if (page >= 1 && page <= last) expect(items).toContain(page);
    }
    for (const [index, item] of items.entries()) {
      const [before, after] = [items[index - 1], items[index + 1]];
      if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
      else if (typeof before === 'number') expect(item).toBe(before + 1);
    }
  }));
