import { measureLoad, warm } from './load';
import type { Options } from './options';
import { manyProducts, type Pages } from './pages';
import { peakMemory } from './process';
import type { Server } from './servers';
import type { Row } from './table';

/**
 * Load with one cached product and then with many in rotation, on both servers, and the peak memory of each. The shop
 * is restarted before, because scaled pictures would count as memory.
 */
export async function loadRows(
  pages: Pages,
  { shop, bare }: { shop: Server; bare: Server },
  { rounds, seconds, products, only }: Options,
): Promise<Row[]> {
  const rows: Row[] = [];
  const many = await manyProducts(products);
  const kinds = [
    { name: 'one cached product', paths: [pages.product] },
    { name: `${many.length.toLocaleString('en-US')} cached products in turn`, paths: many },
  ];
  for (const { name, paths } of kinds) {
    await warm(bare.url, paths);
    await warm(shop.url, paths);
    const found = await measureLoad({ servers: { shop, bare }, paths, rounds, seconds });
    if (only.includes('load')) {
      const rates = { shop: found.shop.rate, bare: found.bare.rate };
      rows.push({ name, unit: 'req/s', ...rates, target: 'load.share' });
      const times = { shop: found.shop.cpu, bare: found.bare.cpu };
      rows.push({ name: `${name}, processor time each`, unit: 'ms', ...times, target: 'cpu.ms' });
    }
    const peak = peakMemory(shop.child.pid);
    if (only.includes('memory') && peak !== undefined) {
      rows.push({
        name: `peak memory, ${name}`,
        unit: 'MB',
        shop: peak,
        bare: peakMemory(bare.child.pid),
        target: 'memory.peak',
      });
    }
  }
  return rows;
}
