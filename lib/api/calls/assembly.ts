import type { BuilderFilters } from '@/lib/domain/build/filters';
import type { BuildGroup, BuildPart } from '@/lib/domain/build/types';
import { COMPONENTS_PAGE_SIZE, type Paging } from '@/lib/domain/paging';
import type { ProductSummary } from '@/lib/domain/product/types';
import type { ApiClient } from '../client';
import { createRead } from '../create-read';
import { assumedEndpoints } from '../endpoints/assumed';
import { assumedAssemblyEndpoints } from '../endpoints/assumed-assembly';
import { specEndpoints } from '../endpoints/spec';
import { isRecord } from '../json';
import type { JsonApiModel } from '../json-api';
import {
  PART_FIELDS,
  readBuildPart,
  toBuildGroup,
  toBuildPart,
  toPartSummary,
} from '../resources/assembly';
import { toAssemblyInfo } from '../resources/assembly-compatibility';
import { toBrand } from '../resources/brand';
import { toPaging } from '../resources/paging';
import { listEntities, listOf, optionalFlag, optionalNumber, text } from '../resources/wire';

const PART_INCLUDE = 'category,images,brand';

/** The steps of the builder, including inactive ones. @throws ApiError */
export async function readBuildGroups(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<BuildGroup[]> {
  const document = await client.request(specEndpoints.assemblyGroups, {
    query: { include: 'categories' },
    signal,
  });
  return listEntities(document, toBuildGroup);
}

/** The brands of all parts of the builder, as values of its filter. @throws ApiError */
export const readBuilderBrands = createRead(
  specEndpoints.brands,
  () => ({ query: { 'filter[assemblyWithExpiration]': '' } }),
  (document): FilterOption[] =>
    listEntities(document, toBrand).map(({ slug, name }) => ({ value: slug, name, count: null })),
);

export interface Candidate {
  id: string;
  part: BuildPart;
  summary: ProductSummary;
  /** Whether the backend says that it is compatible with the other parts. Null when it does not know. */
  isCompatible: boolean | null;
}

/** A filter value with the number of parts that have it, if the backend says it. */
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
  /** Products chosen in the other groups. */
  productIds: readonly string[];
  onlyCompatible: boolean;
  sort?: 'relevance' | 'price' | '-price';
  /** Pesos with IVA. */
  priceMax?: number | null;
  /** 15 by default, 50 at most. */
  pageSize?: number;
}

function toCandidate(model: JsonApiModel): Candidate | null {
  const summary = toPartSummary(model);
  if (!summary) return null;
  const part = toBuildPart(model, summary);
  return { id: part.id, part, summary, isCompatible: optionalFlag.parse(model.compatible) };
}

const filterOptions = listOf((entry): FilterOption | null => {
  const value = text.parse(entry.value);
  return value
    ? { value, name: text.parse(entry.name) || value, count: optionalNumber.parse(entry.count) }
    : null;
});

const joinOrNull = (values: readonly string[]) => (values.length > 0 ? values.join(',') : null);

/** One page of the parts of a step. @throws ApiError */
export async function readCandidates(
  client: ApiClient,
  asked: CandidateRequest,
  signal?: AbortSignal,
): Promise<CandidatePage> {
  const { filters, pageSize = COMPONENTS_PAGE_SIZE } = asked;
  const document = await client.request(assumedAssemblyEndpoints.assemblyGroupComponents, {
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
    signal,
  });
  const { meta } = document;
  const found = isRecord(meta.filters) ? meta.filters : {};
  return {
    candidates: listEntities(document, toCandidate),
    ...toPaging(document, { page: asked.page, pageSize }),
    options: {
      brands: filterOptions.parse(found.brands),
      performances: filterOptions.parse(found.performances),
      stockStatus: filterOptions.parse(found.stock_status),
    },
  };
}

/** The most ids that one call may ask for. */
const MAX_IDS = 50;

async function readProducts<T extends { id: string }>(
  client: ApiClient,
  ids: readonly string[],
  read: (model: JsonApiModel) => T | null,
  signal?: AbortSignal,
): Promise<T[]> {
  if (ids.length === 0) return [];
  const document = await client.request(assumedEndpoints.products, {
    query: {
      'filter[id]': [...new Set(ids)].slice(0, MAX_IDS).join(','),
      include: PART_INCLUDE,
      'fields[products]': PART_FIELDS.join(','),
    },
    signal,
  });
  return listEntities(document, read);
}

/** Parts by their product ids, such as those of a shared build. Unknown ids are left out. @throws ApiError */
export async function readParts(
  client: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, BuildPart>> {
  const found = await readProducts(client, ids, readBuildPart, signal);
  return new Map(found.map((part) => [part.id, part]));
}

/** The same parts with their pictures in all sizes, for a page that shows a large one. @throws ApiError */
export async function readPartsWithImages(
  client: ApiClient,
  ids: readonly string[],
): Promise<Candidate[]> {
  return readProducts(client, ids, toCandidate);
}

/** The backend's compatibility answer for a product among others. @throws ApiError */
export const readAssemblyInfo = createRead(
  specEndpoints.assemblyInfo,
  ({ productId, otherIds }: { productId: string; otherIds: readonly string[] }) => ({
    params: { id: productId },
    query: { product_ids: otherIds.join(',') },
  }),
  ({ meta }) => toAssemblyInfo(meta),
);
