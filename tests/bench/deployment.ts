import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { manyProducts } from '../budgets/pages';
import { createShopFolder, type Server, startShop } from './servers';
import type { Row } from './table';

/** Products that visitors ask for after a deployment, and how many of them a second. */
const PRODUCTS = 500;
const RATE = 15;
const SECONDS = 60;

/** Waits until a load balancer would send visitors to the server. @returns seconds */
async function untilReady({ url }: Server): Promise<number> {
  const begun = performance.now();
  while ((await fetch(`${url}/api/health/ready`)).status !== 204) await pause(200);
  return (performance.now() - begun) / 1000;
}

/** A new build under the load of its first visitors, with and without the list of what is asked for most. */
export async function* deploymentRows(
  variables: Record<string, string>,
): AsyncGenerator<readonly Row[]> {
  const paths = await manyProducts(PRODUCTS);
  for (const isWarmed of [false, true]) {
    const folder = createShopFolder();
    const list = join(folder, 'asked-documents.txt');
    writeFileSync(list, paths.map((path, at) => `${PRODUCTS - at} ${path}\n`).join(''));
    const own = { ...variables, WARM_UP_LIST: isWarmed ? list : '', WARM_UP_SECONDS: '120' };
    const shop = await startShop(own, folder);
    const waited = await untilReady(shop);
    const { latency, requests, errors, non2xx } = await autocannon({
      url: shop.url,
      connections: 20,
      overallRate: RATE,
      duration: SECONDS,
      headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
      requests: paths.map((path) => ({ path })),
    });
    if (errors + non2xx > 0) throw new Error(`${errors} errors and ${non2xx} bad answers`);
    const name = (what: string) =>
      `after a deployment, ${isWarmed ? 'with' : 'without'} its list: ${what}`;
    yield [
      { name: name('time until ready'), unit: 'ms', shop: waited * 1000 },
      { name: name(`answers a second, of ${RATE}`), unit: 'req/s', shop: requests.average },
      { name: name('half of them'), unit: 'ms', shop: latency.p50 },
      { name: name('99 of 100'), unit: 'ms', shop: latency.p99 },
    ];
    await shop.stop();
  }
}
