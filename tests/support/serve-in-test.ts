import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { type LocalServer, startLocalServer } from './local-server';

/** A server that runs until the test ends which starts it. */
export async function serveInTest(answer: RequestListener): Promise<LocalServer> {
  const server = await startLocalServer(answer);
  onTestFinished(server.close);
  return server;
}
