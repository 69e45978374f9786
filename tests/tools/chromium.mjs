import { existsSync } from 'node:fs';
import { run } from './environment.mjs';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const HEADLESS = '/usr/bin/chromium-headless-shell';

const first = (/** @type {string[]} */ paths) => paths.find((path) => existsSync(path));

/** Path of the system's Chromium, as people run it: what is measured is measured with it. Undefined leaves the choice to Playwright. */
export const systemChromium = () => first([...WHOLE, HEADLESS]);

/** The same without the parts that only a screen needs, which makes tests faster. */
export const headlessChromium = () => first([HEADLESS, ...WHOLE]);

/**
 * How a browser is started.
 * @param {string | undefined} executablePath
 */
export const launchOptions = (executablePath) => ({
  executablePath,
  // A container's root has no sandbox; nothing may look for the internet.
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Sees that there is a Chromium: the system's, Debian's packages where they can be installed, else Playwright's own. */
export function installChromium() {
  const wanted = [
    ...(first(WHOLE) ? [] : ['chromium']),
    ...(existsSync(HEADLESS) ? [] : ['chromium-headless-shell']),
  ];
  const isRoot = process.getuid?.() === 0;
  if (wanted.length > 0 && isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], env);
    // One by one: older systems have the first only.
    for (const name of wanted) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
    }
  }
  if (!systemChromium() && !run('playwright', ['install', 'chromium'])) process.exit(1);
}
