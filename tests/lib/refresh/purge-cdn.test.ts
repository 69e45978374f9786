import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createCdnPurge } from '@/lib/refresh/refresh-handler';
import { recordLog } from '@/tests/support/logged-lines';
import { serveInTest } from '@/tests/support/serve-in-test';

/** A CDN that answers with these statuses in turn. */
async function startCdn(...statuses: number[]) {
  const asked: { authorization?: string; body: string }[] = [];
  const { origin } = await serveInTest(async (request, response) => {
    const body = await text(request);
    asked.push({ authorization: request.headers.authorization, body });
    response.writeHead(statuses[asked.length - 1] ?? 500).end();
  });
  return { asked, url: `${origin}/purge` };
}

it('tells the CDN the tags, with its token', async () => {
  const { asked, url } = await startCdn(204);
  await createCdnPurge({ url, token: 'a-token', pauseMs: 1 })(['product:x', 'search']);
  expect(asked).toEqual([
    { authorization: 'Bearer a-token', body: '{"tags":["product:x","search"]}' },
  ]);
});

it('tries again, and logs at last', async () => {
  const lines = recordLog();
  const { asked, url } = await startCdn(503, 200);
  const purge = createCdnPurge({ url, token: undefined, pauseMs: 1 });
  await purge(['brands']);
  expect(asked).toHaveLength(2);
  await purge(['brands']);
  expect(asked).toHaveLength(5);
  expect(lines()).toMatchObject([{ event: 'purge-failed', reason: 'the CDN answered 500' }]);
});

it('asks nobody without a CDN', async () => {
  await createCdnPurge({ url: undefined, token: undefined, pauseMs: 1 })(['brands']);
});
