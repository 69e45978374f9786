import { warm } from '../load';
import type { Options } from '../options';
import { manyProducts } from '../pages';
import { killAll, peakMemory } from '../process';
import type { Server } from '../servers';
import { measureCeiling } from './ceiling';
import { type Estate, startEstate } from './estate';
import { interrupt, measureIncident, measurePriceChange } from './incidents';
import { measureRate, type Rate } from './rates';
import type { ScaleRow } from './table';

/** Wanted requests a second: of one server, and behind nginx. Of many products four fifths of them. */
const WANTED = { alone: 1_900, behind: 40_000 };
const MANY_SHARE = 0.8;

type Add = (...found: ScaleRow[]) => void;

const toText = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en-US')} req/s`;

/** @throws Error when an answer was no success */
function sum(...rates: readonly Rate[]): number {
  const failed = rates.reduce((all, rate) => all + rate.failed, 0);
  if (failed > 0) throw new Error(`${failed} requests failed under load.`);
  return rates.reduce((all, { perSecond }) => all + perSecond, 0);
}

/** Requests a second, the time of an answer and the memory. */
async function measureRates(
  { shops, nginx }: Estate,
  paths: readonly string[],
  seconds: number,
  add: Add,
): Promise<void> {
  const one = paths.slice(0, 1);
  const [first] = shops;
  const load = (origin: string, of: readonly string[], connections?: number) =>
    measureRate(origin, { paths: of, seconds, ...(connections && { connections }) });

  const ceiling = await measureCeiling(`${first.url}${one[0]}`, seconds);
  add(
    { name: 'an nginx that answers with nothing', value: toText(ceiling.empty) },
    { name: 'an nginx with a file of the same size', value: toText(ceiling.file) },
  );
  for (const [name, of, share] of [
    ['one product', one, 1],
    [`${paths.length.toLocaleString('en-US')} products`, paths, MANY_SHARE],
  ] as const) {
    const wanted = { alone: share * WANTED.alone, behind: share * WANTED.behind };
    const alone = sum(await load(first.url, of));
    const both = sum(...(await Promise.all(shops.map(({ url }) => load(url, of)))));
    await load(nginx.site, of);
    const behind = sum(await load(nginx.site, of));
    add(
      {
        name: `${name}, one server`,
        value: toText(alone),
        wanted: `≥ ${toText(wanted.alone)}`,
        isMet: alone >= wanted.alone,
      },
      { name: `${name}, two servers`, value: toText(both) },
      {
        name: `${name}, behind nginx`,
        value: toText(behind),
        wanted: `≥ ${toText(wanted.behind)}`,
        isMet: behind >= wanted.behind,
      },
    );
  }
  const { p99 } = await load(first.url, one, 10);
  add({
    name: 'p99 of one server, 10 connections',
    value: `${Math.round(p99)} ms`,
    wanted: '≤ 15 ms',
    isMet: p99 <= 15,
  });
  const peak = peakMemory(first.child.pid);
  if (peak)
    add({
      name: 'peak memory of one server',
      value: `${Math.round(peak)} MB`,
      wanted: '≤ 350 MB',
      isMet: peak <= 350,
    });
}

/** What two servers behind nginx carry, and what is lost when one of their parts breaks. */
export async function measureScale(
  variables: Record<string, string>,
  { seconds, products }: Options,
  servers: Server[],
): Promise<ScaleRow[]> {
  const rows: ScaleRow[] = [];
  const add: Add = (...found) => {
    rows.push(...found);
    for (const { name, value } of found) console.log(`${name}: ${value}`);
  };
  const api = variables.API_URL ?? '';
  const estate = await startEstate(variables, servers);
  const { redis, shops, nginx, startOne, remove } = estate;
  try {
    const paths = await manyProducts(products);
    const [first, second] = shops;
    for (const { url } of shops) {
      await warm(url, paths);
      // The first answer makes a page, the second one is kept.
      await warm(url, paths);
    }
    await measureRates(estate, paths, seconds, add);
    const origins = { 'one server': first.url, 'the other server': second.url, nginx: nginx.site };
    add(...(await measurePriceChange(origins, first.url, api)));
    const during = async (name: string, happen: () => Promise<unknown>, more = 0) =>
      add(
        ...(await measureIncident(estate, api, paths, { name, seconds: seconds + more, happen })),
      );
    await during('a server is killed', async () => killAll(second.child.pid));
    const replaced = await startOne(1);
    const roll = async () => {
      await first.stop();
      await startOne(0);
      await replaced.stop();
      await startOne(1);
    };
    await during('a rolling deployment', roll, 20);
    await during('Redis stops and starts', () => interrupt(redis));
  } finally {
    await remove();
  }
  return rows;
}
