import { expect, it } from 'vitest';
import { entities, models } from '@/lib/api/client/wire';
import { toWishlist, toWishlistItem } from '@/lib/api/wishlists';
import { documentOf, resource, toMany } from '@/tests/support/resource';

const ITEM = 'customer-wishlist-items';
const of = (id: string) => ({ product: { data: { type: 'products', id } } });
const prices = { price_with_tax: '500.00', current_price_with_tax: 400 };
const atOnce = { mwi_one_disc_percent: 5, mwi_one_price_with_tax: 380 };
const created_at = '2026-01-05T17:08:05.324Z';
const document = {
  data: [
    resource(
      'customer-wishlists',
      '1',
      { name: 'Mis favoritos', created_at },
      { items: toMany(ITEM, '10', '11', '12') },
    ),
    resource('customer-wishlists', '2', { name: 'Vacía' }),
  ],
  included: [
    resource(ITEM, '10', { qty: 2 }, of('7')),
    resource(ITEM, '11', { qty: 0 }, of('8')),
    resource(ITEM, '12', { qty: 1 }),
    resource(
      'products',
      '7',
      { name: 'Mouse', slug: 'mouse', ...prices, ...atOnce },
      { coverImage: { data: { type: 'product-images', id: '70' } } },
    ),
    resource('product-images', '70', { is_cover: true, filename_3: 'https://x.test/m.webp' }),
  ],
};
const lists = entities(models(documentOf(document).data), toWishlist);

it('reads lists with the fields of their cards', () => {
  expect(lists.map(({ id, name, items }) => [id, name, items.length])).toEqual([
    ['1', 'Mis favoritos', 2],
    ['2', 'Vacía', 0],
  ]);
  const item = lists[0]?.items[0];
  expect(item).toMatchObject({
    id: '10',
    qty: 2,
    product: { id: '7', slug: 'mouse', name: 'Mouse' },
  });
  expect(item?.product.pricing).toMatchObject({
    ...{ priceWithTax: 500, currentPriceWithTax: 400 },
    ...{ mwiOneDiscPercent: 5, mwiOnePriceWithTax: 380 },
  });
  expect(item?.product.image).toBe('https://x.test/m.webp');
});

it('keeps an item whose product is no longer sold, so that it can be removed, with a quantity of at least 1', () => {
  const item = lists[0]?.items[1];
  expect(item).toMatchObject({ id: '11', qty: 1, product: { id: '8', slug: '', name: '' } });
  expect(item?.product.image).toBeNull();
});

it('drops an item without a product', () => {
  expect(toWishlistItem({ type: ITEM, id: '12' })).toBeNull();
  expect(toWishlist({ type: 'customer-wishlists', id: '' })).toBeNull();
});
