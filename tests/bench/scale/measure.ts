import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/free-port';
import { startNginx } from '../../support/nginx-server';
import { type RedisServer, startRedis } from '../../support/redis-server';
import { installNginx } from '../../tools/nginx.mjs';
import { installRedis } from '../../tools/redis.mjs';
import { sendTraffic, warm } from '../load';
import type { Options } from '../options';
import { choosePages, manyProducts } from '../pages';
import { killAll, peakMemory } from '../process';
import { shopClient } from '../removed-calls/shop-client';
import { type Server, startShop } from '../servers';
import type { ScaleRow } from './table';

const SECRET = 'secret-of-the-measured-servers-0123456789';
const JSON_API = 'application/vnd.api+json';
/** Seconds of load before something breaks. */
const BEFORE = 3;
/** Of the price that is looked for, in milliseconds. */
const LOOK_INTERVAL = 20;
const MAX_LOOKS = 500;

type Traffic = Awaited<ReturnType<typeof sendTraffic>>;

const rate = (...loads: readonly Traffic[]) =>
  `${Math.round(loads.reduce((sum, { requests }) => sum + requests.average, 0)).toLocaleString('en-US')} req/s`;

/** Whether documents failed under load; none may. */
function failures(name: string, { requests, errors, non2xx }: Traffic): ScaleRow {
  const failed = errors + non2xx;
  const value = `${failed} of ${requests.total.toLocaleString('en-US')}`;
  return { name: `failed documents: ${name}`, value, wanted: '0', isMet: failed === 0 };
}

/** Two shops that share Redis, and nginx before them, as `compose.yaml` has them. */
async function startEstate(variables: Record<string, string>, servers: Server[]) {
  installRedis();
  installNginx();
  const [nginxPort, ...ports] = [await freePort(), await freePort(), await freePort()];
  const redis = await startRedis();
  const shared = {
    ...variables,
    REDIS_URL: redis.url,
    REFRESH_SECRET: SECRET,
    // The address that visitors know.
    SITE_URL: `http://127.0.0.1:${nginxPort}`,
  };
  const startOne = async (index: 0 | 1) => {
    const server = await startShop(shared, `http://localhost:${ports[index]}`);
    servers.push(server);
    return server;
  };
  const shops: [Server, Server] = [await startOne(0), await startOne(1)];
  const nginx = await startNginx(
    shops.map(({ url }) => url),
    nginxPort,
  );
  return { redis, shops, nginx, startOne };
}

/** Milliseconds until each origin shows a new price after one of the servers was told. */
async function measurePriceChange(
  origins: Readonly<Record<string, string>>,
  refreshed: string,
  api: string,
): Promise<ScaleRow[]> {
  const { product } = await choosePages();
  const slug = product.split('/').at(-1) ?? '';
  const client = shopClient({ site: refreshed, api, secret: SECRET });
  const headers = { accept: JSON_API, 'content-type': JSON_API };
  const answer = await fetch(`${api}/api/shop-v1/products?filter[slug]=${slug}`, { headers });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  const price = 4_000 + Math.floor(Date.now() % 5_000);
  await client.control('price', { productId: data[0]?.id, current_price_with_tax: price });
  const start = performance.now();
  await client.refresh([`product:${slug}`]);
  const look = async ([name, origin]: [string, string]): Promise<ScaleRow> => {
    for (let left = MAX_LOOKS; left > 0; left--) {
      const html = await (await fetch(origin + product)).text();
      if (html.includes(price.toLocaleString('en-US'))) break;
      await pause(LOOK_INTERVAL);
    }
    const ms = Math.round(performance.now() - start);
    const wanted = '≤ 1,000 ms';
    const value = `${ms.toLocaleString('en-US')} ms`;
    return { name: `a changed price is on ${name}`, value, wanted, isMet: ms <= 1000 };
  };
  return Promise.all(Object.entries(origins).map(look));
}

/** Load through nginx while something happens to what is behind it. */
async function during(
  origin: string,
  paths: readonly string[],
  seconds: number,
  incident: () => Promise<unknown>,
): Promise<Traffic> {
  const traffic = sendTraffic(origin, { paths, seconds });
  await pause(BEFORE * 1000);
  await incident();
  return traffic;
}

