import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Measure } from '../budgets/limits';
import { manyProducts, type Pages } from '../budgets/pages';
import type { Options } from './options';
import { cpuTime, peakMemory } from './process';
import type { Server } from './servers';
import { median, type Row } from './table';

/** The headers of Chromium for a document. */
const HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'es-MX,es;q=0.9',
};
const CONNECTIONS = 20;
const ROUND_SECONDS = 5;
/** Number of products in the rotating load. */
const PRODUCTS = 500;
/** Parallel requests while the caches are filled. */
const WARMERS = 4;

/** Both servers get the same load, in turn. */
interface Servers {
  shop: Server;
  bare: Server;
}

/** Result of one server under load. */
interface Answered {
  /** Requests per second. */
  rate: number;
  /** CPU time per request, in milliseconds. Other work of the machine hardly changes it. */
  cpu: number;
}

/** Fetches a page until the cached one is fresh: a stale page is served first and regenerated in the background. */
async function warmOne(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    if (response.headers.get('x-nextjs-cache') !== 'STALE') return;
    await pause(50);
  }
}

/** Requests every page, so that the server caches it. */
export async function warm(origin: string, paths: readonly string[]): Promise<void> {
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await warmOne(`${origin}${path}`);
    }
  };
  await Promise.all(Array.from({ length: WARMERS }, work));
}

/** Requests these pages from a server in rotation. */
async function round(
  { url, child }: Server,
  paths: readonly string[],
  duration: number,
): Promise<Answered> {
  const before = cpuTime(child.pid) ?? Number.NaN;
  let clients = 0;
  const { requests, errors, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    headers: HEADERS,
    setupClient: (client) => {
      // Each connection starts with another page. Otherwise all would request the same few pages.
      const start = Math.floor((clients++ % CONNECTIONS) * (paths.length / CONNECTIONS));
      const turn = [...paths.slice(start), ...paths.slice(0, start)];
      client.setRequests(turn.map((path) => ({ path, headers: HEADERS })));
    },
  });
  if (errors + non2xx > 0) {
    throw new Error(`${url}: ${errors} errors and ${non2xx} bad answers under load`);
  }
  const cpu = (cpuTime(child.pid) ?? Number.NaN) - before;
  return { rate: requests.average, cpu: cpu / requests.total };
}

/** Requests pages that the server does not have yet, so it makes each of them. */
async function makeAll({ url, child }: Server, paths: readonly string[]): Promise<Answered> {
  const before = cpuTime(child.pid) ?? Number.NaN;
  const start = performance.now();
  await warm(url, paths);
  const seconds = (performance.now() - start) / 1000;
  const cpu = (cpuTime(child.pid) ?? Number.NaN) - before;
  return { rate: paths.length / seconds, cpu: cpu / paths.length };
}

const medians = (rounds: readonly Answered[]): Answered => ({
  rate: median(rounds.map(({ rate }) => rate)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
});

/** Medians of rounds in which both servers take turns. The first round does not count; its number is 0. */
async function takeTurns(
  servers: Servers,
  rounds: number,
  measure: (server: Server, number: number) => Promise<Answered>,
) {
  const found: Record<keyof Servers, Answered[]> = { shop: [], bare: [] };
  for (let number = 0; number <= rounds; number++) {
    for (const name of ['bare', 'shop'] as const) {
      const answered = await measure(servers[name], number);
      if (number > 0) found[name].push(answered);
    }
  }
  return { shop: medians(found.shop), bare: medians(found.bare) };
}

const rateRows = (
  name: string,
  { shop, bare }: Awaited<ReturnType<typeof takeTurns>>,
  target?: Measure,
): Row[] => [
  { name, unit: 'req/s', shop: shop.rate, bare: bare.rate, target: 'load.share' },
  {
    name: `${name}, processor time each`,
    unit: 'ms',
    shop: shop.cpu,
    bare: bare.cpu,
    ...(target && { target }),
  },
];

function memoryRows(name: string, { shop, bare }: Servers): Row[] {
  const peak = peakMemory(shop.child.pid);
  if (peak === undefined) return [];
  const other = peakMemory(bare.child.pid);
  const title = `peak memory, ${name}`;
  return [{ name: title, unit: 'MB', shop: peak, bare: other, target: 'memory.peak' }];
}

/**
 * Load with one cached product, with many that are made, and with these in rotation, on both servers, and the peak
 * memory of each. The shop is restarted before, because scaled pictures would count as memory.
 */
export async function loadRows(
  pages: Pages,
  servers: Servers,
  { runs, only }: Options,
): Promise<Row[]> {
  const rows: Row[] = [];
  const addCached = async (name: string, paths: readonly string[]) => {
    await warm(servers.bare.url, paths);
    await warm(servers.shop.url, paths);
    const found = await takeTurns(servers, runs, (server, number) =>
      round(server, paths, number === 0 ? 2 : ROUND_SECONDS),
    );
    if (only.includes('load')) rows.push(...rateRows(name, found, 'cpu.ms'));
    if (only.includes('memory')) rows.push(...memoryRows(name, servers));
  };
  const many = await manyProducts(PRODUCTS);
  await addCached('one cached product', [pages.product]);
  if (only.includes('load')) {
    // Each round has pages of its own; afterwards both servers have all.
    const paths = many.filter((path) => path !== pages.product);
    const size = Math.ceil(paths.length / (runs + 1));
    const made = await takeTurns(servers, runs, (server, number) =>
      makeAll(server, paths.slice(number * size, (number + 1) * size)),
    );
    rows.push(...rateRows('products that are not cached', made));
  }
  await addCached(`${many.length.toLocaleString('en-US')} cached products in turn`, many);
  return rows;
}
