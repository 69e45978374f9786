import { parseUtc } from '@/lib/domain/parse-utc';
import { validGtin } from '@/lib/domain/product/gtin';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { Product } from '@/lib/domain/product/types';

/** Google's pages about structured data, below developers.google.com/search/docs/appearance/structured-data. */
const PAGES = {
  listing: 'merchant-listing',
  snippet: 'product-snippet',
  organization: 'organization',
  returns: 'return-policy',
} as const;

/** The rules are as they were known on this day; the pages themselves decide. */
export const KNOWN_ON = '2026-11-28';

export interface Rule {
  page: keyof typeof PAGES;
  type: string;
  /** One of these is enough. */
  property: string | readonly string[];
  isRequired: boolean;
  /** Whether the backend sent what the property says; always unless told. */
  isSent?: (product: Product) => boolean;
}

type Sent = Rule['isSent'];
const rules =
  (page: Rule['page'], type: string) =>
  (required: readonly Rule['property'][], recommended: Readonly<Record<string, Sent>>): Rule[] => [
    ...required.map((property) => ({ page, type, property, isRequired: true })),
    ...Object.entries(recommended).map(([property, isSent]) => ({
      page,
      type,
      property,
      isRequired: false,
      isSent,
    })),
  ];

const always = undefined;
const isRated = ({ rating, reviewsCount }: Product) => rating > 0 && (reviewsCount ?? 0) > 0;
const hasStock = ({ stockTotal, hasLastStock }: Product) => stockTotal !== null || hasLastStock;

/** What a product of this shop can have. Clothes, books, used goods and subscriptions have more. */
export const PRODUCT_RULES: readonly Rule[] = [
  {
    page: 'listing',
    type: 'Product',
    property: 'image',
    isRequired: true,
    isSent: ({ images }) => images.length > 0,
  },
  ...rules('listing', 'Product')(['name', 'offers'], {
    aggregateRating: isRated,
    brand: ({ brand }) => brand !== null,
    description: (one) => Boolean(one.metaDescription || one.shortDescription),
    gtin: ({ upcGtin }) => validGtin(upcGtin) !== null,
    mpn: ({ partNumber }) => partNumber !== '',
    sku: always,
  }),
  ...rules('listing', 'Offer')(['price', 'priceCurrency'], {
    availability: hasStock,
    hasMerchantReturnPolicy: always,
    itemCondition: always,
    priceSpecification: ({ pricing }) => getDisplayPrices(pricing).hasDiscount,
    priceValidUntil: ({ pricing }) => (parseUtc(pricing.priceValidUntilUtc) ?? 0) > Date.now(),
    shippingDetails: (one) => one.hasShippingPromotion && !one.isDigital,
    url: always,
  }),
  ...rules('snippet', 'Product')(['name', ['review', 'aggregateRating', 'offers']], {}),
  ...rules('snippet', 'Offer')(['price'], { availability: hasStock, priceCurrency: always }),
  ...rules('snippet', 'AggregateRating')(['ratingValue', ['ratingCount', 'reviewCount']], {
    bestRating: always,
    worstRating: always,
  }),
  ...rules('snippet', 'Review')(['author', 'reviewRating'], {}),
  ...rules('snippet', 'Rating')(['ratingValue'], { bestRating: always, worstRating: always }),
  ...rules('listing', 'MerchantReturnPolicy')(['applicableCountry', 'returnPolicyCategory'], {}),
  ...rules('listing', 'OfferShippingDetails')(['shippingDestination', 'shippingRate'], {
    deliveryTime: always,
  }),
  ...rules('listing', 'MonetaryAmount')(['currency', 'value'], {}),
  ...rules('listing', 'UnitPriceSpecification')(['price', 'priceCurrency'], { priceType: always }),
];

export const SHOP_RULES: readonly Rule[] = [
  ...rules('organization', 'OnlineStore')([], {
    contactPoint: always,
    hasMerchantReturnPolicy: always,
    logo: always,
    name: always,
    sameAs: always,
    url: always,
  }),
  ...rules('organization', 'ContactPoint')([], { email: always, telephone: always }),
  ...rules('returns', 'MerchantReturnPolicy')(
    ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    {
      itemDefectReturnFees: always,
      merchantReturnLink: always,
      refundType: always,
      returnFees: always,
      returnMethod: always,
      returnPolicyCountry: always,
    },
  ),
];
