import 'server-only';
import { serverEnv } from '@/lib/env';
import { type ApiClient, createClient } from './client';

let client: ApiClient | undefined;

/** The server's client: it speaks to the backend itself. */
export function serverClient(): ApiClient {
  client ??= createClient({ baseUrl: `${serverEnv().API_URL}/api` });
  return client;
}
