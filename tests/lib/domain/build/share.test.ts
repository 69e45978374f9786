import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getGroupMax, getGroupQuantity, limitToGroupMax } from '@/lib/domain/build/selection';
import {
  decodeBuild,
  encodeBuild,
  restoreSharedBuild,
  SHARED_BUILD_PARAM,
} from '@/lib/domain/build/share';
import { forAll } from '@/tests/support/for-all';
import { makeEntry, makeGroup, makePart, makePartWithLimit } from './make-part';

const sent = (groupId: string, productId: string, qty = 1) => ({ groupId, productId, qty });

describe('a build in a URL', () => {
  it('is short', () => {
    const [one, two] = [makeEntry('1', makePart('1001')), makeEntry('4', makePart('2040'), 2)];
    expect(encodeBuild([one, two, makeEntry('5', null)])).toBe('1.1001~4.2040*2');
  });

  it('survives a round trip with any ids, also in a query string', () => {
    const id = fc.string({ minLength: 1, unit: 'grapheme' });
    const entry = fc.record({ groupId: id, productId: id, qty: fc.integer({ min: 1, max: 99 }) });
    const selector = ({ groupId, productId }: { groupId: string; productId: string }) =>
      JSON.stringify([groupId, productId]);
    forAll(fc.uniqueArray(entry, { selector, maxLength: 12 }), (parts) => {
      const entries = parts.map(({ groupId, productId, qty }) =>
        makeEntry(groupId, makePart(productId), qty),
      );
      const query = String(new URLSearchParams({ [SHARED_BUILD_PARAM]: encodeBuild(entries) }));
      const text = new URLSearchParams(query).get(SHARED_BUILD_PARAM);
      expect(decodeBuild(text)).toEqual({ parts, unread: 0 });
    });
  });

  it.each(['.', ',', ')', ').', '%20', '\u200b', '**', ' '])(
    'is read whole with %j after it',
    (after) => {
      const parts = [sent('1', '1001'), sent('4', '2040', 2), sent('5', 'x-_')];
      const text = new URLSearchParams(`b=1.1001~4.2040*2~5.x-_${after}`).get('b');
      expect(decodeBuild(text)).toEqual({ parts, unread: 0 });
    },
  );

  it('counts what it cannot read', () => {
    const broken = '1.1001~~x~4.~.5~4.2*0~4.2*1000~%E0%A4%A~1.%E0%A4~4.2*2~4.2*3';
    const parts = [sent('1', '1001'), sent('4', '2', 2)];
    expect(decodeBuild(broken)).toEqual({ parts, unread: 7 });
    expect(decodeBuild(null)).toEqual({ parts: [], unread: 0 });
    forAll(fc.string(), (text) => {
      for (const { groupId, productId, qty } of decodeBuild(text).parts)
        expect(groupId !== '' && productId !== '' && qty >= 1 && qty <= 99).toBe(true);
    });
    const many = decodeBuild(Array.from({ length: 90 }, (_, n) => `1.${n}`).join('~'));
    expect([many.parts.length, many.unread]).toEqual([60, 30]);
  });
});

const groups = [makeGroup('1'), makeGroup('4')];

describe('a build from a URL', () => {
  const limited = { ...makePartWithLimit('2040', 2), groupId: '4' };
  const parts = new Map([makePart('1001'), limited].map((part) => [part.id, part]));
  const restore = (text: string) => restoreSharedBuild(text, parts, groups);
  const chosen = (text: string) =>
    restore(text).entries.map(({ groupId, part, qty }) => `${groupId} ${part?.id} ${qty}`);

  it('reports parts that are no longer sold, with their group', () =>
    expect(restore('1.1001~4.77')).toMatchObject({
      entries: [{ groupId: '1', part: { id: '1001' } }],
      gone: [sent('4', '77')],
    }));

  it('limits the quantity to the maximum of the group (spec 5)', () =>
    expect(chosen('1.1001*9~4.2040*9')).toEqual(['1 1001 1', '4 2040 2']));

  it('uses the part’s own group when the group in the URL is unknown, or leaves the part out', () => {
    expect(chosen('99.2040~98.1001')).toEqual(['4 2040 1']);
    expect(restore('99.2040~98.1001').unread).toBe(1);
  });

  it('limits any entries to the maximum of their groups, and keeps valid entries unchanged', () => {
    const entry = fc
      .tuple(fc.constantFrom('1', '4'), fc.nat(5), fc.integer({ min: 1, max: 4 }), fc.nat(9))
      .map(([groupId, id, max, qty]) =>
        makeEntry(groupId, qty === 0 ? null : makePartWithLimit(`${id}-${max}`, max), qty),
      );
    forAll(fc.array(entry, { maxLength: 8 }), (entries) => {
      const kept = limitToGroupMax(entries);
      const isFine = groups.every(({ id }) => {
        const max = getGroupMax(entries, id);
        expect(getGroupQuantity(kept, id)).toBeLessThanOrEqual(max);
        return getGroupQuantity(entries, id) <= max;
      });
      if (isFine) expect(kept).toEqual(entries);
    });
  });
});
