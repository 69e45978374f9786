// `npm run test:planted`: plants faults in a copy of the source, one after the other, and says whether the units that import the file find them.
// `-- gateway documents` plants those of these rooms only. `-- --browser` also builds the shop with each fault that the units do not find, and runs the
// browser specs that open a page which imports it.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSpecs } from '../check/find-specs';
import { byDistance, findImporters, readImportGraph } from '../check/import-graph';
import { childEnv, root, testVariables } from '../tools/environment.mjs';
import { findFile, readSource } from './find-file';
import { type PlantedFault, ROOMS } from './planted-faults';

/** So many files of units, and of browser specs, the nearest, look for a fault. */
const MOST_UNITS = 24;
/** So many of them run together: most faults are found by the first. */
const UNITS_AT_ONCE = 6;
const MOST_SPECS = 5;
/** The share that must be found. */
const WANTED = 0.95;

const COPIED = [
  ...['app', 'components', 'e2e', 'lib', 'locales', 'public', 'stores', 'tests'],
  ...['instrumentation-client.ts', 'instrumentation.ts', 'next-env.d.ts', 'next.config.ts'],
  ...['package.json', 'postcss.config.mjs', 'proxy.ts', 'tsconfig.json', 'vitest.config.ts'],
  ...['.env.example', 'README.md'],
];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'boolean', default: false } },
});
const unknown = positionals.find((name) => !(name in ROOMS));
if (unknown) throw new Error(`There is no room ${unknown}, but ${Object.keys(ROOMS).join(', ')}.`);

// A fault never stands in the files that somebody works on, not even when this is interrupted.
const copy = join(root, '.cache', 'planted');
rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const name of COPIED) {
  if (existsSync(join(root, name))) cpSync(join(root, name), join(copy, name), { recursive: true });
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const graph = await readImportGraph();
const source = readSource(root);

/** Whether a command fails in the copy, or does not come to its end within half an hour: a fault may be a loop. */
function fails(program: string, args: string[], variables = {}): boolean {
  const env = childEnv(variables);
  const limit = { timeout: 1_800_000, killSignal: 'SIGKILL' } as const;
  return spawnSync(program, args, { cwd: copy, env, stdio: 'ignore', ...limit }).status !== 0;
}

function isFoundByUnits(file: string): boolean {
  const units = byDistance(findImporters(graph, [file])).filter((one) => /\.test\.tsx?$/.test(one));
  const nearest = units.slice(0, MOST_UNITS);
  for (let from = 0; from < nearest.length; from += UNITS_AT_ONCE) {
    if (fails('vitest', ['run', ...nearest.slice(from, from + UNITS_AT_ONCE)])) return true;
  }
  return false;
}

function isFoundInBrowser(file: string): boolean {
  const variables = testVariables();
  const specs = findSpecs(graph, [file]).slice(0, MOST_SPECS);
  if (specs.length === 0) return false;
  if (fails('next', ['build'], variables)) return true;
  const config = ['-c', 'e2e/playwright.config.ts', '--project=full', '--retries=0'];
  // As in CI: servers of its own, and not those of somebody who tests at the same time.
  return fails('playwright', ['test', ...config, ...specs], { ...variables, CI: '1' });
}

// A copy that cannot be built would find every fault.
if (options.browser && fails('next', ['build'], testVariables()))
  throw new Error('The copy without a fault cannot be built.');

type Outcome = 'units' | 'browser' | 'not found' | 'text is gone';

function plant({ text, wrong }: PlantedFault): Outcome {
  const file = findFile(source, text);
  if (file === null) return 'text is gone';
  const code = source.get(file) ?? '';
  writeFileSync(
    join(copy, file),
    code.replace(text, () => wrong),
  );
  try {
    if (isFoundByUnits(file)) return 'units';
    return options.browser && isFoundInBrowser(file) ? 'browser' : 'not found';
  } finally {
    writeFileSync(join(copy, file), code);
  }
}

const outcomes: (PlantedFault & { room: string; outcome: Outcome })[] = [];
const rooms = Object.entries(ROOMS).filter(
  ([room]) => positionals.length === 0 || positionals.includes(room),
);
for (const [room, faults] of rooms) {
  for (const fault of faults) {
    const outcome = plant(fault);
    outcomes.push({ ...fault, room, outcome });
    console.log(`${outcome.padEnd(13)} ${room}: ${fault.kind}: ${fault.text}`);
  }
}

console.log('');
const count = (wanted: (one: (typeof outcomes)[number]) => boolean) =>
  outcomes.filter(wanted).length;
for (const [room, faults] of rooms) {
  const found = count((one) => one.room === room && /^(units|browser)$/.test(one.outcome));
  console.log(`${String(found).padStart(3)} of ${faults.length}  ${room}`);
}
const found = count(({ outcome }) => outcome === 'units' || outcome === 'browser');
console.log(`\n${found} of ${outcomes.length} found`);
const report = join(root, '.cache', 'planted.json');
writeFileSync(report, `${JSON.stringify(outcomes, null, 2)}\n`);
rmSync(copy, { recursive: true, force: true });
process.exitCode = found >= WANTED * outcomes.length ? 0 : 1;
