// `npm run test:all`: everything there is, in parts that take from minutes to hours.
// `npm run test:all -- --list` says what there is and what was run when; `-- histories fuzz` runs these parts only, `-- browser` all of its shares
// and `-- browser 2/4` one, `--seed 7` with this seed, and `--times 3` so often, each time with another seed. What came out is kept in
// `.cache/test-all.json`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, childEnv, install, root, run, testVariables } from './environment.mjs';

/**
 * A part that runs alone.
 * @typedef {object} Part
 * @property {string} about
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {string} [seed] the variable that takes the seed
 * @property {boolean} [needsBuild]
 */

const PLAYWRIGHT = ['playwright', 'test', '-c', 'e2e/playwright.config.ts'];
const BROWSER = [...PLAYWRIGHT, '--project=full'];

/** @param {string} folder */
const units = (folder) => ['vitest', 'run', `tests/${folder}`];

/** @type {(name: string, ...args: string[]) => string[]} */
const tool = (name, ...args) => ['node', `tests/tools/${name}.mjs`, ...args];

/** Each takes less than twelve minutes on two quiet cores. */
const SHARES = ['1/4', '2/4', '3/4', '4/4'];

/** @type {(share: string) => [string, Part]} */
const browserPart = (share) => {
  const about = `every browser test, with each dialect: share ${share}`;
  return [
    `browser ${share}`,
    { about, command: [...PLAYWRIGHT, `--shard=${share}`], needsBuild: true },
  ];
};

/** @type {Record<string, Part>} */
const PARTS = {
  test: { about: 'npm test: whatever a change must pass', command: tool('test') },
  ...Object.fromEntries(SHARES.map(browserPart)),
  histories: {
    about: '10,000 random histories of an order, and 500 of its sending',
    command: [...units('histories'), 'tests/stores/flows/checkout/place-order-once'],
    env: { HISTORIES: '10000' },
    seed: 'HISTORIES_SEED',
  },
  'histories-http': {
    about: '1,500 of them against a backend in a process of its own',
    command: units('histories'),
    env: { HISTORIES: '1500', HISTORIES_OVER: 'http' },
    seed: 'HISTORIES_SEED',
  },
  carts: {
    about: '1,000 random carts: the amounts of cart, summary and review',
    command: units('components/checkout/random-carts'),
    env: { CARTS: '1000' },
  },
  merges: {
    about: '10,000 random ways in which a guest’s cart and favorites become those of a customer',
    command: [...units('stores/flows/favorites/merge-guest'), 'tests/stores/flows/cart/guest-cart'],
    env: { MERGES: '10000' },
  },
  builds: {
    about: 'the suggested build for 200 budgets',
    command: units('lib/domain/build/suggest-build'),
    env: { BUDGETS: '200' },
  },
  prices: {
    about: 'the prices of 64 products on every screen, in each dialect and of two catalogues',
    command: units('contract/prices'),
    env: { PRICES: '1' },
  },
  faults: {
    about: 'every reading call with every fault of the backend',
    command: units('faults'),
    env: { FAULTS: '1' },
  },
  fuzz: {
    about: '2,300,000 random inputs for what reads the texts of others',
    command: units('fuzz'),
    env: { FUZZ: '1' },
    seed: 'FUZZ_SEED',
  },
  'fuzz-browser': {
    about: '2,000 hostile fragments in a browser',
    command: [...BROWSER, 'hostile-fragments'],
    env: { FUZZ: '1' },
    seed: 'FUZZ_SEED',
    needsBuild: true,
  },
  outputs: {
    about: 'every output of 500 products beside its page, and a hundred questions to the twins',
    command: ['vitest', 'run', 'tests/outputs', 'tests/structured-data'],
    env: { OUTPUTS: '500' },
  },
  mutation: { about: 'every small change of seven modules', command: tool('mutation') },
  planted: {
    about: 'faults planted in the source, by the units that import them',
    command: tool('planted'),
  },
  crawl: {
    about: 'a crawl of the whole catalogue',
    command: [...BROWSER, 'specs/crawl'],
    env: { CRAWL_ARTICLES: '20000' },
    needsBuild: true,
  },
  lighthouse: {
    about: 'what Lighthouse judges, beside a bare Next app',
    command: tool('bench', '--only', 'lighthouse'),
  },
  scale: {
    about: 'load and memory, beside a bare Next app',
    command: tool('bench', '--only', 'load,memory'),
  },
};

const file = join(root, '.cache', 'test-all.json');

/** @typedef {{ when: string, seconds: number, ok: boolean, seed: number | null }} PartRun */

/** @returns {Record<string, PartRun[]>} the runs of each part, the last one last */
function readRuns() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {PartRun | undefined} last */
const describeRun = (last) =>
  last
    ? `${last.ok ? 'passed' : 'FAILED'} ${last.when}, ${Math.round(last.seconds)} s${last.seed === null ? '' : `, seed ${last.seed}`}`
    : 'not run here yet';

function list() {
  const runs = readRuns();
  for (const [name, { about }] of Object.entries(PARTS)) {
    console.log(`${name.padEnd(16)}${about}\n${' '.repeat(16)}${describeRun(runs[name]?.at(-1))}`);
  }
}

/**
 * Runs a part and writes down what came out, also when a later one is interrupted.
 * @param {string} name
 * @param {Part} part
 * @param {number} seed
 */
function runPart(name, { command: [program = '', ...args], env, seed: variable }, seed) {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const when = new Date().toISOString().slice(0, 16);
  const seeded = variable ? { [variable]: String(seed) } : {};
  const ok = run(program, args, childEnv({ ...testVariables(), ...env, ...seeded }));
  const seconds = (performance.now() - start) / 1000;
  const runs = readRuns();
  const news = { when, seconds, ok, seed: variable ? seed : null };
  mkdirSync(dirname(file), { recursive: true });
  const all = { ...runs, [name]: [...(runs[name] ?? []), news] };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return ok;
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean', default: false },
      seed: { type: 'string' },
      times: { type: 'string', default: '1' },
    },
  });
  // A share belongs to the part before it.
  const wanted = positionals.join(' ').split(/ (?=[a-z])/);
  const has = (/** @type {string} */ name, /** @type {string} */ part) =>
    name === '' || part === name || part.startsWith(`${name} `);
  const names = Object.keys(PARTS);
  const unknown = wanted.find((name) => !names.some((part) => has(name, part)));
  if (unknown) {
    console.error(`There is no part ${unknown}; --list says what there is.`);
    process.exitCode = 1;
    return;
  }
  if (values.list) return list();
  install();
  const chosen = Object.entries(PARTS).filter(([part]) => wanted.some((name) => has(name, part)));
  // The part `test` makes the same build, when it comes first.
  const isBuilt = chosen.some(([name]) => name === 'test');
  const failed = [];
  if (!isBuilt && chosen.some(([, { needsBuild }]) => needsBuild)) {
    if (!build({ ...testVariables(), BUILD_OUTPUT: 'standalone' })) failed.push('build');
  }
  const first = values.seed ? Number(values.seed) : Date.now() % 2 ** 31;
  for (let turn = 0; turn < Number(values.times); turn += 1) {
    for (const [name, part] of chosen) {
      if (!runPart(name, part, first + turn)) failed.push(name);
    }
  }
  console.log(`\n${failed.length === 0 ? 'All passed' : `FAILED: ${failed.join(', ')}`}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main();
