import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wishlistNameSchema } from '@/lib/domain/favorites/forms';
import {
  getDefaultWishlist,
  removeItemFromLists,
  removeWishlist,
  sortItemsNewestFirst,
  sortWishlists,
  toWishlistItemInput,
  upsertItemInLists,
  upsertWishlist,
  type Wishlist,
  type WishlistItem,
} from '@/lib/domain/favorites/wishlist';
import { forAll } from '@/tests/support/for-all';

const item = (id: string, productId = id, qty = 1): WishlistItem => ({
  id,
  qty,
  product: {
    id: productId,
    slug: `p-${productId}`,
    name: productId,
    image: null,
    pricing: {
      priceWithTax: 10,
      currentPriceWithTax: 9,
      mwiOnePriceWithTax: 0,
      mwiOneDiscPercent: 0,
    },
  },
});
const list = (id: string, name: string, items: WishlistItem[] = [], createdAt = `2026-01-0${id}`) =>
  ({ id, name, createdAt, items }) satisfies Wishlist;

describe('an item to save', () => {
  it('requires a product id, with the error text of the specification', () => {
    expect(() => toWishlistItemInput({ productId: '', qty: 1 })).toThrow(
      'No se puede guardar un artículo de la lista de deseos si no existe el id de producto.',
    );
  });

  it('has a whole quantity of at least 1', () => {
    forAll(fc.double(), (qty) => {
      const saved = toWishlistItemInput({ productId: '7', qty });
      expect(saved.qty).toBeGreaterThanOrEqual(1);
      expect(Number.isNaN(saved.qty) || saved.qty === Math.floor(saved.qty)).toBe(true);
    });
    expect(toWishlistItemInput({ productId: '7', qty: 3.9 }).qty).toBe(3);
    expect(toWishlistItemInput({ productId: '7', qty: -2 }).qty).toBe(1);
    expect(toWishlistItemInput({ productId: '7', qty: Number.NaN }).qty).toBe(1);
  });
});

describe('the default list', () => {
  it('is found by its name, ignoring case and spaces', () => {
    const lists = [list('1', 'Regalos'), list('2', ' mis FAVORITOS ')];
    expect(getDefaultWishlist(lists)?.id).toBe('2');
    expect(sortWishlists(lists).map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('is the oldest list when none has the name, and null when there are no lists', () => {
    expect(getDefaultWishlist([list('3', 'C'), list('2', 'B'), list('5', 'E')])?.id).toBe('2');
    expect(getDefaultWishlist([{ ...list('3', 'C'), createdAt: null }, list('2', 'B')])?.id).toBe(
      '3',
    );
    expect(getDefaultWishlist([])).toBeNull();
    expect(sortWishlists([])).toEqual([]);
  });
});

describe('changes of lists', () => {
  const lists = [list('1', 'A', [item('a'), item('b')]), list('2', 'B', [item('c')])];
  const ids = (all: readonly Wishlist[]) => all.map(({ items }) => items.map(({ id }) => id));

  it('add items at the end, so that the newest one is shown first', () => {
    const after = upsertItemInLists(lists, '1', item('x'));
    expect(ids(after)).toEqual([['a', 'b', 'x'], ['c']]);
    expect(sortItemsNewestFirst(after[0] ?? list('9', ''))[0]?.id).toBe('x');
  });

  it('keep a product once per list, and an item in only one list', () => {
    expect(ids(upsertItemInLists(lists, '1', item('new', 'a')))).toEqual([['new', 'b'], ['c']]);
    expect(ids(upsertItemInLists(lists, '2', item('a')))).toEqual([['b'], ['c', 'a']]);
  });

  it('remove items and lists', () => {
    expect(ids(removeItemFromLists(lists, 'a'))).toEqual([['b'], ['c']]);
    expect(ids(removeWishlist(lists, '1'))).toEqual([['c']]);
  });

  it('create and rename a list without changing its items', () => {
    const { items: _, ...made } = list('3', 'Nueva');
    expect(upsertWishlist(lists, made)[2]).toEqual(list('3', 'Nueva'));
    const { items: __, ...renamed } = list('1', 'Otra');
    expect(upsertWishlist(lists, renamed)[0]).toMatchObject({
      name: 'Otra',
      items: lists[0]?.items,
    });
  });

  it('restore the earlier state when they are undone', () => {
    const step = fc.tuple(fc.constantFrom('1', '2'), fc.constantFrom('a', 'b', 'c', 'd'));
    forAll(fc.array(step), (steps) => {
      const after = steps.reduce<readonly Wishlist[]>(
        (all, [to, id]) => upsertItemInLists(all, to, item(id)),
        lists,
      );
      const flat = ids(after).flat();
      expect(new Set(flat).size).toBe(flat.length);
      for (const [to, id] of steps.slice(-1)) {
        const holder = after.find(({ items }) => items.some((one) => one.id === id));
        expect(holder?.id).toBe(to);
      }
    });
  });
});

describe('the name of a list', () => {
  const said = (name: string) =>
    wishlistNameSchema([list('1', 'Regalos')]).safeParse({ name }).error?.issues[0]?.message;
  it('is required, not too long, and unique', () => {
    expect(said('  ')).toBe('errors.name');
    expect(said('x'.repeat(61))).toBe('errors.nameLong');
    expect(said(' regalos ')).toBe('errors.nameTaken');
    expect(said('Oficina')).toBeUndefined();
    expect(wishlistNameSchema([]).parse({ name: ' Mi lista ' })).toEqual({ name: 'Mi lista' });
  });
});
