import { mediaBase, serverEnv } from '@/lib/env';
import { documentWatch } from '@/lib/monitoring/document-watch';
import { traceHeaders } from '@/lib/monitoring/telemetry/trace-backend-call';
import { withCallSpans, withFailureLog } from '@/lib/monitoring/watched-client';
import { createWatchedFetch } from '@/lib/monitoring/watched-fetch';
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
