import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/client/errors';
import { models } from '@/lib/api/client/wire';
import { toLivePrice } from '@/lib/api/live-prices';
import { toProduct } from '@/lib/api/product';
import { toProductSummary } from '@/lib/api/product-summaries';
import { toSearchResult } from '@/lib/api/search';
import { getAvailability, isPurchasable } from '@/lib/domain/product/availability';
import { UNKNOWN_PRICE } from '@/lib/domain/product/pricing';
import { emptyCriteria } from '@/lib/domain/search/criteria';
import { documentOf, resource, toMany, toOne } from '@/tests/support/resource';
import { must } from '../../mock-api/test-client';

const ATTRIBUTES = {
  name: 'SSD 1 TB',
  slug: 'ssd-1-tb',
  part_number: 'SSD-1',
  rating: 7,
  reviews_count: 3,
  price_with_tax: '1299.00',
  current_price_with_tax: 999.5,
  mwi_one_price_with_tax: 949,
  mwi_one_disc_percent: 5,
  stock_stores: 2,
  stock_providers: '3',
  stock_total: 99,
  is_kit: 0,
  is_web_purchasable: 1,
  has_last_stock: 'true',
  coupon: { code: 'AHORRA', text: '10%' },
  offer_months: [
    { offer_id: 4, months: 6, minimun_amount: 600, month_price: 166.59, total: 999.5 },
    { months: 0, month_price: 5 },
    'x',
  ],
};

function read(attributes: Record<string, unknown>, relationships = {}, included: unknown[] = []) {
  const data = { type: 'products', id: 1, attributes, relationships };
  return must(models(documentOf({ data, included }).data)[0]);
}
/** A product with only what it cannot do without. */
const bare = (more: object = {}) => read({ name: 'A', slug: 'a', ...more });

describe('toProductSummary', () => {
  it('reads numbers and flags in every spelling', () =>
    expect(toProductSummary(read(ATTRIBUTES))).toMatchObject({
      id: '1',
      rating: 5,
      pricing: { priceWithTax: 1299, currentPriceWithTax: 999.5, mwiOnePriceWithTax: 949 },
      stockTotal: 5,
      isKit: false,
      isWebPurchasable: true,
      hasLastStock: true,
      coupon: { code: 'AHORRA', text: '10%' },
      offerMonths: [{ offerId: '4', months: 6, minimumAmount: 600, monthPrice: 166.59 }],
      pieceCount: 1,
      deliveryDays: null,
      brand: null,
      cover: null,
    }));

  it('uses the price before the discount for a missing price', () => {
    const pricing = { currentPriceWithTax: 10, mwiOnePriceWithTax: 10 };
    expect(toProductSummary(bare({ price_with_tax: 10 }))).toMatchObject({ pricing });
  });

  it('keeps a product without price, stock, rating and reviews, none of which is then known', () => {
    const product = must(toProductSummary(bare()));
    const pricing = { priceWithTax: UNKNOWN_PRICE, currentPriceWithTax: UNKNOWN_PRICE };
    const unknown = { stockTotal: null, rating: 0, reviewsCount: null };
    expect(product).toMatchObject({ pricing, ...unknown, isWebPurchasable: true });
    expect([isPurchasable(product), getAvailability(product)]).toEqual([false, 'unknown']);
  });

  it.each([
    ['AHORRA', { code: 'AHORRA', text: '' }],
    [[{ coupon_code: 'AHORRA' }], { code: 'AHORRA', text: '' }],
    [{ 0: { code: 'AHORRA', text: '10%' } }, { code: 'AHORRA', text: '10%' }],
    [1, { code: '', text: '' }],
    [0, null],
    ['', null],
    [[], null],
  ])('reads the coupon %j', (coupon, read_) =>
    expect(toProductSummary(read({ ...ATTRIBUTES, coupon }))?.coupon).toEqual(read_),
  );

  it('has a licence in no store, whatever the backend counts there', () => {
    const licence = must(toProductSummary(read({ ...ATTRIBUTES, is_digital: 1 })));
    expect(licence).toMatchObject({ stockStores: 0, stockProviders: 5, stockTotal: 5 });
  });

  it('can be bought when only its stock is unknown, and is sold out when its stock is 0', () => {
    const { stock_stores: _, stock_providers: __, ...priced } = ATTRIBUTES;
    const unknown = must(toProductSummary(read({ ...priced, has_last_stock: false })));
    expect([isPurchasable(unknown), getAvailability(unknown)]).toEqual([true, 'unknown']);
    const sold = must(toProductSummary(read({ ...priced, stock_stores: 0 })));
    expect([isPurchasable(sold), getAvailability(sold)]).toEqual([false, 'sold']);
  });

  it('is an error without a price where the price has to be known', () =>
    expect(() => toProductSummary(bare(), null)).toThrow(ApiError));

  it.each(['name', 'slug'])('drops a product without %s', (field) =>
    expect(toProductSummary(read({ ...ATTRIBUTES, [field]: undefined }))).toBeNull(),
  );

  it('finds the cover in the images', () => {
    const images = { images: toMany('product-images', '1', '2') };
    const image = (id: string, is_cover: unknown) => {
      const filename = `https://cdn.test/${id}.png`;
      return resource('product-images', id, { is_cover, filename, filename_2: 'data:x' });
    };
    const coverOf = (isCover: unknown) =>
      toProductSummary(read(ATTRIBUTES, images, [image('1', 0), image('2', isCover)]))?.cover?.id;
    expect([coverOf(1), coverOf(0)]).toEqual(['2', '1']);
  });
});

