import { existsSync } from 'node:fs';
import { run } from './environment.mjs';

/** Whether packages of Debian can be installed here. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages of Debian if the user may do that.
 * @param {readonly string[]} names
 */
export function installPackages(names) {
  if (names.length === 0 || !canInstallPackages()) return;
  // In runlevel 1 a package does not start its server, which would listen on every network.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  run('apt-get', ['update', '-qq'], env);
  // One by one, because an older system may not have all of them.
  for (const name of names) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
  }
}
