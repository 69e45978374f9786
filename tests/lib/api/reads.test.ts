import { describe, expect, it } from 'vitest';
import { readBanners } from '@/lib/api/banners';
import { readCartValidation } from '@/lib/api/cart-validation';
import { createClient } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import { readLivePrices } from '@/lib/api/live-prices';
import { readDeliveryEstimate, readZipCode } from '@/lib/api/location';
import { readProduct } from '@/lib/api/product';
import { readSearch } from '@/lib/api/search';
import { readSections } from '@/lib/api/sections';
import { emptyCriteria } from '@/lib/domain/search/criteria';

type Answer = (url: URL) => unknown;

function clientOf(answer: Answer, status = 200) {
  const urls: URL[] = [];
  const client = createClient({
    baseUrl: 'https://b.test/api',
    fetch: async (input) => {
      const url = new URL(String(input));
      urls.push(url);
      return Response.json(answer(url), { status });
    },
  });
  return { client, urls };
}

const resource = (type: string, id: string, attributes = {}) => ({ type, id, attributes });
const named = (type: string, id: string) =>
  resource(type, id, {
    name: `N${id}`,
    slug: `s${id}`,
    title: `T${id}`,
    slot: 'A',
    price_with_tax: 10,
  });

const criteria = {
  ...emptyCriteria,
  attributes: ['socket_am5'],
  delivery: { kind: 'pickup' as const, zipCode: '97050' },
  text: 'ssd',
  brands: ['x'],
  categories: ['y'],
  page: 3,
  sort: 'price-desc' as const,
  priceMin: 10,
  priceMax: 20,
  monthlyMax: 500,
  onlyOffers: true,
  onlyInStock: true,
};

describe('readProduct', () => {
  it('returns null only for an empty list', async () => {
    expect(await readProduct(clientOf(() => ({ data: [] })).client, 'a')).toBeNull();
    const found = await readProduct(
      clientOf(() => ({ data: [named('products', '1')] })).client,
      's1',
    );
    expect(found?.slug).toBe('s1');
    await expect(readProduct(clientOf(() => ({}), 500).client, 'a')).rejects.toThrow(ApiError);
  });
});

describe('readLivePrices', () => {
  it('requests 50 products at a time', async () => {
    const { client, urls } = clientOf((url) => ({
      data: url.searchParams
        .get('filter[id]')
        ?.split(',')
        .map((id) => named('products', id)),
    }));
    const ids = Array.from({ length: 120 }, (_, index) => String(index));
    const prices = await readLivePrices(client, ids);
    expect(urls).toHaveLength(3);
    expect([...prices.keys()]).toEqual(ids);
    expect(prices.get('7')?.pricing.priceWithTax).toBe(10);
  });
});

describe('readSearch', () => {
  it('sends all criteria', async () => {
    const { client, urls } = clientOf(() => ({ data: [] }));
    await readSearch(client, criteria);
    expect(urls[0]?.pathname).toBe('/api/search/categoria_y/marca_x');
    expect(Object.fromEntries(urls[0]?.searchParams ?? [])).toEqual({
      page: '3',
      per_page: '10',
      q: 'ssd',
      sort: '-price',
      price_min: '10',
      price_max: '20',
      monthly_max: '500',
      offers: '1',
      in_stock: '1',
      'attributes[]': 'socket_am5',
      delivery: 'pickup_today',
      zip_code: '97050',
    });
    await readSearch(client, emptyCriteria);
    expect(urls[1]?.pathname).toBe('/api/search');
    expect(Object.fromEntries(urls[1]?.searchParams ?? [])).toEqual({ page: '1', per_page: '10' });
  });
});

describe('readBanners', () => {
  it('joins the banners of all pages', async () => {
    const { client, urls } = clientOf((url) => {
      const page = Number(url.searchParams.get('page[number]'));
      return { data: [named('banners', String(page))], links: page < 3 ? { next: '/x' } : {} };
    });
    expect((await readBanners(client, ['A'])).map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(urls).toHaveLength(3);
  });

  it('stops at a limit when the last page never comes', async () => {
    const { client, urls } = clientOf(() => ({
      data: [named('banners', '1')],
      links: { next: '/x' },
    }));
    expect(await readBanners(client, ['A'])).toHaveLength(1);
    expect(urls).toHaveLength(10);
  });
});

describe('readSections', () => {
  it('keeps the order of the keys', async () => {
    const { client } = clientOf(() => ({
      data: [resource('sections', 'b'), resource('sections', 'a')],
    }));
    const sections = await readSections(client, ['a', 'x', 'b']);
    expect(sections.map(({ key }) => key)).toEqual(['a', 'b']);
  });
});

describe('zip codes', () => {
  it('return null when unknown and throw when malformed', async () => {
    const { client } = clientOf(() => ({}), 404);
    expect(await readZipCode(client, '00000')).toBeNull();
    expect(await readDeliveryEstimate(client, { productId: '1', zipCode: '00000' })).toBeNull();
    expect(await readCartValidation(client, { productId: '1', qty: 1 })).toBeNull();
    const malformed = clientOf(() => ({}), 422).client;
    await expect(readDeliveryEstimate(malformed, { productId: '1', zipCode: 'x' })).rejects.toThrow(
      ApiError,
    );
  });
});
