import { startFaultProxy } from '../faults/fault-proxy';
import type { Options } from '../options';
import type { ScaleRow } from '../scale/table';
import { type Server, startShop } from '../servers';
import { measureFlood } from './flood';
import { measurePageLoads } from './page-loads';
import { measureSignIns, measureSoak, SLOW } from './soak';

const MEBIBYTE = 1024 ** 2;

/** What one server keeps of made-up addresses. */
export async function measureFloodOfShop(
  variables: Record<string, string>,
  { flood }: Options,
  servers: Server[],
): Promise<ScaleRow[]> {
  const shop = await startShop(variables);
  servers.push(shop);
  const diskMb = (Number(variables.CACHE_DISK_MB) * MEBIBYTE) / 1e6;
  const rows = await measureFlood(shop, { flood, diskMb });
  await shop.stop();
  return rows;
}

/** How one server lives with a slow backend for a while, and with many sign-ins. */
export async function measureSoakOfShop(
  variables: Record<string, string>,
  { minutes, signIns }: Options,
  servers: Server[],
): Promise<ScaleRow[]> {
  const api = variables.API_URL ?? '';
  const proxy = await startFaultProxy(api);
  try {
    // Pictures stay at the backend itself, so documents name them as they were built.
    const shop = await startShop({ ...variables, API_URL: proxy.origin, MEDIA_BASE: api });
    servers.push(shop);
    await proxy.set(SLOW);
    const soaked = await measureSoak(shop, minutes);
    await proxy.set(null);
    const rows = [...soaked, ...(await measureSignIns(shop, signIns))];
    await shop.stop();
    return rows;
  } finally {
    await proxy.close();
  }
}

/** Whether pages find their scripts, in tabs that see one page after the other. */
export async function measurePagesOfShop(
  variables: Record<string, string>,
  { pageLoads }: Options,
  servers: Server[],
): Promise<ScaleRow[]> {
  const shop = await startShop(variables);
  servers.push(shop);
  const rows = await measurePageLoads(shop, pageLoads);
  await shop.stop();
  return rows;
}
