import type { BuilderFilters } from '@/lib/domain/build/filters';
import { readFacts } from '@/lib/domain/build/read-facts';
import type { BuildGroup, BuildPart } from '@/lib/domain/build/types';
import { getPartRole } from '@/lib/domain/build/vocabulary';
import { COMPONENTS_PAGE_SIZE, type Paging } from '@/lib/domain/paging';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { ProductSummary } from '@/lib/domain/product/types';
import { groupLimits } from './assembly-compatibility';
import { toBrand } from './brands';
import type { ApiClient } from './client/client';
import { createRead } from './client/create-read';
import type { JsonApiModel } from './client/json-api';
import { pagesQuery } from './client/pages-query';
import { toPaging } from './client/paging';
import { RARELY_CHANGING_MS } from './client/query-parts';
import { readQuery } from './client/read-query';
import { snakeToCamel, snakeToCamelOrNull } from './client/snake-to-camel';
import * as wire from './client/wire';
import { attributeGroups } from './data-sheet';
import { assumedEndpoints } from './endpoints/assumed';
import { assumedAssemblyEndpoints } from './endpoints/assumed-assembly';
import { specEndpoints } from './endpoints/spec';
import { SUMMARY_FIELDS, toProductSummary } from './product-summaries';

export const readBuildGroupFields = snakeToCamel({
  id: wire.text,
  name: wire.text,
  order: wire.count,
  is_accessory: wire.flag,
  is_required: wire.flag,
  is_active: wire.flag,
});

export const readGroupCategoryFields = snakeToCamel({ slug: wire.text, name: wire.text });

/** The role of its parts is that of the first category with a known role, or of its own name. Null for a step that nothing names. */
export function toBuildGroup(model: JsonApiModel): BuildGroup | null {
  const group = readBuildGroupFields(model);
  const categories = wire.relations(model, 'categories').map(readGroupCategoryFields);
  const roles = categories.flatMap(({ slug, name }) => getPartRole(slug, name) ?? []);
  const name = group.name || categories[0]?.name;
  if (!group.id || !name) return null;
  return {
    ...group,
    name,
    role: roles[0] ?? getPartRole(group.name),
  };
}

const reference = wire.field<string | null>(
  'text',
  (value) => (wire.isModel(value) ? value.id : wire.text.parse(value)) || null,
  null,
);

export const readPartFields = snakeToCamel({
  performance: wire.text,
  assembly_group: reference,
  assembly_group_configs: groupLimits,
  attribute_group_map: attributeGroups,
});
export const readCandidateFields = snakeToCamel({ compatible: wire.optionalFlag });

const PART_FIELDS = [
  ...SUMMARY_FIELDS,
  ...Object.keys({ ...readPartFields.shape, ...readCandidateFields.shape }),
];

interface PartProduct {
  id: string;
  part: BuildPart;
  summary: ProductSummary;
}

interface Candidate extends PartProduct {
  /** Whether the backend says that it is compatible with the other parts. Null when it does not know. */
  isCompatible: boolean | null;
}

/** A product that can be a part of a build. A build has a total, so a part needs a price. @throws ApiError without it */
export function toPartProduct(model: JsonApiModel): PartProduct | null {
  const summary = toProductSummary(model, null);
  if (!summary) return null;
  const { performance, assemblyGroup, assemblyGroupConfigs, attributeGroupMap } =
    readPartFields(model);
  const role = getPartRole(summary.category?.slug ?? '', summary.category?.name ?? '');
  const part = {
    ...toProductSnapshot(summary),
    offerMonths: summary.offerMonths,
    performance,
    groupId: assemblyGroup,
    configs: assemblyGroupConfigs,
    facts: role && readFacts(role, attributeGroupMap),
  };
  return { id: part.id, part, summary };
}

function toCandidate(model: JsonApiModel): Candidate | null {
  const found = toPartProduct(model);
  return found && { ...found, isCompatible: readCandidateFields(model).compatible };
}

const PART_INCLUDE = 'category,images,brand';

export const readBuildGroups = createRead(
  specEndpoints.assemblyGroups,
  () => ({ query: { include: 'categories' } }),
  (document) => wire.listEntities(document, toBuildGroup),
);

