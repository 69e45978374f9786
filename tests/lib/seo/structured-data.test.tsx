import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { validGtin } from '@/lib/domain/product/gtin';
import {
  breadcrumbJsonLd,
  itemListJsonLd,
  JsonLd,
  organizationJsonLd,
  websiteJsonLd,
} from '@/lib/seo/json-ld';
import { productJsonLd } from '@/lib/seo/product-json-ld';
import { toWholeText } from '@/lib/seo/whole-text';
import { createProduct, type ProductChange } from '@/tests/support/create-product';

const SITE = 'https://tienda.example';
const shop = {
  SITE_URL: SITE,
  SITE_NAME: 'Tienda',
  SOCIAL_LINKS: ['https://social.example/tienda'],
  CONTACT_PHONE: '5512345678',
  CONTACT_EMAIL: undefined,
};

const CONTEXT = { siteUrl: SITE, siteName: 'Tienda', now: Date.UTC(2026, 10, 1) };
const jsonLdOf = (change: ProductChange = {}, more?: Parameters<typeof productJsonLd>[2]) =>
  productJsonLd(createProduct(change), CONTEXT, more);

describe('productJsonLd', () => {
  test('offers the final price with its end, condition and seller', () => {
    const pricing = { priceValidUntilUtc: '2026-11-30T05:59:59Z' };
    expect(jsonLdOf({ pricing, upcGtin: '4006381333931' })).toMatchObject({
      '@type': 'Product',
      url: `${SITE}/productos/tarjeta-rtx`,
      gtin: '4006381333931',
      mpn: 'TX-1',
      brand: { name: 'Marca' },
      offers: {
        price: '900.00',
        priceCurrency: 'MXN',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        priceValidUntil: '2026-11-29',
        seller: { name: 'Tienda' },
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
  });

  test('an end of the price that is over is not told', () => {
    const pricing = { priceValidUntilUtc: '2026-10-31T05:59:59Z' };
    expect(jsonLdOf({ pricing }).offers).not.toHaveProperty('priceValidUntil');
  });

  test('tells the price before the discount, the sheet, the warranty and the terms of returns and of a free delivery', () => {
    const colour = { name: 'Color', value: 'Negro' };
    const attributes = [colour, { name: 'COLOR', value: 'negro' }];
    const data = jsonLdOf(
      { hasShippingPromotion: true, attributeGroups: [{ name: 'Generales', attributes }] },
      { variants: [{ slug: 'tarjeta-rtx-blanca', value: 'Blanco' }] },
    );
    expect(data).toMatchObject({
      additionalProperty: [{ '@type': 'PropertyValue', ...colour }],
      isRelatedTo: [{ url: `${SITE}/productos/tarjeta-rtx-blanca` }],
      offers: {
        priceSpecification: {
          priceType: 'https://schema.org/StrikethroughPrice',
          price: '1000.00',
          valueAddedTaxIncluded: true,
        },
        warranty: { durationOfWarranty: { value: 365, unitCode: 'DAY' } },
        hasMerchantReturnPolicy: {
          merchantReturnDays: 5,
          merchantReturnLink: `${SITE}/nosotros/politicas-de-devolucion`,
        },
        shippingDetails: { shippingRate: { value: '0', currency: 'MXN' } },
      },
    });
    expect(data.additionalProperty).toHaveLength(1);
  });

  test('a delivery whose price depends on the place is not told, and a licence is neither sent nor given back', () => {
    expect(jsonLdOf().offers).not.toHaveProperty('shippingDetails');
    const { offers } = jsonLdOf({ isDigital: true, hasShippingPromotion: true });
    expect(offers).not.toHaveProperty('shippingDetails');
    const returnPolicyCategory = 'https://schema.org/MerchantReturnNotPermitted';
    expect(offers).toMatchObject({ hasMerchantReturnPolicy: { returnPolicyCategory } });
  });

  test('quotes one review that somebody wrote, and none beside no number of reviews', () => {
    const review = {
      id: '1',
      customerName: 'Ana',
      rating: 5,
      opinion: 'Muy rápida',
      shortOpinion: '',
      createdUtc: '2026-10-02T10:00:00Z',
      createdAtText: '',
      isVerifiedPurchase: true,
    };
    const reviews = [{ ...review, customerName: '' }, review, review, review, review];
    const quoted = {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Ana' },
      reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
      reviewBody: 'Muy rápida',
      datePublished: '2026-10-02',
    };
    expect(jsonLdOf({}, { reviews }).review).toEqual([quoted]);
    expect(jsonLdOf({ reviewsCount: null }, { reviews })).not.toHaveProperty('review');
  });

  test('a warranty shorter than the legal one is not told, as on the page', () =>
    expect(jsonLdOf({ warrantyDays: 30 }).offers).not.toHaveProperty('warranty'));

  test('leaves out unknown fields', () => {
    const nothing = { reviewsCount: 0, upcGtin: '123', brand: null, images: [], partNumber: '' };
    const data = jsonLdOf(nothing);
    for (const key of ['aggregateRating', 'gtin', 'brand', 'image', 'mpn'])
      expect(data).not.toHaveProperty(key);
  });

  test.each([
    [{ stockTotal: 0 }, 'OutOfStock'],
    [{ hasLastStock: true }, 'LimitedAvailability'],
    [{ isWebPurchasable: false }, 'InStoreOnly'],
    [{ isWebPurchasable: false, stockTotal: 0 }, 'OutOfStock'],
  ])('%o is %s', (change, expected) =>
    expect(jsonLdOf(change)).toMatchObject({
      offers: { availability: `https://schema.org/${expected}` },
    }),
  );

  test('a product name cannot close the script element', () => {
    const name = 'Cable </script><script>alert(1)</script> <!-- 3" & más';
    const html = renderToStaticMarkup(<JsonLd data={jsonLdOf({ name })} />);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
    const json = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'));
    expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org', name });
  });
});

const LONG = 'Tarjeta de video para jugar en 1440p con tres ventiladores y placa trasera de metal';
const WHOLE = `${LONG}, con velocidad de lectura y escritura.`;

test.each([
  ['Corta y sin punto', 'Corta y sin punto'],
  [`${LONG}. Velocidad de lectura, escritura y pantal`, `${LONG}.`],
  [
    `${LONG}, con velocidad de lectura, escritura: pantal`,
    `${LONG}, con velocidad de lectura, escritura…`,
  ],
  [WHOLE, WHOLE],
  ['a\n  b', 'a b'],
  ['x'.repeat(150), `${'x'.repeat(150)}…`],
])('a text that was cut ends at a sentence or a word: %s', (text, expected) =>
  expect(toWholeText(text)).toBe(expected),
);

test('validGtin accepts only valid bar codes', () => {
  expect(validGtin('4006381333931')).toBe('4006381333931');
  expect(validGtin('0 36000-29145 2')).toBe('036000291452');
  for (const wrong of ['4006381333932', '', null, '12345', '0000000000000', '40063813339ab'])
    expect(validGtin(wrong)).toBeNull();
});

test('a document has its own data, however many others are made at the same time', () => {
  // Element by element: React makes an element first and its HTML later.
  const names = Array.from({ length: 60 }, (_, id) => `Producto ${id % 50}`);
  const documents = names.map((name) => ({ name, element: JsonLd({ data: { name } }) }));
  for (const { name, element } of documents.reverse())
    expect(renderToStaticMarkup(element)).toContain(`"name":"${name}"`);
});

test('breadcrumbs count from 1 and the page itself has no address', () =>
  expect(breadcrumbJsonLd([{ name: 'Inicio', href: '/' }, { name: 'Ñandú' }], SITE)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${SITE}/` },
      { '@type': 'ListItem', position: 2, name: 'Ñandú' },
    ],
  }));

test('a list contains its products with their addresses', () => {
  expect(itemListJsonLd([{ slug: 'a' }], SITE)).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, url: `${SITE}/productos/a` }],
  });
  const next = itemListJsonLd([{ slug: 'a' }], SITE, 24);
  expect(next).toMatchObject({ itemListElement: [{ position: 25 }] });
});

test('the shop and its search', () => {
  expect(organizationJsonLd(shop)).toMatchObject({
    name: 'Tienda',
    sameAs: shop.SOCIAL_LINKS,
    contactPoint: { telephone: '+525512345678' },
  });
  expect(websiteJsonLd(shop)).toMatchObject({
    potentialAction: { target: { urlTemplate: `${SITE}/buscar?q={search_term_string}` } },
  });
});
