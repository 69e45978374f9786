import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { choosePages, type Pages } from '../budgets/pages';
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
  url: string;
  pid: number;
}

const BARE = 'tests/bench/bare';
const NEXT = 'node_modules/next/dist/bin/next';

/** Addresses of the backend and of the shop. `tests/tools/bench.mjs` gives them ports of their own, so a running shop is not disturbed. */
const variables: Record<string, string> = demoVariables();
const { API_URL = '', SITE_URL = '' } = variables;

/** The bare app, or the other shop of a pair, has the port after the shop's. */
const other = new URL(SITE_URL);
other.port = String(Number(other.port) + 1);
export const OTHER_URL = other.origin;

/** Runs the production builds of the shop, with the output that its image has, and of the bare app. */
export function buildBoth(): void {
  const isBuilt =
    build({ ...variables, BUILD_OUTPUT: 'standalone' }) &&
    run('next', ['build', BARE], childEnv(variables));
  if (!isBuilt) throw new Error('There is no build to measure.');
}

/** The processes that run, each with its folder, which is removed with it unless it is the project's. */
const running = new Map<ChildProcess, string>();
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

process.on('exit', () => {
  for (const [child, folder] of running) {
    child.kill('SIGKILL');
    if (folder !== root) remove(folder);
  }
});

/** Ends all servers. Nobody waits for their answers, or reads what they stored. */
export async function stopServers(): Promise<void> {
  for (const child of running.keys()) child.kill('SIGKILL');
  while (running.size > 0) await pause(10);
}

/** Starts a server with Node, in a folder that is its own or in the project. @throws Error when it ends, or does not answer */
async function serve(
  args: readonly string[],
  url: string,
  env: NodeJS.ProcessEnv,
  cwd = root,
): Promise<Server> {
  // Otherwise the bench would measure another server.
  if (await answers(url, 0.1)) throw new Error(`Something answers at ${url} already.`);
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  running.set(child, cwd);
  child.once('exit', () => {
    running.delete(child);
    if (cwd !== root) remove(cwd);
  });
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (await answers(url, 0.5)) return { url: new URL(url).origin, pid: Number(child.pid) };
    if (!running.has(child)) throw new Error(`${args.join(' ')} has ended; see above why.`);
  }
  throw new Error(`Nothing answers at ${url}.`);
}

export function startBackend(catalogue = ''): Promise<Server> {
  const { origin, hostname, port } = new URL(API_URL);
  const env = childEnv({ MOCK_HOST: hostname, MOCK_PORT: port, MOCK_CATALOG: catalogue });
  const args = ['--import', 'tsx', 'tests/mock-api/server.ts'];
  return serve(args, `${origin}/__control/state`, env);
}

/** Starts the shop as its image does, in a folder of its own, without documents of before. */
export function startShop(own: Record<string, string> = {}, site = SITE_URL): Promise<Server> {
  const { origin, hostname, port } = new URL(site);
  const image = readImage();
  // Next's rewrites only work when the server is bound to the host name that Next itself uses.
  const place = { SITE_URL: site, NODE_ENV: 'production', HOSTNAME: hostname, PORT: port };
  const env = serverEnv({ ...variables, ...place, ...own });
  return serve(image.entrypoint.slice(1), `${origin}/`, env, copyImage(image));
}

/** Starts the bare app, without pages and answers that an earlier server has written into its build. */
function startBare(): Promise<Server> {
  const built = join(root, BARE, '.next');
  if (!existsSync(join(built, 'BUILD_ID')))
    throw new Error('There is no build of the bare app: run the bench without --no-build.');
  for (const old of ['cache/fetch-cache', 'server/route-cache']) remove(join(built, old));
  const { hostname, port } = new URL(OTHER_URL);
  const args = [NEXT, 'start', BARE, '-H', hostname, '-p', port];
  return serve(args, `${OTHER_URL}/`, serverEnv(variables));
}

/** Requests every page, four at a time, until a server has each fresh: a stale one is served first and made again meanwhile. */
export async function warm({ url }: Pick<Server, 'url'>, paths: readonly string[]): Promise<void> {
  const waiting = paths.values();
  const work = async () => {
    for (const path of waiting) {
      let response: Response;
      do {
        response = await fetch(url + path);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${url}${path}: ${response.status}`);
      } while (response.headers.get('x-nextjs-cache') === 'STALE');
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
}

const productPaths = ({ products }: Pages) => products.map(({ path }) => path);
export const shopPaths = (pages: Pages) => [pages.home, pages.list, ...productPaths(pages)];

/** Starts the backend, a shop and the bare app, with the measured pages in their caches. */
export async function startBeside() {
  await startBackend();
  const pages = await choosePages();
  const [shop, bare] = [await startShop(), await startBare()];
  await warm(shop, shopPaths(pages));
  await warm(bare, [pages.bareList, ...productPaths(pages)]);
  const urls = {
    home: { shop: shop.url + pages.home, bare: undefined },
    list: { shop: shop.url + pages.list, bare: bare.url + pages.bareList },
    product: { shop: shop.url + pages.product, bare: bare.url + pages.product },
  };
  return { pages, shop, bare, urls };
}
