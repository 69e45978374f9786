import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_PARAMS } from '../../../lib/domain/search/param-names';
import { route } from '../../../lib/routing/routes';
import { warm } from '../load';
import { manyProducts } from '../pages';
import { cpuTime, peakMemory } from '../process';
import type { ScaleRow } from '../scale/table';
import { type Server, shopFolder } from '../servers';
import { asked, inParallel } from './requests';

/** What the server writes its documents and data to. */
const STORED = ['.next/server/route-cache', '.next/cache/fetch-cache'];
const CONNECTIONS = 8;
const KNOWN_PAGES = 20;
/** Requests by which the time of a known page is measured. */
const SAMPLES = 400;

/** An address that nobody asked for before: an unknown product, a highest price, a text to search. */
function randomAddress(): string {
  const number = Math.floor(Math.random() * 1e12);
  const kinds = [
    route('products', { slug: `x${number.toString(36)}` }),
    `${route('search')}?${SEARCH_PARAMS.priceMax}=${number / 100}`,
    `${route('search')}?${SEARCH_PARAMS.text}=${number.toString(36)}`,
  ];
  return kinds[number % kinds.length] ?? '';
}

function bytesBelow(directory: string): number {
  try {
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.reduce(
      (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size,
      0,
    );
  } catch {
    // Nothing was stored yet.
    return 0;
  }
}
const storedBytes = () =>
  STORED.reduce((sum, path) => sum + bytesBelow(join(shopFolder(), path)), 0);

/** Time of the server's processor for a known page, in milliseconds: other work of the machine hardly changes it. */
async function costOfKnown({ url, child }: Server, paths: readonly string[]): Promise<number> {
  const before = cpuTime(child.pid) ?? Number.NaN;
  for (let count = 0; count < SAMPLES; count++) await asked(`${url}${paths[count % paths.length]}`);
  return ((cpuTime(child.pid) ?? Number.NaN) - before) / SAMPLES;
}

const megabytes = (value: number) => `${Math.round(value)} MB`;

/** What so many random addresses leave behind in a server, and what they cost the pages that it knows. */
export async function measureFlood(
  shop: Server,
  { flood, diskMb }: { flood: number; diskMb: number },
): Promise<ScaleRow[]> {
  const paths = await manyProducts(KNOWN_PAGES);
  await warm(shop.url, paths);
  await costOfKnown(shop, paths);
  const quiet = await costOfKnown(shop, paths);
  const stored = storedBytes();
  let failed = 0;
  const tenth = Math.ceil(flood / 10);
  await inParallel(CONNECTIONS, flood, async (index) => {
    if (!(await asked(`${shop.url}${randomAddress()}`))) failed++;
    if ((index + 1) % tenth === 0)
      console.log(`${index + 1} addresses: ${megabytes(peakMemory(shop.child.pid) ?? Number.NaN)}`);
  });
  // A long flood takes longer than a page counts: the first of these requests have it made again.
  await costOfKnown(shop, paths);
  const after = await costOfKnown(shop, paths);
  const peak = peakMemory(shop.child.pid) ?? Number.NaN;
  const written = (storedBytes() - stored) / 1e6;
  const count = flood.toLocaleString('en-US');
  return [
    {
      name: `failed of ${count} random addresses`,
      value: String(failed),
      wanted: '0',
      isMet: failed === 0,
    },
    {
      name: `peak memory, ${count} random addresses`,
      value: megabytes(peak),
      wanted: '≤ 400 MB',
      isMet: peak <= 400,
    },
    {
      name: `written to the disk, ${count} random addresses`,
      value: megabytes(written),
      wanted: `≤ ${megabytes(diskMb)}`,
      isMet: written <= diskMb,
    },
    {
      name: `processor time of a known page afterwards, and before ${quiet.toFixed(2)} ms`,
      value: `${after.toFixed(2)} ms`,
      wanted: '≤ 1.2 times',
      isMet: after <= 1.2 * quiet,
    },
  ];
}
