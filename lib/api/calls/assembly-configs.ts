import type { BuildEntry, ChosenEntry } from '@/lib/domain/build/types';
import type { ApiClient } from '../client';
import { createFind, createRead } from '../create-read';
import { specEndpoints } from '../endpoints/spec';
import { requireEntity } from '../require-entity';
import { toValidity } from '../resources/assembly-compatibility';
import { type SavedBuild, toSavedBuild, toSavedBuildEntry } from '../resources/assembly-config';
import { toPaging } from '../resources/paging';
import { findCreated } from '../resources/saved-entity';
import { firstEntity, listEntities, models } from '../resources/wire';
import { serialise } from '../serialise';

const CONFIGS = 'assembly-configs';

/** Limit of the pages, in case the backend's last page never comes. */
const MAX_PAGES = 50;
const DETAIL_INCLUDE =
  'assemblyConfig,product,product.category,product.images,product.brand,assemblyGroup';

/** All saved builds of a customer: reads pages until `meta.page.lastPage` (spec 7). @throws ApiError */
export async function readSavedBuilds(
  client: ApiClient,
  customerId: string,
  signal?: AbortSignal,
): Promise<SavedBuild[]> {
  const found: SavedBuild[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const document = await client.request(specEndpoints.customerAssemblyConfigs, {
      params: { id: customerId },
      query: { 'page[number]': page },
      signal,
    });
    found.push(...listEntities(document, toSavedBuild));
    if (page >= toPaging(document, { page }).lastPage) break;
  }
  // When a build is saved between two calls, another build may be on both pages.
  return [...new Map(found.map((config) => [config.id, config])).values()];
}

/** The saved build with a slug. Null when there is none. @throws ApiError */
export const readSavedBuildBySlug = createFind(
  specEndpoints.assemblyConfigs,
  (slug: string) => ({ query: { 'filter[slug]': slug } }),
  (document) => firstEntity(document, toSavedBuild),
);

/** The entries of a saved build. An entry whose product is no longer sold has no part. @throws ApiError */
export const readSavedBuildEntries = createRead(
  specEndpoints.assemblyConfigDetails,
  (id: string) => ({ params: { id }, query: { include: DETAIL_INCLUDE } }),
  (document): BuildEntry[] =>
    listEntities(document, toSavedBuildEntry).map(({ id: _, ...entry }) => entry),
);

/** Whether the backend considers a saved build valid. @throws ApiError */
export const readSavedBuildValidity = createRead(
  specEndpoints.assemblyConfigIsValid,
  (id: string) => ({ params: { id } }),
  ({ meta }) => toValidity(meta),
);

interface BuildToName {
  customerId: string;
  /** Null for a new one. */
  id: string | null;
  name: string;
}

/** Creates a saved build with a name, or renames the one with the id. @throws ApiError */
export async function saveBuildName(
  client: ApiClient,
  { customerId, id, name }: BuildToName,
): Promise<SavedBuild> {
  const attributes = { name };
  const document =
    id === null
      ? await client.request(specEndpoints.assemblyConfigCreate, {
          body: serialise({ type: CONFIGS, attributes }),
        })
      : await client.request(specEndpoints.assemblyConfigUpdate, {
          params: { id },
          body: serialise({ type: CONFIGS, id, attributes }),
        });
  const [answered] = models(document.data);
  const saved = answered && toSavedBuild(answered);
  if (saved?.slug) return saved;
  // Only the backend knows the slug.
  const all = await readSavedBuilds(client, customerId);
  const known = id ?? saved?.id;
  return requireEntity(known ? all.find((one) => one.id === known) : findCreated(all, { name }));
}

/** Deletes a saved build. Succeeds when it is already deleted. @throws ApiError */
export async function deleteSavedBuild(client: ApiClient, id: string): Promise<void> {
  await client.requestOrNull(specEndpoints.assemblyConfigDelete, { params: { id } });
}

/**
 * Adds a part to a saved build.
 * @returns the id of its detail, or null when the answer has none: the build's entries have it when they are read again
 * @throws ApiError
 */
export async function createSavedBuildEntry(
  client: ApiClient,
  { configId, entry }: { configId: string; entry: ChosenEntry },
): Promise<string | null> {
  const { groupId, part, qty } = entry;
  const body = serialise({
    type: 'assembly-config-details',
    attributes: { qty },
    relationships: {
      product: { type: 'products', id: part.id },
      assemblyConfig: { type: CONFIGS, id: configId },
      assemblyGroup: { type: 'assembly-groups', id: groupId },
    },
  });
  const { data } = await client.request(specEndpoints.assemblyDetailCreate, { body });
  const [detail] = models(data);
  return detail?.id || null;
}

/** Deletes a part of a saved build. Succeeds when it is already deleted. @throws ApiError */
export async function deleteSavedBuildEntry(client: ApiClient, id: string): Promise<void> {
  await client.requestOrNull(specEndpoints.assemblyDetailDelete, { params: { id } });
}
