import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { type LocalServer, startLocalServer } from './local-server';

/** A server that runs until the test ends which starts it. */
export async function serveInTest(answer: RequestListener, port?: number): Promise<LocalServer> {
  const server = await startLocalServer(answer, port);
  onTestFinished(server.close);
  return server;
}
