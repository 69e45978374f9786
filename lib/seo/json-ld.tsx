import { roundMoney } from '@/lib/domain/money';
import { parseUtc } from '@/lib/domain/parse-utc';
import { getAvailability } from '@/lib/domain/product/availability';
import { validGtin } from '@/lib/domain/product/gtin';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { Product } from '@/lib/domain/product/types';
import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import type { Env } from '@/lib/env';
import { hasFeature } from '@/lib/features/has-feature';
import { route } from '@/lib/routing/routes';

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

/** A step of the breadcrumbs. The last one may be the page itself, without an address. */
interface BreadcrumbStep {
  name: string;
  href?: string;
}

const absolute = (path: string, siteUrl: string) => new URL(path, siteUrl).href;

/** The breadcrumbs of a page. Steps are in order and include home. */
export function breadcrumbJsonLd(steps: readonly BreadcrumbStep[], siteUrl: string): JsonLdObject {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href !== undefined && { item: absolute(href, siteUrl) }),
    })),
  };
}

/** The products of a list page, in the order of the page. */
export function itemListJsonLd(
  products: readonly { name: string; slug: string }[],
  siteUrl: string,
): JsonLdObject {
  return {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(route('products', { slug }), siteUrl),
    })),
  };
}

type Shop = Pick<
  Env,
  'SITE_URL' | 'SITE_NAME' | 'SOCIAL_LINKS' | 'CONTACT_PHONE' | 'CONTACT_EMAIL'
>;

/** The company behind the shop. */
export function organizationJsonLd(shop: Shop): JsonLdObject {
  return {
    '@type': 'Organization',
    '@id': `${shop.SITE_URL}/#organization`,
    name: shop.SITE_NAME,
    url: absolute(route('home'), shop.SITE_URL),
    logo: absolute('/images/logo-square.jpg', shop.SITE_URL),
    ...(shop.SOCIAL_LINKS.length > 0 && { sameAs: [...shop.SOCIAL_LINKS] }),
    ...((shop.CONTACT_PHONE || shop.CONTACT_EMAIL) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        areaServed: 'MX',
        availableLanguage: 'es',
        telephone: shop.CONTACT_PHONE && `+52${shop.CONTACT_PHONE}`,
        email: shop.CONTACT_EMAIL,
      },
    }),
  };
}

/** The site and the address of its search. */
export function websiteJsonLd(shop: Pick<Env, 'SITE_URL' | 'SITE_NAME'>): JsonLdObject {
  const search = absolute(route('search'), shop.SITE_URL);
  return {
    '@type': 'WebSite',
    '@id': `${shop.SITE_URL}/#website`,
    name: shop.SITE_NAME,
    url: absolute(route('home'), shop.SITE_URL),
    inLanguage: 'es-MX',
    publisher: { '@id': `${shop.SITE_URL}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${search}?${SEARCH_PARAMS.text}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

type JsonLdValue = string | number | boolean | null | undefined | JsonLdValue[] | JsonLdObject;
export interface JsonLdObject {
  [key: string]: JsonLdValue;
}

/** Structured data of schema.org. `<` is escaped, so that no product name can close the script element. */
export function JsonLd({ data }: { data: JsonLdObject }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{json.replace(/</g, '\\u003c')}</script>;
}
