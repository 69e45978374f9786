import 'server-only';
import { serverEnv } from '@/lib/env';
import { withFailureLog } from '@/lib/monitoring/with-failure-log';
import { type ApiClient, createClient } from './client';

let client: ApiClient | undefined;

/** The client for the server. It calls the backend directly, and its failures are logged. */
export function getServerClient(): ApiClient {
  client ??= withFailureLog(createClient({ baseUrl: `${serverEnv().API_URL}/api` }));
  return client;
}