export const readBuilderBrands = createRead(
  specEndpoints.brands,
  () => ({ query: { 'filter[assemblyWithExpiration]': '' } }),
  (document): FilterOption[] =>
    wire
      .listEntities(document, toBrand)
      .map(({ slug, name }) => ({ value: slug, name, count: null })),
);

export interface FilterOption {
  value: string;
  name: string;
  count: number | null;
}

export interface CandidatePage extends Paging {
  candidates: Candidate[];
  options: { brands: FilterOption[]; performances: FilterOption[]; stockStatus: FilterOption[] };
}

export interface CandidateRequest {
  groupId: string;
  page: number;
  filters: BuilderFilters;
  productIds: readonly string[];
  onlyCompatible: boolean;
  sort?: 'relevance' | 'price' | '-price';
  priceMax?: number | null;
  /** 15 by default, 50 at most. */
  pageSize?: number;
}

const filterOptions = wire.listOf(
  snakeToCamelOrNull({ value: wire.text, name: wire.text, count: wire.optionalNumber }, 'value'),
  ({ value, name, count }): FilterOption => ({ value, name: name || value, count }),
);
const readFilters = snakeToCamel({
  brands: filterOptions,
  performances: filterOptions,
  stock_status: filterOptions,
});
export const readPartFilterFields = snakeToCamel({
  filters: wire.withShape(wire.field('object', readFilters, readFilters(null)), readFilters),
});

const joinOrNull = (values: readonly string[]) => (values.length > 0 ? values.join(',') : null);

export const readCandidates = createRead(
  assumedAssemblyEndpoints.assemblyGroupComponents,
  ({ filters, pageSize = COMPONENTS_PAGE_SIZE, ...asked }: CandidateRequest) => ({
    params: { id: asked.groupId },
    query: {
      'page[number]': asked.page,
      'page[size]': pageSize,
      include: PART_INCLUDE,
      'fields[products]': PART_FIELDS.join(','),
      sort: asked.sort === 'relevance' ? null : asked.sort,
      product_ids: joinOrNull(asked.productIds),
      'filter[brand]': joinOrNull(filters.brands),
      'filter[performance]': joinOrNull(filters.performances),
      'filter[stockStatus]': joinOrNull(filters.stockStatus),
      'filter[search][]': filters.secondary,
      'filter[allCategories]': filters.allCategories ? 1 : null,
      'filter[compatible]': asked.onlyCompatible ? 1 : null,
      'filter[priceMax]': asked.priceMax,
    },
  }),
  (document, { page, pageSize = COMPONENTS_PAGE_SIZE }): CandidatePage => ({
    candidates: wire.listEntities(document, toCandidate),
    ...toPaging(document, { page, pageSize }),
    options: readPartFilterFields(document.meta).filters,
  }),
);

const MAX_IDS = 50;

export async function readPartsWithImages(
  client: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const document = await client.request(assumedEndpoints.products, {
    query: {
      'filter[id]': [...new Set(ids)].slice(0, MAX_IDS).join(','),
      include: PART_INCLUDE,
      'fields[products]': PART_FIELDS.join(','),
    },
    signal,
  });
  return wire.listEntities(document, toCandidate);
}

export const readParts = async (client: ApiClient, ids: readonly string[], signal?: AbortSignal) =>
  new Map((await readPartsWithImages(client, ids, signal)).map(({ id, part }) => [id, part]));

export const buildGroupsQuery = () =>
  readQuery(['assembly-groups'], readBuildGroups, undefined, { staleTime: RARELY_CHANGING_MS });

export const builderBrandsQuery = () =>
  readQuery(['assembly-brands'], readBuilderBrands, undefined, {
    staleTime: RARELY_CHANGING_MS,
    retry: false,
  });

export const candidatesInfiniteQuery = (asked: Omit<CandidateRequest, 'page'>) =>
  pagesQuery(['assembly-candidate-pages', asked], readCandidates, asked);

export const partsQuery = (ids: readonly string[]) =>
  readQuery(['assembly-parts', ids], readParts, ids);
