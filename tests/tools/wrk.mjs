import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';

const PROGRAM = '/usr/bin/wrk';

/** Ensures that there is wrk, if Debian's package can be installed. */
export function installWrk() {
  if (!existsSync(PROGRAM)) installPackages(['wrk']);
  if (!existsSync(PROGRAM)) throw new Error('There is no wrk: install it, or run this as root.');
  return PROGRAM;
}
