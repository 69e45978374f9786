import { brandsOfParts } from '../assembly/groups';
import type { Backend } from '../backend';
import { runningLandings } from '../catalogue/landings';
import { componentsOf } from '../catalogue/relations';
import { DAY } from '../core/clock';
import { Included, type Resource } from '../core/json-api';
import { onePage } from '../core/own';
import { badParameter, notFound } from '../core/problem';
import { fieldsParameter, includeParameter, listParameter } from '../core/query';
import type { Call, Handlers } from '../core/route';
import { CARD_INCLUDES, PRODUCT_INCLUDES, productDocument } from './product-resource';
import { brandResource, categoryResource, type Scope } from './resources';

const MOST_IDS = 50;
const FIELDS = ['products', 'brands', 'categories', 'product-images'] as const;

export function scopeOf(backend: Backend, { origin, query }: Call): Scope {
  const fields = Object.fromEntries(FIELDS.map((type) => [type, fieldsParameter(query, type)]));
  return { backend, origin, included: new Included(), fields };
}

/** The article of an id in a path; 404 when there is none. */
export function articleById({ catalogue }: Backend, id: string | undefined) {
  const article = catalogue.byId.get(id ?? '');
  if (!article) throw notFound('El producto solicitado no existe o ya no está disponible.');
  return article;
}

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

export const catalogueHandlers: Handlers = {
  products(backend, call) {
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
    return productDocument(scope, found, include, 'detail');
  },
  categories(backend, call) {
    const scope = scopeOf(backend, call);
    const include = includeParameter(call.query, 'parent categories popularBrands');
    const slug = call.query.get('filter[slug]');
    const rows = [...backend.catalogue.categories.values()].filter((row) =>
      slug === null
        ? row.parent === null && backend.catalogue.inCategory(row.slug).length > 0
        : row.slug === slug,
    );
    scope.included.exclude(rows.map(({ id }) => ({ type: 'categories', id })));
    const data = rows.map((row) => categoryResource(scope, row, include));
    return { data, included: scope.included.list() };
  },
  brands(backend, call) {
    const scope = scopeOf(backend, call);
    const ofParts = call.query.has('filter[assemblyWithExpiration]') && brandsOfParts(backend);
    const rows = [...backend.catalogue.brands.values()].filter(
      ({ slug }) => !ofParts || ofParts.has(slug),
    );
    return { data: rows.map((brand) => brandResource(scope, brand)) };
  },
  productComponents(backend, call) {
    const include = includeParameter(call.query, PRODUCT_INCLUDES);
    const all = componentsOf(backend.catalogue, articleById(backend, call.params.id));
    const { rows, meta } = onePage(call.query, all, { size: 15, most: 100 });
    const shown = productDocument(scopeOf(backend, call), rows, { ...CARD_INCLUDES, ...include });
    return { ...shown, meta };
  },
  sitemap(backend, { query, origin }) {
    const kind = query.get('filter[kind]') ?? '';
    const all = rowsOf(backend, kind).filter(({ products }) => products > 0);
    const { rows, meta } = onePage(query, all, { size: 100, most: 1000 });
    const today = new Date(backend.now().toISOString().slice(0, 10)).getTime();
    const data = rows.map(
      ({ id, slug, products, age, image }): Resource => ({
        type: 'sitemap-entries',
        id: `${kind}-${id}`,
        attributes: {
          slug,
          products_count: products,
          updated_utc: new Date(today - age * DAY).toISOString(),
          ...(image !== undefined && { image_url: image && origin + image }),
        },
      }),
    );
    return { data, meta };
  },
};
