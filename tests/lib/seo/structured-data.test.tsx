import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { validGtin } from '@/lib/domain/product/gtin';
import {
  breadcrumbJsonLd,
  itemListJsonLd,
  JsonLd,
  organizationJsonLd,
  productJsonLd,
  websiteJsonLd,
} from '@/lib/seo/json-ld';
import { createProduct } from '@/tests/support/create-product';

const SITE = 'https://tienda.example';
const shop = {
  SITE_URL: SITE,
  SITE_NAME: 'Tienda',
  SOCIAL_LINKS: ['https://social.example/tienda'],
  CONTACT_PHONE: '5512345678',
  CONTACT_EMAIL: undefined,
};

describe('productJsonLd', () => {
  test('offers the final price with its end, condition and seller', () => {
    const data = productJsonLd(
      createProduct({
        pricing: { ...createProduct().pricing, priceValidUntilUtc: '2026-11-30T05:59:59Z' },
        upcGtin: '4006381333931',
      }),
      SITE,
      'Tienda',
    );
    expect(data).toMatchObject({
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
        priceValidUntil: '2026-11-30',
        seller: { name: 'Tienda' },
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
  });

  test('leaves out unknown fields', () => {
    const data = productJsonLd(
      createProduct({ reviewsCount: 0, upcGtin: '123', brand: null, images: [], partNumber: '' }),
      SITE,
      'Tienda',
    );
    for (const key of ['aggregateRating', 'gtin', 'brand', 'image', 'mpn'])
      expect(data).not.toHaveProperty(key);
  });

  test.each([
    [{ stockTotal: 0 }, 'OutOfStock'],
    [{ hasLastStock: true }, 'LimitedAvailability'],
    [{ isWebPurchasable: false }, 'InStoreOnly'],
    [{ isWebPurchasable: false, stockTotal: 0 }, 'OutOfStock'],
  ])('%o is %s', (change, expected) => {
    expect(productJsonLd(createProduct(change), SITE, 'Tienda')).toMatchObject({
      offers: { availability: `https://schema.org/${expected}` },
    });
  });

  test('a product name cannot close the script element', () => {
    const name = 'Cable </script><script>alert(1)</script> <!-- 3" & más';
    const html = renderToStaticMarkup(
      <JsonLd data={productJsonLd(createProduct({ name }), SITE, 'Tienda')} />,
    );
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
    const json = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'));
    expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org', name });
  });
});

test('validGtin accepts only valid bar codes', () => {
  expect(validGtin('4006381333931')).toBe('4006381333931');
  expect(validGtin('0 36000-29145 2')).toBe('036000291452');
  for (const wrong of ['4006381333932', '', null, '12345', '0000000000000', '40063813339ab'])
    expect(validGtin(wrong)).toBeNull();
});

test('breadcrumbs count from 1 and the page itself has no address', () => {
  expect(breadcrumbJsonLd([{ name: 'Inicio', href: '/' }, { name: 'Ñandú' }], SITE)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${SITE}/` },
      { '@type': 'ListItem', position: 2, name: 'Ñandú' },
    ],
  });
});

test('a list contains its products with their addresses', () => {
  expect(itemListJsonLd([{ name: 'A', slug: 'a' }], SITE)).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, name: 'A', url: `${SITE}/productos/a` }],
  });
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
