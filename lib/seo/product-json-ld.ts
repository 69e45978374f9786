import { roundMoney } from '@/lib/domain/money';
import { parseUtc } from '@/lib/domain/parse-utc';
import { getAvailability } from '@/lib/domain/product/availability';
import { validGtin } from '@/lib/domain/product/gtin';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { Product } from '@/lib/domain/product/types';
import { hasFeature } from '@/lib/features/has-feature';
import { route } from '@/lib/routing/routes';
import type { JsonLdObject } from './json-ld';

const SCHEMA = 'https://schema.org/';
const AVAILABILITY = {
  available: 'InStock',
  'last-pieces': 'LimitedAvailability',
  sold: 'OutOfStock',
  unknown: null,
} as const;

function toOffer(product: Product, url: string, siteName: string): JsonLdObject | undefined {
  const { final } = getDisplayPrices(product.pricing);
  if (final <= 0) return undefined;
  const state = AVAILABILITY[getAvailability(product)];
  const isStoreOnly = state !== 'OutOfStock' && !product.isWebPurchasable;
  const availability = isStoreOnly ? 'InStoreOnly' : state;
  const until = parseUtc(product.pricing.priceValidUntilUtc);
  return {
    '@type': 'Offer',
    url,
    price: roundMoney(final).toFixed(2),
    priceCurrency: 'MXN',
    ...(availability && { availability: SCHEMA + availability }),
    itemCondition: `${SCHEMA}NewCondition`,
    seller: { '@type': 'Organization', name: siteName },
    ...(until !== null && { priceValidUntil: new Date(until).toISOString().slice(0, 10) }),
  };
}

/** A product with its offer. The rating is included only with reviews, and the bar code only when it is valid. */
export function productJsonLd(product: Product, siteUrl: string, siteName: string): JsonLdObject {
  const url = new URL(route('products', { slug: product.slug }), siteUrl).href;
  const pictures = product.images.map(({ original }) => new URL(original, siteUrl).href);
  const gtin = validGtin(product.upcGtin);
  const description = product.metaDescription || product.shortDescription;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.name,
    sku: product.partNumber || product.id,
    ...(product.partNumber && { mpn: product.partNumber }),
    ...(gtin && { gtin }),
    ...(description && { description }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    ...(product.category && { category: product.category.name }),
    offers: toOffer(product, url, siteName),
    ...(hasFeature('reviews') &&
      product.reviewsCount !== null &&
      product.reviewsCount > 0 &&
      product.rating > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          reviewCount: product.reviewsCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}
