import type { Backend } from '../backend';
import type { Article } from '../catalogue/types';
import { badParameter } from '../core/problem';
import { amountParameter, flagParameter, listParameter } from '../core/query';
import { fold } from '../core/text';
import { finalPrice } from '../search/engine';
import { hasLastPieces } from '../seed/derive/prices';
import { performanceOf } from '../seed/derive/promotions';
import { articlesOf, type GroupRow } from './groups';
import { type Answer, judge } from './rules';

const STOCK: readonly (readonly [
  code: string,
  name: string,
  has: (article: Article) => boolean,
])[] = [
  ['in-store', 'En sucursal', ({ stock }) => stock.inStores > 0],
  ['available', 'Disponible', ({ stock }) => stock.total > 0],
  ['last-pieces', 'Últimas piezas', ({ stock }) => hasLastPieces(stock)],
  ['sold-out', 'Agotado', ({ stock }) => stock.total === 0],
];

/** The chosen articles of `product_ids`; an id that is not sold any more is passed over. */
export function others(backend: Backend, query: URLSearchParams): Article[] {
  const ids = listParameter(query, 'product_ids') ?? [];
  if (ids.length > 60) throw badParameter('product_ids', 'Son demasiados productos.');
  return ids.flatMap((id) => backend.catalogue.byId.get(id) ?? []);
}

function wordsFilter(query: URLSearchParams): (article: Article) => boolean {
  const terms = query.getAll('filter[search][]').map(fold).filter(Boolean);
  return ({ name, partNumber }) => {
    const text = fold(`${name} ${partNumber}`);
    return terms.every((term) => text.includes(term));
  };
}

function stockFilter(query: URLSearchParams): (article: Article) => boolean {
  const codes = listParameter(query, 'filter[stockStatus]') ?? [];
  const chosen = codes.map((code) => {
    const found = STOCK.find(([one]) => one === code);
    if (!found) throw badParameter('filter[stockStatus]', `El estado "${code}" no existe.`);
    return found[2];
  });
  return (article) => chosen.length === 0 || chosen.some((has) => has(article));
}

/** All steps' articles with `filter[allCategories]`, those of the step otherwise. */
function pool(backend: Backend, group: GroupRow, query: URLSearchParams): Article[] {
  if (!flagParameter(query, 'filter[allCategories]')) return articlesOf(backend, group);
  return [...backend.catalogue.articles].sort((a, b) => b.popularity - a.popularity);
}

function sorted(articles: Article[], query: URLSearchParams): Article[] {
  const sort = query.get('sort') ?? 'relevance';
  if (sort === 'relevance') return articles;
  if (sort !== 'price' && sort !== '-price') {
    throw badParameter('sort', `El orden "${sort}" no existe.`);
  }
  const sign = sort === 'price' ? 1 : -1;
  return articles.sort(
    (a, b) => sign * (finalPrice(a) - finalPrice(b)) || Number(a.id) - Number(b.id),
  );
}

/** Not an interface: those have no index signature, which JSON asks for. */
type Option = { value: string; name: string; count: number };

function counted(articles: readonly Article[], of: (article: Article) => [string, string] | null) {
  const found = new Map<string, Option>();
  for (const article of articles) {
    const [value, name] = of(article) ?? [];
    if (!value) continue;
    const option = found.get(value) ?? { value, name: name ?? value, count: 0 };
    option.count++;
    found.set(value, option);
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

/** The values that the step's articles can be filtered by, before any filter. */
export function optionsOf({ catalogue }: Backend, articles: readonly Article[]) {
  const brandName = (slug: string) => catalogue.brands.get(slug)?.name ?? slug;
  return {
    brands: counted(articles, ({ brandSlug }) =>
      brandSlug === null ? null : [brandSlug, brandName(brandSlug)],
    ),
    performances: counted(articles, (article) => {
      const performance = performanceOf(article);
      return performance === '' ? null : [performance, performance];
    }),
    stock_status: STOCK.map(([value, name, has]) => ({
      value,
      name,
      count: articles.filter(has).length,
    })).filter(({ count }) => count > 0),
  };
}

export interface Selected {
  /** Before the filters. */
  all: Article[];
  articles: Article[];
  /** What the rules say of an article with those chosen. */
  judged: (article: Article) => Answer;
}

export function select(backend: Backend, group: GroupRow, query: URLSearchParams): Selected {
  const all = pool(backend, group, query);
  const chosen = others(backend, query);
  const brands = listParameter(query, 'filter[brand]') ?? [];
  const performances = listParameter(query, 'filter[performance]') ?? [];
  const priceMax = amountParameter(query, 'filter[priceMax]');
  const [hasWords, hasStock] = [wordsFilter(query), stockFilter(query)];
  const onlyCompatible = flagParameter(query, 'filter[compatible]');
  const judged = (article: Article) => judge(article, chosen);
  const articles = all.filter(
    (article) =>
      (brands.length === 0 || brands.includes(article.brandSlug ?? '')) &&
      (performances.length === 0 || performances.includes(performanceOf(article))) &&
      (priceMax === null || finalPrice(article) <= priceMax) &&
      hasWords(article) &&
      hasStock(article) &&
      (!onlyCompatible || judged(article).compatible !== false),
  );
  return { all, articles: sorted(articles, query), judged };
}
