import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse, type HttpHandler } from 'msw';

const LARGEST_BODY = 5_000_000;

async function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > LARGEST_BODY) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function toRequest(incoming: IncomingMessage, body: Buffer): Request {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  // MSW's `http.get` does not answer HEAD: it is a GET whose body is not sent.
  if (method === 'GET' || method === 'HEAD') return new Request(url, { headers });
  return new Request(url, { method, headers, body: body.length > 0 ? new Uint8Array(body) : null });
}

async function answer(
  handlers: HttpHandler[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<unknown> {
  const body = await bodyOf(incoming);
  if (!body) return outgoing.writeHead(413).end();
  const response = await getResponse(handlers, toRequest(incoming, body));
  if (!response) return outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  // A network error of MSW: the connection breaks without an answer.
  if (response.type === 'error') return incoming.socket.destroy();
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  outgoing.writeHead(response.status, { ...headers, 'content-length': bytes.length });
  return outgoing.end(incoming.method === 'HEAD' || response.status === 304 ? undefined : bytes);
}

export function serveHandlers(handlers: HttpHandler[]): Server {
  const server = createServer((incoming, outgoing) => {
    answer(handlers, incoming, outgoing).catch((error: unknown) => {
      console.error(error);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  });
  // With the default of 5 seconds a client now and then sends a request on a connection that is just being closed.
  server.keepAliveTimeout = 120_000;
  return server;
}
