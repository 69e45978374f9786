import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffCarts } from '@/lib/analytics/ga4';
import { addLine, getLineKey, removeLine, toCartLine } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { forAll } from '@/tests/support/for-all';
import { makeSnapshot } from '../domain/product/make-product';

const lineOf = (id: string, quantity: number) => toCartLine(makeSnapshot({ id }), quantity);
const cart = fc
  .uniqueArray(fc.tuple(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: 1, max: 99 })), {
    selector: ([id]) => id,
  })
  .map((entries) => entries.map(([id, quantity]) => lineOf(id, quantity)));
const pieces = (lines: readonly CartLine[], key: string) =>
  lines.find((line) => getLineKey(line) === key)?.quantity ?? 0;

describe('diffCarts', () => {
  it('finds added and removed pieces', () => {
    const before = [lineOf('1', 2), lineOf('2', 5)];
    const after = [lineOf('2', 3), lineOf('3', 1)];
    const { added, removed } = diffCarts(before, after);
    expect(added).toEqual([lineOf('3', 1)]);
    expect(removed).toEqual([lineOf('1', 2), lineOf('2', 2)]);
  });

  it('accounts for every piece, and finds nothing in two equal carts', () =>
    forAll(cart, cart, (before, after) => {
      const { added, removed } = diffCarts(before, after);
      for (const key of [...before, ...after].map(getLineKey)) {
        const [more, less] = [pieces(added, key), pieces(removed, key)];
        expect(pieces(before, key) + more - less).toBe(pieces(after, key));
        expect(more > 0 && less > 0).toBe(false);
      }
      expect(diffCarts(before, before)).toEqual({ added: [], removed: [] });
    }));

  it('is the reverse when a line is put back', () => {
    const lines = [lineOf('1', 2)];
    const rest = removeLine(lines, getLineKey(lineOf('1', 1)));
    expect(diffCarts(rest, addLine(rest, lineOf('1', 2))).added).toEqual(
      diffCarts(lines, rest).removed,
    );
  });
});
