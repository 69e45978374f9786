import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBuild, getFailedSaveBuilds } from '@/lib/domain/build/build';
import { combineBackendAnswers } from '@/lib/domain/build/compatibility/check';
import { getGroupMax, getGroupQuantity, limitToGroupMax } from '@/lib/domain/build/selection';
import { restoreSharedBuild } from '@/lib/domain/build/share';
import { forAll } from '@/tests/support/for-all';
import { makeEntry, makeGroup, makePart, makePartWithLimit } from './make-part';

const groups = [makeGroup('1'), makeGroup('4')];

describe('a build from a URL', () => {
  const parts = new Map(
    [makePart('1001'), { ...makePartWithLimit('2040', 2), groupId: '4' }].map((part) => [
      part.id,
      part,
    ]),
  );
  const chosen = (text: string) =>
    restoreSharedBuild(text, parts, groups).entries.map(({ groupId, part, qty }) => [
      groupId,
      part?.id,
      qty,
    ]);

  it('reports parts that are no longer sold, with their group', () =>
    expect(restoreSharedBuild('1.1001~4.77', parts, groups)).toMatchObject({
      entries: [{ groupId: '1', part: { id: '1001' } }],
      gone: [{ groupId: '4', productId: '77', qty: 1 }],
    }));

  it('limits the quantity to the maximum of the group (spec 5)', () =>
    expect(chosen('1.1001*9~4.2040*9')).toEqual([
      ['1', '1001', 1],
      ['4', '2040', 2],
    ]));

  it('uses the part’s own group when the group in the URL is unknown, or leaves the part out', () => {
    expect(chosen('99.2040~98.1001')).toEqual([['4', '2040', 1]]);
    expect(restoreSharedBuild('99.2040~98.1001', parts, groups).unread).toBe(1);
  });
});

describe('spec 5, group maximum of entries from a URL or cart', () => {
  it('limits any entries, and keeps valid entries unchanged', () => {
    const entry = fc
      .tuple(fc.constantFrom('1', '4'), fc.nat(5), fc.integer({ min: 1, max: 4 }), fc.nat(9))
      .map(([groupId, id, max, qty]) =>
        makeEntry(groupId, qty === 0 ? null : makePartWithLimit(`${id}-${max}`, max), qty),
      );
    forAll(fc.array(entry, { maxLength: 8 }), (entries) => {
      const kept = limitToGroupMax(entries);
      for (const { id } of groups) {
        expect(getGroupQuantity(kept, id)).toBeLessThanOrEqual(getGroupMax(entries, id));
      }
      const isFine = groups.every(
        ({ id }) => getGroupQuantity(entries, id) <= getGroupMax(entries, id),
      );
      if (isFine) expect(kept).toEqual(entries);
    });
  });
});

describe('combined answers of the backend', () => {
  const answer = (isCompatible: boolean | null, ...messages: string[]) => ({
    isCompatible,
    messages,
    knowsQuantities: false,
  });

  it('are no with one no, and yes only when all are yes', () => {
    expect(combineBackendAnswers([])).toBeNull();
    expect(combineBackendAnswers([answer(true), answer(true)])?.isCompatible).toBe(true);
    expect(combineBackendAnswers([answer(true), answer(null)])?.isCompatible).toBeNull();
    expect(combineBackendAnswers([answer(true), undefined])?.isCompatible).toBeNull();
    const no = combineBackendAnswers([
      answer(false, 'a', 'b'),
      null,
      answer(false, 'b'),
      answer(true),
    ]);
    expect(no).toEqual({ isCompatible: false, messages: ['a', 'b'], knowsQuantities: false });
  });
});

describe('builds that failed to save', () => {
  it('are builds without an id that have a slug, but not the new build or builds of the cart', () => {
    const lost = { ...createBuild(), key: 'config:5', slug: 'mi-pc-5' };
    const builds = [
      createBuild(),
      lost,
      { ...lost, key: 'config:6', id: '6' },
      { ...createBuild(), key: 'cart:8', cart: { assemblyId: '8', qty: 1 } },
    ];
    expect(getFailedSaveBuilds(builds)).toEqual([lost]);
  });
});
