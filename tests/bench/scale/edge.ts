import { edgeAddresses } from '../../support/edge-addresses';
import { BROTLI, compareEdge, GZIP, readRaw } from '../../support/edge-comparer';
import type { Options } from '../options';
import { manyProducts } from '../pages';
import type { Server } from '../servers';
import { startEstate } from './estate';
import type { ScaleRow } from './table';

/** Documents whose mean size is measured. */
const SIZED = 50;

async function meanBytes(
  origin: string,
  paths: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  let bytes = 0;
  for (const path of paths) bytes += (await readRaw(origin + path, headers)).bytes;
  return `${(bytes / paths.length / 1000).toFixed(1)} KB`;
}

/** Whether nginx gives what the shop does, and how large what it sends is. */
export async function measureEdge(
  variables: Record<string, string>,
  { addresses }: Options,
  servers: Server[],
): Promise<ScaleRow[]> {
  const { shops, nginx, remove } = await startEstate(variables, servers);
  const shop = shops[0].url;
  try {
    const paths = await edgeAddresses(variables.API_URL ?? '', addresses);
    const different = await compareEdge({ shop, edge: nginx.site }, paths);
    for (const line of different) console.log(line);
    const products = await manyProducts(SIZED);
    const identity = { 'accept-encoding': 'identity' };
    return [
      { name: 'addresses, each in three forms', value: String(paths.length) },
      {
        name: 'differences between nginx and the shop',
        value: String(different.length),
        wanted: '0',
        isMet: different.length === 0,
      },
      { name: 'product, not compressed', value: await meanBytes(shop, products, identity) },
      { name: 'product, gzip of the shop', value: await meanBytes(shop, products, GZIP) },
      { name: 'product, Brotli of nginx', value: await meanBytes(nginx.site, products, BROTLI) },
    ];
  } finally {
    await remove();
  }
}
