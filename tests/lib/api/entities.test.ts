import { describe, expect, it } from 'vitest';
import { toBanner } from '@/lib/api/banners';
import { toBrand } from '@/lib/api/brands';
import { readCartValidationFields } from '@/lib/api/cart-validation';
import { toCategory } from '@/lib/api/categories';
import { entities, models, relations } from '@/lib/api/client/wire';
import { toCustomer } from '@/lib/api/customer';
import { toInvoicingCatalogue } from '@/lib/api/invoicing';
import { toDeliveryEstimate } from '@/lib/api/location';
import { toReviewPage } from '@/lib/api/reviews';
import { readSearchTermFields, toSuggestions } from '@/lib/api/search-suggestions';
import { toSection } from '@/lib/api/sections';
import { toTranslations } from '@/lib/api/translations';
import { documentOf, modelOf, resource, toMany, toOne } from '@/tests/support/resource';

describe('toBrand', () => {
  it('falls back to the main image', () => {
    const brand = { name: 'Marca', slug: 'marca', image: 'https://cdn.test/a.png' };
    expect(toBrand(modelOf(brand))?.imageSmall).toBe('https://cdn.test/a.png');
    expect(toBrand(modelOf({ ...brand, image_sm: '/b.png' }))?.imageSmall).toBe('/b.png');
  });

  it.each([
    [{ name: 'x' }],
    [{ slug: 'x' }],
    [{ name: ' ', slug: 'x' }],
    [{ name: {}, slug: 'x' }],
  ])('drops %j', (attributes) => expect(toBrand(modelOf(attributes))).toBeNull());
});

describe('toCategory', () => {
  const parentOf = (id: number) => ({ parent: toOne('categories', `${id}`) });
  const childrenOf = (...ids: number[]) => ({
    categories: toMany('categories', ...ids.map(String)),
  });
  /** The first of some categories, which all have relations to others. */
  const read = (count: number, relationsOf: (index: number) => object) => {
    const included = Array.from({ length: count }, (_, index) => {
      const names = { name: `C${index}`, slug: `c${index}` };
      return resource('categories', `${index}`, names, relationsOf(index));
    });
    const [first] = models(documentOf({ data: included[0], included }).data);
    return first ? toCategory(first) : null;
  };

  it('reads the parents, and stops when they are circular', () => {
    let depth = 0;
    const line = read(9, (index) => parentOf(index + 1));
    for (let category = line; category?.parent; category = category.parent) depth += 1;
    expect(depth).toBe(5);
    const circle = read(2, (index) => parentOf(1 - index));
    expect(circle?.parent?.slug).toBe('c1');
    expect(circle?.parent?.parent).toBeNull();
  });

  it('reads three levels of children, each category once', () => {
    const third = read(9, (index) => childrenOf(index + 1))?.categories[0]?.categories[0];
    expect(third?.categories).toMatchObject([{ slug: 'c3', categories: [] }]);
    expect(read(1, () => childrenOf(0))?.categories).toEqual([]);
  });

  it('reads 400 categories that are all related to each other', () => {
    const all = childrenOf(...Array(400).keys());
    const start = performance.now();
    const tree = read(400, () => all);
    expect(performance.now() - start).toBeLessThan(2000);
    expect(tree?.categories.length).toBeGreaterThan(0);
  });

  it('reads a count, also one that is missing', () => {
    const countOf = (more: object) =>
      toCategory(modelOf({ name: 'A', slug: 'a', ...more }))?.productsCount;
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
    expect(toBanner(modelOf({ slot: 'S', title: 'T', link }))?.link).toBe(expected),
  );

  it('drops a banner without content', () =>
    expect(toBanner(modelOf({ slot: 'S', text: 'x' }))).toBeNull());
});

describe('toSection', () => {
  it('links to the home page by default', () => {
    expect(toSection(modelOf({ key: 'offers' }))).toMatchObject({ key: 'offers', link: '/' });
    const link = '/buscar?ofertas=1';
    const linked = modelOf({ links: { self: link } }, 'offers');
    expect(toSection(linked)).toMatchObject({ key: 'offers', link });
  });

  it('keeps an end without a time', () => {
    const end = '2026-01-02T03:04:05Z';
    expect(toSection(modelOf({ key: 'a', ends_utc: end }))?.endsUtc).toBe(end);
    expect(toSection(modelOf({ key: 'a', ends_utc: 'mañana' }))?.endsUtc).toBeNull();
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
    const from = '2026-01-02';
    expect(toDeliveryEstimate({ ...same, zip_code, from, pickup_stores: stores })).toEqual({
      ...read,
      from,
      to: from,
      pickupStores: [{ id: '1', name: 'Centro', distanceKm: null, stock: 2 }],
    });
    const pickup_stores = [{ store_id: 4, name: 'Centro' }];
    const pickupStores = [{ id: '4', name: 'Centro' }];
    const few = { days: 3, from: null, cost: null, pickupStores };
    expect(toDeliveryEstimate({ days: '3', pickup_stores })).toMatchObject(few);
    for (const silent of [{ cost: 0 }, {}]) expect(toDeliveryEstimate(silent)).toBeNull();
  });

  it('readCartValidationFields is valid unless the backend denies it, with an unknown maximum', () => {
    const unsaid = { maxQty: null, priceWithTax: null, currentPriceWithTax: null, message: null };
    expect(readCartValidationFields({})).toEqual({ valid: true, ...unsaid });
    const denied = { valid: false, maxQty: 3 };
    expect(readCartValidationFields({ valid: 0, max_qty: '3' })).toMatchObject(denied);
  });

  it('toTranslations, readSearchTermFields and toSuggestions', () => {
    expect([...toTranslations({ translations: { a: 'b', c: 1, d: '' } })]).toEqual([['a', 'b']]);
    expect(readSearchTermFields({ terms: ['ssd', '', null, 5] }).terms).toEqual(['ssd', '5']);
    const brand = { slug: 'a', name: 'A' };
    const found = toSuggestions(documentOf({ meta: { brands: [brand, { slug: 'b' }] } }));
    expect(found).toEqual({ products: [], categories: [], brands: [brand], terms: [] });
  });
});

describe('lists', () => {
  it('keep their order, without duplicates and invalid entries', () => {
    const found = ['2', '1', '2', '3'].map((id) => modelOf({ name: id, slug: id }, id));
    const read = entities(found, (one) => (one.id === '3' ? null : toBrand(one)));
    expect(read.map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('treat a single relation as a list of one', () => {
    const other = modelOf({ name: 'Otro' }, '5');
    expect(relations(modelOf({ r: other }), 'r')).toEqual([other]);
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

it.each([
  [undefined, true],
  [null, true],
  ['', true],
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
])('a device whose authorized_device is %j is authorised: %s', (authorized_device, expected) => {
  const customer = toCustomer(modelOf({ authorized_device }));
  expect(customer?.authorizedDevice).toBe(expected);
});
