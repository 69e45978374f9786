import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** A server of this process that only this machine reaches. */
export interface LocalServer {
  origin: string;
  port: number;
  /** Ends it, whatever connections are open. */
  close: () => Promise<void>;
}

/** Lets a server listen, by default at a port that is free. */
export async function listenLocally(server: Server, wanted = 0): Promise<LocalServer> {
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  const { port } = address;
  const close = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { origin: `http://127.0.0.1:${port}`, port, close };
}

export const startLocalServer = (answer: RequestListener, port?: number): Promise<LocalServer> =>
  // With the default of 5 seconds a client now and then sends a request on a connection that is just being closed.
  listenLocally(Object.assign(createServer(answer), { keepAliveTimeout: 120_000 }), port);
