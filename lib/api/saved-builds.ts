import { queryOptions } from '@tanstack/react-query';
import type { BuildEntry, BuildInfo, ChosenEntry } from '@/lib/domain/build/types';
import { toPartProduct } from './assembly';
import { toValidity } from './assembly-compatibility';
import { browserClient } from './client/browser-client';
import type { ApiClient } from './client/client';
import { createDelete } from './client/create-change';
import { createFind, createRead } from './client/create-read';
import { requireEntity } from './client/errors';
import type { JsonApiModel } from './client/json-api';
import { toPaging } from './client/paging';
import { customerKey } from './client/query-parts';
import { readQuery } from './client/read-query';
import { findCreated, serialise } from './client/serialise';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { specEndpoints } from './endpoints/spec';

export const readSavedBuildFields = snakeToCamel({
  id: wire.text,
  name: wire.text,
  slug: wire.text,
});

export interface SavedBuild extends BuildInfo {
  id: string;
}

function toSavedBuild(model: JsonApiModel): SavedBuild | null {
  const config = readSavedBuildFields(model);
  return config.id ? { ...config, isSetName: config.name !== '' } : null;
}

export const readSavedBuildEntryFields = snakeToCamel({ id: wire.text, qty: wire.count });

/** A detail as an entry of a build. When its product is no longer sold, the entry has no part, only the detail's id. */
function toSavedBuildEntry(model: JsonApiModel): (BuildEntry & { id: string }) | null {
  const { id, qty } = readSavedBuildEntryFields(model);
  const [group, product] = [wire.relation(model, 'assemblyGroup'), wire.relation(model, 'product')];
  if (!id || !group) return null;
  const part = (product && toPartProduct(product)?.part) ?? null;
  return { id, detailId: id, groupId: group.id, part, qty: part ? Math.max(qty, 1) : 0 };
}

const CONFIGS = 'assembly-configs';

/** Limit of the pages, in case the backend's last page never comes. */
const MAX_PAGES = 50;
const DETAIL_INCLUDE =
  'assemblyConfig,product,product.category,product.images,product.brand,assemblyGroup';

export async function readSavedBuilds(client: ApiClient, customerId: string, signal?: AbortSignal) {
  const found: SavedBuild[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const document = await client.request(specEndpoints.customerAssemblyConfigs, {
      params: { id: customerId },
      query: { 'page[number]': page },
      signal,
    });
    found.push(...wire.listEntities(document, toSavedBuild));
    if (page >= toPaging(document, { page }).lastPage) break;
  }
  // When a build is saved between two calls, another build may be on both pages.
  return [...new Map(found.map((config) => [config.id, config])).values()];
}

export const readSavedBuildBySlug = createFind(
  specEndpoints.assemblyConfigs,
  (slug: string) => ({ query: { 'filter[slug]': slug } }),
  (document) => wire.firstEntity(document, toSavedBuild),
);

export const readSavedBuildEntries = createRead(
  specEndpoints.assemblyConfigDetails,
  (id: string) => ({ params: { id }, query: { include: DETAIL_INCLUDE } }),
  (document): BuildEntry[] =>
    wire.listEntities(document, toSavedBuildEntry).map(({ id: _, ...entry }) => entry),
);

export const readSavedBuildValidity = createRead(
  specEndpoints.assemblyConfigIsValid,
  (id: string) => ({ params: { id } }),
  ({ meta }) => toValidity(meta),
);

interface BuildToName {
  customerId: string;
  id: string | null;
  name: string;
}

export async function saveBuildName(client: ApiClient, { customerId, id, name }: BuildToName) {
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
  const [answered] = wire.models(document.data);
  const saved = answered && toSavedBuild(answered);
  if (saved?.slug) return saved;
  // Only the backend knows the slug.
  const all = await readSavedBuilds(client, customerId);
  const known = id ?? saved?.id;
  return requireEntity(known ? all.find((one) => one.id === known) : findCreated(all, { name }));
}

export const deleteSavedBuild = createDelete(specEndpoints.assemblyConfigDelete);

/** Null when the answer has no id: the build's entries have it when they are read again. */
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
  const [detail] = wire.models(data);
  return detail?.id || null;
}

export const deleteSavedBuildEntry = createDelete(specEndpoints.assemblyDetailDelete);

const savedBuildsKey = (customerId: string) => customerKey(customerId, 'assembly-configs');

export const savedBuildsQuery = (customerId: string) =>
  readQuery(savedBuildsKey(customerId), readSavedBuilds, customerId);

export const savedBuildQuery = (customerId: string, slug: string) =>
  queryOptions({
    queryKey: [...savedBuildsKey(customerId), slug],
    queryFn: async ({ signal }) => {
      const config = await readSavedBuildBySlug(browserClient, slug, signal);
      if (!config) return null;
      return { config, entries: await readSavedBuildEntries(browserClient, config.id, signal) };
    },
  });

export const savedBuildValidityQuery = (customerId: string, configId: string) =>
  readQuery(
    [...savedBuildsKey(customerId), 'validity', configId],
    readSavedBuildValidity,
    configId,
    { staleTime: 0 },
  );
