import { findDocuments } from '../fixtures/crawled-documents';
import { documentClient, FAULTS, type FaultName } from '../fixtures/document-client';
import { startIsolatedShop } from '../fixtures/isolated-shop';
import { testWithIsolatedShop } from '../fixtures/isolated-shop-test';
import { expect } from '../fixtures/test';

const SECRET = 'secret-of-the-removed-calls-0123456789';
const ARTICLES = 100;
/** Several times the limit of one call, because the machine may be busy, and still less than the backend's delay. */
const PATIENCE_MS = 5000;
const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

const test = testWithIsolatedShop(() => startIsolatedShop(ARTICLES, { REFRESH_SECRET: SECRET }));

test('documents are whole without the calls that they do not need, in whatever way these fail', async ({
  shop: { site, api },
}) => {
  test.setTimeout(180_000);
  const client = documentClient({ site, api, secret: SECRET });
  for (const { name, path, tags, needs } of await findDocuments(api)) {
    const askWithout = (removed: readonly string[], fault: FaultName) =>
      test.step(`${name} without ${removed.join(' ')}: ${fault}`, async () => {
        await client.refresh(tags);
        for (const call of removed) await client.remove(call, fault);
        const made = await client.ask(path);
        await client.restore();
        expect(made.status).toBe(200);
        expect(made.ms).toBeLessThan(PATIENCE_MS);
      });
    await client.refresh(tags);
    const calls = await client.callsOf(() => client.ask(path));
    expect(calls, name).toEqual(expect.arrayContaining([...needs]));
    const others = calls.filter((one) => !needs.includes(one));
    // Each of them alone in one of the ways, and all of them in each.
    for (const [at, call] of others.entries())
      await askWithout([call], FAULT_NAMES[at % FAULT_NAMES.length] ?? '404');
    for (const fault of FAULT_NAMES) await askWithout(others, fault);
  }
});
