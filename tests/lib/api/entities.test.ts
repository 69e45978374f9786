import { describe, expect, it } from 'vitest';
import { toBanner } from '@/lib/api/banners';
import { toBrand } from '@/lib/api/brands';
import { readCartValidationFields } from '@/lib/api/cart-validation';
import { toCategory } from '@/lib/api/categories';
import { entities, models, relations } from '@/lib/api/client/wire';
import { toInvoicingCatalogue } from '@/lib/api/invoicing';
import { toDeliveryEstimate } from '@/lib/api/location';
import { toReviewPage } from '@/lib/api/reviews';
import { readSearchTermFields, toSuggestions } from '@/lib/api/search-suggestions';
import { toSection } from '@/lib/api/sections';
import { toTranslations } from '@/lib/api/translations';
import { documentOf, resource } from '@/tests/support/resource';

const model = (attributes: Record<string, unknown>, id = '1') => ({ type: 't', id, ...attributes });

describe('toBrand', () => {
  it('falls back to the main image', () => {
    const brand = { name: 'Marca', slug: 'marca', image: 'https://cdn.test/a.png' };
    expect(toBrand(model(brand))?.imageSmall).toBe('https://cdn.test/a.png');
    expect(toBrand(model({ ...brand, image_sm: '/b.png' }))?.imageSmall).toBe('/b.png');
  });

  it.each([
    [{ name: 'x' }],
    [{ slug: 'x' }],
    [{ name: ' ', slug: 'x' }],
    [{ name: {}, slug: 'x' }],
  ])('drops %j', (attributes) => expect(toBrand(model(attributes))).toBeNull());
});

describe('toCategory', () => {
  const included = (count: number, relation: (index: number) => Record<string, unknown>) =>
    Array.from({ length: count }, (_, index) =>
      resource('categories', `${index}`, { name: `C${index}`, slug: `c${index}` }, relation(index)),
    );
  const read = (resources: unknown[]) => {
    const [first] = models(documentOf({ data: resources[0], included: resources }).data);
    return first ? toCategory(first) : null;
  };

  const named = (id: number) => ({ type: 'categories', id: String(id) });

  it('reads the parents, and stops when they are circular', () => {
    const line = read(included(9, (index) => ({ parent: { data: named(index + 1) } })));
    let depth = 0;
    for (let category = line; category?.parent; category = category.parent) depth += 1;
    expect(depth).toBe(5);
    const circle = read(included(2, (index) => ({ parent: { data: named(1 - index) } })));
    expect(circle?.parent?.slug).toBe('c1');
    expect(circle?.parent?.parent).toBeNull();
  });

  it('reads three levels of children, each category once', () => {
    const chain = read(included(9, (index) => ({ categories: { data: [named(index + 1)] } })));
    expect(chain?.categories[0]?.categories[0]?.categories[0]?.slug).toBe('c3');
    expect(chain?.categories[0]?.categories[0]?.categories[0]?.categories).toEqual([]);
    expect(read(included(1, () => ({ categories: { data: [named(0)] } })))?.categories).toEqual([]);
  });

  it('reads 400 categories that are all related to each other', () => {
    const all = Array.from({ length: 400 }, (_, index) => named(index));
    const start = performance.now();
    const tree = read(included(400, () => ({ categories: { data: all } })));
    expect(performance.now() - start).toBeLessThan(2000);
    expect(tree?.categories.length).toBeGreaterThan(0);
  });

  it('reads a count, also one that is missing', () => {
    const countOf = (more: object) =>
      toCategory(model({ name: 'A', slug: 'a', ...more }))?.productsCount;
    expect([countOf({}), countOf({ products_count: '12' })]).toEqual([null, 12]);
  });
});

describe('toBanner', () => {
  it.each([
    ['/buscar/marca_x', '/buscar/marca_x'],
    ['https://a.test/x', 'https://a.test/x'],
    // More of them in `safe-url.test.ts`.
    ['javascript:alert(1)', null],
    ['', null],
  ])('leads from %j to %j', (link, expected) =>
    expect(toBanner(model({ slot: 'S', title: 'T', link }))?.link).toBe(expected),
  );

  it('drops a banner without content', () =>
    expect(toBanner(model({ slot: 'S', text: 'x' }))).toBeNull());
});

describe('toSection', () => {
  it('links to the home page by default', () => {
    expect(toSection(model({ key: 'offers' }))).toMatchObject({ key: 'offers', link: '/' });
    expect(toSection(model({ links: { self: '/buscar?ofertas=1' } }, 'offers'))).toMatchObject({
      key: 'offers',
      link: '/buscar?ofertas=1',
    });
  });

  it('keeps an end without a time', () => {
    const end = '2026-01-02T03:04:05Z';
    expect(toSection(model({ key: 'a', ends_utc: end }))?.endsUtc).toBe(end);
    expect(toSection(model({ key: 'a', ends_utc: 'mañana' }))?.endsUtc).toBeNull();
  });
});

