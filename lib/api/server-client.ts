import 'server-only';
import { mediaBase, serverEnv } from '@/lib/env';
import { withFailureLog } from '@/lib/monitoring/with-failure-log';
import { type ApiClient, createClient } from './client';
import { setMediaBase } from './media-url';

let client: ApiClient | undefined;

/** The client for the server. It calls the backend directly, and its failures are logged. */
export function getServerClient(): ApiClient {
  if (client) return client;
  setMediaBase(mediaBase(serverEnv()));
  client = withFailureLog(createClient({ baseUrl: `${serverEnv().API_URL}/api` }));
  return client;
}
