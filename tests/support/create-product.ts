import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type {
  FinancingOffer,
  Product,
  ProductPricing,
  ProductSnapshot,
} from '@/lib/domain/product/types';

export type ProductChange = Partial<Omit<Product, 'pricing'>> & {
  pricing?: Partial<ProductPricing>;
};

/** A complete product. Tests override the fields that they need, and of its prices those. Prices in pesos. */
export function createProduct({ pricing, ...change }: ProductChange = {}): Product {
  return {
    id: '7',
    slug: 'tarjeta-rtx',
    name: 'Tarjeta de Video RTX',
    partNumber: 'TX-1',
    brand: { id: '1', name: 'Marca', slug: 'marca', image: null, imageSmall: null },
    category: null,
    cover: null,
    rating: 4.5,
    reviewsCount: 12,
    pricing: {
      priceWithTax: 1000,
      currentPriceWithTax: 900,
      mwiOnePriceWithTax: 0,
      mwiOneDiscPercent: 0,
      walletPercent: 0,
      walletAmountWithTax: 0,
      walletPromotionAmount: 0,
      priceValidUntilUtc: null,
      ...pricing,
    },
    offerMonths: [],
    coupon: null,
    stockStores: 3,
    stockProviders: 4,
    stockTotal: 7,
    hasLastStock: false,
    hasShippingPromotion: false,
    isDigital: false,
    isKit: false,
    isWebPurchasable: true,
    warrantyDays: 365,
    deliveryDays: 2,
    pieceCount: 1,
    offerVersion: 'as-seen',
    upcGtin: null,
    images: [],
    storesWithStock: [],
    shortDescription: 'Breve',
    descriptionHtml: '',
    descriptionFile: null,
    descriptionLandingHtml: '',
    metaDescription: '',
    attributeGroups: [],
    characteristics: [],
    bulletPoints: [],
    videoLink: null,
    manualFile: null,
    specsFile: null,
    manufacturerLink: null,
    createdUtc: null,
    monthlyOfferStoresInfo: null,
    relatedProducts: { substitutes: [], sets: [], related: [] },
    components: [],
    ...change,
  };
}

export const createSnapshot = (change: ProductChange = {}): ProductSnapshot =>
  toProductSnapshot(createProduct(change));

/** Twelve months without interest for the product that costs 900 pesos. */
export const createOffer = (change: Partial<FinancingOffer> = {}): FinancingOffer => ({
  offerId: '1',
  months: 12,
  minimumAmount: 0,
  interestPercent: 0,
  discountPercent: 0,
  monthPrice: 75,
  total: 900,
  ...change,
});
