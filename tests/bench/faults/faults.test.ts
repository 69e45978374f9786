import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackend } from '@/tests/mock-api/backend';
import { serveHandlers } from '@/tests/mock-api/http-adapter';
import { measureCalls } from './calls';
import { hasSurvived } from './cell';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { FAULTS } from './faults';
import { openCustomer } from './open-customer';

/** Without those that wait for seconds, and every third of the others; `FAULTS=1` takes all of them. */
const faults = FAULTS.filter(
  ({ isSlow }, index) => process.env.FAULTS || (!isSlow && index % 3 === 0),
);

let backend: ReturnType<typeof serveHandlers>;
let proxy: FaultProxy;
beforeAll(async () => {
  backend = serveHandlers((await createBackend({ size: 200 })).handlers);
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  proxy = await startFaultProxy(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await proxy.close();
  backend.closeAllConnections();
  backend.close();
});

it('every call of the screens lives with every fault of the backend, and comes back', async () => {
  const { client, known } = await openCustomer(proxy.origin);
  const cells = await measureCalls(client, known, proxy, faults);
  const lost = cells.filter((cell) => !hasSurvived(cell));
  console.info(`${cells.length} cells, ${lost.length} lost`);
  expect(lost).toEqual([]);
}, 600_000);
