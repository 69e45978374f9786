import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addSecondaryTerm,
  moveToGroup,
  NO_BUILDER_FILTERS,
  removeSecondaryTerm,
  toggleValue,
} from '@/lib/domain/build/filters';
import {
  findMissingPicture,
  getActiveGroups,
  getGroupsOfKind,
  getMissingGroups,
  getNextGroup,
  getPendingGroups,
  getPreviousGroup,
} from '@/lib/domain/build/groups';
import type { PartFacts } from '@/lib/domain/build/part-facts';
import type { BuildEntry, BuildGroup } from '@/lib/domain/build/types';
import { forAll } from '@/tests/support/for-all';
import { makeEntry, makeGroup, makePart } from './make-part';

const groups = [
  makeGroup('3', { isRequired: false }),
  makeGroup('1'),
  makeGroup('9', { isAccessory: true, isRequired: false }),
  makeGroup('2'),
  makeGroup('8', { isAccessory: true, isRequired: false }),
  makeGroup('5', { isActive: false }),
];
const ids = (list: readonly BuildGroup[]) => list.map(({ id }) => id);
const part = makePart('p');

describe('spec 4.5, groups and navigation', () => {
  it('sorts groups by their order, and leaves out inactive ones', () =>
    expect(ids(getActiveGroups(groups))).toEqual(['1', '2', '3', '8', '9']));

  it('next and previous move only among groups of the same kind', () => {
    const next = ['2', '3', '8', 'none'].map((id) => getNextGroup(groups, id, [])?.id);
    expect(next).toEqual(['3', undefined, '9', undefined]);
    const previous = ['1', '8', '9'].map((id) => getPreviousGroup(groups, id)?.id);
    expect(previous).toEqual([undefined, undefined, '8']);
  });

  it('with no active group, next is the first group that has no entry', () => {
    expect(getNextGroup(groups, null, [])?.id).toBe('1');
    expect(getNextGroup(groups, null, [makeEntry('1', part), makeEntry('2', null)])?.id).toBe('3');
    expect(
      getNextGroup(
        groups,
        null,
        groups.map(({ id }) => makeEntry(id, part)),
      ),
    ).toBeNull();
  });

  it('moving changes the active group and clears secondary searches and all categories, nothing else', () => {
    const others = { brands: ['amd'], performances: ['Alto'], stockStatus: ['available'] as const };
    const filters = { ...others, secondary: ['rgb'], allCategories: true };
    const first = makeGroup('1');
    expect(moveToGroup({ activeGroupId: '2', filters }, first)).toEqual({
      activeGroupId: '1',
      filters: { ...others, secondary: [], allCategories: false },
    });
    const place = { activeGroupId: '1', filters };
    expect(moveToGroup(place, first)).toBe(place);
    expect(moveToGroup(place, null)).toBe(place);
  });

  it('misses no group when every required one has a selected product; a skipped group has none', () => {
    const missing = (...entries: BuildEntry[]) => ids(getMissingGroups(groups, entries));
    expect(missing(makeEntry('1', part), makeEntry('2', part))).toEqual([]);
    expect(missing(makeEntry('1', part), makeEntry('2', null))).toEqual(['2']);
    expect(missing(makeEntry('1', part))).toEqual(['2']);
  });

  it('pending groups are the required ones before the active one that have no products', () => {
    const pending = (activeId: string | null, ...entries: BuildEntry[]) =>
      ids(getPendingGroups(groups, activeId, entries));
    expect(pending('3', makeEntry('2', part))).toEqual(['1']);
    expect(pending('3', makeEntry('1', null))).toEqual(['1', '2']);
    expect([pending('1'), pending(null), pending('9')]).toEqual([[], [], ['1', '2']]);
  });

  it('next and previous are inverse for any groups', () => {
    const anyGroups = fc.uniqueArray(
      fc.record({
        order: fc.integer(),
        isAccessory: fc.boolean(),
        isActive: fc.boolean(),
        id: fc.string({ minLength: 1 }),
      }),
      { selector: ({ id }) => id, maxLength: 12 },
    );
    forAll(anyGroups, (drafts) => {
      const some = drafts.map(({ id, ...changes }) => makeGroup(id, changes));
      for (const group of getActiveGroups(some)) {
        const next = getNextGroup(some, group.id, []);
        expect(next === null || next.isAccessory === group.isAccessory).toBe(true);
        if (next) expect(getPreviousGroup(some, next.id)?.id).toBe(group.id);
        const same = getGroupsOfKind(some, group.isAccessory);
        expect(next === null).toBe(same.at(-1)?.id === group.id);
      }
    });
  });
});

describe('spec 5, secondary search terms', () => {
  it('are stored in lower case, without duplicates that differ in case', () => {
    const once = addSecondaryTerm(NO_BUILDER_FILTERS, '  RGB  Blanco ');
    expect(once.secondary).toEqual(['rgb blanco']);
    expect(addSecondaryTerm(once, 'Rgb blanco')).toBe(once);
    expect(addSecondaryTerm(once, '  ')).toBe(once);
    expect(removeSecondaryTerm(once, 'RGB BLANCO').secondary).toEqual([]);
  });

  it('stay in lower case and unique for any terms', () =>
    forAll(fc.array(fc.string()), (terms) => {
      const { secondary } = terms.reduce(addSecondaryTerm, NO_BUILDER_FILTERS);
      expect(new Set(secondary).size).toBe(secondary.length);
      for (const term of secondary) expect(term).toBe(term.toLowerCase());
    }));
});

it('filters toggle a value', () => {
  expect(toggleValue(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleValue(['a', 'b'], 'a')).toEqual(['b']);
});

describe('a missing picture', () => {
  const steps = [makeGroup('1', { role: 'cpu' }), makeGroup('2', { role: 'gpu' }), makeGroup('3')];
  const entry = (groupId: string, facts: PartFacts | null) =>
    makeEntry(groupId, makePart(`p${groupId}`, { facts }));
  const cpu = (hasGraphics?: boolean) =>
    entry('1', { role: 'cpu', ...(hasGraphics !== undefined && { hasGraphics }) });

  it.each([
    ['a processor without graphics', [cpu(false)], 'none'],
    ['one whose sheet is silent', [cpu()], 'unknown'],
    ['one without, beside a card', [cpu(false), entry('2', { role: 'gpu' })], undefined],
    ['one without, beside a card without a sheet', [cpu(false), entry('2', null)], undefined],
    ['one without, beside a card in another step', [cpu(), entry('3', { role: 'gpu' })], undefined],
    ['one without, whose card was skipped', [cpu(false), makeEntry('2', null)], 'none'],
    ['one with graphics', [cpu(true)], undefined],
    ['no processor', [entry('3', { role: 'ram' })], undefined],
    ['nothing', [], undefined],
  ] as const)('%s', (_, entries, reason) =>
    expect(findMissingPicture(entries, steps)?.reason).toBe(reason),
  );

  it('names the processor', () =>
    expect(findMissingPicture([cpu(false)], steps)?.processor).toBe('Pieza p1'));
});
