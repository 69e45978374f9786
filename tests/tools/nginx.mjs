import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';

const BROTLI = 'libnginx-mod-http-brotli-filter';
const SERVERS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'];

/** Path of the system's nginx. Undefined when there is none. */
export const systemNginx = () => SERVERS.find((path) => existsSync(path));

/** Whether the system's nginx has Debian's module for Brotli. */
export const hasBrotli = () =>
  existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-filter.conf');

/** Ensures that there is an nginx for the tests, with Brotli, if Debian's packages can be installed. */
export function installNginx() {
  if (!systemNginx()) installPackages(['nginx', BROTLI]);
  else if (!hasBrotli()) installPackages([BROTLI]);
}
