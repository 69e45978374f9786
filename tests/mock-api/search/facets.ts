import type { Catalogue } from '../catalogue/catalogue';
import { isDigital } from '../catalogue/showcase';
import type { Article } from '../catalogue/types';
import { addDeliveryDays, DAY, mexicoToday } from '../core/clock';
import { tally } from '../core/find';
import { demandParameter } from '../core/problem';
import { isNearby, isNextDay } from '../places/estimate';
import { placeOf } from '../places/zip-codes';
import { AttributeCounter, type AttributeRow } from './attributes';
import { cheapestMonth, finalPrice, isOffer, type SearchRequest } from './engine';

const DELIVERY_SLUGS = ['tomorrow', 'pickup_today'] as const;
type DeliverySlug = (typeof DELIVERY_SLUGS)[number];

/** A wanted delivery; `state` is null for a place that does not exist, to which nothing is sent. */
export interface DeliveryRequest {
  slug: DeliverySlug;
  state: string | null;
  /** Whether parcels are delivered tomorrow at all. */
  isTomorrowServed: boolean;
}

type DeliveryRow = { slug: DeliverySlug; count?: number };

/** `delivery` and `zip_code` of a query; null when neither is there. */
export function deliveryOf(query: URLSearchParams, now: Date): DeliveryRequest | null {
  const [raw, zipCode] = [query.get('delivery'), query.get('zip_code')];
  if (raw === null && zipCode === null) return null;
  const slug = DELIVERY_SLUGS.find((one) => one === raw);
  const isWhole = slug && zipCode !== null;
  demandParameter(isWhole, 'delivery', 'La entrega y el código postal van juntos.');
  const today = mexicoToday(now);
  const tomorrow = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10);
  const isTomorrowServed = addDeliveryDays(today, 1).slice(0, 10) === tomorrow;
  return { slug, state: placeOf(zipCode)?.state.code ?? null, isTomorrowServed };
}

/** Counts what can be had at the wanted place, each kind by itself. */
class DeliveryCounter {
  private readonly counts = { tomorrow: 0, pickup_today: 0 };
  private hasParcels = false;

  constructor(private readonly wanted: DeliveryRequest | null) {}

  private isServed(article: Article, slug: DeliverySlug): boolean {
    const { state, isTomorrowServed } = this.wanted ?? { state: null, isTomorrowServed: false };
    if (state === null || isDigital(article)) return false;
    if (slug === 'pickup_today') return isNearby(article, state);
    return isTomorrowServed && isNextDay(article, state);
  }

  isMissing(article: Article): boolean {
    return this.wanted !== null && !this.isServed(article, this.wanted.slug);
  }

  add(article: Article): void {
    this.hasParcels ||= !isDigital(article);
    for (const slug of DELIVERY_SLUGS) if (this.isServed(article, slug)) this.counts[slug]++;
  }

  /** None where everything comes by e-mail and nobody asks. */
  rows(): DeliveryRow[] {
    if (!this.hasParcels && !this.wanted) return [];
    const countOf = (slug: DeliverySlug) => this.wanted && { count: this.counts[slug] };
    return DELIVERY_SLUGS.map((slug) => ({ slug, ...countOf(slug) }));
  }
}

export type FacetRow = { slug: string; name: string; count: number };

export type Facets = {
  brands: FacetRow[];
  categories: FacetRow[];
  price: { min: number; max: number } | null;
  monthly: { up_to: number; count: number }[];
  offers: number;
  in_stock: number;
  attributes: AttributeRow[];
  delivery: DeliveryRow[];
};

const MONTHLY_STEPS = [250, 500, 1000, 1500, 2000, 3000];
const MOST_VALUES = 100;

// Each dimension is a bit: an article counts in a facet when it fails no other dimension.
const [BRAND, CATEGORY, PRICE, MONTHLY, OFFERS, STOCK, ATTRIBUTES, DELIVERY] = [
  1, 2, 4, 8, 16, 32, 64, 128,
];

