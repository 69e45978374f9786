import {
  articlesOf,
  assemblyAttributes,
  GROUPS,
  type GroupRow,
  groupConfigs,
} from '../assembly/groups';
import { judge } from '../assembly/rules';
import type { Backend } from '../backend';
import type { Article } from '../catalogue/types';
import { byId, tally } from '../core/find';
import { links, type Resource, resourceOf } from '../core/json-api';
import { onePage } from '../core/own';
import { badParameter, found } from '../core/problem';
import {
  amountParameter,
  flagParameter,
  includeParameter,
  listParameter,
  sortParameter,
} from '../core/query';
import type { Handlers } from '../core/route';
import { fold } from '../core/text';
import { finalPrice } from '../search/engine';
import { hasLastPieces } from '../seed/derive/prices';
import { performanceOf } from '../seed/derive/promotions';
import { articleById, scopeOf } from './catalogue';
import { CARD_INCLUDES, PRODUCT_INCLUDES, productDocument } from './product-resource';
import { categoryResource } from './resources';

type StockState = [code: string, name: string, has: (article: Article) => boolean];
const STOCK: readonly StockState[] = [
  ['in-store', 'En sucursal', ({ stock }) => stock.inStores > 0],
  ['available', 'Disponible', ({ stock }) => stock.total > 0],
  ['last-pieces', 'Últimas piezas', ({ stock }) => hasLastPieces(stock)],
  ['sold-out', 'Agotado', ({ stock }) => stock.total === 0],
];

/** The chosen articles of `product_ids`; an id that is not sold any more is passed over. */
function others(backend: Backend, query: URLSearchParams): Article[] {
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
    const state = STOCK.find(([one]) => one === code);
    if (!state) throw badParameter('filter[stockStatus]', `El estado "${code}" no existe.`);
    return state[2];
  });
  return (article) => chosen.length === 0 || chosen.some((has) => has(article));
}

/** All steps' articles with `filter[allCategories]`, those of the step otherwise. */
function pool(backend: Backend, group: GroupRow, query: URLSearchParams): Article[] {
  if (!flagParameter(query, 'filter[allCategories]')) return articlesOf(backend, group);
  return [...backend.catalogue.articles].sort((a, b) => b.popularity - a.popularity);
}

function sorted(articles: Article[], query: URLSearchParams): Article[] {
  const sort = sortParameter(query, 'relevance price -price');
  if (sort === 'relevance') return articles;
  const sign = sort === 'price' ? 1 : -1;
  return articles.sort(
    (a, b) => sign * (finalPrice(a) - finalPrice(b)) || Number(a.id) - Number(b.id),
  );
}

/** Not an interface: those have no index signature, which JSON asks for. */
type Option = { value: string; name: string; count: number };

function counted(
  articles: readonly Article[],
  of: (article: Article) => string | null,
  nameOf = (value: string) => value,
): Option[] {
  const counts = new Map<string, number>();
  for (const article of articles) {
    const value = of(article);
    if (value) tally(counts, value);
  }
  const options = [...counts].map(([value, count]) => ({ value, name: nameOf(value), count }));
  return options.sort((a, b) => b.count - a.count);
}

/** The values that the step's articles can be filtered by, before any filter. */
function optionsOf({ catalogue }: Backend, articles: readonly Article[]) {
  const brandName = (slug: string) => catalogue.brands.get(slug)?.name ?? slug;
  const stock_status = STOCK.map(([value, name, has]) => ({
    value,
    name,
    count: articles.filter(has).length,
  }));
  return {
    brands: counted(articles, ({ brandSlug }) => brandSlug, brandName),
    performances: counted(articles, performanceOf),
    stock_status: stock_status.filter(({ count }) => count > 0),
  };
}

/** The articles before and after the filters, and what the rules say of one with those chosen. */
function select(backend: Backend, group: GroupRow, query: URLSearchParams) {
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

export function groupResource({ catalogue }: Backend, group: GroupRow): Resource {
  const { id, name, order, accessory, required, active } = group;
  const rows = group.categories.flatMap((slug) => catalogue.categories.get(slug) ?? []);
  const attributes = {
    name,
    order,
    is_accessory: accessory ? 1 : 0,
    is_required: required ? 1 : 0,
    is_active: active ? 1 : 0,
  };
  return resourceOf('assembly-groups', id, attributes, { categories: links('categories', rows) });
}

export const assemblyHandlers: Handlers = {
  assemblyGroups(backend, call) {
    const include = includeParameter(call.query, 'categories');
    const scope = scopeOf(backend, call);
    for (const slug of include.categories ? GROUPS.flatMap(({ categories }) => categories) : []) {
      const row = backend.catalogue.categories.get(slug);
      if (row) scope.included.add(categoryResource(scope, row, {}));
    }
    const data = [...GROUPS].reverse().map((group) => groupResource(backend, group));
    return { data, included: scope.included.list() };
  },
  assemblyGroupComponents(backend, call) {
    const group = found(byId(GROUPS, call.params.id), 'Ese paso del armado no existe.');
    const include = { ...CARD_INCLUDES, ...includeParameter(call.query, PRODUCT_INCLUDES) };
    const { all, articles, judged } = select(backend, group, call.query);
    const { rows, meta } = onePage(call.query, articles, { size: 15 });
    const shown = productDocument(scopeOf(backend, call), rows, include, 'list', (article) => ({
      ...assemblyAttributes(article),
      attribute_group_map: article.specs(),
      compatible: judged(article).compatible,
    }));
    return { ...shown, meta: { ...meta, filters: optionsOf(backend, all) } };
  },
  assemblyInfo(backend, call) {
    const article = articleById(backend, call.params.id);
    const chosen = others(backend, call.query).filter(({ id }) => id !== article.id);
    return {
      meta: {
        product_id: article.id,
        ...judge(article, chosen),
        performance: performanceOf(article),
        related_assembly_groups: [],
        ...assemblyAttributes(article),
        assembly_group_configs: groupConfigs(article),
      },
    };
  },
};
