import { expect, it } from 'vitest';
import {
  addFavorite,
  type Favorite,
  MAX_FAVORITES,
  removeFavorite,
  toFavorite,
} from '@/lib/domain/favorites/favorite';
import { makeSnapshot } from '../product/make-product';

it('stores the data that a list shows', () => {
  const prices = { priceWithTax: 1000, currentPriceWithTax: 1000 };
  expect(toFavorite(makeSnapshot())).toEqual({
    ...{ id: '7', slug: 'tarjeta-de-video', name: 'Tarjeta de video', image: null },
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
