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

/** What seldom changes is asked again after half an hour. */
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

/** Products by their ids; those that are gone are missing. */
export const assemblyParts = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['assembly-parts', ids],
    queryFn: ({ signal }) => readParts(browserClient, ids, signal),
  });

/** A step shows many products: their questions leave room for what the visitor does. */
const inTurn = fewAtOnce(4);
/** Whether parts go together changes with their sheets, not within a visit. */
const ANSWER_MS = 10 * 60_000;

/** What the backend says of a product among others, whatever their order. */
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

/** Every saved configuration of a customer. */
export const assemblyConfigs = (customerId: string) =>
  queryOptions({
    queryKey: configsKey(customerId),
    queryFn: ({ signal }) => readAssemblyConfigs(browserClient, customerId, signal),
  });

/** The configuration of a slug, with what it is made of; null when there is none. */
export const assemblyConfig = (customerId: string, slug: string) =>
  queryOptions({
    queryKey: [...configsKey(customerId), slug],
    queryFn: async ({ signal }) => {
      const config = await readConfigBySlug(browserClient, slug, signal);
      if (!config) return null;
      return { config, entries: await readConfigEntries(browserClient, config.id, signal) };
    },
  });

/** Whether the backend holds a saved configuration for valid. */
export const assemblyValidity = (customerId: string, configId: string) =>
  queryOptions({
    queryKey: [...configsKey(customerId), 'validity', configId],
    queryFn: ({ signal }) => readConfigValidity(browserClient, configId, signal),
    staleTime: 0,
  });
