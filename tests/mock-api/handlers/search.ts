import { z } from 'zod';
import type { Backend } from '../backend';
import type { Catalogue } from '../catalogue/catalogue';
import type { Article } from '../catalogue/types';
import { pageMeta } from '../core/json-api';
import { badParameter } from '../core/problem';
import { amountParameter, flagParameter, sortParameter, wholeParameter } from '../core/query';
import type { Handlers } from '../core/route';
import { fold } from '../core/text';
import { type SearchRequest, type SearchResult, SORTS } from '../search/engine';
import { deliveryOf } from '../search/facets';
import { readRows, word, yes } from '../seed/load';
import { scopeOf } from './catalogue';
import { CARD_INCLUDES, productDocument } from './product-resource';

const TERMS = readRows('search/terms.csv', z.strictObject({ term: word, most: yes }));
const ALL = TERMS.map(({ term }) => term);
const MOST_SEARCHED = TERMS.filter(({ most }) => most).map(({ term }) => term);

/** Terms that begin like the text or hold it, then names of categories and brands that do. */
function suggestedTerms(text: string, catalogue: Catalogue, articles: readonly Article[]) {
  const wanted = fold(text);
  const names = [...catalogue.categories.values()].map(({ name }) => name.toLowerCase());
  const pool = [...ALL, ...names];
  const found = [
    ...pool.filter((term) => fold(term).startsWith(wanted)),
    ...pool.filter((term) => fold(term).includes(wanted)),
    ...articles
      .slice(0, 3)
      .flatMap(({ brand }) => (brand ? `${text.toLowerCase()} ${brand.toLowerCase()}` : [])),
  ];
  return [...new Set(found)].slice(0, 6);
}

/** Searches near this one: terms that share a word, or the brands that it brought. */
function relatedTerms(text: string, articles: readonly Article[]): string[] {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word.length > 2);
  if (words.length === 0) return [];
  const near = ALL.filter(
    (term) => fold(term) !== fold(text) && words.some((word) => fold(term).includes(word)),
  );
  const brands = [...new Set(articles.slice(0, 40).flatMap(({ brand }) => brand ?? []))];
  const branded = brands
    .filter((brand) => !words.includes(fold(brand)))
    .map((brand) => `${text.trim()} ${brand}`);
  return [...new Set([...near, ...branded])].slice(0, 6);
}

const LONGEST_QUERY = 200;
const EMPTY: SearchResult = {
  articles: [],
  facets: {
    brands: [],
    categories: [],
    price: null,
    monthly: [],
    offers: 0,
    in_stock: 0,
    attributes: [],
    delivery: [],
  },
  corrected: null,
};
const EVERYTHING: SearchRequest = {
  text: '',
  brands: [],
  categories: [],
  sort: 'relevance',
  priceMin: null,
  priceMax: null,
  monthlyMax: null,
  offers: false,
  inStock: false,
  attributes: [],
  delivery: null,
};

interface Filters {
  known: { prefix: 'marca' | 'categoria'; slug: string; name: string }[];
  unknown: string[];
}

/** A segment that is not well encoded stays as it is: it names nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** `marca_asus/categoria_laptops` → the filters that exist and those that do not. */
function filtersOf({ catalogue }: Backend, path: string): Filters {
  const filters: Filters = { known: [], unknown: [] };
  for (const raw of path.split('/').filter((part) => part !== '')) {
    const segment = decoded(raw);
    const [, prefix, slug = ''] = /^(marca|categoria)_(.+)$/.exec(segment) ?? [];
    const row = prefix === 'marca' ? catalogue.brands.get(slug) : catalogue.categories.get(slug);
    if ((prefix === 'marca' || prefix === 'categoria') && row) {
      filters.known.push({ prefix, slug, name: row.name });
    } else filters.unknown.push(segment);
  }
  return filters;
}

function textOf(query: URLSearchParams): string {
  const text = query.get('q') ?? '';
  if (text.length > LONGEST_QUERY) throw badParameter('q', 'La búsqueda es demasiado larga.');
  return text;
}

export const searchHandlers: Handlers = {
  search(backend, call) {
    const { query } = call;
    const filters = filtersOf(backend, call.url.pathname.replace(/^.*?\/api\/search\/?/, ''));
    const of = (prefix: string) =>
      filters.known.filter((one) => one.prefix === prefix).map(({ slug }) => slug);
    const page = wholeParameter(query, 'page', { fallback: 1, min: 1, max: 1_000_000 });
    const perPage = wholeParameter(query, 'per_page', { fallback: 10, min: 1, max: 100 });
    const text = textOf(query);
    const sort = sortParameter(query, SORTS);
    const request = {
      text,
      brands: of('marca'),
      categories: of('categoria'),
      sort,
      priceMin: amountParameter(query, 'price_min'),
      priceMax: amountParameter(query, 'price_max'),
      monthlyMax: amountParameter(query, 'monthly_max'),
      offers: flagParameter(query, 'offers'),
      inStock: flagParameter(query, 'in_stock'),
      attributes: query.getAll('attributes[]'),
      delivery: deliveryOf(query, backend.now()),
    };
    const result = filters.unknown.length > 0 ? EMPTY : backend.engine.search(request);
    const scope = scopeOf(backend, call);
    const shown = result.articles.slice((page - 1) * perPage, page * perPage);
    return {
      ...productDocument(scope, shown, CARD_INCLUDES),
      meta: {
        page: pageMeta(page, perPage, result.articles.length),
        filters: filters.known,
        unknown_filters: filters.unknown,
        facets: result.facets,
        corrected_query: result.corrected,
        related_terms: relatedTerms(text, result.articles),
      },
    };
  },
  suggestions(backend, call) {
    const text = textOf(call.query).trim();
    const scope = scopeOf(backend, call);
    if (text.length < 2) {
      const meta = { categories: [], brands: [], terms: MOST_SEARCHED.slice(0, 6) };
      return { data: [], included: [], meta };
    }
    const { articles, facets } = backend.engine.search({ ...EVERYTHING, text });
    // The shelf of the best hits first: more laptops have an SSD than there are SSDs.
    const shelves = [...new Set(articles.map(({ category }) => category))];
    const place = ({ slug }: { slug: string }) => shelves.indexOf(slug);
    const categories = facets.categories.toSorted((a, b) => place(a) - place(b));
    // A brand behind half a word finds nothing.
    const finds = (term: string) =>
      backend.engine.search({ ...EVERYTHING, text: term }).articles.length > 0;
    const top = (rows: readonly { slug: string; name: string }[], count: number) =>
      rows.slice(0, count).map(({ slug, name }) => ({ slug, name }));
    return {
      ...productDocument(scope, articles.slice(0, 6), CARD_INCLUDES),
      meta: {
        categories: top(categories, 4),
        brands: top(facets.brands, 4),
        terms: suggestedTerms(text, backend.catalogue, articles).filter(finds),
      },
    };
  },
  mostSearched: () => ({ meta: { terms: MOST_SEARCHED } }),
};
