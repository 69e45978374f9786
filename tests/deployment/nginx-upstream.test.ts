import { afterEach, expect, it } from 'vitest';
import { freePort } from '../support/free-port';
import { type LocalServer, startLocalServer } from '../support/local-server';
import { type NginxServer, startNginx } from '../support/nginx-server';
import { systemNginx } from '../tools/nginx.mjs';

let nginx: NginxServer | undefined;
const running: LocalServer[] = [];

afterEach(async () => {
  await nginx?.remove();
  for (const server of running) await server.close();
});

async function startServer(port: number) {
  const server = await startLocalServer((_, response) => response.end(`${port}`), port);
  running.push(server);
  return server;
}

// Where there is an nginx: `npm test` installs it when it may.
it.skipIf(!systemNginx())(
  'asks a server that was replaced as soon as the other one is replaced',
  async () => {
    const ports = [await freePort(), await freePort()] as const;
    const shops = [await startServer(ports[0]), await startServer(ports[1])] as const;
    const found = await startNginx(ports.map((port) => `http://127.0.0.1:${port}`));
    nginx = found;
    const ask = async () => (await fetch(`${found.site}/api/anything`)).status;
    await shops[0].close();
    // nginx notices that the first one is away.
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
    await startServer(ports[0]);
    await shops[1].close();
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
  },
);
