import type { BackendAnswer } from '@/lib/domain/build/compatibility/check';
import type { AssemblyEntry } from '@/lib/domain/build/types';
import type { ApiClient } from '../client';
import { specEndpoints } from '../endpoints/spec';
import { toValidity } from '../resources/assembly-answers';
import { type SavedConfig, toAssemblyConfig, toConfigEntry } from '../resources/assembly-config';
import { metaPage } from '../resources/page';
import { entities, models } from '../resources/wire';

/** A customer with more pages than this is a loop. */
const MAX_PAGES = 50;
const DETAIL_INCLUDE =
  'assemblyConfig,product,product.category,product.images,product.brand,assemblyGroup';

/** All saved configurations of a customer: pages are read until `meta.page.lastPage` (spec 7). @throws ApiError */
export async function readAssemblyConfigs(
  client: ApiClient,
  customerId: string,
  signal?: AbortSignal,
): Promise<SavedConfig[]> {
  const found: SavedConfig[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, meta } = await client.request(specEndpoints.customerAssemblyConfigs, {
      params: { id: customerId },
      query: { 'page[number]': page },
      signal,
    });
    found.push(...entities(models(data), toAssemblyConfig));
    if (page >= metaPage.parse(meta.page).lastPage) break;
  }
  // A configuration that was saved between two pages may be on both.
  return [...new Map(found.map((config) => [config.id, config])).values()];
}

/** The configuration of a slug; null when there is none. @throws ApiError */
export async function readConfigBySlug(
  client: ApiClient,
  slug: string,
  signal?: AbortSignal,
): Promise<SavedConfig | null> {
  const document = await client.requestOrNull(specEndpoints.assemblyConfigs, {
    query: { 'filter[slug]': slug },
    signal,
  });
  const [config] = entities(models(document?.data), toAssemblyConfig);
  return config ?? null;
}

/** What a configuration is made of; one whose product is not sold any more has no part. @throws ApiError */
export async function readConfigEntries(
  client: ApiClient,
  configId: string,
  signal?: AbortSignal,
): Promise<AssemblyEntry[]> {
  const { data } = await client.request(specEndpoints.assemblyConfigDetails, {
    params: { id: configId },
    query: { include: DETAIL_INCLUDE },
    signal,
  });
  return entities(models(data), toConfigEntry).map(({ groupId, part, qty, detailId }) => ({
    groupId,
    part,
    qty,
    detailId,
  }));
}

/** What the backend says of a saved configuration. @throws ApiError */
export async function readConfigValidity(
  client: ApiClient,
  configId: string,
  signal?: AbortSignal,
): Promise<BackendAnswer> {
  const { meta } = await client.request(specEndpoints.assemblyConfigIsValid, {
    params: { id: configId },
    signal,
  });
  return toValidity(meta);
}
