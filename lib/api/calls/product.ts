import {
  type Product,
  type ProductSummary,
  RELATED_PRODUCT_KINDS,
  type RelatedProductIds,
} from '@/lib/domain/product/types';
import { findVariants, type Variant } from '@/lib/domain/product/variants';
import type { ApiClient } from '../client';
import { OPTIONAL_LIMIT_MS } from '../deadline';
import { assumedEndpoints } from '../endpoints/assumed';
import { followRelations } from '../follow-relations';
import type { JsonApiModel } from '../json-api';
import { requireEntity } from '../require-entity';
import {
  findLinkedIds,
  findRelatedProductIds,
  findUnknownKinds,
  toRelatedProductIds,
} from '../resources/linked-products';
import { type LivePrice, toLivePrice } from '../resources/live-price';
import { COMMERCE_FIELDS } from '../resources/offer-version';
import { SUMMARY_FIELDS, toProductSummary } from '../resources/product';
import { toProduct } from '../resources/product-detail';
import { SHEET_FIELDS, toSheetProduct } from '../resources/sheet-product';
import {
  firstModel,
  listEntities,
  models,
  readableEntities,
  relations,
  toText,
} from '../resources/wire';

const SUMMARY_RELATIONS = ['brand', 'category', 'coverImage'];
const withSummaries = (list: string) => [
  list,
  ...SUMMARY_RELATIONS.map((relation) => `${list}.${relation}`),
];
const PRODUCT_INCLUDE = [
  'brand',
  'category.parent',
  'coverImage',
  'images',
  ...withSummaries('components'),
].join(',');

async function readProductModel(
  client: ApiClient,
  slug: string,
  include: string,
  signal?: AbortSignal,
) {
  const document = await client.requestOrNull(assumedEndpoints.products, {
    query: { 'filter[slug]': slug, include },
    signal,
  });
  return document && firstModel(document);
}

/** What is read from its link when an answer has nothing else of it. */
const FOLLOWED = ['brand', 'category', 'coverImage', 'images', 'components'];

/** Asks for the products that go with one, when the answer about it does not name them. */
async function readUnknownRelatedProducts(
  client: ApiClient,
  model: JsonApiModel,
  signal?: AbortSignal,
): Promise<RelatedProductIds> {
  const kinds = findUnknownKinds(findRelatedProductIds(model));
  const followed = await followRelations(client, model, kinds, signal);
  const found = findRelatedProductIds(followed);
  const slug = toText(model.slug);
  if (findUnknownKinds(found).length === 0 || !slug) return toRelatedProductIds(found);
  return readRelatedProductIds(client, slug, signal).catch(() => toRelatedProductIds(found));
}

/** The products that an answer names without describing them, in its order. None when they cannot be read. */
async function readNamedProducts(
  client: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ProductSummary[]> {
  const found = await readProductsById(client, ids, signal, OPTIONAL_LIMIT_MS).catch(() => null);
  return ids.flatMap((id) => found?.get(id) ?? []);
}

/** The product with a slug, with all that its page shows. For the server. Null when there is none. */
export async function readProduct(
  client: ApiClient,
  slug: string,
  signal?: AbortSignal,
): Promise<Product | null> {
  const answered = await readProductModel(client, slug, PRODUCT_INCLUDE, signal);
  if (!answered) return null;
  const model = await followRelations(client, answered, FOLLOWED, signal);
  const product = requireEntity(toProduct(model));
  const componentIds = findLinkedIds(model, 'components') ?? [];
  const isDescribed = product.components.length > 0 || componentIds.length === 0;
  const [relatedProducts, components] = await Promise.all([
    readUnknownRelatedProducts(client, answered, signal),
    isDescribed ? product.components : readNamedProducts(client, componentIds, signal),
  ]);
  return { ...product, relatedProducts, components };
}

/** The same product without its further pictures and without linked products. */
export async function readComparedProduct(
  client: ApiClient,
  slug: string,
  signal?: AbortSignal,
): Promise<Product | null> {
  const model = await readProductModel(client, slug, SUMMARY_RELATIONS.join(','), signal);
  return model && requireEntity(toProduct(model));
}

/** Ids of the products that go with one: none when the backend names none. */
export async function readRelatedProductIds(
  client: ApiClient,
  slug: string,
  signal?: AbortSignal,
): Promise<RelatedProductIds> {
  const document = await client.requestOrNull(assumedEndpoints.products, {
    query: {
      'filter[slug]': slug,
      include: RELATED_PRODUCT_KINDS.join(','),
      'fields[products]': [...RELATED_PRODUCT_KINDS, 'any_related'].join(','),
    },
    signal,
  });
  const model = document && firstModel(document);
  return toRelatedProductIds(findRelatedProductIds(model ?? { type: 'products', id: '' }));
}

/** The related products of a product that differ from it in one thing. Empty when there are none. */
export async function readVariants(
  client: ApiClient,
  slug: string,
  signal?: AbortSignal,
): Promise<Variant[]> {
  const document = await client.requestOrNull(assumedEndpoints.products, {
    query: {
      'filter[slug]': slug,
      include: ['brand', 'category', 'related', 'related.brand', 'related.category'].join(','),
      'fields[products]': [...SUMMARY_FIELDS, ...SHEET_FIELDS, 'related'].join(','),
    },
    signal,
  });
  const model = document && firstModel(document);
  const own = model && toSheetProduct(model);
  return own
    ? findVariants(own, readableEntities(relations(model, 'related'), toSheetProduct))
    : [];
}

/** Maximum number of ids in one call. */
const MAX_IDS = 50;

const chunkIds = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );

/** Current prices and stock, by product id. Unknown products are left out. */
export async function readLivePrices(
  client: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, LivePrice>> {
  const documents = await Promise.all(
    chunkIds(ids).map((group) =>
      client.request(assumedEndpoints.products, {
        query: { 'filter[id]': group.join(','), 'fields[products]': COMMERCE_FIELDS.join(',') },
        signal,
      }),
    ),
  );
  const found = documents.flatMap((document) => listEntities(document, toLivePrice));
  return new Map(found.map((price) => [price.id, price]));
}

/** Product summaries by id. Unknown products are left out. */
export async function readProductsById(
  client: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
  timeoutMs?: number,
): Promise<Map<string, ProductSummary>> {
  const documents = await Promise.all(
    chunkIds(ids).map((group) =>
      client.request(assumedEndpoints.products, {
        query: {
          'filter[id]': group.join(','),
          include: SUMMARY_RELATIONS.join(','),
          'fields[products]': SUMMARY_FIELDS.join(','),
        },
        signal,
        timeoutMs,
      }),
    ),
  );
  const found = documents.flatMap((document) =>
    listEntities(document, (one) => toProductSummary(one)),
  );
  return new Map(found.map((product) => [product.id, product]));
}

/** Slugs of at most 50 products by their ids. Unknown products are left out. */
export async function readProductSlugs(
  client: ApiClient,
  ids: readonly string[],
): Promise<string[]> {
  const { data } = await client.request(assumedEndpoints.products, {
    query: { 'filter[id]': ids.join(','), 'fields[products]': 'slug' },
    cache: 'no-store',
  });
  return models(data).flatMap(({ slug }) => (typeof slug === 'string' && slug ? [slug] : []));
}
