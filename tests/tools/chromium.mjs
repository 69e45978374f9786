import { existsSync } from 'node:fs';
import { run } from './environment.mjs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the system's Chromium; undefined leaves the choice to Playwright. */
export function systemChromium() {
  return SYSTEM.find((path) => existsSync(path));
}

/** Sees that there is a Chromium: the system's, Debian's package where it can be installed, else Playwright's own. */
export function installChromium() {
  if (systemChromium()) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], env);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env);
  }
  if (!systemChromium() && !run('playwright', ['install', 'chromium'])) process.exit(1);
}
