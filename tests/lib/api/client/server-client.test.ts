import { afterEach, expect, it } from 'vitest';
import { createClient } from '@/lib/api/client/client';
import { rereading } from '@/lib/api/client/server-client';
import { getCall, postCall } from '@/lib/api/endpoints/endpoint';
import { type LocalServer, startLocalServer } from '@/tests/support/local-server';

let server: LocalServer | undefined;
afterEach(() => server?.close());

/** A backend that closes the connection of these requests, counted from 1. */
async function startClosing(...closed: number[]) {
  const asked: string[] = [];
  server = await startLocalServer((request, response) => {
    asked.push(String(request.method));
    if (closed.includes(asked.length)) return request.socket.destroy();
    response.setHeader('content-type', 'application/vnd.api+json');
    return response.end('{"data":[]}');
  });
  const client = createClient({ baseUrl: server.origin, fetch: rereading(fetch) });
  return { asked, client };
}

const read = getCall('/things', 'public');

it('reads again when the backend has closed the connection that it had kept open', async () => {
  const { asked, client } = await startClosing(2);
  await client.request(read);
  await client.request(read);
  expect(asked).toEqual(['GET', 'GET', 'GET']);
});

it('gives up when it closes the next one, too', async () => {
  const { asked, client } = await startClosing(1, 2);
  await expect(client.request(read)).rejects.toMatchObject({ kind: 'network' });
  expect(asked).toEqual(['GET', 'GET']);
});

it('never sends again what changes something', async () => {
  const { asked, client } = await startClosing(1);
  const change = client.request(postCall('/things', 'public'), { body: { data: {} } });
  await expect(change).rejects.toMatchObject({ kind: 'network' });
  expect(asked).toEqual(['POST']);
});
