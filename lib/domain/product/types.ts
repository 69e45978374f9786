/** A maker of products (spec 3, Brand). `isOpen` of the specification is screen state and lives there. */
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
  /** Name of a pictogram, or the address of one. */
  icon: string | null;
  parent: Category | null;
  hasSubcategories: boolean;
  categories: Category[];
  popularBrands: Brand[];
  /** Number of articles; null when the backend does not say. */
  productsCount: number | null;
}

/** One picture in five sizes; any of them may be missing (spec 3, Product image). */
export interface ProductImage {
  id: string;
  isCover: boolean;
  original: string | null;
  small: string | null;
  medium: string | null;
  large: string | null;
  extraSmall: string | null;
}

/** The prices of one product, in pesos with IVA (spec 3 and 9). */
export interface ProductPricing {
  priceWithTax: number;
  currentPriceWithTax: number;
  /** Price in one payment ("contado"). */
  mwiOnePriceWithTax: number;
  /** Discount for paying at once, in percent; above 0 it rules the shown prices. */
  mwiOneDiscPercent: number;
  setBasePriceWithTax: number;
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
  /** Purchase from which the offer applies. The wire spells it `minimun_amount`. */
  minimumAmount: number;
  interestPercent: number;
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

/** What a card shows; every list of products is made of these. */
export interface ProductSummary {
  id: string;
  slug: string;
  name: string;
  partNumber: string;
  brand: Brand | null;
  category: Category | null;
  cover: ProductImage | null;
  rating: number;
  reviewsCount: number;
  pricing: ProductPricing;
  offerMonths: FinancingOffer[];
  coupon: ProductCoupon | null;
  stockStores: number;
  stockProviders: number;
  /** stockStores + stockProviders. */
  stockTotal: number;
  hasLastStock: boolean;
  hasShippingPromotion: boolean;
  isKit: boolean;
  isWebPurchasable: boolean;
  /** Guarantee, in days. */
  warrantyDays: number;
  /** Days until delivery to the central zone; null when unknown. */
  deliveryDays: number | null;
  /** Pieces in the package; 1 for a single article. */
  pieceCount: number;
  /** Another text when its prices, offers or stock are others. */
  stamp: string;
}

/** What the cart and the favourites remember of a product. A whole product is one too. */
export interface ProductDigest
  extends Pick<ProductSummary, 'id' | 'slug' | 'name' | 'partNumber' | 'stockTotal' | 'stamp'> {
  brand: Pick<Brand, 'name'> | null;
  category: Pick<Category, 'name'> | null;
  cover: Partial<ProductImage> | null;
  pricing: Pick<
    ProductPricing,
    'priceWithTax' | 'currentPriceWithTax' | 'mwiOnePriceWithTax' | 'mwiOneDiscPercent'
  >;
}

export interface Product extends ProductSummary {
  upcGtin: string | null;
  images: ProductImage[];
  isAssembly: boolean;
  isComponent: boolean;
  storesWithStock: StoreStock[];
  shortDescription: string;
  /** HTML of the backend; sanitised where it is rendered. */
  descriptionHtml: string;
  descriptionFile: { url: string; kind: 'pdf' | 'image' | 'other' } | null;
  /** HTML of the maker's landing content; sanitised where it is rendered. */
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
  /** The lists of companions that are not empty. */
  companions: CompanionKind[];
  components: ProductSummary[];
}

/** Products that go with one (spec 3, any_related), besides what it is made of. */
export const COMPANION_KINDS = ['substitutes', 'sets', 'related'] as const;
export type CompanionKind = (typeof COMPANION_KINDS)[number];
export type Companions = Record<CompanionKind, ProductSummary[]>;

export interface Review {
  id: string;
  customerName: string;
  /** 0 to 5. */
  rating: number;
  opinion: string;
  shortOpinion: string;
  createdUtc: string | null;
  createdAtText: string;
}

export interface ReviewPage {
  reviews: Review[];
  page: number;
  lastPage: number;
  total: number;
  average: number;
  /** Number of reviews by rating, best (5) first. */
  distribution: readonly { rating: number; count: number }[];
}

export interface Store {
  id: string;
  name: string;
  slug: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string;
  latitude: number | null;
  longitude: number | null;
  /** One line per range of days, as people read it. */
  hours: string[];
  services: string[];
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
  /** Path on this site, or an absolute address; null when it leads nowhere. */
  link: string | null;
}

/** A home section: translated heading with what it lists (spec 3, Section). */
export interface Section {
  key: string;
  title: string;
  text: string;
  /** `links.self`; '/' by default. */
  link: string;
  /** End of a lightning offer, ISO 8601 in UTC. */
  endsUtc: string | null;
  products: ProductSummary[];
}

export interface ZipCodePlace {
  zipCode: string;
  state: string;
  municipality: string;
  city: string;
  neighborhoods: string[];
}

export interface DeliveryEstimate {
  zipCode: string;
  days: number;
  /** First and last day of the promise, ISO dates. */
  from: string;
  to: string;
  /** In pesos; 0 is free. */
  cost: number;
  courier: string;
  /** Stores where it can be picked up today. */
  pickupStores: { id: string; name: string; distanceKm: number | null; stock: number }[];
}
