import { parseUtc } from '@/lib/domain/parse-utc';
import { validGtin } from '@/lib/domain/product/gtin';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { Product } from '@/lib/domain/product/types';

/** The rules are as they were known on this day; Google's pages about structured data decide. */
export const KNOWN_ON = '2026-11-28';

/** Whether the backend sent what a property says. */
type IsSent = (product: Product) => boolean;

export interface Rule {
  type: string;
  /** One of these is enough. */
  property: string | readonly string[];
  isRequired: boolean;
  /** Always unless told. */
  isSent?: IsSent;
}

/** What a type must have, what it should have, and what it should have of what was sent. */
const rules = (
  type: string,
  required: readonly Rule['property'][],
  recommended: readonly string[] = [],
  whenSent: Readonly<Record<string, IsSent>> = {},
): Rule[] => [
  ...required.map((property) => ({ type, property, isRequired: true })),
  ...recommended.map((property) => ({ type, property, isRequired: false })),
  ...Object.entries(whenSent).map(([property, isSent]) => {
    return { type, property, isRequired: false, isSent };
  }),
];

const hasStock: IsSent = ({ stockTotal, hasLastStock }) => stockTotal !== null || hasLastStock;
const hasImages: IsSent = ({ images }) => images.length > 0;

/** What a product of this shop can have. Clothes, books, used goods and subscriptions have more. */
export const PRODUCT_RULES: readonly Rule[] = [
  // The page `merchant-listing`.
  { type: 'Product', property: 'image', isRequired: true, isSent: hasImages },
  ...rules('Product', ['name', 'offers'], ['sku'], {
    aggregateRating: ({ rating, reviewsCount }) => rating > 0 && (reviewsCount ?? 0) > 0,
    brand: ({ brand }) => brand !== null,
    description: (one) => Boolean(one.metaDescription || one.shortDescription),
    gtin: ({ upcGtin }) => validGtin(upcGtin) !== null,
    mpn: ({ partNumber }) => partNumber !== '',
  }),
  ...rules(
    'Offer',
    ['price', 'priceCurrency'],
    ['hasMerchantReturnPolicy', 'itemCondition', 'url'],
    {
      availability: hasStock,
      priceSpecification: ({ pricing }) => getDisplayPrices(pricing).hasDiscount,
      priceValidUntil: ({ pricing }) => (parseUtc(pricing.priceValidUntilUtc) ?? 0) > Date.now(),
      shippingDetails: (one) => one.hasShippingPromotion && !one.isDigital,
    },
  ),
  ...rules('MerchantReturnPolicy', ['applicableCountry', 'returnPolicyCategory']),
  ...rules('OfferShippingDetails', ['shippingDestination', 'shippingRate'], ['deliveryTime']),
  ...rules('MonetaryAmount', ['currency', 'value']),
  ...rules('UnitPriceSpecification', ['price', 'priceCurrency'], ['priceType']),
  // The page `product-snippet`.
  ...rules('Product', ['name', ['review', 'aggregateRating', 'offers']]),
  ...rules('Offer', ['price'], ['priceCurrency'], { availability: hasStock }),
  ...rules(
    'AggregateRating',
    ['ratingValue', ['ratingCount', 'reviewCount']],
    ['bestRating', 'worstRating'],
  ),
  ...rules('Review', ['author', 'reviewRating']),
  ...rules('Rating', ['ratingValue'], ['bestRating', 'worstRating']),
];

export const SHOP_RULES: readonly Rule[] = [
  // The page `organization`.
  ...rules(
    'OnlineStore',
    [],
    ['contactPoint', 'hasMerchantReturnPolicy', 'logo', 'name', 'sameAs', 'url'],
  ),
  ...rules('ContactPoint', [], ['email', 'telephone']),
  // The page `return-policy`.
  ...rules(
    'MerchantReturnPolicy',
    ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    [
      ...['itemDefectReturnFees', 'merchantReturnLink', 'refundType', 'returnFees'],
      ...['returnMethod', 'returnPolicyCountry'],
    ],
  ),
];
