import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Addresses of the shop, its backend and the bare app. They have their own ports, so a running shop is not disturbed. */
export function benchVariables(): Record<string, string> {
  return {
    ...demoVariables(),
    API_URL: process.env.API_URL ?? 'http://127.0.0.1:4310',
    SITE_URL: process.env.SITE_URL ?? 'http://localhost:3310',
    BARE_URL: process.env.BARE_URL ?? 'http://localhost:3311',
  };
}

/** Runs the production builds of the shop and of the bare app. */
export function buildBoth(variables: Record<string, string>): void {
  if (!build(variables) || !run('next', ['build', BARE], childEnv(variables))) {
    throw new Error('There is no build to measure.');
  }
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function serve(command: string, args: string[], url: string, env: NodeJS.ProcessEnv) {
  // Otherwise the bench would measure another server.
  if (await answers(url, 0.1)) throw new Error(`Something answers at ${url} already.`);
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
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

/** Starts the mock backend with its built-in catalogue. */
export function startBackend(variables: Record<string, string>): Promise<Server> {
  const { origin, hostname, port } = new URL(variables.API_URL ?? '');
  const env = childEnv({ MOCK_HOST: hostname, MOCK_PORT: port, MOCK_CATALOG: '' });
  return serve('tsx', ['tests/mock-api/server.ts'], `${origin}/__control/state`, env);
}

const startNext = (folder: string, url: string, variables: Record<string, string>) => {
  const { origin, hostname, port } = new URL(url);
  const args = ['start', folder, '-H', hostname, '-p', port];
  return serve('next', args, `${origin}/`, serverEnv(variables));
};

/** @param url where it listens; by default the address of the shop */
export const startShop = (variables: Record<string, string>, url = variables.SITE_URL ?? '') =>
  startNext('.', url, variables);

export const startBare = (variables: Record<string, string>) =>
  startNext(BARE, variables.BARE_URL ?? '', variables);
