import type { Measure } from '../budgets/limits';
import { measureLoad, measureMaking, measureManyCookies, warm } from './load';
import type { Options } from './options';
import { manyProducts, type Pages } from './pages';
import { peakMemory } from './process';
import type { Server } from './servers';
import type { Row } from './table';

interface Servers {
  shop: Server;
  bare: Server;
}

type Found = Awaited<ReturnType<typeof measureLoad>>;

const rateRows = (name: string, { shop, bare }: Found, cpu?: Measure): Row[] => [
  { name, unit: 'req/s', shop: shop.rate, bare: bare.rate, target: 'load.share' },
  {
    name: `${name}, processor time each`,
    unit: 'ms',
    shop: shop.cpu,
    bare: bare.cpu,
    ...(cpu && { target: cpu }),
  },
];

function memoryRows(name: string, { shop, bare }: Servers): Row[] {
  const peak = peakMemory(shop.child.pid);
  if (peak === undefined) return [];
  return [
    {
      name: `peak memory, ${name}`,
      unit: 'MB',
      shop: peak,
      bare: peakMemory(bare.child.pid),
      target: 'memory.peak',
    },
  ];
}

/**
 * Load with one cached product, with many that are made, and with these in rotation, on both servers, and the peak
 * memory of each. The shop is restarted before, because scaled pictures would count as memory.
 */
export async function loadRows(
  pages: Pages,
  servers: Servers,
  { rounds, seconds, products, only }: Options,
): Promise<Row[]> {
  const rows: Row[] = [];
  const addCached = async (name: string, paths: readonly string[]) => {
    await warm(servers.bare.url, paths);
    await warm(servers.shop.url, paths);
    const found = await measureLoad({ servers, paths, rounds, seconds });
    if (only.includes('load')) rows.push(...rateRows(name, found, 'cpu.ms'));
    if (only.includes('memory')) rows.push(...memoryRows(name, servers));
  };
  const many = await manyProducts(products);
  const count = many.length.toLocaleString('en-US');
  await addCached('one cached product', [pages.product]);
  if (only.includes('load')) {
    const paths = many.filter((path) => path !== pages.product);
    const made = await measureMaking({ servers, paths, rounds });
    rows.push(...rateRows('products that are not cached', made));
    const refused = await measureManyCookies({ servers, rounds });
    rows.push(...rateRows('a request with 1,009 cookies, which the shop refuses', refused));
  }
  await addCached(`${count} cached products in turn`, many);
  return rows;
}
