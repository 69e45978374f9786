import type { Backend } from '../backend';
import { runningLandings } from '../catalogue/landings';
import { pageMeta, type Resource } from '../core/json-api';
import { badParameter } from '../core/problem';
import { wholeParameter } from '../core/query';
import type { Call, Handlers } from '../core/route';

const LARGEST_PAGE = 1000;
const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;

interface Row {
  id: string;
  slug: string;
  products: number;
  /** Days since the last change. */
  age: number;
}

function rowsOf(backend: Backend, kind: string): Row[] {
  const { catalogue } = backend;
  switch (kind) {
    case 'product':
      return catalogue.articles.map(({ id, slug, ageDays }) => ({
        ...{ id, slug, products: 1, age: ageDays % MONTH_DAYS },
      }));
    case 'category':
      return [...catalogue.categories.values()].map(({ id, slug }) => ({
        ...{ id, slug, products: catalogue.inCategory(slug).length, age: 0 },
      }));
    case 'brand':
      return [...catalogue.brands.values()].map(({ id, slug }) => ({
        ...{ id, slug, products: catalogue.countOfBrand(slug), age: 0 },
      }));
    case 'landing':
      return runningLandings(backend).map(({ id, slug, sections }) => {
        const products = sections.reduce((sum, { articles }) => sum + articles.length, 0);
        return { id, slug, products, age: 0 };
      });
    default:
      throw badParameter('filter[kind]', `"${kind}" no es product, category, brand ni landing.`);
  }
}

function sitemap(backend: Backend, { query }: Call) {
  const kind = query.get('filter[kind]') ?? '';
  const page = wholeParameter(query, 'page[number]', { fallback: 1, min: 1, max: 100_000 });
  const size = wholeParameter(query, 'page[size]', { fallback: 100, min: 1, max: LARGEST_PAGE });
  const rows = rowsOf(backend, kind).filter(({ products }) => products > 0);
  const today = new Date(backend.now().toISOString().slice(0, 10)).getTime();
  const data = rows.slice((page - 1) * size, page * size).map(
    ({ id, slug, products, age }): Resource => ({
      type: 'sitemap-entries',
      id: `${kind}-${id}`,
      attributes: {
        slug,
        products_count: products,
        updated_utc: new Date(today - age * DAY_MS).toISOString(),
      },
    }),
  );
  return { data, meta: { page: pageMeta(page, size, rows.length) } };
}

/** What the shop's sitemap is made of. */
export const sitemapHandlers: Handlers = {
  sitemap,
};
