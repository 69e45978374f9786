import { findDocuments } from '../fixtures/crawled-documents';
import { documentClient, FAULTS, type FaultName } from '../fixtures/document-client';
import { startIsolatedShop, testWithIsolatedShop } from '../fixtures/isolated-shop';
import { expect } from '../fixtures/test';

const SECRET = 'secret-of-the-removed-calls-0123456789';
const ARTICLES = 100;
/** Several times the limit of one call, because the machine may be busy, and still less than the backend's delay. */
const PATIENCE_MS = 5000;
const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

const test = testWithIsolatedShop(() => startIsolatedShop(ARTICLES, { REFRESH_SECRET: SECRET }));

test('documents are whole without a call that they do not need, in whatever way it fails', async ({
  shop: { site, api },
}) => {
  test.setTimeout(300_000);
  const client = documentClient(site, api, SECRET);
  for (const { name, path, tags, needs } of await findDocuments(api)) {
    await client.forget(tags);
    const calls = await client.callsOf(() => client.ask(path));
    expect(calls, name).toEqual(expect.arrayContaining([...needs]));
    for (const call of calls.filter((one) => !needs.includes(one)))
      for (const fault of FAULT_NAMES)
        await test.step(`${name} without ${call}: ${fault}`, async () => {
          await client.forget(tags);
          await client.remove(call, fault);
          const made = await client.ask(path);
          await client.restore();
          expect(made.status).toBe(200);
          expect(made.ms).toBeLessThan(PATIENCE_MS);
        });
  }
});