/** The share of documents that several servers still answer while the backend is away. */
async function measureOutage(
  origins: Readonly<Record<string, string>>,
  paths: readonly string[],
  backend: Server,
  seconds: number,
): Promise<ScaleRow[]> {
  killAll(backend.child.pid);
  const loads = Object.entries(origins).map(async ([name, origin]): Promise<ScaleRow> => {
    const { requests, errors, non2xx } = await sendTraffic(origin, {
      paths,
      seconds,
      connections: 2,
    });
    const share = 1 - (errors + non2xx) / requests.total;
    return {
      name: `answered without a backend for ${seconds} s, ${name}`,
      value: `${(share * 100).toFixed(1)} %`,
      wanted: '≥ 95 %',
      isMet: share >= 0.95,
    };
  });
  return Promise.all(loads);
}

/** What two servers behind nginx carry, and what is lost when one of their parts breaks. */
export async function measureScale(
  variables: Record<string, string>,
  { seconds, products, outage }: Options,
  servers: Server[],
): Promise<ScaleRow[]> {
  const rows: ScaleRow[] = [];
  const add = (...found: ScaleRow[]) => {
    rows.push(...found);
    for (const { name, value } of found) console.log(`${name}: ${value}`);
  };
  const { redis, shops, nginx, startOne } = await startEstate(variables, servers);
  try {
    const paths = await manyProducts(products);
    const one = paths.slice(0, 1);
    const [first, second] = shops;
    for (const { url } of shops) await warm(url, paths);
    const load = (origin: string, of: readonly string[], connections?: number) =>
      sendTraffic(origin, { paths: of, seconds, ...(connections && { connections }) });

    for (const [name, of] of [
      ['one product', one],
      [`${paths.length.toLocaleString('en-US')} products`, paths],
    ] as const) {
      const alone = await load(first.url, of);
      const both = await Promise.all(shops.map(({ url }) => load(url, of)));
      await load(nginx.site, of);
      const behind = await load(nginx.site, of);
      add(
        { name: `${name}, one server`, value: rate(alone) },
        { name: `${name}, two servers`, value: rate(...both) },
        {
          name: `${name}, behind nginx`,
          value: rate(behind),
          wanted: '≥ 40,000 req/s',
          isMet: behind.requests.average >= 40_000,
        },
      );
    }
    const calm = await load(first.url, one, 10);
    add({
      name: 'p99 of one server, 10 connections',
      value: `${calm.latency.p99} ms`,
      wanted: '≤ 15 ms',
      isMet: calm.latency.p99 <= 15,
    });
    const peak = peakMemory(first.child.pid);
    if (peak)
      add({
        name: 'peak memory of one server',
        value: `${Math.round(peak)} MB`,
        wanted: '≤ 350 MB',
        isMet: peak <= 350,
      });

    const origins = { 'one server': first.url, 'the other server': second.url, nginx: nginx.site };
    add(...(await measurePriceChange(origins, first.url, variables.API_URL ?? '')));

    const long = seconds + BEFORE;
    add(
      failures(
        'a server is killed',
        await during(nginx.site, paths, long, async () => killAll(second.child.pid)),
      ),
    );
    let replaced = await startOne(1);
    add(
      failures(
        'a rolling deployment',
        await during(nginx.site, paths, long + 20, async () => {
          await first.stop();
          await startOne(0);
          await replaced.stop();
          replaced = await startOne(1);
        }),
      ),
    );
    add(
      failures(
        'Redis stops and starts',
        await during(nginx.site, paths, long, () => interrupt(redis)),
      ),
    );
    // Redis has lost everything, and this server is new.
    await warm(replaced.url, paths);
    const backend = servers.find(({ url }) => url === new URL(variables.API_URL ?? '').origin);
    if (backend)
      add(
        ...(await measureOutage(
          { nginx: nginx.site, 'one server': replaced.url },
          paths,
          backend,
          outage,
        )),
      );
  } finally {
    await nginx.remove();
    await redis.remove();
  }
  return rows;
}

/** Stops Redis for two seconds. */
async function interrupt(redis: RedisServer): Promise<void> {
  await redis.stop();
  await pause(2000);
  await redis.start();
}
