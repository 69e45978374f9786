import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import {
  type CandidateRequest,
  readAssemblyInfo,
  readBuilderBrands,
  readBuildGroups,
  readCandidates,
  readParts,
} from '@/lib/api/calls/assembly';
import {
  readSavedBuildBySlug,
  readSavedBuildEntries,
  readSavedBuilds,
  readSavedBuildValidity,
} from '@/lib/api/calls/assembly-configs';
import { createLimiter } from '../browser/create-limiter';
import { customerKey } from './keys';

/** Stale time of data that rarely changes: half an hour. */
const RARELY_CHANGING_MS = 30 * 60_000;

export const buildGroupsQuery = () =>
  queryOptions({
    queryKey: ['assembly-groups'],
    queryFn: ({ signal }) => readBuildGroups(browserClient, signal),
    staleTime: RARELY_CHANGING_MS,
  });

export const builderBrandsQuery = () =>
  queryOptions({
    queryKey: ['assembly-brands'],
    queryFn: ({ signal }) => readBuilderBrands(browserClient, undefined, signal),
    staleTime: RARELY_CHANGING_MS,
    retry: false,
  });

/** The parts of a step one page after another, for a phone. */
export const candidatesInfiniteQuery = (asked: Omit<CandidateRequest, 'page'>) =>
  infiniteQueryOptions({
    queryKey: ['assembly-candidate-pages', asked],
    queryFn: ({ pageParam, signal }) =>
      readCandidates(browserClient, { ...asked, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : null),
  });

/** Parts by their product ids. Unknown ids are left out. */
export const partsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['assembly-parts', ids],
    queryFn: ({ signal }) => readParts(browserClient, ids, signal),
  });

/** A step shows many products, so their calls are limited to leave connections for the visitor's own actions. */
const limitCalls = createLimiter(4);
/** Compatibility changes only when specifications change, so it is stale after ten minutes. */
const COMPATIBILITY_STALE_MS = 10 * 60_000;

/** The backend's compatibility answer for a product among others. The order of the others does not matter. */
export const backendCompatibilityQuery = (productId: string, otherIds: readonly string[]) => {
  const others = [...otherIds].sort();
  return queryOptions({
    queryKey: ['assembly-info', productId, others],
    queryFn: ({ signal }) =>
      limitCalls(async () => {
        signal.throwIfAborted();
        return readAssemblyInfo(browserClient, { productId, otherIds: others }, signal);
      }),
    staleTime: COMPATIBILITY_STALE_MS,
    retry: false,
  });
};

const savedBuildsKey = (customerId: string) => customerKey(customerId, 'assembly-configs');

/** All saved builds of a customer. */
export const savedBuildsQuery = (customerId: string) =>
  queryOptions({
    queryKey: savedBuildsKey(customerId),
    queryFn: ({ signal }) => readSavedBuilds(browserClient, customerId, signal),
  });

/** The saved build with a slug, with its entries. Null when there is none. */
export const savedBuildQuery = (customerId: string, slug: string) =>
  queryOptions({
    queryKey: [...savedBuildsKey(customerId), slug],
    queryFn: async ({ signal }) => {
      const config = await readSavedBuildBySlug(browserClient, slug, signal);
      if (!config) return null;
      return { config, entries: await readSavedBuildEntries(browserClient, config.id, signal) };
    },
  });

/** Whether the backend considers a saved build valid. */
export const savedBuildValidityQuery = (customerId: string, configId: string) =>
  queryOptions({
    queryKey: [...savedBuildsKey(customerId), 'validity', configId],
    queryFn: ({ signal }) => readSavedBuildValidity(browserClient, configId, signal),
    staleTime: 0,
  });
