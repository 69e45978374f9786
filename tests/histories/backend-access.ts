import type { Dialect } from '../mock-api/dialects/dialect';
import { createHandlers } from '../mock-api/handlers';
import { fetchFrom, openBackend } from '../mock-api/open-backend';
import { type Api, createApi } from '../mock-api/test-client';
import { startMockProcess } from '../support/mock-process';

/** About how many articles the mock backend has. */
const SIZE = 150;

/** The mock backend of the histories. */
export interface BackendAccess {
  /** Calls in the full dialect: of another device, and of what steers the backend. */
  api: Api;
  /** Answers a call of the shop, in the dialect of the histories. @throws when the connection breaks */
  answer(request: Request): Promise<Response>;
  close(): void;
}

/** The handlers of the mock backend, in this process. */
export async function openInProcess(dialect: Dialect): Promise<BackendAccess> {
  const api = await openBackend({ size: SIZE });
  const handlers = createHandlers({ ...api.backend, dialect });
  return {
    api,
    close: () => undefined,
    answer: fetchFrom(handlers),
  };
}

/** A mock backend in a process of its own, over HTTP. */
export async function openProcess(dialect: Dialect): Promise<BackendAccess> {
  const { apis, stop } = await startMockProcess(SIZE);
  // Kept here, because the histories replace the global `fetch`.
  const send = globalThis.fetch;
  return {
    api: createApi(apis.full, (request) => send(request)),
    async answer(request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === 'GET' ? null : await request.text();
      const address = apis[dialect] + pathname + search;
      return send(address, { method, headers: Object.fromEntries(headers), body });
    },
    close: stop,
  };
}
