import type { Catalogue } from '../catalogue/catalogue';
import type { Article } from '../catalogue/types';
import { type Facets, FacetCounter } from './facets';
import { CategoryPositions, matchText } from './match';
import { TextIndex } from './text-index';

export const SORTS = ['relevance', 'price', '-price', '-discount', '-rating', '-created'] as const;
export type Sort = (typeof SORTS)[number];

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
}

export interface SearchResult {
  articles: Article[];
  facets: Facets;
  corrected: string | null;
}

/** What the shopper pays at the till: the one-payment price where there is one. */
export const finalPrice = ({ prices }: Article) =>
  prices.oneDiscountPercent > 0 ? prices.onePrice : prices.current;

/** The smallest month of any plan; infinite when it cannot be paid in months. */
export const cheapestMonth = ({ plans }: Article) =>
  plans.reduce((least, plan) => Math.min(least, plan.monthPrice), Number.POSITIVE_INFINITY);

export const isOffer = ({ prices }: Article) => prices.current < prices.price;

const discountOf = (article: Article) => {
  const { prices } = article;
  const common = prices.oneDiscountPercent > 0 ? prices.current : prices.price;
  return Math.max(1 - prices.current / prices.price, common > 0 ? 1 - finalPrice(article) / common : 0);
};

export class SearchEngine {
  private readonly index: TextIndex;
  private readonly positions: CategoryPositions;
  private readonly all: number[];

  constructor(private readonly catalogue: Catalogue) {
    this.index = new TextIndex(catalogue);
    this.positions = new CategoryPositions(catalogue);
    this.all = catalogue.articles.map((_, doc) => doc);
  }

  search(request: SearchRequest): SearchResult {
    const { scores, corrected } = matchText(this.index, this.positions, request.text);
    const docs = scores ? scores.keys() : this.all;
    const counter = new FacetCounter(this.catalogue, request);
    const found: { article: Article; score: number }[] = [];
    for (const doc of docs) {
      const article = this.catalogue.articles[doc];
      if (!article || !counter.count(article)) continue;
      const available = article.stock.total > 0 ? 2 : 0;
      found.push({ article, score: (scores?.get(doc) ?? 0) + article.popularity * 3 + available });
    }
    found.sort(comparer(request.sort));
    return {
      articles: found.map(({ article }) => article),
      facets: counter.facets(),
      corrected: found.length > 0 || counter.sawAny ? corrected : null,
    };
  }
}

type Found = { article: Article; score: number };

function comparer(sort: Sort): (a: Found, b: Found) => number {
  const relevance = (a: Found, b: Found) => b.score - a.score || Number(a.article.id) - Number(b.article.id);
  const by = (value: (article: Article) => number) => (a: Found, b: Found) =>
    value(a.article) - value(b.article) || relevance(a, b);
  switch (sort) {
    case 'relevance':
      return relevance;
    case 'price':
      return by(finalPrice);
    case '-price':
      return by((article) => -finalPrice(article));
    case '-discount':
      return by((article) => -discountOf(article));
    case '-rating':
      return by((article) => -article.rating * 1000 - Math.min(article.ratings.length, 999));
    case '-created':
      return by((article) => article.ageDays);
  }
}
