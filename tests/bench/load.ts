import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Client } from 'autocannon';
import type { Measure } from '../budgets/limits';
import { manyProducts } from '../budgets/pages';
import type { Part } from './options';
import { cpuTime, peakMemory } from './process';
import {
  type Server,
  shopPaths,
  startBackend,
  startBeside,
  startShop,
  stopServers,
  warm,
} from './servers';
import { medianOf, ofBoth, toRow } from './table';

/** Number of products in the rotating load, and of those that visitors ask for after a deployment. */
const PRODUCTS = 500;
const CONNECTIONS = 20;
/** After a deployment: how many products are asked for a second, and for how long. */
const [RATE, SECONDS] = [15, 60];
/** The headers of Chromium for a document. */
const HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'es-MX,es;q=0.9',
};

type Round = (server: Server, number: number) => Promise<{ rate: number; total: number }>;

/** Requests of many visitors. @throws Error when one is not answered well */
async function fire({ url }: Server, load: object) {
  const found = await autocannon({ url, connections: CONNECTIONS, headers: HEADERS, ...load });
  const bad = found.errors + found.non2xx;
  if (bad > 0) throw new Error(`${url}: ${bad} errors and bad answers under load`);
  return found;
}

/** Requests these cached pages from a server in rotation. @returns their number per second, and in all */
async function round(server: Server, paths: readonly string[], duration: number) {
  let clients = 0;
  const { requests } = await fire(server, {
    duration,
    setupClient: (client: Client) => {
      // Each connection starts with another page. Otherwise all would request the same few pages.
      const start = Math.floor((clients++ % CONNECTIONS) * (paths.length / CONNECTIONS));
      const turn = [...paths.slice(start), ...paths.slice(0, start)];
      client.setRequests(turn.map((path) => ({ path, headers: HEADERS })));
    },
  });
  return { rate: requests.average, total: requests.total };
}

async function makeAll(server: Server, paths: readonly string[]) {
  const start = performance.now();
  await warm(server, paths);
  const rate = (paths.length / (performance.now() - start)) * 1000;
  return { rate, total: paths.length };
}

/**
 * Load with one cached product, with many that are made, and with these in rotation, on both servers, and the peak memory of each since its
 * start.
 */
export const measureLoad: Part = async ({ options: { runs, only }, add }) => {
  const { pages, shop, bare } = await startBeside();
  const servers = { shop, bare };
  /** Medians of rounds in which both servers take turns. The first round does not count; its number is 0. */
  const addRates = async (name: string, measure: Round, target?: Measure) => {
    const rounds: Record<keyof typeof servers, { rate: number; cpu: number }[]> = {
      shop: [],
      bare: [],
    };
    for (let number = 0; number <= runs; number++) {
      for (const side of ['bare', 'shop'] as const) {
        const before = cpuTime(servers[side]);
        const { rate, total } = await measure(servers[side], number);
        // Other work of the machine hardly changes the processor's time.
        rounds[side].push({ rate, cpu: (cpuTime(servers[side]) - before) / total });
      }
    }
    const medians = (of: 'rate' | 'cpu') =>
      ofBoth(rounds, (found) => medianOf(found.slice(1), (one) => one[of]));
    if (!only.includes('load')) return;
    add(toRow(name, 'req/s', await medians('rate'), 'load.share'));
    add(toRow(`${name}, processor time each`, 'ms', await medians('cpu'), target));
  };
  const addCached = async (name: string, paths: readonly string[]) => {
    await ofBoth(servers, (server) => warm(server, paths));
    const measure: Round = (server, number) => round(server, paths, number === 0 ? 2 : 5);
    await addRates(name, measure, 'cpu.ms');
    const peaks = await ofBoth(servers, peakMemory);
    if (only.includes('memory')) add(toRow(`peak memory, ${name}`, 'MB', peaks, 'memory.peak'));
  };
  const many = await manyProducts(PRODUCTS);
  await addCached('one cached product', [pages.product]);
  if (only.includes('load')) {
    // Each round has pages of its own; afterwards both servers have all.
    const paths = many.filter((path) => !shopPaths(pages).includes(path));
    const size = Math.ceil(paths.length / (runs + 1));
    await addRates('products that are not cached', (server, number) =>
      makeAll(server, paths.slice(number * size, (number + 1) * size)),
    );
  }
  await addCached(`${many.length.toLocaleString('en-US')} cached products in turn`, many);
};

/** A new build under the load of its first visitors, with and without the list of what is asked for most. */
export const measureDeployment: Part = async ({ add }) => {
  const folder = mkdtempSync(join(tmpdir(), 'asked-documents-'));
  const list = join(folder, 'asked-documents.txt');
  for (const [how, own] of [
    ['without', { WARM_UP_LIST: '' }],
    ['with', { WARM_UP_LIST: list, WARM_UP_SECONDS: '120' }],
  ] as const) {
    await startBackend();
    const paths = await manyProducts(PRODUCTS);
    writeFileSync(list, paths.map((path, at) => `${PRODUCTS - at} ${path}\n`).join(''));
    const shop = await startShop(own);
    const begun = performance.now();
    // Until then a load balancer sends no visitors to the server.
    while ((await fetch(`${shop.url}/api/health/ready`)).status !== 204) await pause(200);
    const waited = performance.now() - begun;
    const requests = paths.map((path) => ({ path }));
    const found = await fire(shop, { overallRate: RATE, duration: SECONDS, requests });
    const addRow = (what: string, unit: 'ms' | 'req/s', value: number) =>
      add(toRow(`after a deployment, ${how} its list: ${what}`, unit, { shop: value }));
    addRow('time until ready', 'ms', waited);
    addRow(`answers a second, of ${RATE}`, 'req/s', found.requests.average);
    addRow('half of them', 'ms', found.latency.p50);
    addRow('99 of 100', 'ms', found.latency.p99);
    await stopServers();
  }
  rmSync(folder, { recursive: true });
};
