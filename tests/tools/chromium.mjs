import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';
import { run } from './environment.mjs';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const HEADLESS = '/usr/bin/chromium-headless-shell';

const first = (/** @type {string[]} */ paths) => paths.find((path) => existsSync(path));

/** Path of the system's full Chromium, for measurements. When it is undefined, Playwright uses its own. */
export const systemChromium = () => first([...WHOLE, HEADLESS]);

/** Path of the headless Chromium, which makes tests faster. */
export const headlessChromium = () => first([HEADLESS, ...WHOLE]);

/**
 * Options for starting a browser.
 * @param {string | undefined} executablePath
 */
export const launchOptions = (executablePath) => ({
  executablePath,
  // Root in a container has no sandbox, and the browser must not use the internet.
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Ensures that there is a Chromium: the system's, or else Debian's packages if possible, or else Playwright's own. */
export function installChromium() {
  const wanted = [
    ...(first(WHOLE) ? [] : ['chromium']),
    ...(existsSync(HEADLESS) ? [] : ['chromium-headless-shell']),
  ];
  installPackages(wanted);
  if (!systemChromium() && !run('playwright', ['install', 'chromium'])) process.exit(1);
}