export class FacetCounter {
  private readonly brandCounts = new Map<string, number>();
  private readonly categoryCounts = new Map<string, number>();
  private readonly monthlyCounts = MONTHLY_STEPS.map(() => 0);
  private readonly leaves: ReadonlySet<string>;
  private readonly wantedBrands: ReadonlySet<string>;
  private min = Number.POSITIVE_INFINITY;
  private max = Number.NEGATIVE_INFINITY;
  private offers = 0;
  private inStock = 0;
  private readonly attributes: AttributeCounter;
  private readonly delivery: DeliveryCounter;
  sawAny = false;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly request: SearchRequest,
  ) {
    const { categories, brands, attributes, delivery } = request;
    const childrenOf = (slug: string) => catalogue.categories.get(slug)?.children ?? [];
    const [only = ''] = categories;
    const isLeaf = categories.length === 1 && catalogue.categories.get(only)?.children.length === 0;
    this.attributes = new AttributeCounter(attributes, isLeaf ? only : null);
    this.delivery = new DeliveryCounter(delivery);
    this.wantedBrands = new Set(brands);
    this.leaves = new Set(categories.flatMap((slug) => [slug, ...childrenOf(slug)]));
  }

  count(article: Article): boolean {
    this.sawAny = true;
    const { request } = this;
    const price = finalPrice(article);
    const month = cheapestMonth(article);
    let failed = 0;
    if (this.wantedBrands.size > 0 && !this.wantedBrands.has(article.brandSlug ?? ''))
      failed |= BRAND;
    if (this.leaves.size > 0 && !this.leaves.has(article.category)) failed |= CATEGORY;
    if (price < (request.priceMin ?? 0) || price > (request.priceMax ?? Number.POSITIVE_INFINITY))
      failed |= PRICE;
    if (request.monthlyMax !== null && month > request.monthlyMax) failed |= MONTHLY;
    if (request.offers && !isOffer(article)) failed |= OFFERS;
    if (request.inStock && article.stock.total === 0) failed |= STOCK;
    const missing = this.attributes.missing(article);
    if (missing.length > 0) failed |= ATTRIBUTES;
    if (this.delivery.isMissing(article)) failed |= DELIVERY;

    if ((failed & ~BRAND) === 0 && article.brandSlug) tally(this.brandCounts, article.brandSlug);
    if ((failed & ~CATEGORY) === 0) tally(this.categoryCounts, article.category);
    if ((failed & ~PRICE) === 0) {
      this.min = Math.min(this.min, price);
      this.max = Math.max(this.max, price);
    }
    if ((failed & ~MONTHLY) === 0) {
      // The last steps hold the most articles: going down, the first that is too small ends it.
      for (let i = MONTHLY_STEPS.length - 1; i >= 0 && month <= (MONTHLY_STEPS[i] ?? 0); i--) {
        this.monthlyCounts[i] = (this.monthlyCounts[i] ?? 0) + 1;
      }
    }
    if ((failed & ~OFFERS) === 0 && isOffer(article)) this.offers++;
    if ((failed & ~STOCK) === 0 && article.stock.total > 0) this.inStock++;
    if ((failed & ~ATTRIBUTES) === 0) this.attributes.add(article, missing);
    if ((failed & ~DELIVERY) === 0) this.delivery.add(article);
    return failed === 0;
  }

  facets(): Facets {
    const { brands, categories } = this.catalogue;
    return {
      brands: this.rows(this.brandCounts, this.request.brands, brands),
      categories: this.categoryRows(categories),
      price: this.min <= this.max ? { min: this.min, max: this.max } : null,
      monthly: MONTHLY_STEPS.map((up_to, i) => ({ up_to, count: this.monthlyCounts[i] ?? 0 })),
      offers: this.offers,
      in_stock: this.inStock,
      attributes: this.attributes.rows(),
      delivery: this.delivery.rows(),
    };
  }

  /** Leaf categories; a chosen root is added with the sum of its own, and its leaves come first. */
  private categoryRows(categories: Catalogue['categories']): FacetRow[] {
    const chosen = this.request.categories.flatMap((slug) => categories.get(slug) ?? []);
    const families = new Set(chosen.map((row) => row.parent ?? row.slug));
    const countOf = (slugs: readonly string[]) =>
      slugs.reduce((sum, leaf) => sum + (this.categoryCounts.get(leaf) ?? 0), 0);
    const roots = chosen
      .filter(({ parent }) => parent === null)
      .map(({ slug, name, children }) => ({ slug, name, count: countOf(children) }));
    const isNear = ({ slug }: FacetRow) => families.has(categories.get(slug)?.parent ?? '');
    const all = this.rows(this.categoryCounts, this.request.categories, categories);
    const rows = all.filter((row) => !roots.some((root) => root.slug === row.slug));
    return [...roots, ...rows.filter(isNear), ...rows.filter((row) => !isNear(row))];
  }

  /** Commonest first; what is chosen is always listed, even when nothing of it is left. */
  private rows(
    counts: ReadonlyMap<string, number>,
    chosen: readonly string[],
    names: ReadonlyMap<string, { name: string }>,
  ): FacetRow[] {
    const slugs = new Set([...counts.keys(), ...chosen]);
    const rows = [...slugs].map((slug) => ({
      slug,
      name: names.get(slug)?.name ?? slug,
      count: counts.get(slug) ?? 0,
    }));
    return rows
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .filter(({ slug }, index) => index < MOST_VALUES || chosen.includes(slug));
  }
}
