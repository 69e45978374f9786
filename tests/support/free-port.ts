import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports from which systems take those of outgoing connections, which would occupy one before it is used. */
const [FIRST, LAST] = [20_000, 32_000];
const given = new Set<number>();

/** A free port of this machine, which this process is given only once. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (given.has(port)) continue;
    given.add(port);
    const server = createServer();
    const listening = once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.listen(port, '127.0.0.1');
    if (!(await listening)) continue;
    const closed = once(server, 'close');
    server.close();
    await closed;
    return port;
  }
}
