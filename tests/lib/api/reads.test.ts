import { describe, expect, it } from 'vitest';
import { readBanners } from '@/lib/api/banners';
import { readCartValidation } from '@/lib/api/cart-validation';
import { ApiError } from '@/lib/api/client/errors';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { readLanding } from '@/lib/api/landings';
import { readLivePrices } from '@/lib/api/live-prices';
import { readDeliveryEstimate, readZipCode } from '@/lib/api/location';
import { readProduct } from '@/lib/api/product';
import { readProductStock } from '@/lib/api/product-stock';
import { readSearch } from '@/lib/api/search';
import { readSections } from '@/lib/api/sections';
import { createEndpointMatcher } from '@/lib/bff/feature-endpoints';
import { checkQuery } from '@/lib/bff/request-checks';
import { getStoresInStock } from '@/lib/domain/product/store-stock';
import { emptyCriteria } from '@/lib/domain/search/criteria';
import { must } from '@/tests/mock-api/test-client';
import { createStubClient } from '@/tests/support/create-stub-client';
import { resource, toMany, toOne } from '@/tests/support/resource';

const product = (id: string) =>
  resource('products', id, { name: `N${id}`, slug: `s${id}`, price_with_tax: 10 });
const banner = (id: string) => resource('banners', id, { title: `T${id}`, slot: 'A' });
/** A client of a backend that knows nothing of what it is asked for, or fails. */
const none = () => createStubClient({ data: [] }).client;
const failing = (status: number) => createStubClient({ errors: [] }, status).client;

describe('readProduct', () => {
  it('returns null only for an empty list', async () => {
    expect(await readProduct(none(), 'a')).toBeNull();
    const { client } = createStubClient({ data: [product('1')] });
    expect((await readProduct(client, 's1'))?.slug).toBe('s1');
    await expect(readProduct(failing(500), 'a')).rejects.toThrow(ApiError);
  });
});

describe('readProductStock', () => {
  const stores = [
    { store_id: 1, name: 'León', stock: '3' },
    { store_id: '2', name: 'Mérida', stock: 9 },
    { store_id: '3', name: 'Puebla', stock: 0 },
    { store_id: '', name: 'Sin id', stock: 9 },
    'nada',
  ];

  it('reads the stock of a product in each store, with a call that browsers may use', async () => {
    const attributes = { name: 'SSD', slug: 'ssd', stores_with_stock: stores };
    const { client, urls } = createStubClient({ data: [resource('products', '7', attributes)] });
    const found = must(await readProductStock(client, 'ssd'));
    expect(found).toMatchObject({ id: '7', slug: 'ssd', name: 'SSD', cover: null });
    expect(getStoresInStock(found.stores).map(({ name, stock }) => [name, stock])).toEqual([
      ['Mérida', 9],
      ['León', 3],
    ]);
    expect(checkQuery(assumedEndpoints.products, must(urls[0]).searchParams)).toBeTruthy();
  });

  it('returns null for an unknown product, and throws when the backend fails', async () => {
    expect(await readProductStock(none(), 'x')).toBeNull();
    await expect(readProductStock(failing(500), 'x')).rejects.toThrow();
  });
});

