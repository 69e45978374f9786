import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { median } from './median';
import { cpuTime } from './process';
import type { Server } from './servers';

/** The headers of Chromium for a document. */
export const HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'es-MX,es;q=0.9',
};
const CONNECTIONS = 20;
/** Parallel requests while the caches are filled. */
const WARMERS = 4;

/** Result of one server under load. */
interface Answered {
  /** Requests per second. */
  rate: number;
  /** CPU time per request, in milliseconds. Other work of the machine hardly changes it. */
  cpu: number;
}

interface Load {
  /** Both servers get the same load, in turn. */
  servers: { shop: Server; bare: Server };
  paths: readonly string[];
  rounds: number;
  seconds: number;
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

interface Traffic {
  paths: readonly string[];
  seconds: number;
  connections?: number;
  /** Most requests a second; as many as are answered when absent. */
  rate?: number;
}

/** Requests these pages from an origin in rotation, and counts what is answered. */
export function sendTraffic(
  origin: string,
  { paths, seconds, connections = CONNECTIONS, rate }: Traffic,
): ReturnType<typeof autocannon> {
  let clients = 0;
  return autocannon({
    url: origin,
    connections,
    duration: seconds,
    ...(rate && { overallRate: rate }),
    headers: HEADERS,
    setupClient: (client) => {
      // Each connection starts with another page. Otherwise all would request the same few pages.
      const start = Math.floor((clients++ % connections) * (paths.length / connections));
      const turn = [...paths.slice(start), ...paths.slice(0, start)];
      client.setRequests(turn.map((path) => ({ path, headers: HEADERS })));
    },
  });
}

/** Requests these pages from a server in rotation. */
async function round(
  { url: origin, child }: Server,
  paths: readonly string[],
  seconds: number,
): Promise<Answered> {
  const before = cpuTime(child.pid) ?? Number.NaN;
  const { requests, errors, non2xx } = await sendTraffic(origin, { paths, seconds });
  if (errors + non2xx > 0) {
    throw new Error(`${origin}: ${errors} errors and ${non2xx} bad answers under load`);
  }
  const cpu = (cpuTime(child.pid) ?? Number.NaN) - before;
  return { rate: requests.average, cpu: cpu / requests.total };
}

const medians = (rounds: readonly Answered[]): Answered => ({
  rate: median(rounds.map(({ rate }) => rate)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
});

/** Medians of rounds in which both servers take turns. The first round does not count; its number is 0. */
async function takeTurns(
  servers: Load['servers'],
  rounds: number,
  measure: (server: Server, number: number) => Promise<Answered>,
) {
  const found: Record<keyof typeof servers, Answered[]> = { shop: [], bare: [] };
  for (let number = 0; number <= rounds; number++) {
    for (const name of ['bare', 'shop'] as const) {
      const answered = await measure(servers[name], number);
      if (number > 0) found[name].push(answered);
    }
  }
  return { shop: medians(found.shop), bare: medians(found.bare) };
}

/** How quickly pages are answered that both servers have. The first round is shorter. */
export const measureLoad = ({ servers, paths, rounds, seconds }: Load) =>
  takeTurns(servers, rounds, (server, number) => round(server, paths, number === 0 ? 2 : seconds));

/** Requests pages that the server does not have yet, so it makes each of them. */
async function makeAll({ url: origin, child }: Server, paths: readonly string[]) {
  const before = cpuTime(child.pid) ?? Number.NaN;
  const start = performance.now();
  await warm(origin, paths);
  const seconds = (performance.now() - start) / 1000;
  const cpu = (cpuTime(child.pid) ?? Number.NaN) - before;
  return { rate: paths.length / seconds, cpu: cpu / paths.length };
}

/** How quickly pages are made. Each round has pages of its own; afterwards both servers have all. */
export function measureMaking({ servers, paths, rounds }: Omit<Load, 'seconds'>) {
  const size = Math.ceil(paths.length / (rounds + 1));
  return takeTurns(servers, rounds, (server, number) =>
    makeAll(server, paths.slice(number * size, (number + 1) * size)),
  );
}

/** A thousand short cookies: 4 KB. */
const MANY_COOKIES = Array.from({ length: 1009 }, (_, index) => `${index % 10}=`).join('; ');
const TIMES = 20;

/** What a request with a thousand cookies costs; of route handlers the smallest. */
export const measureManyCookies = ({ servers, rounds }: Pick<Load, 'servers' | 'rounds'>) =>
  takeTurns(servers, rounds, async ({ url, child }) => {
    const [before, start] = [cpuTime(child.pid) ?? Number.NaN, performance.now()];
    for (let time = 0; time < TIMES; time++) {
      const response = await fetch(`${url}/api/health/live`, { headers: { cookie: MANY_COOKIES } });
      await response.arrayBuffer();
    }
    const cpu = ((cpuTime(child.pid) ?? Number.NaN) - before) / TIMES;
    return { rate: (TIMES * 1000) / (performance.now() - start), cpu };
  });
