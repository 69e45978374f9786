import { beforeAll, describe, expect, it } from 'vitest';
import { addDeliveryDays, mexicoToday } from './core/clock';
import { must, openBackend } from './test-client';

// Friday night where the shop is, Saturday already in UTC.
const FRIDAY_NIGHT = new Date('2026-03-14T04:30:00Z');

let api: Awaited<ReturnType<typeof openBackend>>;
beforeAll(async () => {
  api = await openBackend({ size: 300, now: () => FRIDAY_NIGHT });
});

interface ReviewsMeta {
  page: { currentPage: number; lastPage: number; perPage: number; total: number };
  average: number;
  distribution: Record<string, number>;
}

describe('reviews', () => {
  const reviews = (id: string, query = '') =>
    api.call<ReviewsMeta>(`/shop-v1/products/${id}/reviews?page[size]=5&sort=-id${query}`);

  it('come five at a time, newest first, and add up to the distribution and average', async () => {
    const article = must(api.articles.find(({ ratings }) => ratings.length > 11));
    const first = await reviews(article.id);
    const { page, distribution, average } = first.meta;
    expect(page).toEqual({
      currentPage: 1,
      lastPage: Math.ceil(article.ratings.length / 5),
      perPage: 5,
      total: article.ratings.length,
    });
    const seen: { id: number; rating: number; created: string }[] = [];
    for (let number = 1; number <= page.lastPage; number++) {
      const { data } = await reviews(article.id, `&page[number]=${number}`);
      for (const { id, attributes } of data) {
        seen.push({
          id: Number(id),
          rating: Number(attributes.rating),
          created: String(attributes.created_utc),
        });
      }
    }
    expect(seen).toHaveLength(page.total);
    expect(seen.map(({ id }) => id)).toEqual(seen.map(({ id }) => id).sort((a, b) => b - a));
    const dates = seen.map(({ created }) => created.slice(0, 10));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(Object.values(distribution).reduce((sum, n) => sum + n, 0)).toBe(page.total);
    for (const stars of [1, 2, 3, 4, 5]) {
      expect(distribution[stars]).toBe(seen.filter(({ rating }) => rating === stars).length);
    }
    const mean = seen.reduce((sum, { rating }) => sum + rating, 0) / seen.length;
    expect(average).toBe(Math.round(mean * 10) / 10);
    expect(article.rating).toBe(average);
  });

  it('give the asked fields, and nothing for an article without opinions', async () => {
    const article = must(api.articles.find(({ ratings }) => ratings.length > 0));
    const fields = 'customer_name,rating,opinion,short_opinion,created_utc,created_at_text';
    const { data } = await reviews(article.id, `&fields[product-reviews]=${fields}`);
    expect(Object.keys(must(data[0]).attributes).sort()).toEqual(fields.split(',').sort());
    const silent = must(api.articles.find(({ ratings }) => ratings.length === 0));
    const none = await reviews(silent.id);
    expect(none.data).toEqual([]);
    expect(none.meta).toMatchObject({
      average: 0,
      page: { total: 0, lastPage: 1 },
      distribution: { 1: 0, 5: 0 },
    });
  });

  it('can be added through the control API', async () => {
    const article = must(api.articles.find(({ ratings }) => ratings.length > 2));
    await api.control('reviews', { productId: article.id, rating: 1, opinion: 'No enciende.' });
    const { data, meta } = await reviews(article.id);
    expect(data[0]?.attributes).toMatchObject({
      rating: 1,
      opinion: 'No enciende.',
      created_at_text: 'hoy',
    });
    expect(meta.page.total).toBe(article.ratings.length + 1);
    expect(meta.distribution[1]).toBe(article.ratings.filter((stars) => stars === 1).length + 1);
    expect((await api.control('reviews', { productId: '0', rating: 1, opinion: 'x' })).status).toBe(
      404,
    );
    await api.control('reset', {});
  });
});

