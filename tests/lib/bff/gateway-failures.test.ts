import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { allEndpoints as endpoints } from '@/lib/api/endpoints/all';
import { createGateway } from '@/lib/bff/gateway';
import { answering, errorOf, gatewayTo, SECRETS, SITE } from './gateway-harness';

describe('a backend that fails', () => {
  it.each([
    ['HTML', 200, '<html>'],
    ['broken JSON', 200, '{"data":'],
    ['a bare list', 200, '[]'],
    ['an HTML error', 500, '<html>'],
    ['an HTML 404', 404, '<html>'],
    ['an empty error', 503, ''],
  ])('%s is 502', async (_, status, body) => {
    const { ask } = await answering(status, body);
    expect((await errorOf(await ask('/shop-v1/stores'))).status).toBe(502);
  });

  it('follows no redirect', async () => {
    const { ask, asked } = await answering(302, '{}', { location: '/api/elsewhere' });
    expect((await errorOf(await ask('/shop-v1/stores'))).status).toBe(502);
    expect(asked).toHaveLength(1);
  });

  it('keeps a 429 of its proxy, with retry-after', async () => {
    const { ask } = await answering(429, '<html>', { 'retry-after': '7' });
    const response = await ask('/shop-v1/stores');
    expect(response.headers.get('retry-after')).toBe('7');
    expect((await errorOf(response)).status).toBe(429);
  });

  it.each([
    ['before it answers', () => undefined],
    [
      'while it answers',
      (_: unknown, response: { write: (text: string) => void }) => response.write('{'),
    ],
  ])('504 when it is silent %s', async (_, listener) => {
    const { ask } = await gatewayTo(listener as RequestListener, 50);
    expect((await errorOf(await ask('/shop-v1/stores'))).status).toBe(504);
  });

  it('502 when it drops the connection or is not running', async () => {
    const { ask } = await gatewayTo((request) => request.socket.destroy());
    expect((await errorOf(await ask('/shop-v1/stores'))).status).toBe(502);
    const nowhere = createGateway({
      apiUrl: 'http://127.0.0.1:1',
      siteOrigin: SITE,
      endpoints,
      ...SECRETS,
    });
    const response = await nowhere(new Request(`${SITE}/api/shop-v1/stores`));
    expect((await errorOf(response)).status).toBe(502);
  });

  it('502 when the answer is larger than 5 MB', async () => {
    const { ask } = await answering(200, `{"data":"${'x'.repeat(5 * 1024 * 1024)}"}`);
    expect((await errorOf(await ask('/shop-v1/stores'))).status).toBe(502);
  });
});
