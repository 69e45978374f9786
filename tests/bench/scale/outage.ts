import { sendTraffic, warm } from '../load';
import type { Options } from '../options';
import { manyProducts } from '../pages';
import { killAll } from '../process';
import type { Server } from '../servers';
import { startEstate } from './estate';
import type { ScaleRow } from './table';

/** The share of documents that two servers behind nginx still answer while the backend is away. */
export async function measureOutage(
  variables: Record<string, string>,
  { products, outage, rate }: Options,
  servers: Server[],
): Promise<ScaleRow[]> {
  const backend = servers.find(({ url }) => url === new URL(variables.API_URL ?? '').origin);
  if (!backend) throw new Error('There is no backend to be taken away.');
  const { shops, nginx, remove } = await startEstate(variables, servers);
  try {
    const paths = await manyProducts(products);
    for (const { url } of shops) await warm(url, paths);
    killAll(backend.child.pid);
    const origins = { nginx: nginx.site, 'one server': shops[0].url };
    const loads = Object.entries(origins).map(async ([name, origin]): Promise<ScaleRow> => {
      const load = { paths, seconds: outage, connections: 2, rate };
      const { requests, errors, non2xx } = await sendTraffic(origin, load);
      const share = 1 - (errors + non2xx) / requests.total;
      const asked = requests.total.toLocaleString('en-US');
      return {
        name: `answered without a backend for ${outage} s, ${name}`,
        value: `${(share * 100).toFixed(1)} % of ${asked}`,
        wanted: '≥ 95 %',
        isMet: share >= 0.95,
      };
    });
    return await Promise.all(loads);
  } finally {
    await remove();
  }
}
