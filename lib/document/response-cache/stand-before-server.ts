import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Node tells here of each request before its server's listeners hear of it. */
const CHANNEL = 'http.server.request.start';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Handle = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void;

/**
 * Puts a handler before the listeners of the server that gets the next request of this process. `next start` and the standalone
 * output make their server themselves and give it to nobody.
 */
export function standBeforeServer(handle: Handle): void {
  const onRequest = (message: unknown) => {
    unsubscribe(CHANNEL, onRequest);
    const { server } = message as { server: Server };
    const listeners = server.listeners('request') as Listener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) =>
      handle(request, response, () => {
        for (const listener of listeners) listener.call(server, request, response);
      }),
    );
  };
  subscribe(CHANNEL, onRequest);
}
