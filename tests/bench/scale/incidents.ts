import { setTimeout as pause } from 'node:timers/promises';
import { type Bought, startBuying } from '../../support/buying-customers';
import type { RedisServer } from '../../support/redis-server';
import { sendTraffic } from '../load';
import { choosePages } from '../pages';
import { shopClient } from '../removed-calls/shop-client';
import { type Estate, SECRET } from './estate';
import type { ScaleRow } from './table';

const JSON_API = 'application/vnd.api+json';
/** Seconds of load before something breaks. */
const BEFORE = 3;
/** Of the price that is looked for, in milliseconds. */
const LOOK_INTERVAL = 20;
const MAX_LOOKS = 500;
/** Customers who buy while something breaks. */
const CUSTOMERS = 4;

type Traffic = Awaited<ReturnType<typeof sendTraffic>>;

/** Whether documents failed under load; none may. Says how they failed. */
function failures(name: string, traffic: Traffic): ScaleRow {
  const { requests, errors, timeouts, non2xx, statusCodeStats } = traffic;
  const failed = errors + non2xx;
  if (failed > 0) console.log(JSON.stringify({ name, errors, timeouts, statusCodeStats }));
  const value = `${failed} of ${requests.total.toLocaleString('en-US')}`;
  return { name: `failed documents: ${name}`, value, wanted: '0', isMet: failed === 0 };
}

/** What became of carts and orders, as the backend has them in the end. */
function purchases(name: string, bought: Bought): ScaleRow[] {
  const { orders, lines, lostLines, doubledLines, lostOrders, doubledOrders, repeatedCalls } =
    bought;
  const none = (what: string, found: number, of: number): ScaleRow => ({
    name: `${what}: ${name}`,
    value: `${found} of ${of.toLocaleString('en-US')}`,
    wanted: '0',
    isMet: found === 0 && of > 0,
  });
  return [
    none('lost lines', lostLines, lines),
    none('doubled lines', doubledLines, lines),
    none('lost orders', lostOrders, orders),
    none('double orders', doubledOrders, orders),
    { name: `calls that were made again: ${name}`, value: String(repeatedCalls) },
  ];
}

/** Milliseconds until each origin shows a new price after one of the servers was told. */
export async function measurePriceChange(
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

interface Incident {
  name: string;
  seconds: number;
  happen: () => Promise<unknown>;
}

/** Load, carts and orders through nginx while something happens to what is behind it. */
export async function measureIncident(
  { nginx }: Estate,
  api: string,
  paths: readonly string[],
  { name, seconds, happen }: Incident,
): Promise<ScaleRow[]> {
  const customers = await startBuying({ site: nginx.site, api }, CUSTOMERS);
  const traffic = sendTraffic(nginx.site, { paths, seconds: seconds + BEFORE });
  await pause(BEFORE * 1000);
  await happen();
  const documents = await traffic;
  return [failures(name, documents), ...purchases(name, await customers.stop())];
}

/** Stops Redis for two seconds. */
export async function interrupt(redis: RedisServer): Promise<void> {
  await redis.stop();
  await pause(2000);
  await redis.start();
}
