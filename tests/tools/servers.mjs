import {
  answers,
  build,
  childEnv,
  demoVariables,
  endTogether,
  serverEnv,
  start,
} from './environment.mjs';

/**
 * Starts the mock API and the shop on it, and waits for both.
 * @param {{ development: boolean }} options
 */
export async function startShop({ development }) {
  const variables = demoVariables();
  const api = new URL(variables.API_URL);
  const site = new URL(variables.SITE_URL);
  if (!development && !build(variables)) process.exit(1);

  const mock = start(
    'tsx',
    ['tests/mock-api/server.ts'],
    // With the shop's variables too, because both need the same client secret.
    childEnv({ ...variables, MOCK_HOST: api.hostname, MOCK_PORT: api.port }),
  );
  // Next's rewrites only work when the server is bound to the host name that Next itself uses.
  const shop = start(
    'next',
    [development ? 'dev' : 'start', '-H', site.hostname, '-p', site.port],
    development ? childEnv(variables) : serverEnv(variables),
  );
  endTogether([mock, shop]);
  if (!(await answers(`${api.origin}/__control/state`, 60)) || !(await answers(site.origin, 60))) {
    console.error('The shop did not start.');
    mock.kill('SIGTERM');
    process.exit(1);
  }
  console.log(`\nThe shop is open at ${site.origin} (backend in a box at ${api.origin}).`);
  await printLogins(api.origin);
  console.log('Ctrl+C closes it.\n');
}

/**
 * Prints the accounts of the demo, and where their codes and links arrive.
 * @param {string} origin
 */
async function printLogins(origin) {
  const response = await fetch(`${origin}/__control/customers`);
  const { customers } = /** @type {{ customers: Record<string, string>[] }} */ (
    await response.json()
  );
  console.log('Customers of the demo:');
  for (const { email, password, about } of customers) {
    console.log(`  ${email?.padEnd(26)}${password?.padEnd(16)}${about}`);
  }
  console.log(`Codes and links that they would get by mail: ${origin}/__control/mails\n`);
}
