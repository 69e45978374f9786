import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getResponse } from 'msw';
import type { Dialect } from '../mock-api/dialects/dialect';
import { createHandlers } from '../mock-api/handlers';
import { type Api, createApi, openBackend } from '../mock-api/test-client';
import { freePort } from '../support/free-port';

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
    async answer(request) {
      const response = await getResponse(handlers, request);
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}

/** A mock backend in a process of its own, over HTTP. */
export async function openProcess(dialect: Dialect): Promise<BackendAccess> {
  const [port, shopPort] = [await freePort(), await freePort()];
  const server = spawn(process.execPath, ['--import', 'tsx', 'tests/mock-api/server.ts'], {
    env: {
      ...process.env,
      MOCK_PORT: String(port),
      MOCK_DIALECT: 'full',
      MOCK_DIALECT_PORTS: `${dialect}:${shopPort}`,
      MOCK_SIZE: String(SIZE),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => void server.kill();
  process.once('exit', stop);
  const start = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (server.exitCode !== null) throw new Error(`The mock backend did not start: ${start}`);
  const send = globalThis.fetch;
  return {
    api: createApi(`http://127.0.0.1:${port}`, (request) => send(request)),
    async answer(request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === 'GET' ? null : await request.text();
      const address = `http://127.0.0.1:${shopPort}${pathname}${search}`;
      return send(address, { method, headers: Object.fromEntries(headers), body });
    },
    close: () => {
      process.off('exit', stop);
      stop();
    },
  };
}
