import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import {
  type CandidateRequest,
  readAssemblyGroups,
  readAssemblyInfo,
  readCandidates,
  readParts,
} from '@/lib/api/calls/assembly';
import {
  readAssemblyConfigs,
  readConfigBySlug,
  readConfigEntries,
  readConfigValidity,
} from '@/lib/api/calls/assembly-configs';
import { fewAtOnce } from '../browser/few-at-once';
import { PERSONAL } from './query-client';

export type { CandidatePage, CandidateRequest, FilterOption } from '@/lib/api/calls/assembly';

/** Stale time of data that rarely changes: half an hour. */
const SELDOM_MS = 30 * 60_000;

export const assemblyGroups = () =>
  queryOptions({
    queryKey: ['assembly-groups'],
    queryFn: ({ signal }) => readAssemblyGroups(browserClient, signal),
    staleTime: SELDOM_MS,
  });

/** The parts of a step one page after another, for a phone. */
export const assemblyCandidatePages = (asked: Omit<CandidateRequest, 'page'>) =>
  infiniteQueryOptions({
    queryKey: ['assembly-candidate-pages', asked],
    queryFn: ({ pageParam, signal }) =>
      readCandidates(browserClient, { ...asked, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : null),
  });

/** Parts by their product ids. Unknown ids are left out. */
export const assemblyParts = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['assembly-parts', ids],
    queryFn: ({ signal }) => readParts(browserClient, ids, signal),
  });

/** A step shows many products, so their calls are limited to leave connections for the visitor's own actions. */
const inTurn = fewAtOnce(4);
/** Compatibility changes only when specifications change, so it is stale after ten minutes. */
const ANSWER_MS = 10 * 60_000;

/** The backend's compatibility answer for a product among others. The order of the others does not matter. */
export const assemblyInfo = (productId: string, otherIds: readonly string[]) => {
  const others = [...otherIds].sort();
  return queryOptions({
    queryKey: ['assembly-info', productId, others],
    queryFn: ({ signal }) =>
      inTurn(async () => {
        signal.throwIfAborted();
        return readAssemblyInfo(browserClient, productId, others, signal);
      }),
    staleTime: ANSWER_MS,
    retry: false,
  });
};

const configsKey = (customerId: string) => [PERSONAL, customerId, 'assembly-configs'] as const;

/** All saved builds of a customer. */
export const assemblyConfigs = (customerId: string) =>
  queryOptions({
    queryKey: configsKey(customerId),
    queryFn: ({ signal }) => readAssemblyConfigs(browserClient, customerId, signal),
  });

/** The saved build with a slug, with its entries. Null when there is none. */
export const assemblyConfig = (customerId: string, slug: string) =>
  queryOptions({
    queryKey: [...configsKey(customerId), slug],
    queryFn: async ({ signal }) => {
      const config = await readConfigBySlug(browserClient, slug, signal);
      if (!config) return null;
      return { config, entries: await readConfigEntries(browserClient, config.id, signal) };
    },
  });

/** Whether the backend considers a saved build valid. */
export const assemblyValidity = (customerId: string, configId: string) =>
  queryOptions({
    queryKey: [...configsKey(customerId), 'validity', configId],
    queryFn: ({ signal }) => readConfigValidity(browserClient, configId, signal),
    staleTime: 0,
  });
