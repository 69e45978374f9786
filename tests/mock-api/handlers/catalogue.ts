import { brandsOfParts } from '../assembly/groups';
import type { Backend } from '../backend';
import { runningLandings } from '../catalogue/landings';
import { componentsOf } from '../catalogue/relations';
import { DAY } from '../core/clock';
import { Included, links, resourceOf } from '../core/json-api';
import { onePage } from '../core/own';
import { demandParameter, found } from '../core/problem';
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

export const articleById = ({ catalogue }: Backend, id = '') =>
  found(catalogue.byId.get(id), 'El producto solicitado no existe o ya no está disponible.');

const MONTH_DAYS = 30;

interface Entry {
  id: string;
  slug: string;
  products: number;
  /** Days since the last change. */
  age?: number;
  /** Path of the picture. */
  image?: string | null;
}

const ENTRIES: Readonly<Record<string, (backend: Backend) => Entry[]>> = {
  product: ({ catalogue }) =>
    catalogue.articles.map(({ id, slug, ageDays, hasImages }) => ({
      id,
      slug,
      products: 1,
      age: ageDays % MONTH_DAYS,
      image: hasImages ? `/media/products/${id}/1-o.webp` : null,
    })),
  category: ({ catalogue }) =>
    [...catalogue.categories.values()].map(({ id, slug }) => ({
      id,
      slug,
      products: catalogue.inCategory(slug).length,
    })),
  brand: ({ catalogue }) =>
    [...catalogue.brands.values()].map(({ id, slug }) => ({
      id,
      slug,
      products: catalogue.countOfBrand(slug),
    })),
  landing: (backend) =>
    runningLandings(backend).map(({ id, slug, sections }) => ({
      id,
      slug,
      products: sections.flatMap(({ articles }) => articles).length,
    })),
};

export const catalogueHandlers: Handlers = {
  products(backend, call) {
    const scope = scopeOf(backend, call);
    const include = includeParameter(call.query, PRODUCT_INCLUDES);
    const slug = call.query.get('filter[slug]');
    const ids = listParameter(call.query, 'filter[id]');
    const isOne = (slug === null) !== (ids === undefined);
    demandParameter(isOne, 'filter', 'Indica filter[slug] o filter[id], uno de los dos.');
    const tooMany = `Se permiten hasta ${MOST_IDS} productos por consulta.`;
    demandParameter(!ids || ids.length <= MOST_IDS, 'filter[id]', tooMany);
    const articles = ids
      ? [...new Set(ids)].flatMap((id) => backend.catalogue.byId.get(id) ?? [])
      : [backend.catalogue.bySlug.get(slug ?? '') ?? []].flat();
    return productDocument(scope, articles, include, 'detail');
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
    scope.included.exclude(links('categories', rows));
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
    const entries = ENTRIES[kind]?.(backend);
    const wrong = `"${kind}" no es product, category, brand ni landing.`;
    demandParameter(entries, 'filter[kind]', wrong);
    const all = entries.filter(({ products }) => products > 0);
    const { rows, meta } = onePage(query, all, { size: 100, most: 1000 });
    const today = new Date(backend.now().toISOString().slice(0, 10)).getTime();
    const data = rows.map(({ id, slug, products: products_count, age = 0, image }) => {
      const updated_utc = new Date(today - age * DAY).toISOString();
      const image_url = image && origin + image;
      return resourceOf('sitemap-entries', `${kind}-${id}`, {
        slug,
        products_count,
        updated_utc,
        image_url,
      });
    });
    return { data, meta };
  },
};
