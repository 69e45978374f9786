// @reloaded: it needs modules that no other file has used.
import { describe, expect, it, vi } from 'vitest';
import { JSON_API_TYPE } from '@/lib/api/client/client';
import { recordLog } from '@/tests/support/logged-lines';
import { answering, errorOf, gatewayTo, post, SITE } from './gateway-harness';

const CONTACT = JSON.stringify({ name: 'Ana' });

describe('forwarded calls', () => {
  it('forward the query and the visitor’s address and browser, and nothing else', async () => {
    const { ask, asked } = await answering(200, '{"data":[]}', {
      'set-cookie': 'secret=1',
      server: 'x',
      'x-powered-by': 'y',
      'cache-control': 'public, max-age=900',
      'content-type': 'text/html',
    });
    const response = await ask('/search/marca_x?page=2&q=a%20b&per_page=10', {
      headers: {
        cookie: 'session=1',
        authorization: 'Bearer handle',
        'x-forwarded-for': '203.0.113.9, 10.0.0.1',
        'user-agent': 'Navegador',
        'x-evil': '1',
      },
    });
    expect([response.status, await response.text()]).toEqual([200, '{"data":[]}']);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': JSON_API_TYPE,
      'x-content-type-options': expect.any(String),
      'x-request-id': expect.any(String),
    });
    expect(asked[0]?.url).toBe('/api/search/marca_x?page=2&q=a+b&per_page=10');
    expect(asked[0]?.headers).toMatchObject({
      accept: JSON_API_TYPE,
      'content-type': JSON_API_TYPE,
      'x-forwarded-for': '203.0.113.9, 10.0.0.1',
      'user-agent': 'Navegador',
    });
    for (const name of ['cookie', 'authorization', 'x-evil']) {
      expect(asked[0]?.headers).not.toHaveProperty(name);
    }
  });

  it('have one id for the load balancer, the backend and the browser', async () => {
    const { ask, asked } = await answering(200, '{}');
    const given = await ask('/shop-v1/stores', { headers: { 'x-request-id': 'edge-0123456789' } });
    expect(given.headers.get('x-request-id')).toBe('edge-0123456789');
    expect(asked[0]?.headers['x-request-id']).toBe('edge-0123456789');
    const own = await ask('/shop-v1/stores', { headers: { 'x-request-id': 'a"b\t{}' } });
    expect(own.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(asked[1]?.headers['x-request-id']).toBe(own.headers.get('x-request-id'));
  });

  it('forward a body', async () => {
    const received = vi.fn();
    const { ask, asked } = await gatewayTo(async (request, response) => {
      received((await request.toArray()).join(''));
      response.writeHead(201).end('{"meta":{"folio":"A1"}}');
    });
    const sent = post(CONTACT, { 'content-type': 'application/json; charset=utf-8' });
    expect((await ask('/eshop/contact', sent)).status).toBe(201);
    expect(received).toHaveBeenCalledWith(CONTACT);
    expect(asked[0]?.headers['content-type']).toBe(JSON_API_TYPE);
  });

  it.each([400, 404, 409, 422])('return what a shopper reads of an error %i', async (status) => {
    const source = { pointer: '/data/attributes/code' };
    const coupon = { detail: 'El cupón venció.', code: 'coupon', source };
    const withheld = {
      title: 'x',
      meta: { query: 'select 1' },
      links: { about: 'http://10.0.0.4' },
    };
    const errors = [coupon, { detail: 'Otro.', ...withheld }];
    const body = JSON.stringify({ errors, message: 'No.', host: '10.0.0.4', jsonapi: {} });
    const { ask, failed } = await answering(status, body);
    const response = await ask('/shop-v1/stores');
    expect(response.status).toBe(status);
    const passed = [coupon, { detail: 'Otro.' }].map((one) => ({ ...one, status: `${status}` }));
    expect(await response.json()).toEqual({ errors: passed, message: 'No.' });
    expect(failed).toEqual([]);
  });

  it('return the messages of a map by fields as those of JSON:API', async () => {
    const { ask } = await answering(422, '{"errors":{"email":["Ya existe.","Es muy largo."]}}');
    const email = { status: '422', source: { pointer: '/data/attributes/email' } };
    const errors = ['Ya existe.', 'Es muy largo.'].map((detail) => ({ ...email, detail }));
    expect(await (await ask('/shop-v1/stores')).json()).toEqual({ errors });
  });

  it('return a title where nothing else was written', async () => {
    const said = async (body: object) => {
      const { ask } = await answering(422, JSON.stringify(body));
      return (await (await ask('/shop-v1/stores')).json()).errors[0].detail;
    };
    const errors = [{ title: 'El cupón venció.' }];
    expect(await said({ errors })).toBe('El cupón venció.');
    // Before it comes the message (spec 8).
    expect(await said({ errors, message: 'Tu cupón venció ayer.' })).toBeUndefined();
  });

  it('pass on when to try again, and no other text in its place', async () => {
    const passed = async (value: string) => {
      const { ask } = await answering(429, '{}', { 'retry-after': value });
      return (await ask('/shop-v1/stores')).headers.get('retry-after');
    };
    expect(await passed('120')).toBe('120');
    expect(await passed('Fri, 31 Dec 2027 23:59:59 GMT')).toBe('Fri, 31 Dec 2027 23:59:59 GMT');
    expect(await passed('<b>1</b>')).toBeNull();
  });

  it.each([
    [204, '', ''],
    [200, '', ''],
    [200, '{}', '{}'],
    [200, 'true', '{}'],
    [200, 'null', '{}'],
    [200, '[]', '{"data":[]}'],
  ])('return a success %i with the body %j', async (status, body, expected) => {
    const { ask } = await answering(status, body);
    const response = await ask('/shop-v1/stores');
    expect([response.status, await response.text()]).toEqual([status, expected]);
  });

  it.each(['[]', '[3,4]', 'true', '"OK"'])(
    'return a saved %s as an empty document',
    async (body) => {
      const { ask } = await answering(201, body);
      const response = await ask('/eshop/contact', post(CONTACT));
      expect([response.status, await response.text()]).toEqual([201, '{}']);
    },
  );

  it('answer HEAD like GET, without a body', async () => {
    const { ask, asked } = await answering(200, '{"data":[]}');
    const response = await ask('/shop-v1/stores', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(asked[0]?.method).toBe('GET');
  });
});

