import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '../../../lib/api/client';
import { specEndpoints } from '../../../lib/api/endpoints/spec';
import { SEARCH_PARAMS } from '../../../lib/domain/search/param-names';
import { route } from '../../../lib/routing/routes';
import { LAURA } from '../../mock-api/customer-client';
import { DEMO_PASSWORD } from '../../mock-api/seed/customers/people';
import type { Fault } from '../faults/faults';
import { manyProducts } from '../pages';
import { currentMemory } from '../process';
import type { ScaleRow } from '../scale/table';
import type { Server } from '../servers';
import { asked, inParallel } from './requests';

const P99_MS = 2000;
const CONNECTIONS = 50;
/** A connection's time between two requests, in milliseconds. */
const BETWEEN_MS = 1000;
const KNOWN_PAGES = 100;
/** Share of the requests that the server cannot have the answer to. */
const NEW_SHARE = 0.05;
const SIGN_INS_AT_ONCE = 4;

/** A backend whose answers take two seconds or more once in a hundred times, and 0.4 s in the mean. */
export const SLOW: Fault = {
  name: `p99 of ${P99_MS} ms`,
  spoil: async ({ response, ask }) => {
    await pause((-Math.log(1 - Math.random()) * P99_MS) / Math.log(100));
    const { status, type, body } = await ask();
    if (!response.destroyed) response.writeHead(status, { 'content-type': type }).end(body);
  },
};

const memoryOf = ({ child }: Server) => currentMemory(child.pid) ?? Number.NaN;

const failures = (name: string, failed: number, count: number): ScaleRow => ({
  name,
  value: `${failed} of ${count.toLocaleString('en-US')}`,
  wanted: '< 0.1 %',
  isMet: failed < count / 1000,
});

const growth = (name: string, from: number, to: number): ScaleRow => ({
  name,
  value: `${Math.round(from)} → ${Math.round(to)} MB`,
  wanted: '≤ 1.15 times',
  isMet: to <= 1.15 * from,
});

/** Visitors of a shop with a slow backend: most read what the server has, some search for something new. */
export async function measureSoak(shop: Server, minutes: number): Promise<ScaleRow[]> {
  const paths = await manyProducts(KNOWN_PAGES);
  const addresses = [route('home'), route('marcas'), route('search'), ...paths];
  const addressOf = (): string => {
    const random = Math.random();
    if (random < NEW_SHARE)
      return `${route('search')}?${SEARCH_PARAMS.text}=${random.toString(36).slice(2, 8)}`;
    return addresses[Math.floor(random * addresses.length)] ?? '/';
  };
  const start = performance.now();
  const end = start + minutes * 60_000;
  let [count, failed, settled] = [0, 0, Number.NaN];
  await inParallel(CONNECTIONS, CONNECTIONS, async (index) => {
    await pause((index * BETWEEN_MS) / CONNECTIONS);
    while (performance.now() < end) {
      count++;
      if (!(await asked(`${shop.url}${addressOf()}`))) failed++;
      // The first fifth fills the caches.
      if (Number.isNaN(settled) && performance.now() > start + (end - start) / 5)
        settled = memoryOf(shop);
      await pause(BETWEEN_MS);
    }
  });
  const time = `${minutes} min, ${CONNECTIONS} connections, ${SLOW.name}`;
  return [
    failures(`failed documents, ${time}`, failed, count),
    growth(`memory after a fifth and at the end, ${time}`, settled, memoryOf(shop)),
  ];
}

/** So many sign-ins of one customer through the gateway of the shop. */
export async function measureSignIns(shop: Server, signIns: number): Promise<ScaleRow[]> {
  const client = createClient({
    baseUrl: `${shop.url}/api`,
    hooks: { headers: () => ({ 'sec-fetch-site': 'same-origin', origin: shop.url }) },
    fetch,
  });
  const body = { username: LAURA, password: DEMO_PASSWORD, remember: true };
  let [failed, settled] = [0, Number.NaN];
  await inParallel(SIGN_INS_AT_ONCE, signIns, async (index) => {
    if (index === Math.floor(signIns / 5)) settled = memoryOf(shop);
    await client.request(specEndpoints.login, { body }).catch((error: unknown) => {
      if (failed++ === 0) console.log(String(error));
    });
  });
  const count = signIns.toLocaleString('en-US');
  return [
    failures('failed sign-ins', failed, signIns),
    growth(`memory after a fifth and at the end of ${count} sign-ins`, settled, memoryOf(shop)),
  ];
}
