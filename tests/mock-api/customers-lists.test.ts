import { beforeEach, describe, expect, it } from 'vitest';
import { document, enter, LAURA, NEWCOMER, pointers } from './customer-client';
import { ids, linksOf, must, openBackend } from './test-client';

const api = await openBackend({ size: 300 });
beforeEach(() => api.control('reset', {}));
const article = must(api.articles.find(({ ratings }) => ratings.length > 2));

describe('wishlists', () => {
  it('are several, with names that differ, and hold a product once', async () => {
    const ana = await enter(api, NEWCOMER);
    const owner = { customer: ['customers', ana.id] } as const;
    const make = (name: string) =>
      ana.post(
        '/shop-v1/customer-wishlists',
        document('customer-wishlists', { name }, { customer: [...owner.customer] }),
      );
    const list = `/shop-v1/customers/${ana.id}/wishlists?include=items.product.coverImage&fields[products]=name,slug,coverImage`;
    expect((await ana.get(list)).data).toEqual([]);
    const first = must((await make('Mis favoritos')).data[0]).id;
    expect(pointers(await make('mis favoritos'))).toEqual(['/data/attributes/name']);
    const second = must((await make('Regalos')).data[0]).id;

    const put = (wishlist: string) =>
      ana.post(
        '/shop-v1/customer-wishlist-items?include=wishlist,product',
        document(
          'customer-wishlist-items',
          { qty: 1 },
          { wishlist: ['customer-wishlists', wishlist], product: ['products', article.id] },
        ),
      );
    const item = await put(first);
    expect([item.status, (await put(first)).status]).toEqual([201, 200]);
    expect(item.included.map(({ type }) => type).sort()).toEqual([
      'customer-wishlists',
      'products',
    ]);
    const shown = await ana.get(list);
    expect(shown.included.map(({ type }) => type).sort()).toEqual([
      'customer-wishlist-items',
      'product-images',
      'products',
    ]);
    expect(
      Object.keys(must(shown.included.find(({ type }) => type === 'products')).attributes).sort(),
    ).toEqual(['name', 'slug']);

    const id = must(item.data[0]).id;
    const move = document(
      'customer-wishlist-items',
      { qty: 2 },
      { wishlist: ['customer-wishlists', second] },
      id,
    );
    const moved = await ana.patch(`/shop-v1/customer-wishlist-items/${id}`, move);
    expect(linksOf(must(moved.data[0]), 'wishlist')[0]?.id).toBe(second);
    const owned = `/shop-v1/customers/${ana.id}/wishlist-items?filter[product][]=${article.id}&filter[product][]=1`;
    expect(ids(await ana.get(owned))).toEqual([id]);
    expect((await ana.delete(`/shop-v1/customer-wishlist-items/${id}`)).status).toBeLessThan(300);
  });

  it('refuse an item without a product, and another’s list', async () => {
    const ana = await enter(api, NEWCOMER);
    const laura = await enter(api, LAURA);
    const theirs = must((await laura.get(`/shop-v1/customers/${laura.id}/wishlists`)).data[0]).id;
    const path = '/shop-v1/customer-wishlist-items';
    const none = await laura.post(
      path,
      document('customer-wishlist-items', { qty: 1 }, { wishlist: ['customer-wishlists', theirs] }),
    );
    expect(none.errors[0]?.detail).toContain('No se puede guardar un artículo');
    const stolen = await ana.post(
      path,
      document(
        'customer-wishlist-items',
        { qty: 1 },
        { wishlist: ['customer-wishlists', theirs], product: ['products', article.id] },
      ),
    );
    expect(pointers(stolen)).toEqual(['/data/relationships/wishlist']);
  });
});

describe('opinions', () => {
  const path =
    '/shop-v1/product-reviews?fields[product-reviews]=customer_name,rating,opinion,short_opinion,created_utc,created_at_text';
  const opinion = {
    rating: 4,
    opinion: 'Funciona muy bien y es silencioso.',
    short_opinion: 'Muy bueno',
  };
  const about = { product: ['products', article.id] } as { product: [string, string] };

  it('are written once, edited by their author and seen by everybody', async () => {
    const ana = await enter(api, NEWCOMER);
    const made = await ana.post(path, document('product-reviews', opinion, about));
    expect([made.status, made.data[0]?.attributes.customer_name]).toEqual([201, 'Ana C.']);
    expect(pointers(await ana.post(path, document('product-reviews', opinion, about)))).toEqual([
      '/data/relationships/product',
    ]);
    const id = must(made.data[0]).id;
    const edit = (who: typeof ana, rating: number) =>
      who.patch(`/shop-v1/product-reviews/${id}`, document('product-reviews', { rating }, {}, id));
    expect((await edit(await enter(api, LAURA), 1)).status).toBe(404);
    expect((await edit(ana, 2)).data[0]?.attributes).toMatchObject({ ...opinion, rating: 2 });
    const seen = await api.call(`/shop-v1/products/${article.id}/reviews`);
    expect(seen.data[0]).toMatchObject({ id, attributes: { rating: 2, opinion: opinion.opinion } });
    const own = await ana.get(
      `/shop-v1/customers/${ana.id}/product-reviews?filter[product]=${article.id}`,
    );
    expect(ids(own)).toEqual([id]);
  });

  it('name every field that is wrong', async () => {
    const ana = await enter(api, NEWCOMER);
    const wrong = document(
      'product-reviews',
      { rating: 6, opinion: 'Mal', short_opinion: '' },
      about,
    );
    expect(pointers(await ana.post(path, wrong)).sort()).toEqual([
      '/data/attributes/opinion',
      '/data/attributes/rating',
      '/data/attributes/short_opinion',
    ]);
  });
});
