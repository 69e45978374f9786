import { brandsOfParts } from '../assembly/groups';
import type { Backend } from '../backend';
import { runningLandings } from '../catalogue/landings';
import { componentsOf } from '../catalogue/relations';
import { Included, pageMeta, type Resource } from '../core/json-api';
import { badParameter, notFound } from '../core/problem';
import { fieldsParameter, includeParameter, listParameter, wholeParameter } from '../core/query';
import type { Call, Handlers } from '../core/route';
import {
  CARD_INCLUDES,
  PRODUCT_FIELDS,
  PRODUCT_INCLUDES,
  productResource,
} from './product-resource';
import {
  BRAND_FIELDS,
  brandResource,
  CATEGORY_FIELDS,
  categoryResource,
  type Scope,
} from './resources';

const MOST_IDS = 50;
const CATEGORY_INCLUDES: ReadonlySet<string> = new Set(['parent', 'categories', 'popularBrands']);

export function scopeOf(backend: Backend, { origin, query }: Call): Scope {
  return {
    backend,
    origin,
    included: new Included(),
    fields: {
      products: fieldsParameter(query, 'products', PRODUCT_FIELDS),
      brands: fieldsParameter(query, 'brands', BRAND_FIELDS),
      categories: fieldsParameter(query, 'categories', CATEGORY_FIELDS),
    },
  };
}

const IMAGE_FIELDS: ReadonlySet<string> = new Set(
  'is_cover filename filename_2 filename_3 filename_4 filename_5'.split(' '),
);

/** A scope in which pictures have sparse fields, too. */
export function personalScope(backend: Backend, call: Call): Scope {
  const scope = scopeOf(backend, call);
  const images = fieldsParameter(call.query, 'product-images', IMAGE_FIELDS);
  return { ...scope, fields: { ...scope.fields, 'product-images': images } };
}

/** The article of an id in a path; 404 when there is none. */
export function articleById({ catalogue }: Backend, id: string | undefined) {
  const article = catalogue.byId.get(id ?? '');
  if (!article) throw notFound('El producto solicitado no existe o ya no está disponible.');
  return article;
}

function products(backend: Backend, call: Call) {
  const scope = scopeOf(backend, call);
  const include = includeParameter(call.query, PRODUCT_INCLUDES);
  const slug = call.query.get('filter[slug]');
  const ids = listParameter(call.query, 'filter[id]');
  if ((slug === null) === (ids === undefined)) {
    throw badParameter('filter', 'Indica filter[slug] o filter[id], uno de los dos.');
  }
  if (ids && ids.length > MOST_IDS) {
    throw badParameter('filter[id]', `Se permiten hasta ${MOST_IDS} productos por consulta.`);
  }
  const found = ids
    ? [...new Set(ids)].flatMap((id) => backend.catalogue.byId.get(id) ?? [])
    : [backend.catalogue.bySlug.get(slug ?? '') ?? []].flat();
  scope.included.exclude(found.map(({ id }) => ({ type: 'products', id })));
  const data = found.map((article) => productResource(scope, article, include, 'detail'));
  return { data, included: scope.included.list() };
}

function categories(backend: Backend, call: Call) {
  const scope = scopeOf(backend, call);
  const include = includeParameter(call.query, CATEGORY_INCLUDES);
  const slug = call.query.get('filter[slug]');
  const rows = [...backend.catalogue.categories.values()].filter((row) =>
    slug === null
      ? row.parent === null && backend.catalogue.inCategory(row.slug).length > 0
      : row.slug === slug,
  );
  scope.included.exclude(rows.map(({ id }) => ({ type: 'categories', id })));
  const data = rows.map((row) => categoryResource(scope, row, include));
  return { data, included: scope.included.list() };
}

function brands(backend: Backend, call: Call) {
  const scope = scopeOf(backend, call);
  const ofParts = call.query.has('filter[assemblyWithExpiration]') && brandsOfParts(backend);
  const rows = [...backend.catalogue.brands.values()].filter(
    ({ slug }) => !ofParts || ofParts.has(slug),
  );
  return { data: rows.map((brand) => brandResource(scope, brand)) };
}

function components(backend: Backend, call: Call) {
  const scope = scopeOf(backend, call);
  const include = includeParameter(call.query, PRODUCT_INCLUDES);
  const size = wholeParameter(call.query, 'page[size]', { fallback: 15, min: 1, max: 100 });
  const page = wholeParameter(call.query, 'page[number]', { fallback: 1, min: 1, max: 100_000 });
  const all = componentsOf(backend.catalogue, articleById(backend, call.params.id));
  const shown = all.slice((page - 1) * size, page * size);
  scope.included.exclude(shown.map(({ id }) => ({ type: 'products', id })));
  const data = shown.map((one) =>
    productResource(scope, one, { ...CARD_INCLUDES, ...include }, 'list'),
  );
  return {
    data,
    included: scope.included.list(),
    meta: { page: pageMeta(page, size, all.length) },
  };
}

const LARGEST_PAGE = 1000;
const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;

interface Row {
  id: string;
  slug: string;
  products: number;
  /** Days since the last change. */
  age: number;
  /** Path of the picture. */
  image?: string | null;
}

function rowsOf(backend: Backend, kind: string): Row[] {
  const { catalogue } = backend;
  switch (kind) {
    case 'product':
      return catalogue.articles.map(({ id, slug, ageDays, hasImages }) => ({
        ...{ id, slug, products: 1, age: ageDays % MONTH_DAYS },
        image: hasImages ? `/media/products/${id}/1-o.webp` : null,
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

function sitemap(backend: Backend, { query, origin }: Call) {
  const kind = query.get('filter[kind]') ?? '';
  const page = wholeParameter(query, 'page[number]', { fallback: 1, min: 1, max: 100_000 });
  const size = wholeParameter(query, 'page[size]', { fallback: 100, min: 1, max: LARGEST_PAGE });
  const rows = rowsOf(backend, kind).filter(({ products }) => products > 0);
  const today = new Date(backend.now().toISOString().slice(0, 10)).getTime();
  const data = rows.slice((page - 1) * size, page * size).map(
    ({ id, slug, products, age, image }): Resource => ({
      type: 'sitemap-entries',
      id: `${kind}-${id}`,
      attributes: {
        slug,
        products_count: products,
        updated_utc: new Date(today - age * DAY_MS).toISOString(),
        ...(image !== undefined && { image_url: image && origin + image }),
      },
    }),
  );
  return { data, meta: { page: pageMeta(page, size, rows.length) } };
}

export const catalogueHandlers: Handlers = {
  products,
  categories,
  brands,
  productComponents: components,
  sitemap,
};
