// `npm test`: runs what a change must pass, also from a fresh clone. Ends with a table of seconds and the line `N passed, N failed`. Of the browser
// tests it runs those with the tag `@smoke`; `npm run test:all -- browser` runs all.
// `npm test -- --report FILE` keeps the seconds in another file than `test-results/seconds.json`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { installChromium } from './chromium.mjs';
import { build, childEnv, install, root, run, testVariables } from './environment.mjs';
import { installNginx } from './nginx.mjs';
import { installRedis } from './redis.mjs';
import { readBrowserReport, readUnitReport } from './reports.mjs';
import { secondsTable } from './seconds.mjs';

const BROWSER = ['playwright', 'test', '-c', 'e2e/playwright.config.ts'];
const SMOKE = '@smoke';

const results = join(root, 'test-results');
const { values: options } = parseArgs({
  options: { report: { type: 'string', default: join(results, 'seconds.json') } },
});

install();
installChromium();
installRedis();
installNginx();

mkdirSync(results, { recursive: true });
const counts = { passed: 0, failed: 0 };
/** What is named again at the end, where a log that was cut still has it. */
const named = { FAILED: /** @type {string[]} */ ([]), FLAKY: /** @type {string[]} */ ([]) };
const variables = testVariables();

/** @type {Record<string, number>} */
const seconds = {};
/** @type {Record<string, import('./reports.mjs').Findings>} */
const suites = {};

/** @type {(name: string, step: () => boolean) => boolean} a step, whose seconds are noted */
function timed(name, step) {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const ok = step();
  seconds[name] = (performance.now() - start) / 1000;
  return ok;
}

/** @type {(name: string, ok: boolean) => boolean} */
function count(name, ok) {
  counts[ok ? 'passed' : 'failed'] += 1;
  if (!ok) named.FAILED.push(name);
  return ok;
}

/** @type {(name: string, step: () => boolean) => boolean} a step that counts as one test */
const single = (name, step) => count(name, timed(name, step));

/** @type {(name: string, command: string[]) => boolean} */
const check = (name, [command = '', ...args]) =>
  single(name, () => run(command, args, childEnv(variables)));

/**
 * Runs a test runner and adds its counts. A runner that fails without a failed test counts as one failure.
 * @template T
 * @param {string} name
 * @param {string[]} command
 * @param {string} report the file that the runner writes, in the folder of the results
 * @param {(report: T, root: string) => import('./reports.mjs').Findings} read
 */
function suite(name, [command = '', ...args], report, read) {
  const file = join(results, report);
  // What is left of an earlier run must not be taken for this one's.
  rmSync(file, { force: true });
  const ok = timed(name, () => run(command, args, childEnv(variables)));
  try {
    const findings = read(JSON.parse(readFileSync(file, 'utf8')), root);
    suites[name] = findings;
    const { passed, failed, flaky } = findings;
    // Only a machine that is known to be noisy may need a second look.
    const [saved, lost] = process.env.CI ? [flaky.length, 0] : [0, flaky.length];
    counts.passed += passed + saved;
    counts.failed += failed.length + lost;
    named.FAILED.push(...failed);
    named.FLAKY.push(...flaky);
    if (!ok && failed.length + lost === 0) count(name, false);
  } catch {
    count(name, false);
  }
}

/** How many browser tests there are beside those of each change. Counted by the runner, which fails when it cannot load one. */
let others = 0;
function countOthers() {
  const [program = '', ...args] = [...BROWSER, '--list', '--grep-invert', SMOKE];
  const { stdout, status } = spawnSync(program, args, {
    cwd: root,
    env: childEnv(variables),
    encoding: 'utf8',
  });
  others = Number(/^Total: (\d+) tests?/m.exec(stdout ?? '')?.[1] ?? 0);
  const isLoaded = status === 0 && others > 0;
  if (!isLoaded) console.error(stdout);
  return isLoaded;
}

check('formatting and lint', ['biome', 'ci', '.']);
check('route types', ['next', 'typegen']);
check('types', ['tsc', '--noEmit']);
check('unused code', ['knip']);
// Without the tests: an export that only its test uses is unused.
check('unused code in production', ['knip', '--production']);
single('browser tests can be loaded', countOthers);
const reporters = ['--reporter=default', '--reporter=json'];
const units = ['vitest', 'run', ...reporters, '--outputFile.json=test-results/units.json'];
suite('unit and component tests', units, 'units.json', readUnitReport);
// Without a backend, and with the output that the image has, so that its server is tested, too.
if (single('production build', () => build({ ...variables, BUILD_OUTPUT: 'standalone' }))) {
  suite('browser tests', [...BROWSER, '--grep', SMOKE], 'browser.json', readBrowserReport);
}

for (const [kind, tests] of Object.entries(named)) {
  // The beginning of an error is enough to know it by.
  for (const test of tests)
    console.log(`\n${kind} ${stripVTControlCharacters(test).slice(0, 1500)}`);
}
const report = resolve(options.report);
mkdirSync(dirname(report), { recursive: true });
writeFileSync(report, `${JSON.stringify({ steps: seconds, suites, counts }, null, 2)}\n`);
console.log(`${secondsTable(seconds, suites)}\n\nKept in ${report}`);
console.log(
  `\nOf the browser tests those with ${SMOKE} ran; ${others} more are in npm run test:all -- browser`,
);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
