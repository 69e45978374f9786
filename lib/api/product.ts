import type { Product, RelatedProductIds } from '@/lib/domain/product/types';
import type { ApiClient } from './client/client';
import { createRead } from './client/create-read';
import { OPTIONAL_LIMIT_MS } from './client/deadline';
import { requireEntity } from './client/errors';
import { type JsonApiModel, RELATION_LINK } from './client/json-api';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { attributeGroups, bulletPoints, characteristics } from './data-sheet';
import { assumedEndpoints } from './endpoints/assumed';
import { getCall } from './endpoints/endpoint';
import { toProductImage } from './product-images';
import { storesWithStock } from './product-stock';
import {
  readProductsById,
  SUMMARY_FIELDS,
  SUMMARY_RELATIONS,
  toProductSummaries,
  toProductSummary,
} from './product-summaries';
import {
  findLinkedIds,
  findRelatedProductIds,
  findUnknownKinds,
  readRelatedProductIds,
  toRelatedProductIds,
} from './related-products';

/** Only the path of a link counts. */
const ANY_HOST = 'http://backend.invalid';

/** The path below the API of a link to a relation that has no data. The link's host is never called. */
function toPath(model: JsonApiModel, name: string): string | null {
  const links = model.links as Readonly<Record<string, string>> | undefined;
  const link = links?.[RELATION_LINK + name];
  if (!link || name in model) return null;
  if (!URL.canParse(link, ANY_HOST)) return null;
  const { pathname } = new URL(link, ANY_HOST);
  return /^\/api\/[^{}]+$/.test(pathname) ? pathname.slice('/api'.length) : null;
}

/** Reads relations that an answer names by links only. For the server: a browser reaches known paths only. One that cannot be read stays missing. */
async function followRelations(
  client: ApiClient,
  model: JsonApiModel,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<JsonApiModel> {
  const read = async (name: string) => {
    const path = toPath(model, name);
    if (path === null) return [];
    const call = getCall(path, 'server');
    const document = await client
      .requestOrNull<string>(call, { signal, timeoutMs: OPTIONAL_LIMIT_MS })
      .catch(() => null);
    return document ? [[name, document.data] as const] : [];
  };
  const found = (await Promise.all(names.map(read))).flat();
  return found.length > 0 ? { ...model, ...Object.fromEntries(found) } : model;
}

export const readProductFields = snakeToCamel({
  upc_gtin: wire.barCode,
  stores_with_stock: storesWithStock,
  short_description: wire.text,
  description: wire.text,
  description_file: wire.fileUrl,
  description_file_is_pdf: wire.flag,
  description_file_is_image: wire.flag,
  description_landing: wire.text,
  meta_description: wire.text,
  attribute_group_map: attributeGroups,
  characteristics,
  bullet_points: bulletPoints,
  video_link: wire.url,
  manual_file: wire.fileUrl,
  specs_file: wire.fileUrl,
  manufacturer_link: wire.url,
  created_utc: wire.dateTime,
  monthly_offer_stores_info: wire.optionalText,
});

export function toProduct(model: JsonApiModel): Product | null {
  const summary = toProductSummary(model);
  if (!summary) return null;
  const {
    description: descriptionHtml,
    descriptionLanding: descriptionLandingHtml,
    attributeGroupMap,
    descriptionFile: url,
    descriptionFileIsPdf: isPdf,
    descriptionFileIsImage: isImage,
    ...detail
  } = readProductFields(model);
  const images = wire.entities(wire.relations(model, 'images'), toProductImage);
  return {
    ...summary,
    ...detail,
    images: images.length === 0 && summary.cover ? [summary.cover] : images,
    descriptionHtml,
    descriptionFile: url ? { url, kind: isPdf ? 'pdf' : isImage ? 'image' : 'other' } : null,
    descriptionLandingHtml,
    attributeGroups: attributeGroupMap,
    relatedProducts: toRelatedProductIds(findRelatedProductIds(model)),
    components: toProductSummaries(wire.relations(model, 'components')),
  };
}

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
  return document && wire.firstModel(document);
}

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
  const slug = wire.toText(model.slug);
  if (findUnknownKinds(found).length === 0 || !slug) return toRelatedProductIds(found);
  return readRelatedProductIds(client, slug, signal).catch(() => toRelatedProductIds(found));
}

/** The products that an answer names without describing them, in its order. None when they cannot be read. */
async function readNamedProducts(client: ApiClient, ids: readonly string[], signal?: AbortSignal) {
  const found = await readProductsById(client, ids, signal, OPTIONAL_LIMIT_MS).catch(() => null);
  return ids.flatMap((id) => found?.get(id) ?? []);
}

export async function readProduct(client: ApiClient, slug: string, signal?: AbortSignal) {
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

export async function readComparedProduct(client: ApiClient, slug: string, signal?: AbortSignal) {
  const model = await readProductModel(client, slug, SUMMARY_RELATIONS.join(','), signal);
  return model && requireEntity(toProduct(model));
}

const FEED_FIELDS = [
  ...SUMMARY_FIELDS,
  'upc_gtin',
  'short_description',
  'meta_description',
  'images',
];

/** The products with these ids, at most 50, each with what a feed says of it. Unknown ones are left out. */
export const readProductsForFeed = createRead(
  assumedEndpoints.products,
  (ids: readonly string[]) => ({
    query: {
      'filter[id]': ids.join(','),
      include: [...SUMMARY_RELATIONS, 'category.parent', 'images'].join(','),
      'fields[products]': FEED_FIELDS.join(','),
    },
    cache: 'no-store',
  }),
  (document) => wire.listEntities(document, toProduct),
);

export const comparedProductQuery = (slug: string) =>
  readQuery(['compared-product', slug], readComparedProduct, slug);