describe('zip codes', () => {
  it.each([
    ['06700', 'Ciudad de México', 1],
    ['03100', 'Ciudad de México', 2],
    ['44110', 'Jalisco', 3],
    ['64010', 'Nuevo León', 3],
    ['97020', 'Yucatán', 3],
  ])('knows %s in %s', async (zipCode, state, colonias) => {
    const { data } = await api.call(`/shop-v1/zip-codes/${zipCode}`);
    expect(must(data[0])).toMatchObject({
      type: 'zip-codes',
      id: zipCode,
      attributes: { zip_code: zipCode, state },
    });
    expect([data[0]?.attributes.neighborhoods].flat().length).toBeGreaterThanOrEqual(colonias);
  });

  it.each([
    ['00100', 404],
    ['18000', 404],
    ['44199', 404],
    ['4410', 422],
    ['abcde', 422],
    ['441000', 422],
  ])('refuses %s with %i', async (zipCode, status) => {
    expect((await api.call(`/shop-v1/zip-codes/${zipCode}`)).status).toBe(status);
    const estimate = await api.call(
      `/shop-v1/products/${must(api.articles[0]).id}/-actions/delivery-estimate?zip_code=${zipCode}`,
    );
    expect(estimate.status).toBe(status);
  });
});

it('reviews are filtered by stars and sorted by them, with the numbers of all', async () => {
  const { id, ratings } = must(api.articles.find((one) => new Set(one.ratings).size > 3));
  const read = async (query: string) => {
    const { data, meta } = await api.call<{ average: number }>(
      `/shop-v1/products/${id}/reviews?page[size]=50&${query}`,
    );
    return { stars: data.map(({ attributes }) => Number(attributes.rating)), meta };
  };
  const best = await read('sort=-rating');
  expect(best.stars).toEqual([...ratings].sort((a, b) => b - a).slice(0, 50));
  const four = await read('filter[rating]=4');
  expect(four.stars).toHaveLength(ratings.filter((rating) => rating === 4).length);
  expect(four.meta.average).toBe(best.meta.average);
});

describe('delivery estimates', () => {
  interface Estimate {
    zip_code: string;
    days: number;
    from: string;
    to: string;
    cost: number;
    courier: string;
    pickup_stores: { id: string; name: string; distance_km: number; stock: number }[];
  }
  const estimate = async (id: string, zipCode: string) =>
    (
      await api.call<Estimate>(
        `/shop-v1/products/${id}/-actions/delivery-estimate?zip_code=${zipCode}`,
      )
    ).meta;

  it('count working days from the day it is where the shop is', async () => {
    expect(mexicoToday(FRIDAY_NIGHT)).toBe('2026-03-13');
    expect(addDeliveryDays('2026-03-13', 1)).toBe('2026-03-14');
    expect(addDeliveryDays('2026-03-13', 2)).toBe('2026-03-16');
    expect(addDeliveryDays('2026-12-30', 4)).toBe('2027-01-04');
    for (const { id } of api.articles.slice(0, 60)) {
      const { from, to, days } = await estimate(id, '97000');
      expect(from).toBe(addDeliveryDays('2026-03-13', days));
      expect(to >= from).toBe(true);
      for (const date of [from, to]) expect(new Date(`${date}T12:00:00Z`).getUTCDay()).not.toBe(0);
    }
  });

  it('are the same for one product, for a list and on the card, which is reckoned to the capital', async () => {
    const sold = api.articles.slice(0, 30).filter(({ stock }) => stock.total > 0);
    const ids = sold.map(({ id }) => id);
    const list = await api.call<{ estimates: Record<string, Estimate> }>(
      `/shop-v1/products/-actions/delivery-estimates?zip_code=06700&filter[id]=${ids.join(',')}`,
    );
    expect(Object.keys(list.meta.estimates).sort()).toEqual([...ids].sort());
    const cards = await api.call(`/shop-v1/products?filter[id]=${ids.join(',')}`);
    for (const { id, attributes } of cards.data) {
      const one = await estimate(id, '06700');
      expect(list.meta.estimates[id]).toEqual(one);
      expect(attributes.delivery_days).toBe(one.days);
    }
  });

  it('offer the near stores that have it, nearest first', async () => {
    const article = must(api.articles.find(({ stock }) => stock.inStores > 20));
    const store = Object.keys(article.stock.stores)[0];
    const rows = (await api.call('/shop-v1/stores')).data;
    const zipCode = String(must(rows.find(({ id }) => id === store)).attributes.zip_code);
    const { pickup_stores, cost } = await estimate(article.id, zipCode);
    expect(pickup_stores.map(({ id }) => id)).toContain(store);
    for (const { id, stock } of pickup_stores) expect(stock).toBe(article.stock.stores[id]);
    const distances = pickup_stores.map(({ distance_km }) => distance_km);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(cost).toBeGreaterThanOrEqual(0);
  });
});
