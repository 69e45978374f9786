import { isServer, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/errors';
import { recoverFrom } from './broken-module';

/** First part of the key of every query about what belongs to a customer: it is dropped when they log out. */
export const PERSONAL = 'customer';

const MAX_RETRIES = 2;

/** The backend's refusals and unreadable answers stay the same when asked again; 408 and 429 pass. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  if (error.kind !== 'http' || error.status === null) return false;
  return error.status >= 500 || error.status === 408;
}

const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error) => recoverFrom(error) }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
      },
      mutations: { retry: false },
    },
  });

let tabClient: QueryClient | undefined;

/** The tab's one query client. On the server each call gets its own, so that no visitors share data. */
export function getQueryClient(): QueryClient {
  if (isServer) return createQueryClient();
  tabClient ??= createQueryClient();
  return tabClient;
}