describe('toProduct', () => {
  it('reads groups, characteristics, files and related products', () => {
    const weight = { name: 'Peso', value: '5' };
    const sent = {
      attribute_group_map: { General: { Peso: 5, Nada: '', Color: 'Rojo' }, Vacío: {}, X: 'y' },
      characteristics: [{ name: 'a', value: 'b' }, { name: 'c' }, null],
      bullet_points: ['uno', '', 2],
      description: '<p>hola</p>',
      description_file: 'https://cdn.test/a.pdf',
      description_file_is_pdf: 1,
      manual_file: 'ftp://x.test/a',
      stores_with_stock: [{ store_id: 3, name: 'Centro', stock: 2.7 }],
    };
    const related = toMany('products', '1', '404');
    const product = must(toProduct(read({ ...ATTRIBUTES, ...sent }, { related })));
    expect(product).toMatchObject({
      attributeGroups: [
        { name: '', attributes: [{ name: 'X', value: 'y' }] },
        { name: 'General', attributes: [weight, { name: 'Color', value: 'Rojo' }] },
      ],
      characteristics: [{ name: 'a', value: 'b' }],
      bulletPoints: ['uno', '2'],
      descriptionHtml: '<p>hola</p>',
      descriptionFile: { url: 'https://cdn.test/a.pdf', kind: 'pdf' },
      manualFile: null,
      storesWithStock: [{ storeId: '3', name: 'Centro', stock: 2 }],
    });
    expect(product.relatedProducts).toEqual({ substitutes: [], sets: [], related: ['1', '404'] });
  });

  it('uses the cover when there are no other images', () => {
    const cover = resource('product-images', '8', { filename: '/a.png' });
    const model = read(ATTRIBUTES, { coverImage: toOne('product-images', '8') }, [cover]);
    expect(toProduct(model)?.images.map(({ id }) => id)).toEqual(['8']);
  });
});

describe('toLivePrice', () => {
  it('reads prices and stock without a name', () => {
    const { name: _name, slug: _slug, ...sparse } = ATTRIBUTES;
    expect(toLivePrice(read(sparse))).toMatchObject({ id: '1', stockTotal: 5 });
  });

  it('returns null for a price of 0, and is an error without a price', () => {
    expect(toLivePrice(read({ price_with_tax: 0 }))).toBeNull();
    expect(() => toLivePrice(read({}))).toThrow(ApiError);
  });
});

describe('toSearchResult', () => {
  it('marks the facets that are applied', () => {
    const x = { slug: 'x', name: 'X' };
    const attribute = (name: string) => {
      return { slug: name.toLowerCase(), name, values: [{ ...x, count: 1 }] };
    };
    const meta = {
      page: { currentPage: 2, lastPage: 9, perPage: 10, total: 85 },
      filters: [
        { prefix: 'marca', ...x },
        { prefix: 'otro', slug: 'y' },
        { prefix: 'constructor', slug: 'z' },
      ],
      unknown_filters: ['marca_q'],
      facets: {
        brands: [
          { ...x, count: 5 },
          { slug: 'w', name: 'W', count: '2' },
        ],
        categories: [{ ...x, count: 1 }],
        price: { min: 10, max: 90 },
        monthly: [{ up_to: 500, count: 3 }, { up_to: 0 }],
        offers: 4,
        attributes: [attribute('Marca'), attribute('Socket')],
      },
      corrected_query: 'tarjeta',
      related_terms: ['gpu'],
    };
    const document = { data: [read(ATTRIBUTES)], links: {}, meta };
    const result = toSearchResult(document, { ...emptyCriteria, page: 2, pageSize: 10 });
    const { brands, categories, attributes } = result.facets;
    expect(result).toMatchObject({
      applied: [{ kind: 'brand', ...x }],
      unknown: ['marca_q'],
      page: 2,
      lastPage: 9,
      total: 85,
      correctedQuery: 'tarjeta',
      relatedTerms: ['gpu'],
      facets: {
        price: { min: 10, max: 90 },
        monthly: [{ upTo: 500, count: 3 }],
        onlyOffers: 4,
        onlyInStock: null,
      },
    });
    expect(brands.map(({ selected }) => selected)).toEqual([true, false]);
    expect(categories[0]?.selected).toBe(false);
    // The list has a filter of its own for brands.
    expect(attributes.map(({ name }) => name)).toEqual(['Socket']);
    expect(result.products).toHaveLength(1);
  });

  it('names the filters itself when the answer does not repeat them', () => {
    const brand = { brand: toOne('brands', '1') };
    const known = resource('brands', '1', { name: 'ADATA', slug: 'adata' });
    const document = { data: [read(ATTRIBUTES, brand, [known])], links: {}, meta: {} };
    const filters = { brands: ['adata'], categories: ['discos-ssd'], attributes: [] };
    const asked = { ...filters, page: 1, pageSize: 10 };
    expect(toSearchResult(document, asked).applied).toEqual([
      { kind: 'category', slug: 'discos-ssd', name: 'Discos ssd' },
      { kind: 'brand', slug: 'adata', name: 'ADATA' },
    ]);
    const none = { ...document, meta: { filters: [] } };
    expect(toSearchResult(none, asked).applied).toEqual([]);
  });
});
