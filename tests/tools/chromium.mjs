import { existsSync } from 'node:fs';
import { run } from './environment.mjs';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const HEADLESS = '/usr/bin/chromium-headless-shell';

const first = (/** @type {string[]} */ paths) => paths.find((path) => existsSync(path));

/** Path of the system's Chromium, as people run it; undefined leaves the choice to Playwright. */
export const systemChromium = () => first([...WHOLE, HEADLESS]);

/** The same for tests: without the parts that only a screen needs it takes three quarters of the time. */
export const headlessChromium = () => first([HEADLESS, ...WHOLE]);

/** Sees that there is a Chromium: the system's, Debian's package where it can be installed, else Playwright's own. */
export function installChromium() {
  if (systemChromium()) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], env);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (systemChromium()) break;
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
    }
  }
  if (!systemChromium() && !run('playwright', ['install', 'chromium'])) process.exit(1);
}
