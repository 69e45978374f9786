import { COMPONENTS_PAGE_SIZE, type Paging } from '@/lib/domain/paging';
import { findVariants, type SheetProduct } from '@/lib/domain/product/data-sheet';
import {
  type ProductSummary,
  RELATED_PRODUCT_KINDS,
  type RelatedProductIds,
  type RelatedProductKind,
} from '@/lib/domain/product/types';
import type { ApiClient } from './client/client';
import { createRead } from './client/create-read';
import { isRecord } from './client/json';
import type { JsonApiModel } from './client/json-api';
import { pagesQuery } from './client/pages-query';
import { toPaging } from './client/paging';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { attributeGroups, characteristics } from './data-sheet';
import { assumedEndpoints } from './endpoints/assumed';
import { specEndpoints } from './endpoints/spec';
import { SUMMARY_FIELDS, toProductSummary } from './product-summaries';

/** The most products of one kind: a short selection, not the whole catalogue. */
const MAX_RELATED_PRODUCTS = 10;

const idOf = (entry: unknown) => wire.toText(isRecord(entry) ? entry.id : entry) ?? '';

/** Of a relation, with or without its resources, or of a list in `any_related` (spec 3). Null when the answer does not say whether there are any. */
export function findLinkedIds(model: JsonApiModel, kind: RelatedProductKind | 'components') {
  const isRelation = kind in model;
  const lists = isRecord(model.any_related) ? model.any_related : {};
  const entries = isRelation ? wire.models(model[kind]) : wire.toList(lists[kind]);
  return entries ? [...new Set(entries.map(idOf).filter(Boolean))] : null;
}

type FoundRelatedProductIds = Record<RelatedProductKind, string[] | null>;

export const findRelatedProductIds = (model: JsonApiModel): FoundRelatedProductIds => ({
  substitutes: findLinkedIds(model, 'substitutes'),
  sets: findLinkedIds(model, 'sets'),
  related: findLinkedIds(model, 'related'),
});

export const findUnknownKinds = (found: FoundRelatedProductIds): RelatedProductKind[] =>
  RELATED_PRODUCT_KINDS.filter((kind) => found[kind] === null);

export function toRelatedProductIds(found: FoundRelatedProductIds): RelatedProductIds {
  const first = (kind: RelatedProductKind) => (found[kind] ?? []).slice(0, MAX_RELATED_PRODUCTS);
  return { substitutes: first('substitutes'), sets: first('sets'), related: first('related') };
}

const SHAPE = { attribute_group_map: attributeGroups, characteristics, upc_gtin: wire.barCode };
const readFields = snakeToCamel(SHAPE);

const SHEET_FIELDS = Object.keys(SHAPE);

export function toSheetProduct(model: JsonApiModel): SheetProduct | null {
  const summary = toProductSummary(model);
  if (!summary) return null;
  const { attributeGroupMap, ...sheet } = readFields(model);
  return { ...summary, ...sheet, attributeGroups: attributeGroupMap };
}

export async function readRelatedProductIds(client: ApiClient, slug: string, signal?: AbortSignal) {
  const document = await client.requestOrNull(assumedEndpoints.products, {
    query: {
      'filter[slug]': slug,
      include: RELATED_PRODUCT_KINDS.join(','),
      'fields[products]': [...RELATED_PRODUCT_KINDS, 'any_related'].join(','),
    },
    signal,
  });
  const model = document && wire.firstModel(document);
  return toRelatedProductIds(findRelatedProductIds(model ?? { type: 'products', id: '' }));
}

export async function readVariants(client: ApiClient, slug: string, signal?: AbortSignal) {
  const document = await client.requestOrNull(assumedEndpoints.products, {
    query: {
      'filter[slug]': slug,
      include: ['brand', 'category', 'related', 'related.brand', 'related.category'].join(','),
      'fields[products]': [...SUMMARY_FIELDS, ...SHEET_FIELDS, 'related'].join(','),
    },
    signal,
  });
  const model = document && wire.firstModel(document);
  const own = model && toSheetProduct(model);
  if (!own) return [];
  // A sheet is long, so only those are read that may be variants.
  const brandOf = ({ brand }: JsonApiModel) => (isRecord(brand) ? brand.id : null);
  const alike = wire
    .relations(model, 'related')
    .filter((other) => brandOf(other) === brandOf(model));
  return findVariants(own, wire.readableEntities(alike, toSheetProduct));
}

export const relatedProductIdsQuery = (slug: string) =>
  readQuery(['related-product-ids', slug], readRelatedProductIds, slug, { staleTime: 300_000 });

interface ComponentPage extends Paging {
  components: ProductSummary[];
}

export const readComponents = createRead(
  specEndpoints.productComponents,
  ({ productId, page }: { productId: string; page: number }) => ({
    params: { id: productId },
    query: {
      'page[number]': page,
      'page[size]': COMPONENTS_PAGE_SIZE,
      include: 'category,images,brand',
    },
  }),
  (document, { page }): ComponentPage => ({
    components: wire.listEntities(document, (one) => toProductSummary(one)),
    ...toPaging(document, { page, pageSize: COMPONENTS_PAGE_SIZE }),
  }),
);

/** The components of a kit from page 2 on, because the product's document contains the first page. */
export const kitComponentsQuery = (productId: string) =>
  pagesQuery(['product-components', productId], readComponents, { productId }, 2);
