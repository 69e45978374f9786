import { mediaBase, serverEnv } from '@/lib/env';
import { traceHeaders } from '@/lib/monitoring/telemetry/trace-backend-call';
import { documentWatch } from '@/lib/monitoring/watch-documents';
import { createWatchedFetch, withCallSpans, withFailureLog } from '@/lib/monitoring/watched-client';
import { type ApiClient, createClient } from './client';
import { setMediaBase } from './media-url';
import 'server-only';

let client: ApiClient | undefined;

const createServerClient = (baseUrl: string): ApiClient =>
  withCallSpans(
    withFailureLog(
      createClient({
        baseUrl,
        hooks: { headers: traceHeaders },
        fetch: createWatchedFetch(baseUrl, documentWatch),
      }),
    ),
  );

/** The client for the server. It calls the backend directly. What fails and what cannot be read is logged. */
export function getServerClient(): ApiClient {
  if (client) return client;
  setMediaBase(mediaBase(serverEnv()));
  client = createServerClient(`${serverEnv().API_URL}/api`);
  return client;
}