describe('toReviewPage', () => {
  it('reads page, average and distribution, best first', () => {
    const data = [resource('product-reviews', '9', { rating: '4.5', opinion: 'Bien' })];
    const distribution = { 5: 7, 1: '4', 3: -1 };
    const meta = { page: { currentPage: 2, lastPage: 3, total: 11 }, average: 9, distribution };
    const page = toReviewPage(documentOf({ data, meta }), { page: 2, pageSize: 5 });
    expect(page).toMatchObject({ page: 2, lastPage: 3, total: 11, average: 5 });
    expect(page.reviews[0]).toMatchObject({ rating: 4.5, opinion: 'Bien', createdUtc: null });
    expect(page.distribution?.map(({ count }) => count)).toEqual([7, 0, 0, 0, 4]);
  });

  it('has one page by default, and neither average nor distribution', () => {
    const page = toReviewPage(documentOf({ data: [] }), { page: 1, pageSize: 5 });
    const none = { average: null, distribution: null };
    expect(page).toMatchObject({ page: 1, lastPage: 1, total: 0, ...none });
  });
});

describe('answers in meta', () => {
  it('toDeliveryEstimate has one day for two, days without dates, and is null when it says neither', () => {
    const read = { zipCode: '06600', days: 3, cost: 0, courier: 'X' };
    const stores = [{ id: 1, name: 'Centro', distance_km: null, stock: 2 }, { id: 2 }];
    const { zipCode: zip_code, ...same } = read;
    const meta = { ...same, zip_code, from: '2026-01-02', pickup_stores: stores };
    expect(toDeliveryEstimate(meta)).toEqual({
      ...read,
      from: '2026-01-02',
      to: '2026-01-02',
      pickupStores: [{ id: '1', name: 'Centro', distanceKm: null, stock: 2 }],
    });
    const store = { store_id: 4, name: 'Centro' };
    expect(toDeliveryEstimate({ days: '3', pickup_stores: [store] })).toMatchObject({
      days: 3,
      from: null,
      cost: null,
      pickupStores: [{ id: '4', name: 'Centro' }],
    });
    for (const silent of [{ cost: 0 }, {}]) expect(toDeliveryEstimate(silent)).toBeNull();
  });

  it('readCartValidationFields is valid unless the backend denies it, with an unknown maximum', () => {
    expect(readCartValidationFields({})).toEqual({
      valid: true,
      maxQty: null,
      priceWithTax: null,
      currentPriceWithTax: null,
      message: null,
    });
    expect(readCartValidationFields({ valid: 0, max_qty: '3' })).toMatchObject({
      valid: false,
      maxQty: 3,
    });
  });

  it('toTranslations, readSearchTermFields and toSuggestions', () => {
    expect([...toTranslations({ translations: { a: 'b', c: 1, d: '' } })]).toEqual([['a', 'b']]);
    expect(readSearchTermFields({ terms: ['ssd', '', null, 5] }).terms).toEqual(['ssd', '5']);
    expect(
      toSuggestions(documentOf({ meta: { brands: [{ slug: 'a', name: 'A' }, { slug: 'b' }] } })),
    ).toEqual({ products: [], categories: [], brands: [{ slug: 'a', name: 'A' }], terms: [] });
  });
});

describe('lists', () => {
  it('keep their order, without duplicates and invalid entries', () => {
    const found = ['2', '1', '2', '3'].map((id) => model({ name: id, slug: id }, id));
    expect(
      entities(found, (one) => (one.id === '3' ? null : toBrand(one))).map(({ id }) => id),
    ).toEqual(['2', '1']);
  });

  it('treat a single relation as a list of one', () => {
    const other = model({ name: 'Otro' }, '5');
    expect(relations(model({ r: other }), 'r')).toEqual([other]);
  });

  it('are read from PHP’s numbered objects, but not from other objects', () => {
    const regime = { id: '612', text: 'Personas físicas' };
    const use = { id: 'G03', text: 'Gastos', regimes: { 0: '612', 2: '626' } };
    const read = toInvoicingCatalogue({ regimes: { 1: regime }, uses: { 0: use } });
    expect(read.regimes.map(({ id }) => id)).toEqual(['612']);
    expect(read.uses[0]?.regimes).toEqual(['612', '626']);
    expect(toInvoicingCatalogue({ regimes: { first: regime } }).regimes).toEqual([]);
  });
});
