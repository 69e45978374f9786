import 'server-only';
import { serverEnv } from '@/lib/env';
import { type ApiClient, createClient } from './client';

let client: ApiClient | undefined;

/** The client for the server. It calls the backend directly. */
export function getServerClient(): ApiClient {
  client ??= createClient({ baseUrl: `${serverEnv().API_URL}/api` });
  return client;
}
