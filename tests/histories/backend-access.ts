import type { Dialect } from '../mock-api/dialects/dialect';
import { createHandlers } from '../mock-api/handlers';
import { fetchFrom, openBackend } from '../mock-api/open-backend';
import { createApi } from '../mock-api/test-client';
import { startMockProcess } from '../support/mock-process';

/** About how many articles the mock backend has. */
const SIZE = 150;

/**
 * The mock backend of the histories, in this process, or in a process of its own over HTTP. `api` makes calls in the full
 * dialect, of another device, and steers the backend; `answer` answers the shop in its dialect, and throws when the connection breaks.
 */
export async function openBackendAccess(dialect: Dialect, isOverHttp: boolean) {
  if (!isOverHttp) {
    const api = await openBackend({ size: SIZE });
    const answer = fetchFrom(createHandlers({ ...api.backend, dialect }));
    return { api, answer, close: () => undefined };
  }
  const { apis, stop } = await startMockProcess(SIZE);
  // Kept here, because the histories replace the global `fetch`.
  const send = globalThis.fetch;
  const answer = async (request: Request) => {
    const { method, headers, url } = request;
    const { pathname, search } = new URL(url);
    const body = method === 'GET' ? null : await request.text();
    const sent = { method, headers: Object.fromEntries(headers), body };
    return send(apis[dialect] + pathname + search, sent);
  };
  return { api: createApi(apis.full, (request) => send(request)), answer, close: stop };
}

export type BackendAccess = Awaited<ReturnType<typeof openBackendAccess>>;
