import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { browserClient } from './browser-client';
import type { ApiClient } from './client';

export type Read<Args, T> = (client: ApiClient, args: Args, signal?: AbortSignal) => Promise<T>;

interface ReadQueryOptions {
  staleTime?: number;
  gcTime?: number;
  retry?: boolean;
  enabled?: boolean;
  refetchInterval?: number;
  refetchOnWindowFocus?: boolean;
  networkMode?: 'always';
}

export const readQuery = <const Key extends QueryKey, Args, T>(
  queryKey: Key,
  read: Read<Args, T>,
  args: Args,
  options: ReadQueryOptions = {},
) =>
  queryOptions<T, Error, T, Key>({
    queryKey,
    queryFn: ({ signal }) => read(browserClient, args, signal),
    ...options,
  });

/** Like `readQuery` for an answer that replaces another one: the previous one stays visible until the next one is there. */
export const pageQuery = <const Key extends QueryKey, Args, T>(
  queryKey: Key,
  read: Read<Args, T>,
  args: Args,
  options: ReadQueryOptions = { staleTime: 15_000 },
) => ({ ...readQuery(queryKey, read, args, options), placeholderData: keepPreviousData<T> });
