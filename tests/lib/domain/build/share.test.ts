import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBuild, encodeBuild, SHARED_BUILD_PARAM } from '@/lib/domain/build/share';
import { forAll } from '@/tests/support/for-all';
import { makeEntry, makePart } from './make-part';

describe('a build in a URL', () => {
  it('is short', () => {
    const entries = [
      makeEntry('1', makePart('1001')),
      makeEntry('4', makePart('2040'), 2),
      makeEntry('5', null),
    ];
    expect(encodeBuild(entries)).toBe('1.1001~4.2040*2');
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
      const query = new URLSearchParams({ [SHARED_BUILD_PARAM]: encodeBuild(entries) });
      expect(decodeBuild(new URLSearchParams(query.toString()).get(SHARED_BUILD_PARAM))).toEqual({
        parts,
        unread: 0,
      });
    });
  });

  it.each(['.', ',', ')', ').', '%20', '\u200b', '**', ' '])(
    'is read whole with %j after it',
    (after) => {
      const parts = [
        { groupId: '1', productId: '1001', qty: 1 },
        { groupId: '4', productId: '2040', qty: 2 },
        { groupId: '5', productId: 'x-_', qty: 1 },
      ];
      const text = new URLSearchParams(`b=1.1001~4.2040*2~5.x-_${after}`).get('b');
      expect(decodeBuild(text)).toEqual({ parts, unread: 0 });
    },
  );

  it('counts what it cannot read', () => {
    expect(decodeBuild('1.1001~~x~4.~.5~4.2*0~4.2*1000~%E0%A4%A~1.%E0%A4~4.2*2~4.2*3')).toEqual({
      parts: [
        { groupId: '1', productId: '1001', qty: 1 },
        { groupId: '4', productId: '2', qty: 2 },
      ],
      unread: 7,
    });
    expect(decodeBuild(null)).toEqual({ parts: [], unread: 0 });
    forAll(fc.string(), (text) => {
      for (const { groupId, productId, qty } of decodeBuild(text).parts) {
        expect(groupId !== '' && productId !== '' && qty >= 1 && qty <= 99).toBe(true);
      }
    });
    const many = decodeBuild(Array.from({ length: 90 }, (_, n) => `1.${n}`).join('~'));
    expect(many.parts).toHaveLength(60);
    expect(many.unread).toBe(30);
  });
});
