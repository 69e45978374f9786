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
  type SelectionResult,
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
    expect(getGroupMax([], 'g')).toBe(1);
    expect(getGroupMax([makeEntry('g', one)], 'g')).toBe(1);
    expect(getGroupMax([makeEntry('g', two), makeEntry('g', four)], 'g')).toBe(4);
    expect(getGroupMax([makeEntry('other', four)], 'g')).toBe(1);
  });

  it('allows a product only while the total plus 1 does not exceed it', () => {
    expect(canAddPart([], 'g')).toBe(true);
    expect(addPart([makeEntry('g', one)], 'g', other)).toEqual({
      entries: [makeEntry('g', one)],
      outcome: 'full',
    });
    const three = [makeEntry('g', four, 3)];
    expect(addPart(three, 'g', other).outcome).toBe('added');
    expect(addPart([...three, makeEntry('g', other)], 'g', one).outcome).toBe('full');
  });
});

describe('spec 5, selection', () => {
  it('adding a selected product increases its quantity by 1', () => {
    const { entries, outcome } = addPart([makeEntry('g', four)], 'g', four);
    expect([entries, outcome]).toEqual([[makeEntry('g', four, 2)], 'increased']);
  });

  it('a quantity change stays within total - old + new', () => {
    const entries = [makeEntry('g', four, 2), makeEntry('g', one)];
    expect(setPartQuantity(entries, 'g', '4', 3).outcome).toBe('changed');
    expect(setPartQuantity(entries, 'g', '4', 4)).toEqual({ entries, outcome: 'full' });
    expect(setPartQuantity(entries, 'g', '1', 2).outcome).toBe('changed');
    expect(setPartQuantity(entries, 'g', 'none', 1).outcome).toBe('unknown');
    expect(setPartQuantity(entries, 'g', '4', 1.5).outcome).toBe('unknown');
    expect(setPartQuantity(entries, 'g', '4', -1).outcome).toBe('unknown');
  });

  it('a quantity of 0 removes the product and its group configs', () => {
    const entries = [makeEntry('g', four, 2), makeEntry('g', one)];
    const left = setPartQuantity(entries, 'g', '4', 0);
    expect(left).toEqual({ entries: [makeEntry('g', one)], outcome: 'removed' });
    expect(getGroupMax(left.entries, 'g')).toBe(1);
  });

  it('replace removes every product of the group, then adds the new one', () => {
    const entries = [makeEntry('g', four, 2), makeEntry('h', one), makeEntry('g', two)];
    expect(replacePart(entries, 'g', other).entries).toEqual([
      makeEntry('h', one),
      makeEntry('g', other),
    ]);
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

describe('entries from references', () => {
  it('uses the product’s group when none is given, and reports products that are no longer sold', () => {
    const parts = new Map([['1', makePart('1', { groupId: 'g' })]]);
    const references = [
      { productId: '1', groupId: null, qty: 2 },
      { productId: '9', groupId: 'g', qty: 1 },
    ];
    const { entries, gone } = resolveEntries(references, parts);
    expect(entries).toMatchObject([{ groupId: 'g', qty: 2 }]);
    expect(gone).toEqual(['9']);
  });
});

describe('any sequence of choices', () => {
  const groups = ['1', '2', '3'].map((id) => makeGroup(id, { isRequired: id !== '3' }));
  const parts = [
    makePart('a'),
    makePart('b'),
    makePartWithLimit('c', 2),
    makePartWithLimit('d', 4),
  ];
  const groupId = fc.constantFrom('1', '2', '3');
  const part = fc.constantFrom(...parts);
  type Step = (entries: readonly BuildEntry[]) => SelectionResult;
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.tuple(groupId, part).map(
      ([g, p]): Step =>
        (entries) =>
          addPart(entries, g, p),
    ),
    fc.tuple(groupId, part).map(
      ([g, p]): Step =>
        (entries) =>
          replacePart(entries, g, p),
    ),
    groupId.map(
      (g): Step =>
        (entries) =>
          skipGroup(entries, g),
    ),
    fc.tuple(groupId, part, fc.integer({ min: -1, max: 6 })).map(
      ([g, p, qty]): Step =>
        (entries) =>
          setPartQuantity(entries, g, p.id, qty),
    ),
  );

  it('keeps quantities, completeness and navigation', () =>
    forMany(300)(fc.array(step, { maxLength: 40 }), (steps) => {
      let entries: readonly BuildEntry[] = [];
      for (const take of steps) {
        const before = entries;
        const change = take(before);
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
