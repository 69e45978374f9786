// `npm run check`: checks the change at hand, which is what differs from `main`, or on `main` from the last commit. Names the browser specs that
// the change concerns. `npm run check -- --browser` runs the nearest of them against the build in `.next`, which it makes when it is older.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { build, childEnv, run, testVariables } from '../tools/environment.mjs';
import { findSpecs } from './find-specs';
import { byDistance, findImporters, readImportGraph } from './import-graph';

/** So many files of units, the nearest, keep the whole check within 90 seconds on two cores. */
const MOST_UNITS = 40;
/** So many browser specs are named, and run. */
const MOST_SPECS = 12;

const { values: options } = parseArgs({
  options: { browser: { type: 'boolean', default: false } },
});
const began = performance.now();
const failed: string[] = [];

const git = (...args: string[]) => {
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim().split('\n').filter(Boolean) : [];
};

/** The files that differ from the commit at which this work began, without those that are gone. */
function findChanged(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const differing = git('diff', '--name-only', '--diff-filter=d', base);
  return [...new Set([...differing, ...git('ls-files', '--others', '--exclude-standard')])];
}

async function step(name: string, work: () => boolean | Promise<boolean>): Promise<void> {
  const start = performance.now();
  console.log(`\n=== ${name}`);
  if (!(await work())) failed.push(name);
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const command = (name: string, words: string[]) =>
  step(name, () => run(words[0] ?? '', words.slice(1)));

/** Runs a command beside others, each of which keeps one core busy, and shows what it said when it is done. */
async function beside(name: string, [program = '', ...args]: string[]): Promise<void> {
  const start = performance.now();
  const child = spawn(program, args, { env: childEnv(), stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n=== ${name}\n${out}${err}${seconds} s`);
  if (code !== 0) failed.push(name);
}

/** Shows the nearest of a list. */
const show = (files: readonly string[], most: number) =>
  [...files.slice(0, most), ...(files.length > most ? [`and ${files.length - most} more`] : [])]
    .map((file) => `  ${file}`)
    .join('\n');

const changed = findChanged();
if (changed.length === 0) {
  console.log('Nothing has changed.');
  process.exit();
}
console.log(`Changed:\n${show(changed, 30)}`);

await command('formatting and lint', ['biome', 'ci', '--no-errors-on-unmatched', ...changed]);
if (!existsSync('.next/types')) await command('route types', ['next', 'typegen']);
const others = [beside('types', ['tsc', '--noEmit']), beside('unused code', ['knip', '--cache'])];
const reading = readImportGraph();
await step('layers', async () => {
  const { violations } = await reading;
  if (violations.length > 0) console.error(violations.join('\n'));
  return violations.length === 0;
});
const [graph] = await Promise.all([reading, ...others]);

const units = byDistance(findImporters(graph, changed)).filter((file) =>
  /\.test\.tsx?$/.test(file),
);
if (units.length > 0) {
  console.log(`\nUnits that import it, the nearest first:\n${show(units, MOST_UNITS)}`);
  await command('units', [
    'vitest',
    'run',
    `--maxWorkers=${availableParallelism()}`,
    ...units.slice(0, MOST_UNITS),
  ]);
}

const specs = findSpecs(graph, changed);
if (specs.length > 0) {
  console.log(`\nBrowser specs that it concerns, the nearest first:\n${show(specs, MOST_SPECS)}`);
}
if (options.browser && specs.length > 0) await runSpecs(specs.slice(0, MOST_SPECS));

async function runSpecs(chosen: string[]): Promise<void> {
  const variables = { ...testVariables(), BUILD_OUTPUT: 'standalone' };
  const built = existsSync('.next/BUILD_ID') ? statSync('.next/BUILD_ID').mtimeMs : 0;
  const isSource = (file: string) => !/^(tests|e2e)\/|\.md$/.test(file);
  const isOld = changed.some((file) => isSource(file) && statSync(file).mtimeMs > built);
  if (built === 0 || isOld) await step('production build', () => build(variables));
  await command('browser specs', [
    'playwright',
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...chosen,
  ]);
}

console.log(
  `\n${failed.length === 0 ? 'Good' : `FAILED: ${failed.join(', ')}`}, after ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
