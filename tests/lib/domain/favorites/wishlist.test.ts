import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFavorite,
  type Favorite,
  MAX_FAVORITES,
  removeFavorite,
  toFavorite,
} from '@/lib/domain/favorites/favorite';
import { wishlistNameSchema } from '@/lib/domain/favorites/forms';
import {
  applyPendingFavorites,
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
import { makeSnapshot } from '../product/make-product';

const favorite = (id: string) => toFavorite(makeSnapshot({ id, slug: `p-${id}` }));
const item = (id: string, productId = id): WishlistItem => {
  return { id, qty: 1, product: favorite(productId) };
};
const list = (id: string, name: string, items: WishlistItem[] = [], createdAt = `2026-01-0${id}`) =>
  ({ id, name, createdAt, items }) satisfies Wishlist;

describe('an item to save', () => {
  it('requires a product id, with the error text of the specification', () => {
    expect(() => toWishlistItemInput({ productId: '', qty: 1 })).toThrow(
      'No se puede guardar un artículo de la lista de deseos si no existe el id de producto.',
    );
  });

  it('has a whole quantity of at least 1', () => {
    const saved = (qty: number) => toWishlistItemInput({ productId: '7', qty }).qty;
    forAll(fc.double(), (qty) => saved(qty) >= 1 && saved(qty) === Math.floor(saved(qty)));
    expect([3.9, -2, Number.NaN].map(saved)).toEqual([3, 1, 1]);
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
    const undated = { ...list('3', 'C'), createdAt: null };
    expect(getDefaultWishlist([undated, list('2', 'B')])?.id).toBe('3');
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
    const [first] = upsertWishlist(lists, renamed);
    expect(first).toMatchObject({ name: 'Otra', items: lists[0]?.items });
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
        expect(after.find(({ items }) => items.some((one) => one.id === id))?.id).toBe(to);
      }
    });
  });
});

it('the name of a list is required, not too long, and unique', () => {
  const schema = wishlistNameSchema([list('1', 'Regalos')]);
  const said = (name: string) => schema.safeParse({ name }).error?.issues[0]?.message;
  const names = ['  ', 'x'.repeat(61), ' regalos ', 'Oficina'];
  const wrong = ['errors.name', 'errors.nameLong', 'errors.nameTaken', undefined];
  expect(names.map(said)).toEqual(wrong);
  expect(schema.parse({ name: ' Mi lista ' })).toEqual({ name: 'Mi lista' });
});

describe('the favorites to show', () => {
  const itemsOf = (ids: string[]) => ids.map((id) => item(`i${id}`, id));
  const made = (name: string, ids: string[]) => list('1', name, itemsOf(ids));
  const shown = (lists: Wishlist[], ...wishes: [id: string, isFavorite: boolean][]) => {
    const pending = new Map(
      wishes.map(([id, isFavorite]) => [id, { favorite: favorite(id), isFavorite }]),
    );
    return applyPendingFavorites(lists, pending).map(({ id }) => id);
  };
  const lists = [made('Mis favoritos', ['1', '2'])];

  it('are the items of the default list, newest first', () => {
    expect(shown([made('Regalos', ['9']), ...lists])).toEqual(['2', '1']);
    expect(shown([])).toEqual([]);
  });

  it('have pending changes at once', () => {
    expect(shown(lists, ['3', true], ['1', false])).toEqual(['3', '2']);
    expect(shown(lists, ['2', true])).toEqual(['2', '1']);
    expect(shown(lists, ['7', false])).toEqual(['2', '1']);
    expect(shown([], ['3', true], ['4', true])).toEqual(['4', '3']);
  });

  it('are none that are no longer sold', () => {
    const gone = { ...item('i1'), product: { ...favorite('1'), slug: '' } };
    expect(shown([list('1', 'Mis favoritos', [gone, item('2')])])).toEqual(['2']);
  });
});

it('stores the data that a list shows', () => {
  const prices = { priceWithTax: 1000, currentPriceWithTax: 1000 };
  expect(toFavorite(makeSnapshot())).toEqual({
    id: '7',
    slug: 'tarjeta-de-video',
    name: 'Tarjeta de video',
    image: null,
    pricing: { ...prices, mwiOneDiscPercent: 0, mwiOnePriceWithTax: 1000 },
  });
});

it('keeps each favorite once, newest first, up to the limit', () => {
  const favorites = Array.from({ length: MAX_FAVORITES + 5 }, (_, id) =>
    toFavorite(makeSnapshot({ id: String(id) })),
  ).reduce<Favorite[]>(addFavorite, []);
  expect(favorites).toHaveLength(MAX_FAVORITES);
  expect(favorites[0]?.id).toBe(String(MAX_FAVORITES + 4));
  const again = addFavorite(favorites, toFavorite(makeSnapshot({ id: '100' })));
  expect(again.map(({ id }) => id).filter((id) => id === '100')).toHaveLength(1);
  expect(removeFavorite(again, '100')).toHaveLength(MAX_FAVORITES - 1);
});
