import { isServer, QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors';

const MAX_RETRIES = 2;

/** Retries network failures, time-outs, 408 and 5xx. Other errors would be the same after a retry. */
export function shouldRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  if (error.kind !== 'http' || error.status === null) return false;
  return error.status >= 500 || error.status === 408;
}

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MAX_RETRIES && shouldRetry(error),
      },
      mutations: { retry: false },
    },
  });

let tabClient: QueryClient | undefined;

/** The only query client of the tab. On the server each call gets its own, so that visitors never share data. */
export function getQueryClient(): QueryClient {
  if (isServer) return createQueryClient();
  tabClient ??= createQueryClient();
  return tabClient;
}
