import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { Fault, TrueAnswer } from './faults';

/** Headers that belong to one connection, or say how a body was packed. */
const OWN_HEADERS = /^(host|connection|keep-alive|transfer-encoding|accept-encoding)$/i;

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

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
    body: await readAll(answer),
  };
}

/** A server in front of a backend that spoils its answers. Pictures and the control pass as they are. */
export async function startFaultProxy(target: string, port = 0) {
  let fault: Fault | null = null;
  const server = createServer(async (incoming, response) => {
    try {
      const body = await readAll(incoming);
      const spoil = incoming.url?.startsWith('/api/') ? fault?.spoil : undefined;
      if (spoil) return await spoil({ response, ask: () => ask(target, incoming, body) });
      const { status, type, body: answer } = await ask(target, incoming, body);
      response.writeHead(status, { 'content-type': type }).end(answer);
    } catch {
      response.destroy();
    }
  });
  server.keepAliveTimeout = 120_000;
  const listen = async (wanted: number) => {
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : wanted;
  };
  const closed = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  const own = await listen(port);
  return {
    origin: `http://127.0.0.1:${own}`,
    /** Spoils every call from now on; null ends it. */
    async set(next: Fault | null): Promise<void> {
      fault = next;
      if (next && !next.spoil) await closed();
      else if (!server.listening) await listen(own);
    },
    close: closed,
  };
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
