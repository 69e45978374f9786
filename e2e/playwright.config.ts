import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { headlessChromium, launchOptions } from '../tests/tools/chromium.mjs';
import { demoVariables, serverEnv } from '../tests/tools/environment.mjs';
import { mapHosts } from './fixtures/hosts';
import { shopsUnderTest } from './fixtures/shops';

// Its own ports, so that a shop under development can go on. The tests ask the backend, too; each of their processes
// reads this file.
Object.assign(process.env, {
  API_URL: process.env.API_URL ?? 'http://127.0.0.1:4210',
  SITE_URL: process.env.SITE_URL ?? 'http://localhost:3210',
});

const variables = demoVariables();
const api = new URL(variables.API_URL);
const site = new URL(variables.SITE_URL);
const shops = shopsUnderTest();
const others = shops.filter(({ dialect }) => dialect !== 'full');

/** Browser tests against the production build that is in `.next`. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The second try tells a race from a fault and leaves a trace. It saves the run only where the machine is known to be noisy.
  retries: process.env.CI ? 2 : 1,
  failOnFlakyTests: !process.env.CI,
  workers: 2,
  // A whole purchase, or axe on several screens, takes long on a slow machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], [fileURLToPath(new URL('./browser-report.ts', import.meta.url))]],
  use: {
    baseURL: site.origin,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // Recording slows every test: only what failed once is worth it.
    trace: 'on-first-retry',
    launchOptions: launchOptions(headlessChromium()),
  },
  projects: [
    // PHP's answers have all that the full ones have, in looser forms: what holds with them and with few answers holds here.
    { name: 'full', testIgnore: 'dialects/*.spec.ts' },
    // The same address leads to the shop on another dialect, because the build contains that address.
    ...others.map((shop) => ({
      name: shop.dialect,
      testMatch: 'dialects/*.spec.ts',
      use: {
        // A control that a dialect makes disappear must not cost the long time of a whole purchase.
        actionTimeout: 20_000,
        launchOptions: mapHosts(`${site.host} ${shop.site.host}`),
      },
    })),
  ],
  webServer: [
    {
      command: 'tsx tests/mock-api/server.ts',
      cwd: '..',
      url: `${api.origin}/__control/state`,
      env: {
        ...variables,
        MOCK_HOST: api.hostname,
        MOCK_PORT: api.port,
        MOCK_DIALECT_PORTS: others.map((shop) => `${shop.dialect}:${shop.api.port}`).join(),
      },
      reuseExistingServer: !process.env.CI,
      // A whole purchase, or axe on several screens, takes long on a slow machine.
      timeout: 120_000,
    },
    ...shops.map((shop) => ({
      command: `next start -H ${site.hostname} -p ${shop.site.port}`,
      cwd: '..',
      url: shop.site.origin,
      env: serverEnv({ ...variables, API_URL: shop.api.origin }),
      reuseExistingServer: !process.env.CI,
      // A whole purchase, or axe on several screens, takes long on a slow machine.
      timeout: 120_000,
    })),
  ],
});
