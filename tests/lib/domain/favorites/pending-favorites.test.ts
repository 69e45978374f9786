import { expect, it } from 'vitest';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import {
  applyPendingFavorites,
  type PendingFavorite,
  type Wishlist,
} from '@/lib/domain/favorites/wishlist';
import { makeSnapshot } from '../product/make-product';

const favorite = (id: string) => toFavorite(makeSnapshot({ id, slug: `p-${id}` }));
const list = (name: string, ids: string[]): Wishlist => ({
  id: name,
  name,
  createdAt: null,
  items: ids.map((id) => ({
    id: `i${id}`,
    qty: 1,
    product: favorite(id),
  })),
});
const shown = (lists: Wishlist[], ...wishes: [id: string, isFavorite: boolean][]) =>
  applyPendingFavorites(
    lists,
    new Map<string, PendingFavorite>(
      wishes.map(([id, isFavorite]) => [id, { favorite: favorite(id), isFavorite }]),
    ),
  ).map(({ id }) => id);

it('shows the items of the default list, newest first', () => {
  expect(shown([list('Regalos', ['9']), list('Mis favoritos', ['1', '2'])])).toEqual(['2', '1']);
  expect(shown([])).toEqual([]);
});

it('applies pending changes at once', () => {
  const lists = [list('Mis favoritos', ['1', '2'])];
  expect(shown(lists, ['3', true], ['1', false])).toEqual(['3', '2']);
  expect(shown(lists, ['2', true])).toEqual(['2', '1']);
  expect(shown(lists, ['7', false])).toEqual(['2', '1']);
  expect(shown([], ['3', true], ['4', true])).toEqual(['4', '3']);
});

it('leaves out products that are no longer sold', () => {
  const [gone] = [list('Mis favoritos', ['1', '2'])].map((one) => ({
    ...one,
    items: one.items.map((item) =>
      item.id === 'i1' ? { ...item, product: { ...item.product, slug: '' } } : item,
    ),
  }));
  expect(shown(gone ? [gone] : [])).toEqual(['2']);
});
