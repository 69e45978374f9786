import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyImage } from '../deployment/copy-image';
import { readImage } from '../deployment/read-image';
import {
  answers,
  build,
  childEnv,
  demoVariables,
  root,
  run,
  serverEnv,
} from '../tools/environment.mjs';

export interface Server {
  /** Origin. */
  url: string;
  child: ChildProcess;
  /** Ends it as an operator would: running requests are answered first. */
  stop: () => Promise<void>;
}

const BARE = 'tests/bench/bare';

/** Addresses of the shop, its backend, the bare app and the other shop of a pair. They have their own ports, so a running shop is not disturbed. */
export function benchVariables(): Record<string, string> {
  return {
    ...demoVariables(),
    API_URL: process.env.API_URL ?? 'http://127.0.0.1:4310',
    SITE_URL: process.env.SITE_URL ?? 'http://localhost:3310',
    BARE_URL: process.env.BARE_URL ?? 'http://localhost:3311',
    OTHER_URL: process.env.OTHER_URL ?? 'http://localhost:3312',
  };
}

/** Runs the production builds of the shop, with the output that its image has, and of the bare app. */
export function buildBoth(variables: Record<string, string>): void {
  if (
    !build({ ...variables, BUILD_OUTPUT: 'standalone' }) ||
    !run('next', ['build', BARE], childEnv(variables))
  ) {
    throw new Error('There is no build to measure.');
  }
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function serve(
  command: string,
  args: readonly string[],
  url: string,
  env: NodeJS.ProcessEnv,
  cwd = root,
) {
  // Otherwise the bench would measure another server.
  if (await answers(url, 0.1)) throw new Error(`Something answers at ${url} already.`);
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const stop = async () => {
    if (!running.has(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  if (await answers(url, 60)) return { url: new URL(url).origin, child, stop };
  await stop();
  throw new Error(`Nothing answers at ${url}.`);
}

/** Starts the mock backend with its built-in catalogue, or another one. */
export function startBackend(variables: Record<string, string>, catalogue = ''): Promise<Server> {
  const { origin, hostname, port } = new URL(variables.API_URL ?? '');
  const env = childEnv({ MOCK_HOST: hostname, MOCK_PORT: port, MOCK_CATALOG: catalogue });
  return serve('tsx', ['tests/mock-api/server.ts'], `${origin}/__control/state`, env);
}

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The files of a shop, as its image has them. Shops that may make other documents need folders of their own. */
export function createShopFolder(): string {
  const folder = copyImage(readImage());
  folders.push(folder);
  return folder;
}

/** Starts the shop as its image does, at its `SITE_URL`. */
export function startShop(
  variables: Record<string, string>,
  folder = folders[0] ?? createShopFolder(),
): Promise<Server> {
  const { origin, hostname, port } = new URL(variables.SITE_URL ?? '');
  const [, ...args] = readImage().entrypoint;
  // Next's rewrites only work when the server is bound to the host name that Next itself uses.
  const own = { NODE_ENV: 'production', HOSTNAME: hostname, PORT: port };
  return serve(process.execPath, args, `${origin}/`, serverEnv({ ...variables, ...own }), folder);
}

/** Removes the pages and answers that an earlier server of the bare app has written into its build. */
function forgetBarePages(): void {
  for (const folder of ['cache/fetch-cache', 'server/route-cache']) {
    rmSync(join(root, BARE, '.next', folder), { recursive: true, force: true });
  }
}

/** Starts the bare app, without pages of before. */
export function startBare(variables: Record<string, string>): Promise<Server> {
  forgetBarePages();
  const { origin, hostname, port } = new URL(variables.BARE_URL ?? '');
  const args = ['start', BARE, '-H', hostname, '-p', port];
  return serve('next', args, `${origin}/`, serverEnv(variables));
}
