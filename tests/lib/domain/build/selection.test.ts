import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMissingGroups, getNextGroup, getPreviousGroup } from '@/lib/domain/build/groups';
import {
  addPart,
  canAddPart,
  getChosenEntries,
  getGroupMax,
  getGroupQuantity,
  replacePart,
  resolveEntries,
  setPartQuantity,
  skipGroup,
} from '@/lib/domain/build/selection';
import type { BuildEntry } from '@/lib/domain/build/types';
import { forMany } from '@/tests/support/for-all';
import { makeEntry, makeGroup, makePart, makePartWithLimit } from './make-part';

const [one, other] = [makePart('1'), makePart('2')];
const [four, two] = [makePartWithLimit('4', 4), makePartWithLimit('22', 2)];

describe('spec 5, group maximum', () => {
  it('is the highest max among the configs of the selected products of the group, 1 by default', () => {
    const max = (...entries: BuildEntry[]) => getGroupMax(entries, 'g');
    expect([max(), max(makeEntry('g', one)), max(makeEntry('other', four))]).toEqual([1, 1, 1]);
    expect(max(makeEntry('g', two), makeEntry('g', four))).toBe(4);
  });

  it('allows a product only while the total plus 1 does not exceed it', () => {
    expect(canAddPart([], 'g')).toBe(true);
    const full = [makeEntry('g', one)];
    expect(addPart(full, 'g', other)).toEqual({ entries: full, outcome: 'full' });
    const three = [makeEntry('g', four, 3)];
    expect(addPart(three, 'g', other).outcome).toBe('added');
    expect(addPart([...three, makeEntry('g', other)], 'g', one).outcome).toBe('full');
  });
});

describe('spec 5, selection', () => {
  const both = [makeEntry('g', four, 2), makeEntry('g', one)];

  it('adding a selected product increases its quantity by 1', () => {
    const { entries, outcome } = addPart([makeEntry('g', four)], 'g', four);
    expect([entries, outcome]).toEqual([[makeEntry('g', four, 2)], 'increased']);
  });

  it('a quantity change stays within total - old + new', () => {
    const outcome = (id: string, qty: number) => setPartQuantity(both, 'g', id, qty).outcome;
    expect([outcome('4', 3), outcome('1', 2)]).toEqual(['changed', 'changed']);
    expect(setPartQuantity(both, 'g', '4', 4)).toEqual({ entries: both, outcome: 'full' });
    const wrong = [outcome('none', 1), outcome('4', 1.5), outcome('4', -1)];
    expect(new Set(wrong)).toEqual(new Set(['unknown']));
  });

  it('a quantity of 0 removes the product and its group configs', () => {
    const left = setPartQuantity(both, 'g', '4', 0);
    expect(left).toEqual({ entries: [makeEntry('g', one)], outcome: 'removed' });
    expect(getGroupMax(left.entries, 'g')).toBe(1);
  });

  it('replace removes every product of the group, then adds the new one', () => {
    const entries = [makeEntry('g', four, 2), makeEntry('h', one), makeEntry('g', two)];
    const left = [makeEntry('h', one), makeEntry('g', other)];
    expect(replacePart(entries, 'g', other).entries).toEqual(left);
  });
});

describe('spec 4.5, skipping', () => {
  it('records an entry with no product and quantity 0, once', () => {
    const { entries } = skipGroup([], 'g');
    expect(entries).toEqual([{ groupId: 'g', part: null, qty: 0, detailId: null }]);
    expect(skipGroup(entries, 'g').outcome).toBe('unknown');
    expect(skipGroup([makeEntry('g', one)], 'g').entries).toEqual([makeEntry('g', one)]);
  });

  it('ends when a product is added', () =>
    expect(addPart(skipGroup([], 'g').entries, 'g', one).entries).toEqual([makeEntry('g', one)]));
});

it('entries of references have the product’s group when none is given, without products that are no longer sold', () => {
  const parts = new Map([['1', makePart('1', { groupId: 'g' })]]);
  const sold = { productId: '1', groupId: null, qty: 2 };
  const found = resolveEntries([sold, { productId: '9', groupId: 'g', qty: 1 }], parts);
  expect(found).toMatchObject({ entries: [{ groupId: 'g', qty: 2 }], gone: ['9'] });
});

describe('any sequence of choices', () => {
  const groups = ['1', '2', '3'].map((id) => makeGroup(id, { isRequired: id !== '3' }));
  const limited = [makePartWithLimit('c', 2), makePartWithLimit('d', 4)];
  const part = fc.constantFrom(makePart('a'), makePart('b'), ...limited);
  const kind = fc.constantFrom('add', 'replace', 'skip', 'count');
  const group = fc.constantFrom('1', '2', '3');
  const step = fc.tuple(kind, group, part, fc.integer({ min: -1, max: 6 }));
  function take(entries: readonly BuildEntry[], [kind, groupId, part, qty]: Step) {
    if (kind === 'add') return addPart(entries, groupId, part);
    if (kind === 'replace') return replacePart(entries, groupId, part);
    return kind === 'skip'
      ? skipGroup(entries, groupId)
      : setPartQuantity(entries, groupId, part.id, qty);
  }
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  it('keeps quantities, completeness and navigation', () =>
    forMany(300)(fc.array(step, { maxLength: 40 }), (steps) => {
      let entries: readonly BuildEntry[] = [];
      for (const one of steps) {
        const before = entries;
        const change = take(before, one);
        entries = change.entries;
        if (change.outcome === 'full' || change.outcome === 'unknown') expect(entries).toBe(before);
        for (const { id } of groups) {
          const total = getGroupQuantity(entries, id);
          const grew = total > getGroupQuantity(before, id);
          // Products stay when the product that allowed the higher maximum is removed.
          if (grew && change.outcome !== 'replaced') {
            expect(total).toBeLessThanOrEqual(
              Math.max(getGroupMax(before, id), getGroupMax(entries, id)),
            );
          }
          const mine = entries.filter((entry) => entry.groupId === id);
          const skips = mine.filter((entry) => entry.part === null);
          expect(skips.length === 0 || mine.length === 1).toBe(true);
          const products = getChosenEntries(entries, id).map((entry) => entry.part.id);
          expect(new Set(products).size).toBe(products.length);
        }
        for (const entry of entries) expect(entry.qty > 0).toBe(entry.part !== null);
        const required = ['1', '2'].every((id) => getGroupQuantity(entries, id) > 0);
        expect(getMissingGroups(groups, entries).length === 0).toBe(required);
        const next = getNextGroup(groups, null, entries);
        expect(next === null || entries.every((entry) => entry.groupId !== next.id)).toBe(true);
        if (next && next.id !== '1') expect(getPreviousGroup(groups, next.id)).not.toBeNull();
      }
    }));
});
