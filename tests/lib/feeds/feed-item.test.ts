import { expect, test } from 'vitest';
import { googleFeed, metaFeed, toCell } from '@/lib/feeds/feed-formats';
import { toFeedItem } from '@/lib/feeds/feed-item';
import { must } from '@/tests/mock-api/test-client';
import { createOffer, createProduct, type ProductChange } from '@/tests/support/create-product';

const SITE = 'https://tienda.example';
const NOW = Date.UTC(2026, 10, 1);
const picture = { id: '1', thumbnail: '/t', medium: '/m', large: '/l', original: '/o.webp' };
const item = (change: ProductChange = {}) =>
  toFeedItem(createProduct({ cover: picture, ...change }), SITE, NOW);

test('the price of a feed is the page’s: list price and sale price with their dates', () => {
  const pricing = { priceValidUntilUtc: '2026-11-30T05:59:59Z' };
  expect(item({ pricing })).toMatchObject({
    price: '1000.00 MXN',
    salePrice: '900.00 MXN',
    salePriceDates: '2026-11-01T00:00:00.000Z/2026-11-30T05:59:59.000Z',
    availability: 'in_stock',
    link: `${SITE}/productos/tarjeta-rtx`,
    image: `${SITE}/o.webp`,
  });
  const usual = { priceWithTax: 900, priceValidUntilUtc: '2026-10-01T00:00:00Z' };
  const unreduced = { price: '900.00 MXN', salePrice: null, salePriceDates: null };
  expect(item({ pricing: usual })).toMatchObject(unreduced);
});

test.each([
  ['without a picture', { cover: null }],
  ['without a price', { pricing: { currentPriceWithTax: 0 } }],
  ['without a known stock', { stockTotal: null }],
  ['that is sold in stores only', { isWebPurchasable: false }],
])('a product %s is left out', (_, change) => expect(item(change)).toBeNull());

test('an article that is sold out names no months, as its page does', () => {
  const offerMonths = [createOffer()];
  expect(item({ offerMonths })?.months).toMatchObject({ months: 12 });
  expect(item({ offerMonths, stockTotal: 0 })?.months).toBeNull();
});

test('an article without a bar code and a part number says so', () => {
  const xml = googleFeed.item(must(item({ partNumber: '', upcGtin: '123' })));
  expect(xml).toContain('<g:identifier_exists>no</g:identifier_exists>');
  expect(googleFeed.item(must(item()))).not.toContain('identifier_exists');
});

test('texts of the catalogue cannot end an element or a cell', () => {
  const name = 'Cable 3" ]]> </title>, rojo\n=1+1 \u0007\ud800';
  const found = must(item({ name, partNumber: '=HYPERLINK("x")' }));
  const xml = googleFeed.item(found);
  expect(xml).toContain('<g:title>Cable 3&quot; ]]&gt; &lt;/title&gt;, rojo =1+1 \ufffd</g:title>');
  expect(metaFeed.item(found)).toContain('"Cable 3"" ]]> </title>, rojo =1+1 \ufffd"');
  expect(metaFeed.item(found)).toContain(`"'=HYPERLINK(""x"")"`);
  expect(metaFeed.item(found).match(/\r\n/g)).toHaveLength(1);
});

test.each([
  ['=1', "'=1"],
  ['-5', "'-5"],
  ['@x', "'@x"],
  ['a,b', '"a,b"'],
  ['a', 'a'],
])('the cell %s is %s', (text, cell) => expect(toCell(text)).toBe(cell));
