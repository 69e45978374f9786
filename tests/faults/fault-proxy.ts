import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally } from '../support/local-server';
import type { Fault, TrueAnswer } from './faults';

/** Headers that belong to one connection, or say how a body was packed. */
const OWN_HEADERS = /^(host|connection|keep-alive|transfer-encoding|accept-encoding)$/i;

async function ask(target: string, incoming: IncomingMessage, body: Buffer): Promise<TrueAnswer> {
  const headers = Object.entries(incoming.headers).filter(([name]) => !OWN_HEADERS.test(name));
  const call = forward(new URL(incoming.url ?? '/', target), {
    method: incoming.method,
    headers: Object.fromEntries(headers),
  });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 502,
    type: answer.headers['content-type'] ?? '',
    body: await buffer(answer),
  };
}

/** A server in front of a backend that spoils its answers. Pictures and the control pass as they are. */
export async function startFaultProxy(target: string, port = 0) {
  let fault: Fault | null = null;
  const server = createServer(async (incoming, response) => {
    try {
      const body = await buffer(incoming);
      const spoil = incoming.url?.startsWith('/api/') ? fault?.spoil : undefined;
      if (spoil) return await spoil({ response, ask: () => ask(target, incoming, body) });
      const { status, type, body: answer } = await ask(target, incoming, body);
      response.writeHead(status, { 'content-type': type }).end(answer);
    } catch {
      response.destroy();
    }
  });
  server.keepAliveTimeout = 120_000;
  const own = await listenLocally(server, port);
  return {
    origin: own.origin,
    async set(next: Fault | null): Promise<void> {
      fault = next;
      if (next && !next.spoil) await own.close();
      else if (!server.listening) await listenLocally(server, own.port);
    },
    close: own.close,
  };
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
