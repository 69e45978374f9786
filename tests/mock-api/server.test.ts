import { afterAll, expect, it } from 'vitest';
import { listenLocally } from '../support/local-server';
import { MEDIA_TYPE } from './core/json-api';
import { serveHandlers } from './http-adapter';
import { openBackend } from './open-backend';

const { backend } = await openBackend({ size: 150 });
const { origin, close } = await listenLocally(serveHandlers(backend.handlers));
afterAll(close);

const headers = { accept: MEDIA_TYPE, 'content-type': MEDIA_TYPE };

it('answers over HTTP, with addresses of the host that was asked', async () => {
  const response = await fetch(`${origin}/api/search?q=ssd&per_page=1`, { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, MEDIA_TYPE]);
  const text = await response.text();
  expect(Number(response.headers.get('content-length'))).toBe(Buffer.byteLength(text));
  const addresses = text.match(/https?:\/\/[^/"\\]+/g) ?? [];
  expect(addresses).toContain(origin);
});

it('answers HEAD like GET, without the body', async () => {
  const get = await fetch(`${origin}/api/shop-v1/stores`, { headers });
  const head = await fetch(`${origin}/api/shop-v1/stores`, { headers, method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  expect(await head.text()).toBe('');
  expect((await fetch(`${origin}/api/shop-v1/nothing`, { headers, method: 'HEAD' })).status).toBe(
    404,
  );
});

it('takes a body and refuses one that is too large', async () => {
  const post = (body: string) =>
    fetch(`${origin}/api/eshop/contact`, { method: 'POST', headers, body });
  expect((await post('{}')).status).toBe(422);
  expect((await post(`"${'a'.repeat(5_000_001)}"`)).status).toBe(413);
});

it('breaks the connection when told so, and answers the next call', async () => {
  const fault = { match: { path: '/shop-v1/stores' }, kind: 'drop', times: 1 };
  await fetch(`${origin}/__control/faults`, { method: 'POST', body: JSON.stringify(fault) });
  await expect(fetch(`${origin}/api/shop-v1/stores`, { headers })).rejects.toThrow();
  expect((await fetch(`${origin}/api/shop-v1/stores`, { headers })).status).toBe(200);
});

it('knows nothing outside the backend', async () => {
  expect((await fetch(`${origin}/index.html`)).status).toBe(404);
});
