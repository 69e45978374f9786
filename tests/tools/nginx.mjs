import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';

const SERVERS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'];

/** Path of the system's nginx. Undefined when there is none. */
export const systemNginx = () => SERVERS.find((path) => existsSync(path));

/** Ensures that there is an nginx for the tests, if Debian's package can be installed. */
export function installNginx() {
  if (!systemNginx()) installPackages(['nginx']);
}
