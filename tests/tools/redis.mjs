import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';

const SERVERS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'];

/** Path of the system's Redis. Undefined when there is none. */
export const systemRedis = () => SERVERS.find((path) => existsSync(path));

/** Ensures that there is a Redis for the tests, if Debian's package can be installed. */
export function installRedis() {
  if (!systemRedis()) installPackages(['redis-server']);
}
