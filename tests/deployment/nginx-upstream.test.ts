import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../support/free-port';
import { type NginxServer, startNginx } from '../support/nginx-server';
import { systemNginx } from '../tools/nginx.mjs';

let nginx: NginxServer | undefined;
const running: Server[] = [];

afterEach(async () => {
  await nginx?.remove();
  for (const server of running) server.close();
});

async function startServer(port: number): Promise<() => Promise<void>> {
  const server = createServer((_, response) => response.end(`${port}`)).listen(port, '127.0.0.1');
  running.push(server);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

// Where there is an nginx: `npm test` installs it when it may.
it.skipIf(!systemNginx())(
  'asks a server that was replaced as soon as the other one is replaced',
  async () => {
    const ports = [await freePort(), await freePort()] as const;
    const stops = [await startServer(ports[0]), await startServer(ports[1])] as const;
    const found = await startNginx(ports.map((port) => `http://127.0.0.1:${port}`));
    nginx = found;
    const ask = async () => (await fetch(`${found.site}/api/anything`)).status;
    await stops[0]();
    // nginx notices that the first one is away.
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
    await startServer(ports[0]);
    await stops[1]();
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
  },
);
