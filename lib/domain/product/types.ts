import type { Paging } from '../paging';
/** A brand (spec 3, Brand). The specification's `isOpen` is UI state, so it is not part of this type. */
export interface Brand {
  id: string;
  name: string;
  slug: string;
  image: string | null;
  /** Falls back to `image`. */
  imageSmall: string | null;
}

export interface Category {
  id: string;
  name: string;
  slug: string;
  image: string | null;
  icon: string | null;
  parent: Category | null;
  categories: Category[];
  popularBrands: Brand[];
  /** Number of products; null when the backend does not send it. */
  productsCount: number | null;
}

export interface ProductImage {
  id: string;
  thumbnail: string;
  medium: string;
  large: string;
  original: string;
}

/** The prices of one product, in pesos with IVA (spec 3 and 9). */
export interface ProductPricing {
  priceWithTax: number;
  currentPriceWithTax: number;
  /** Price in one payment ("contado"). */
  mwiOnePriceWithTax: number;
  /** Discount for a single payment, in percent. When it is above 0, it decides the displayed prices. */
  mwiOneDiscPercent: number;
  /** Percentage of the price that comes back as `walletAmountWithTax`. */
  walletPercent: number;
  /** Wallet credit ("monedero") earned with the purchase, in pesos. */
  walletAmountWithTax: number;
  walletPromotionAmount: number;
  /** End of the current price, ISO 8601 in UTC. */
  priceValidUntilUtc: string | null;
}

/** An instalment offer (spec 3, Financing offer); amounts in pesos. */
export interface FinancingOffer {
  offerId: string;
  months: number;
  /** Minimum purchase for the offer. The backend spells it `minimun_amount`. */
  minimumAmount: number;
  interestPercent: number | null;
  discountPercent: number;
  monthPrice: number;
  total: number;
}

export interface StoreStock {
  storeId: string;
  name: string;
  stock: number;
}

export interface ProductCoupon {
  code: string;
  text: string;
}

export interface Characteristic {
  name: string;
  value: string;
}

export interface AttributeGroup {
  name: string;
  attributes: Characteristic[];
}

export interface ProductSummary {
  id: string;
  slug: string;
  name: string;
  partNumber: string;
  brand: Brand | null;
  category: Category | null;
  cover: ProductImage | null;
  rating: number;
  reviewsCount: number | null;
  pricing: ProductPricing;
  offerMonths: FinancingOffer[];
  coupon: ProductCoupon | null;
  stockStores: number;
  stockProviders: number;
  /** stockStores + stockProviders; null when neither is known. */
  stockTotal: number | null;
  hasLastStock: boolean;
  hasShippingPromotion: boolean;
  /** A licence, which comes by e-mail: nobody brings it and nobody picks it up. */
  isDigital: boolean;
  isKit: boolean;
  isWebPurchasable: boolean;
  warrantyDays: number;
  /** Days until delivery to the central zone; null when unknown. */
  deliveryDays: number | null;
  /** Pieces in the package; 1 for a single product. */
  pieceCount: number;
  /** A version of the data: it changes when prices, offers or stock change. */
  offerVersion: string;
}

/** The part of a product that cards, the cart and the device keep: enough to show, price and track it without a request. */
export interface ProductSnapshot
  extends Pick<ProductSummary, 'id' | 'slug' | 'name' | 'partNumber'> {
  brandName: string | null;
  categoryName: string | null;
  image: string | null;
  /** Pieces in stock when the snapshot was taken; null when they are unknown. */
  stock: number | null;
  /** True when the product can be paid in months; missing when it is unknown. */
  hasMonths?: boolean;
  pricing: Pick<
    ProductPricing,
    'priceWithTax' | 'currentPriceWithTax' | 'mwiOnePriceWithTax' | 'mwiOneDiscPercent'
  >;
}

export interface Product extends ProductSummary {
  upcGtin: string | null;
  images: ProductImage[];
  storesWithStock: StoreStock[];
  shortDescription: string;
  descriptionHtml: string;
  descriptionFile: { url: string; kind: 'pdf' | 'image' | 'other' } | null;
  /** HTML of the manufacturer's content. It is sanitised where it is rendered. */
  descriptionLandingHtml: string;
  metaDescription: string;
  attributeGroups: AttributeGroup[];
  characteristics: Characteristic[];
  bulletPoints: string[];
  videoLink: string | null;
  manualFile: string | null;
  specsFile: string | null;
  manufacturerLink: string | null;
  createdUtc: string | null;
  monthlyOfferStoresInfo: string | null;
  relatedProducts: RelatedProductIds;
  components: ProductSummary[];
}

/** Kinds of related products (spec 3, any_related), besides the components of a kit. */
export const RELATED_PRODUCT_KINDS = ['substitutes', 'sets', 'related'] as const;
export type RelatedProductKind = (typeof RELATED_PRODUCT_KINDS)[number];
export type RelatedProductIds = Readonly<Record<RelatedProductKind, readonly string[]>>;

export interface Review {
  id: string;
  customerName: string;
  rating: number;
  opinion: string;
  shortOpinion: string;
  createdUtc: string | null;
  createdAtText: string;
  /** The backend says that its author bought the product. */
  isVerifiedPurchase: boolean;
}

export const REVIEW_SORTS = ['newest', 'best', 'worst'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export interface PaginatedReviews extends Paging {
  reviews: Review[];
  /** 1 to 5; null when it is unknown. */
  average: number | null;
  /** Number of reviews by rating, best (5) first; null when it is unknown. */
  distribution: readonly { rating: number; count: number }[] | null;
}

export interface Banner {
  id: string;
  slot: string;
  title: string;
  text: string;
  callToAction: string;
  image: string | null;
  imageMobile: string | null;
  alt: string;
  /** A path on this site or an absolute URL; null when the banner has no link. */
  link: string | null;
}

/** A section of the home page or a landing page: a translated heading with a list of products (spec 3, Section). */
export interface HomeSection {
  key: string;
  title: string;
  text: string;
  /** `links.self`; '/' by default. */
  link: string;
  /** End of a lightning offer, ISO 8601 in UTC. */
  endsUtc: string | null;
  products: ProductSummary[];
}

/** Most products that are compared with each other. */
export const MAX_COMPARED_PRODUCTS = 4;
