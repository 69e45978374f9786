import { API } from '../fixtures/backend';
import { findDocuments } from '../fixtures/crawled-documents';
import { documentClient } from '../fixtures/document-client';
import { testWithIsolatedShop } from '../fixtures/isolated-shop';
import { startRelayedShop } from '../fixtures/relay';
import { expect } from '../fixtures/test';

const SECRET = 'secret-of-the-counted-rounds-0123456789';
/** Longer than the shop needs between two calls that do not depend on each other, and shorter than it waits for one. */
const DELAY_MS = 500;
/** What a document is about, and then what only that answer names. */
const MOST_ROUNDS = 2;

const test = testWithIsolatedShop(() =>
  startRelayedShop({ REFRESH_SECRET: SECRET }, { delay: DELAY_MS }),
);

test('a document that is made asks the backend at most twice in a row', async ({
  shop: { site, api, relay },
}) => {
  test.slow();
  const client = documentClient(site, api, SECRET);
  for (const { name, path, tags } of await findDocuments(API)) {
    await client.forget(tags);
    const rounds = await relay.countRounds(async () => {
      expect((await client.ask(path)).status, name).toBe(200);
    });
    expect.soft(rounds, name).toBeGreaterThan(0);
    expect.soft(rounds, name).toBeLessThanOrEqual(MOST_ROUNDS);
  }
});
