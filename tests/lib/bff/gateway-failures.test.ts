import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { JSON_API_TYPE } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { answering, errorOf, failureOf, gatewayTo, openGateway, post } from './gateway-harness';

const drop: RequestListener = (request) => request.socket.destroy();

describe('a backend that fails', () => {
  it.each([
    ['HTML', '<html>'],
    ['broken JSON', '{"data":'],
    ['false', 'false'],
    ['0', '0'],
    ['a list of things without a type', '[{"id":1}]'],
    ['JSON 40,000 deep', `{"data":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
    ['a name that leads to a prototype', '{"data":[],"meta":{"__proto__":{"admin":true}}}'],
    ['an error as a success', '{"message":"No","exception":"PDOException"}'],
  ])('%s with status 200 is 502', async (_, body) => {
    const { ask } = await answering(200, body);
    expect((await errorOf(await ask('/shop-v1/stores'))).status).toBe(502);
  });

  it.each([
    [401, 'Necesitas iniciar sesión para continuar.'],
    [403, 'No tienes permiso para realizar esta acción.'],
    [404, 'El recurso solicitado no existe.'],
    [409, 'La información cambió mientras tanto. Recarga la página e inténtalo de nuevo.'],
    [410, 'La solicitud no es válida.'],
    [419, 'La página expiró. Recárgala e inténtalo de nuevo.'],
    [422, 'El servidor de la tienda no aceptó los datos. Revísalos e inténtalo de nuevo.'],
    [429, 'Por favor espera un poco y vuelve a recargar la página.'],
    [500, 'El servidor de la tienda no está disponible por el momento.'],
    [503, 'El servidor de la tienda no está disponible por el momento.'],
    [504, 'El servidor de la tienda tardó demasiado en responder.'],
  ])('%i stays, in the shop’s words, with a body that cannot be read', async (status, message) => {
    const deep = `{"message":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
    for (const body of ['<html>', '', '[]', '"no"', deep]) {
      const { ask } = await answering(status, body, { 'retry-after': '7' });
      const response = await ask('/shop-v1/stores');
      expect(response.headers.get('retry-after')).toBe('7');
      expect(await errorOf(response)).toEqual({ status, message });
    }
  });

  it('401 of a login is about the password', async () => {
    const { ask } = await answering(401, '<html>');
    const message = 'Los datos de acceso no son correctos.';
    expect(await errorOf(await ask('/eshop/login', post({})))).toEqual({ status: 401, message });
  });

  it('follows no redirect', async () => {
    const { ask, asked } = await answering(302, '{}', { location: '/api/elsewhere' });
    expect((await errorOf(await ask('/shop-v1/stores'))).status).toBe(502);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, RequestListener]>([
    ['before it answers', () => undefined],
    ['while it answers', (_, response) => response.write('{')],
  ])('504 when it is silent %s', async (_, listener) => {
    const { ask } = await gatewayTo(listener, 50);
    expect((await errorOf(await ask('/shop-v1/stores'))).status).toBe(504);
  });

  it.each([
    '/shop-v1/banners?filter[slot]=home',
    '/search-terms/suggestions?q=ram',
    '/search-terms/most-searched',
    '/eshop/cart/init-data',
    '/eshop/assembly/init-data',
  ])('504 after 1.5 s when it is silent about what a page does without: %s', async (path) => {
    const { ask } = await gatewayTo(() => undefined);
    const start = performance.now();
    expect((await errorOf(await ask(path))).status).toBe(504);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('504 after 10 s for every other call', async () => {
    vi.useFakeTimers();
    const ask = openGateway({ fetch: () => new Promise(() => undefined) });
    const answered = vi.fn();
    void ask('/shop-v1/stores').then(({ status }) => answered(status));
    await vi.advanceTimersByTimeAsync(9999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith(504);
    vi.useRealTimers();
  });

  it('502 when it drops the connection or is not running', async () => {
    const { ask } = await gatewayTo(drop);
    expect((await errorOf(await ask('/shop-v1/stores'))).status).toBe(502);
    const nowhere = openGateway({ apiUrl: 'http://127.0.0.1:1' });
    expect((await errorOf(await nowhere('/shop-v1/stores'))).status).toBe(502);
  });

  it('is a lost connection for the browser when it drops it or is silent, and nothing else is', async () => {
    const kindOf = async (listener: RequestListener, timeoutMs = 5000, endpoint?: Endpoint) => {
      const { ask } = await gatewayTo(listener, timeoutMs);
      const error = await failureOf(ask, endpoint);
      return error instanceof ApiError && error.kind;
    };
    expect(await kindOf(drop)).toBe('network');
    expect(await kindOf(() => undefined, 60)).toBe('timeout');
    expect(await kindOf(drop, 5000, assumedEndpoints.suggestions)).toBe('http');
    expect(await kindOf((_, response) => response.end('<html>'))).toBe('http');
    expect(await kindOf((_, response) => response.end('x'.repeat(6 * 1024 * 1024)))).toBe('http');
    expect(await kindOf((_, response) => response.writeHead(504).end('{}'))).toBe('http');
  });

  it('502 when the answer is larger than 5 MB', async () => {
    const { ask } = await answering(200, `{"data":"${'x'.repeat(5 * 1024 * 1024)}"}`);
    expect((await errorOf(await ask('/shop-v1/stores'))).status).toBe(502);
  });
});

describe('a failure is reported once, with its call', () => {
  const path = '/shop-v1/zip-codes/06700';
  const saying =
    (status: number, body: string): RequestListener =>
    (_, response) =>
      response.writeHead(status).end(body);

  it.each<[string, RequestListener, number, string]>([
    ['an answer that is not JSON', saying(200, '<html>'), 502, 'unreadable answer'],
    ['a server error in JSON', saying(500, '{"message":"x"}'), 500, 'http'],
    ['a server error in HTML', saying(503, '<html>'), 503, 'unreadable answer'],
    ['silence', () => undefined, 504, 'timeout'],
    ['a dropped connection', drop, 502, 'UND_ERR_SOCKET'],
  ])('%s', async (_, listener, status, reason) => {
    // Only for silence the limit is awaited.
    const { ask, failed } = await gatewayTo(listener, status === 504 ? 200 : 10_000);
    const response = await ask(path);
    expect(response.status).toBe(status);
    const requestId = response.headers.get('x-request-id');
    const endpoint = { path: '/shop-v1/zip-codes/{zipCode}' };
    expect(failed).toMatchObject([{ endpoint, status, reason, requestId }]);
    expect(failed[0]?.durationMs).toBeGreaterThan(0);
  });

  it('but no answer below 500, no refusal of the gateway, and no visitor who left', async () => {
    const { ask, failed } = await answering(422, '{"message":"x"}');
    expect((await ask(path)).status).toBe(422);
    expect((await ask('/unknown')).status).toBe(404);
    const signal = AbortSignal.abort();
    expect((await ask(path, { signal })).status).toBe(502);
    expect(failed).toEqual([]);
  });
});

describe('a visitor who leaves while the backend works', () => {
  const leave = async (path: string, method: string) => {
    const visitor = new AbortController();
    const arrived = Promise.withResolvers<void>();
    const { ask } = await gatewayTo((_, response) => {
      arrived.resolve();
      setTimeout(() => response.writeHead(200, { 'content-type': JSON_API_TYPE }).end('{}'), 50);
    });
    const answer = ask(path, { ...(method === 'POST' && post({})), signal: visitor.signal });
    await arrived.promise;
    visitor.abort();
    return (await answer).status;
  };

  it('ends what was only read', async () =>
    expect(await leave('/shop-v1/stores', 'GET')).toBe(502));

  it('does not end a change', async () => expect(await leave('/eshop/contact', 'POST')).toBe(200));
});