describe('readLivePrices', () => {
  it('requests 50 products at a time', async () => {
    const { client, urls } = createStubClient(({ searchParams }) => ({
      data: searchParams.get('filter[id]')?.split(',').map(product),
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
    const { client, urls } = createStubClient({ data: [] });
    await readSearch(client, {
      attributes: ['socket_am5'],
      delivery: { kind: 'pickup', zipCode: '97050' },
      text: 'ssd',
      brands: ['x'],
      categories: ['y'],
      page: 3,
      sort: 'price-desc',
      priceMin: 10,
      priceMax: 20,
      monthlyMax: 500,
      onlyOffers: true,
      onlyInStock: true,
    });
    await readSearch(client, emptyCriteria);
    const [all, few] = urls.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(urls.map(({ pathname }) => pathname)).toEqual([
      '/api/search/categoria_y/marca_x',
      '/api/search',
    ]);
    expect(all).toEqual({
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
    expect(few).toEqual({ page: '1', per_page: '10' });
  });
});

describe('readBanners', () => {
  it('joins the banners of all pages', async () => {
    const { client, urls } = createStubClient(({ searchParams }) => {
      const page = Number(searchParams.get('page[number]'));
      return { data: [banner(String(page))], links: page < 3 ? { next: '/x' } : {} };
    });
    expect((await readBanners(client, ['A'])).map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(urls).toHaveLength(3);
  });

  it('stops at a limit when the last page never comes', async () => {
    const { client, urls } = createStubClient({ data: [banner('1')], links: { next: '/x' } });
    expect(await readBanners(client, ['A'])).toHaveLength(1);
    expect(urls).toHaveLength(10);
  });
});

describe('readSections', () => {
  it('keeps the order of the keys', async () => {
    const data = [resource('sections', 'b', {}), resource('sections', 'a', {})];
    const sections = await readSections(createStubClient({ data }).client, ['a', 'x', 'b']);
    expect(sections.map(({ key }) => key)).toEqual(['a', 'b']);
  });
});

describe('readLanding', () => {
  const campaign = { slug: 'buen-fin', title: 'Buen Fin', content: '<p>Sí</p>' };
  const endsUtc = '2026-11-30T00:00:00Z';
  const relations = { banner: toOne('banners', '9'), sections: toMany('sections', 'a', 'vacia') };
  const document = {
    data: [resource('landings', '4', { ...campaign, ends_utc: endsUtc }, relations)],
    included: [
      resource('banners', '9', { slot: 'LANDING', title: 'Todo', link: 'javascript:alert(1)' }),
      resource('sections', 'a', { title: 'Audio' }, { products: toMany('products', '1', '2') }),
      resource('sections', 'vacia', { title: 'Nada' }, { products: toMany('products') }),
      resource('products', '1', { name: 'Bocina', slug: 'bocina', price_with_tax: 10 }),
      resource('products', '2', { name: 'Sin dirección' }),
    ],
  };

  it('reads a landing by its slug, with a safe banner link and without empty sections', async () => {
    const { client, urls } = createStubClient(document);
    const landing = must(await readLanding(client, 'buen-fin'));
    expect(urls[0]?.searchParams.get('filter[slug]')).toBe('buen-fin');
    expect(landing).toMatchObject({
      id: '4',
      slug: 'buen-fin',
      title: 'Buen Fin',
      contentHtml: '<p>Sí</p>',
      endsUtc,
      banner: { title: 'Todo', link: null },
    });
    const slugs = landing.sections.map(({ key, products }) => [
      key,
      products.map((one) => one.slug),
    ]);
    expect(slugs).toEqual([['a', ['bocina']]]);
  });

  it('returns null for an unknown slug, and throws when the backend fails', async () => {
    expect(await readLanding(none(), 'x')).toBeNull();
    expect(await readLanding(failing(404), 'x')).toBeNull();
    await expect(readLanding(failing(500), 'x')).rejects.toThrow();
  });

  it('can only be called by the server', () => {
    const match = createEndpointMatcher(Object.values(assumedEndpoints));
    expect(match('GET', '/shop-v1/landings').kind).toBe('unknown');
  });
});

describe('zip codes', () => {
  it('return null when unknown and throw when malformed', async () => {
    const [unknown, malformed] = [failing(404), failing(422)];
    expect(await readZipCode(unknown, '00000')).toBeNull();
    expect(await readDeliveryEstimate(unknown, { productId: '1', zipCode: '00000' })).toBeNull();
    expect(await readCartValidation(unknown, { productId: '1', qty: 1 })).toBeNull();
    const estimate = readDeliveryEstimate(malformed, { productId: '1', zipCode: 'x' });
    await expect(estimate).rejects.toThrow(ApiError);
  });
});
