import type { Catalogue } from '../catalogue/catalogue';
import type { Article } from '../catalogue/types';
import { type DeliveryRequest, FacetCounter, type Facets } from './facets';
import { categoryPositions, matchText } from './match';
import { TextIndex } from './text-index';

/** What the order goes by first, ascending; equal for all when it goes by relevance alone. */
const KEYS = {
  relevance: () => 0,
  price: (article: Article) => finalPrice(article),
  '-price': (article: Article) => -finalPrice(article),
  '-discount': (article: Article) => -discountOf(article),
  '-rating': ({ rating, ratings }: Article) => -rating * 1000 - Math.min(ratings.length, 999),
  '-created': ({ ageDays }: Article) => ageDays,
};
type Sort = keyof typeof KEYS;
export const SORTS = 'relevance price -price -discount -rating -created';

export interface SearchRequest {
  text: string;
  brands: readonly string[];
  categories: readonly string[];
  sort: Sort;
  priceMin: number | null;
  priceMax: number | null;
  monthlyMax: number | null;
  offers: boolean;
  inStock: boolean;
  /** Values of attributes, as `socket_am5`. */
  attributes: readonly string[];
  delivery: DeliveryRequest | null;
}

export type SearchResult = { articles: Article[]; facets: Facets; corrected: string | null };

/** What the shopper pays at the till: the one-payment price where there is one. */
export const finalPrice = ({ prices }: Article) =>
  prices.oneDiscountPercent > 0 ? prices.onePrice : prices.current;

/** The smallest month of any plan, which is the last one's; infinite when it cannot be paid in months. */
export const cheapestMonth = ({ plans }: Article) =>
  plans.at(-1)?.monthPrice ?? Number.POSITIVE_INFINITY;

export const isOffer = ({ prices }: Article) => prices.current < prices.price;

function discountOf(article: Article): number {
  const { price, current, oneDiscountPercent } = article.prices;
  const common = oneDiscountPercent > 0 ? current : price;
  return Math.max(1 - current / price, common > 0 ? 1 - finalPrice(article) / common : 0);
}

export class SearchEngine {
  private readonly index: TextIndex;
  private readonly positions: ReturnType<typeof categoryPositions>;
  private readonly all: number[];

  constructor(private readonly catalogue: Catalogue) {
    this.index = new TextIndex(catalogue);
    this.positions = categoryPositions(catalogue);
    this.all = catalogue.articles.map((_, doc) => doc);
  }

  search(request: SearchRequest): SearchResult {
    const { scores, corrected } = matchText(this.index, this.positions, request.text);
    const docs = scores ? scores.keys() : this.all;
    const counter = new FacetCounter(this.catalogue, request);
    const keyOf = KEYS[request.sort];
    const found: { article: Article; doc: number; score: number; key: number }[] = [];
    for (const doc of docs) {
      const article = this.catalogue.articles[doc];
      if (!article || !counter.count(article)) continue;
      const available = article.stock.total > 0 ? 2 : 0;
      const score = (scores?.get(doc) ?? 0) + article.popularity * 3 + available;
      found.push({ article, doc, score, key: keyOf(article) });
    }
    found.sort((a, b) => a.key - b.key || b.score - a.score || a.doc - b.doc);
    return {
      articles: found.map(({ article }) => article),
      facets: counter.facets(),
      corrected: found.length > 0 || counter.sawAny ? corrected : null,
    };
  }
}
