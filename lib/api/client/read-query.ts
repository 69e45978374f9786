import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { browserClient } from './browser-client';
import type { ApiClient } from './client';

interface ReadQueryOptions {
  /** In milliseconds. */
  staleTime?: number;
  gcTime?: number;
  retry?: boolean;
  enabled?: boolean;
}

/** The options of a query that reads with the browser's client. */
export const readQuery = <const Key extends QueryKey, Args, T>(
  queryKey: Key,
  read: (client: ApiClient, args: Args, signal?: AbortSignal) => Promise<T>,
  args: Args,
  options: ReadQueryOptions = {},
) =>
  queryOptions<T, Error, T, Key>({
    queryKey,
    queryFn: ({ signal }) => read(browserClient, args, signal),
    ...options,
  });
