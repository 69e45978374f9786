import { defineConfig } from '@playwright/test';
import { headlessChromium, launchOptions } from '../tests/tools/chromium.mjs';
import { demoVariables, serverEnv } from '../tests/tools/environment.mjs';

const variables = { ...demoVariables(), ...shopUnderTest() };

// Its own ports, so that a shop under development can go on.
function shopUnderTest() {
  return {
    API_URL: process.env.API_URL ?? 'http://127.0.0.1:4210',
    SITE_URL: process.env.SITE_URL ?? 'http://localhost:3210',
  };
}

// The tests ask the backend, too; each of their processes reads this file.
Object.assign(process.env, shopUnderTest());

const api = new URL(variables.API_URL);
const site = new URL(variables.SITE_URL);

/** Browser tests against the production build that is in `.next`. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A noisy machine gets another look at a time-out; what needed it is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: site.origin,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // Recording slows every test: only what failed once is worth it.
    trace: 'on-first-retry',
    launchOptions: launchOptions(headlessChromium()),
  },
  webServer: [
    {
      command: 'tsx tests/mock-api/server.ts',
      cwd: '..',
      url: `${api.origin}/__control/state`,
      env: { ...variables, MOCK_HOST: api.hostname, MOCK_PORT: api.port },
      reuseExistingServer: !process.env.CI,
      timeout: 60_000,
    },
    {
      command: `next start -H ${site.hostname} -p ${site.port}`,
      cwd: '..',
      url: site.origin,
      env: serverEnv(variables),
      reuseExistingServer: !process.env.CI,
      timeout: 60_000,
    },
  ],
});
