import { getMexicoCityDay } from '@/lib/domain/dates';
import { roundMoney } from '@/lib/domain/money';
import { parseUtc } from '@/lib/domain/parse-utc';
import { getAvailability, getWarrantyMonths } from '@/lib/domain/product/availability';
import { withoutRepeats } from '@/lib/domain/product/data-sheet';
import { validGtin } from '@/lib/domain/product/gtin';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { Product, Review } from '@/lib/domain/product/types';
import { hasFeature } from '@/lib/features/has-feature';
import { route } from '@/lib/routing/routes';
import { digitalReturnPolicyJsonLd, type JsonLdObject, returnPolicyJsonLd } from './json-ld';
import { toWholeText } from './whole-text';

const SCHEMA = 'https://schema.org/';
const AVAILABILITY = {
  available: 'InStock',
  'last-pieces': 'LimitedAvailability',
  sold: 'OutOfStock',
  unknown: null,
} as const;

/** What another delivery costs depends on the zip code, and is not said. In working days (locales/es-MX/pages/faq.json). */
const freeDelivery: JsonLdObject = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: '0', currency: 'MXN' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'MX' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: {
      '@type': 'QuantitativeValue',
      minValue: 3,
      maxValue: 5,
      unitCode: 'DAY',
    },
  },
};

interface OfferContext {
  siteUrl: string;
  siteName: string;
  /** Milliseconds since 1970. */
  now: number;
}

function toOffer(product: Product, url: string, context: OfferContext): JsonLdObject | undefined {
  const { common, final, hasDiscount } = getDisplayPrices(product.pricing);
  if (final <= 0) return undefined;
  const state = AVAILABILITY[getAvailability(product)];
  const isStoreOnly = state !== 'OutOfStock' && !product.isWebPurchasable;
  const availability = isStoreOnly ? 'InStoreOnly' : state;
  const until = parseUtc(product.pricing.priceValidUntilUtc);
  const policy = product.isDigital ? digitalReturnPolicyJsonLd : returnPolicyJsonLd;
  return {
    '@type': 'Offer',
    url,
    price: roundMoney(final).toFixed(2),
    priceCurrency: 'MXN',
    ...(availability && { availability: SCHEMA + availability }),
    itemCondition: `${SCHEMA}NewCondition`,
    seller: { '@type': 'Organization', name: context.siteName },
    ...(until !== null && until > context.now && { priceValidUntil: getMexicoCityDay(until) }),
    ...(hasDiscount && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: `${SCHEMA}StrikethroughPrice`,
        price: roundMoney(common).toFixed(2),
        priceCurrency: 'MXN',
        valueAddedTaxIncluded: true,
      },
    }),
    hasMerchantReturnPolicy: policy(context.siteUrl),
    ...(product.hasShippingPromotion && !product.isDigital && { shippingDetails: freeDelivery }),
    ...(getWarrantyMonths(product.warrantyDays) > 0 && {
      warranty: {
        '@type': 'WarrantyPromise',
        durationOfWarranty: {
          '@type': 'QuantitativeValue',
          value: product.warrantyDays,
          unitCode: 'DAY',
        },
      },
    }),
  };
}

const toReview = ({ customerName, rating, shortOpinion, opinion, createdUtc }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: customerName },
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  ...(shortOpinion && { name: shortOpinion }),
  ...(opinion && { reviewBody: opinion }),
  ...(createdUtc && { datePublished: createdUtc.slice(0, 10) }),
});

/** What customers say, only where somebody said it. Without a number of reviews a rating is not one of customers. */
const toRatings = ({ reviewsCount, rating }: Product, reviews: readonly Review[]): JsonLdObject => {
  if (!hasFeature('reviews') || !reviewsCount || rating <= 0) return {};
  // One: each is in the page's markup and in its payload, too.
  const shown = reviews.find((one) => one.customerName && one.rating > 0);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      reviewCount: reviewsCount,
      bestRating: 5,
      worstRating: 1,
    },
    ...(shown && { review: [toReview(shown)] }),
  };
};

interface ProductSurroundings {
  reviews?: readonly Review[];
  /** Products that differ from it in one thing. */
  variants?: readonly { slug: string; value: string }[];
}

/** A product with its offer, its sheet and what customers say. What the backend does not send is left out, and so is a wrong bar code. */
export function productJsonLd(
  product: Product,
  context: OfferContext,
  { reviews = [], variants = [] }: ProductSurroundings = {},
): JsonLdObject {
  const { siteUrl } = context;
  const toUrl = (slug: string) => new URL(route('products', { slug }), siteUrl).href;
  const url = toUrl(product.slug);
  const pictures = product.images.map(({ original }) => new URL(original, siteUrl).href);
  const gtin = validGtin(product.upcGtin);
  const description = toWholeText(product.metaDescription || product.shortDescription);
  const sheet = withoutRepeats(product.attributeGroups).flatMap(({ attributes }) => attributes);
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
    ...(sheet.length > 0 && {
      additionalProperty: sheet.map(({ name, value }) => ({
        '@type': 'PropertyValue',
        name,
        value,
      })),
    }),
    offers: toOffer(product, url, context),
    ...toRatings(product, reviews),
    ...(variants.length > 0 && {
      isRelatedTo: variants.map(({ slug, value }) => ({
        '@type': 'Product',
        '@id': `${toUrl(slug)}#product`,
        url: toUrl(slug),
        name: `${product.name} (${value})`,
      })),
    }),
  };
}
