import { expect, it, vi } from 'vitest';
import { createClient } from '@/lib/api/client/client';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { withFailureLog } from '@/lib/monitoring/watched-client';
import { recordLog } from '@/tests/support/logged-lines';

let minute = 0;
/** A client of a backend that answers so; each test has a minute of its own, or equal lines would be held back. */
function clientTo(answer: () => Promise<Response> | Response) {
  minute += 1;
  vi.useFakeTimers({ now: minute * 60_000, toFake: ['Date'] });
  const client = createClient({ baseUrl: 'https://api.example/api', fetch: async () => answer() });
  return { client: withFailureLog(client), takeLog: recordLog() };
}
const params = { params: { zipCode: '06700' } };

it.each([
  ['a status', () => new Response('<html>', { status: 503 }), 503, 'http'],
  ['an answer that cannot be read', () => new Response('<html>'), 200, 'parse'],
  [
    'no answer',
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
    null,
    'ECONNREFUSED',
  ],
])('logs a call that fails with %s by its template', async (_, answer, status, reason) => {
  const { client, takeLog } = clientTo(answer);
  await expect(client.request(assumedEndpoints.zipCode, params)).rejects.toThrow();
  expect(takeLog()).toMatchObject([
    {
      level: 'error',
      event: 'backend-call-failed',
      call: 'GET /shop-v1/zip-codes/{zipCode}',
      status,
      reason,
      durationMs: expect.any(Number),
    },
  ]);
});

it('logs neither an expected 404 nor a call that is given up', async () => {
  const { client, takeLog } = clientTo(() => new Response('{}', { status: 404 }));
  expect(await client.requestOrNull(assumedEndpoints.zipCode, params)).toBeNull();
  const given = { ...params, signal: AbortSignal.abort() };
  await expect(client.request(assumedEndpoints.zipCode, given)).rejects.toThrow();
  expect(takeLog()).toEqual([]);
});
