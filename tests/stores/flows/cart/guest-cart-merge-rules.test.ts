import { describe, expect, it } from 'vitest';
import { createLineKey, toCartLine } from '@/lib/domain/cart/lines';
import type { CartLine, GuestCartMerge, LineQuantities } from '@/lib/domain/cart/types';
import { countConfirmedSince, findMerge, getQuantity, joinMerges } from '@/stores/cart/cart-store';
import { confirmMerge, prepareMerge } from '@/stores/flows/cart/guest-cart-merge';
import { makeSnapshot } from '../../../lib/domain/product/make-product';

const line = (id: string, quantity: number) => toCartLine(makeSnapshot({ id }), quantity);
const prepare = (lines: CartLine[], known: readonly GuestCartMerge[]) =>
  prepareMerge(lines, known, () => 'new');
const byKey = (pieces: LineQuantities) =>
  Object.fromEntries(Object.entries(pieces).map(([id, qty]) => [createLineKey(id), qty]));
const merge = (key: string, sent: LineQuantities = {}, taken: LineQuantities = {}) => ({
  key,
  sent: byKey(sent),
  taken: byKey(taken),
});

describe('a merge', () => {
  it('gets a new key when there is none, or when the last one is confirmed', () => {
    const first = { knownMerges: [merge('new', { a: 2 })], key: 'new', pieces: byKey({ a: 2 }) };
    expect(prepare([line('a', 2)], [])).toEqual(first);
    const confirmed = merge('old', { a: 1 }, { a: 1 });
    expect(prepare([line('a', 2)], [confirmed])).toEqual({
      ...first,
      knownMerges: [confirmed, merge('new', { a: 2 })],
    });
    const overtaken = merge('old', { a: 1 }, { a: 3 });
    expect(prepare([line('a', 2)], [overtaken]).key).toBe('new');
  });

  it('keeps its key while its answer is missing, and adds what was confirmed for it', () => {
    const open = merge('old', { a: 3, b: 1 }, { a: 3 });
    expect(prepare([line('a', 2), line('b', 4)], [merge('older'), open])).toEqual({
      knownMerges: [merge('older'), merge('old', { a: 5, b: 4 }, { a: 3 })],
      key: 'old',
      pieces: byKey({ a: 5, b: 4 }),
    });
    expect(prepare([line('a', 1)], [merge('empty')]).key).toBe('empty');
  });

  it('leaves on the device what the server did not take', () => {
    const known = [merge('k', { a: 2, b: 1 })];
    const lines = [line('a', 5), line('b', 1), line('c', 1)];
    const done = { key: 'k', pieces: byKey({ a: 2, b: 1 }) };
    expect(confirmMerge(lines, known, done)).toEqual({
      lines: [line('a', 3), line('c', 1)],
      knownMerges: [merge('k', { a: 2, b: 1 }, { a: 2, b: 1 })],
    });
  });

  it('takes nothing twice, and nothing for a key that is forgotten', () => {
    const lines = [line('a', 5)];
    const done = { key: 'k', pieces: byKey({ a: 2 }) };
    const known = [merge('k', { a: 2 }, { a: 2 })];
    expect(confirmMerge(lines, known, done).lines).toEqual(lines);
    const other = [merge('x')];
    expect(confirmMerge(lines, other, done)).toEqual({ lines, knownMerges: other });
  });
});

describe('the merges of two tabs', () => {
  it('have the higher quantities of both, and each key once', () =>
    expect(
      joinMerges(
        [merge('1', { a: 1, b: 5 }, { a: 1 }), merge('2', { c: 1 })],
        [merge('1', { a: 3, d: 1 }, { b: 2 }), merge('3')],
      ),
    ).toEqual([
      merge('1', { a: 3, b: 5, d: 1 }, { a: 1, b: 2 }),
      merge('2', { c: 1 }),
      merge('3'),
    ]));

  it('are the last four', () => {
    const keys = (list: readonly GuestCartMerge[]) => list.map(({ key }) => key);
    const many = ['1', '2', '3', '4'].map((key) => merge(key));
    expect(keys(joinMerges(many, []))).toEqual(['1', '2', '3', '4']);
    expect(keys(joinMerges(many, [merge('5')]))).toEqual(['2', '3', '4', '5']);
  });

  it('count what was confirmed between two states', () => {
    const [before, after] = [merge('1', {}, { a: 1, b: 4 }), merge('1', {}, { a: 3, b: 2 })];
    const fresh = merge('2', {}, { a: 5 });
    expect(countConfirmedSince([], [before], [after, fresh], createLineKey('a'))).toBe(7);
    expect(countConfirmedSince([], [before], [after], createLineKey('b'))).toBe(0);
    const base = [merge('2', {}, { a: 4 })];
    expect(countConfirmedSince(base, [], [fresh], createLineKey('a'))).toBe(1);
    expect(countConfirmedSince([], [], [fresh], createLineKey('a'))).toBe(5);
  });

  it('find a merge by its key, and no quantity in what is no number', () => {
    expect(findMerge([merge('1'), merge('2')], '2')).toEqual(merge('2'));
    expect(findMerge([merge('1')], '2')).toBeUndefined();
    expect(getQuantity({ a: Number.NaN }, 'a')).toBe(0);
    expect(getQuantity(undefined, 'a')).toBe(0);
    expect(getQuantity({ a: 2 }, 'a')).toBe(2);
  });
});
