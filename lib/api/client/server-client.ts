import { mediaBase, serverEnv } from '@/lib/env';
import { traceHeaders } from '@/lib/monitoring/telemetry/trace-backend-call';
import { documentWatch } from '@/lib/monitoring/watch-documents';
import { createWatchedFetch, withCallSpans, withFailureLog } from '@/lib/monitoring/watched-client';
import { type ApiClient, createClient } from './client';
import { setMediaBase } from './media-url';
import 'server-only';

let client: ApiClient | undefined;

/** What Node says when the other end has closed the connection of a call. */
const CLOSED_CODES = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

const isClosedConnection = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && CLOSED_CODES.includes(String(cause.code));
};

/** A backend ends idle connections after a time of its own, now and then just while a call is sent: a call that reads is sent once more. */
export const rereading =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    try {
      return await send(input, init);
    } catch (error) {
      const isReading = (init?.method ?? 'GET') === 'GET';
      if (!isReading || !isClosedConnection(error)) throw error;
      return send(input, init);
    }
  };

const createServerClient = (baseUrl: string): ApiClient =>
  withCallSpans(
    withFailureLog(
      createClient({
        baseUrl,
        hooks: { headers: traceHeaders },
        fetch: rereading(createWatchedFetch(baseUrl, documentWatch)),
      }),
    ),
  );

export function getServerClient(): ApiClient {
  if (client) return client;
  setMediaBase(mediaBase(serverEnv()));
  client = createServerClient(`${serverEnv().API_URL}/api`);
  return client;
}
