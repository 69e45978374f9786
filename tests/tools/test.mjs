// `npm test`: runs all checks and tests, also from a fresh clone. Ends with the line `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installChromium } from './chromium.mjs';
import { build, childEnv, demoVariables, install, run } from './environment.mjs';
import { installNginx } from './nginx.mjs';
import { installRedis } from './redis.mjs';
import { readBrowserReport, readUnitReport } from './reports.mjs';

install();
installChromium();
installRedis();
installNginx();

const reports = mkdtempSync(join(tmpdir(), 'shop-tests-'));
const counts = { passed: 0, failed: 0 };
/** What is named again at the end, where a log that was cut still has it. */
const named = { FAILED: /** @type {string[]} */ ([]), FLAKY: /** @type {string[]} */ ([]) };
const variables = {
  ...demoVariables(),
  API_URL: 'http://127.0.0.1:4210',
  SITE_URL: 'http://localhost:3210',
};

/**
 * Runs a check, which counts as one test.
 * @param {string} name
 * @param {string[]} command
 */
function check(name, [command = '', ...args]) {
  console.log(`\n=== ${name}`);
  return count(name, run(command, args, childEnv(variables)));
}

/**
 * @param {string} name
 * @param {boolean} ok
 */
function count(name, ok) {
  counts[ok ? 'passed' : 'failed'] += 1;
  if (!ok) named.FAILED.push(name);
  return ok;
}

/**
 * Runs a test runner and adds its counts. A runner that fails without a failed test counts as one failure.
 * @template T
 * @param {string} name
 * @param {string[]} command
 * @param {(report: T) => { passed: number, failed: string[], flaky: string[] }} read
 */
function suite(name, [command = '', ...args], read) {
  console.log(`\n=== ${name}`);
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const env = childEnv({ ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const ok = run(
    command,
    args.map((arg) => arg.replace('{report}', file)),
    env,
  );
  try {
    const { passed, failed, flaky } = read(JSON.parse(readFileSync(file, 'utf8')));
    counts.passed += passed;
    counts.failed += failed.length;
    named.FAILED.push(...failed);
    named.FLAKY.push(...flaky);
    if (!ok && failed.length === 0) count(name, false);
  } catch {
    count(name, false);
  }
}

check('formatting and lint', ['biome', 'ci', '.']);
check('route types', ['next', 'typegen']);
check('types', ['tsc', '--noEmit']);
check('unused code', ['knip']);
// Without the tests: an export that only its test uses is unused.
check('unused code in production', ['knip', '--production']);
suite(
  'unit and component tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json={report}'],
  readUnitReport,
);
console.log('\n=== production build, without a backend');
// With the output that the image has, so that its server is tested, too.
if (count('build', build({ ...variables, BUILD_OUTPUT: 'standalone' }))) {
  suite(
    'browser tests',
    ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json'],
    readBrowserReport,
  );
}

rmSync(reports, { recursive: true });
for (const [kind, tests] of Object.entries(named)) {
  // The beginning of an error is enough to know it by.
  for (const test of tests)
    console.log(`\n${kind} ${stripVTControlCharacters(test).slice(0, 1500)}`);
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