describe('calls that are rejected before the backend', () => {
  it.each([
    ['/admin', {}, 404],
    ['/shop-v1/products/3/%2e%2e', {}, 404],
    ['/shop-v1/products/a%2fb/reviews', {}, 404],
    ['/oauth/token', post('{}'), 404],
    ['/shop-v1/stores', { method: 'DELETE' }, 405],
    ['/shop-v1/stores?debug=1', {}, 400],
    [`/search?q=${'x'.repeat(5000)}`, {}, 400],
    ['/eshop/carrito/detalle', {}, 401],
    ['/eshop/logout', post('{}'), 401],
    ['/eshop/login', post('[]'), 400],
    ['/eshop/login', post('{}', { 'sec-fetch-site': 'cross-site' }), 403],
    ['/eshop/contact', post(CONTACT, { 'sec-fetch-site': 'cross-site' }), 403],
    ['/eshop/contact', post(CONTACT, { 'sec-fetch-site': 'same-site' }), 403],
    ['/eshop/contact', post(CONTACT, { 'content-type': 'text/plain' }), 415],
    ['/eshop/contact', post(CONTACT, { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    ['/eshop/contact', post('{"name":'), 400],
    ['/eshop/contact', post(`{"name":${'['.repeat(40_000)}${']'.repeat(40_000)}}`), 400],
    ['/eshop/login', post(`{"username":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_001)}`), 400],
    ['/eshop/contact', post('{"name":"Ana","__proto__":{"admin":true}}'), 400],
    ['/eshop/login', post('{"username":"a","constr\\u0075ctor":{"prototype":{}}}'), 400],
    ['/eshop/contact', post('{"data":{"type":"__proto__","id":"1"}}'), 400],
    ['/eshop/contact', post(new Uint8Array(256 * 1024 + 1)), 413],
  ])('%s %#', async (path, init, status) => {
    const takeLog = recordLog();
    const { ask, asked, failed } = await answering(200, '{}');
    expect((await errorOf(await ask(path, init))).status).toBe(status);
    expect([asked, failed, takeLog()]).toEqual([[], [], []]);
  });

  it('have a Spanish message when a session is needed', async () => {
    const { ask } = await answering(200, '{}');
    const { message } = await errorOf(await ask('/eshop/session'));
    expect(message).toBe('Necesitas iniciar sesión para continuar.');
  });

  it('are checked by Origin when a browser sends no Sec-Fetch-Site', async () => {
    const { ask } = await answering(200, '{}');
    const from = async (sent: Record<string, string>) => {
      const headers = { 'content-type': JSON_API_TYPE, ...sent };
      return (await ask('/eshop/contact', { method: 'POST', body: CONTACT, headers })).status;
    };
    expect(await from({ origin: 'https://evil.test' })).toBe(403);
    expect(await from({ origin: 'null' })).toBe(403);
    expect(await from({ origin: SITE })).toBe(200);
    expect(await from({ origin: 'https://otra.test', host: 'otra.test' })).toBe(200);
    expect(await from({})).toBe(200);
  });

  it('include a too large body without content-length', async () => {
    const { ask, asked } = await answering(200, '{}');
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    });
    const init = { ...post(''), body: endless, duplex: 'half' };
    expect((await errorOf(await ask('/eshop/contact', init))).status).toBe(413);
    expect(asked).toEqual([]);
  });
});
