import { isServer, QueryCache, QueryClient } from '@tanstack/react-query';
import { readText, writeText } from '@/lib/browser/storage';
import { ApiError } from './errors';

const KEY = 'broken-module';
/** Minimum time between two reloads for this reason, in milliseconds. */
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * An error of Turbopack's runtime: a module was asked for before its script had arrived. `lib/document/module-loaders.ts`
 * takes the known cause out of each build. The runtime keeps the error of a module that imports such a one, so
 * importing it again does not help.
 */
const isBrokenModule = (error: unknown) =>
  error instanceof Error && error.message.includes('module factory is not available');

/** Reloads the document after such an error, but not repeatedly. */
export function reloadOnBrokenModule(
  error: unknown,
  reload = () => window.location.reload(),
): void {
  if (!isBrokenModule(error)) return;
  if (Date.now() - Number(readText(KEY, 'sessionStorage')) < MIN_RELOAD_INTERVAL_MS) return;
  // Without storage the reloads might never end.
  if (writeText(KEY, String(Date.now()), 'sessionStorage')) reload();
}

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
    queryCache: new QueryCache({ onError: (error) => reloadOnBrokenModule(error) }),
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
