import { beforeEach, describe, expect, it } from 'vitest';
import { as, CLIENT, enter, json, LAURA, login, NEWCOMER, pointers } from './customer-client';
import { must, openBackend } from './test-client';

let clock = new Date('2026-03-14T12:00:00Z');
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const api = await openBackend({ size: 150, now: () => clock });
beforeEach(() => api.control('reset', {}));

const post = (path: string, body: unknown, headers = {}) =>
  api.call<Record<string, unknown>>(path, { method: 'POST', headers, body: json(body) });
const codeOf = ({ errors }: { errors: object[] }) => (errors[0] as { code?: string }).code;

describe('login', () => {
  it('gives the customer, a token with its life, and opens the session', async () => {
    const { data, meta, status } = await login(api, LAURA.toUpperCase());
    expect(status).toBe(200);
    expect(data[0]).toMatchObject({
      type: 'customers',
      attributes: { name: 'Laura', type: 'personal', authorized_device: true, has_credit: 0 },
    });
    expect(meta.token).toMatchObject({ token_type: 'Bearer', expires_in: 43_200 });
    const self = await as(api, meta.token.access_token).get('/shop-v1/customers/-actions/self');
    expect(self.data[0]?.attributes.email).toBe(LAURA);
    const session = await as(api, meta.token.access_token).get('/eshop/session');
    expect(session.meta).toMatchObject({ authenticated: true, expires_in: 43_200 });
  });

  it('refuses a wrong password, secret, grant and unknown fields', async () => {
    expect(codeOf(await login(api, LAURA, { password: 'otra-cosa' }))).toBe('invalid_credentials');
    expect(codeOf(await login(api, 'nadie@clientes.example'))).toBe('invalid_credentials');
    const secret = await login(api, LAURA, { client_secret: 'x' });
    expect([secret.status, codeOf(secret)]).toEqual([401, 'invalid_client']);
    const wrong = await login(api, LAURA, { grant_type: 'refresh', color: 'rojo' });
    expect(wrong.status).toBe(422);
    expect(pointers(wrong).sort()).toEqual(['/color', '/grant_type']);
  });

  it('answers 429 after five failures, and opens again a minute later', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await login(api, LAURA, { password: 'otra-cosa' })).status).toBe(401);
    }
    const locked = await login(api, LAURA);
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await login(api, NEWCOMER)).status).toBe(200);
    later(61);
    expect((await login(api, LAURA)).status).toBe(200);
  });

  it('tells an expired token from an unknown one and from none', async () => {
    const laura = await enter(api, LAURA);
    const self = '/eshop/autenticated-customer';
    expect(codeOf(await api.call(self))).toBe('unauthenticated');
    expect(codeOf(await as(api, 'cualquiera').get(self))).toBe('invalid_token');
    await api.control('tokens/expire', { email: LAURA });
    const expired = await laura.get(self);
    expect([expired.status, codeOf(expired)]).toEqual([401, 'token_expired']);
    expect(expired.errors[0]?.detail).toBe('La sesión ha expirado.');
    const again = await enter(api, LAURA);
    later(43_201);
    expect(codeOf(await again.get(self))).toBe('token_expired');
  });

  it('ends with logout, and a second logout is a 401', async () => {
    const laura = await enter(api, LAURA);
    const other = await enter(api, LAURA);
    expect((await laura.post('/eshop/logout', {})).status).toBe(200);
    expect((await laura.post('/eshop/logout', {})).status).toBe(401);
    expect((await other.get('/eshop/session')).status).toBe(200);
  });

  it('shows nobody what is another’s', async () => {
    const [laura, ana] = [await enter(api, LAURA), await enter(api, NEWCOMER)];
    const order = must((await laura.get(`/shop-v1/customers/${laura.id}/orders`)).data[0]);
    for (const list of ['orders', 'addresses', 'wishlists', 'devices', 'wallet-movements']) {
      expect((await ana.get(`/shop-v1/customers/${laura.id}/${list}`)).status).toBe(403);
    }
    expect((await ana.get(`/shop-v1/orders/${order.id}`)).status).toBe(404);
  });
});

describe('social login', () => {
  it('makes an account once, with a verified e-mail', async () => {
    const body = { ...CLIENT, provider: 'google', access_token: 'social:eva@x.example:Eva Luna' };
    const first = await post('/eshop/login/social', body);
    const second = await post('/eshop/login/social', body);
    expect(first.data[0]?.attributes).toMatchObject({ name: 'Eva', last_name: 'Luna' });
    expect(first.data[0]?.attributes.email_verified_at).not.toBeNull();
    expect(second.data[0]?.id).toBe(first.data[0]?.id);
    expect((await post('/eshop/login/social', { ...body, access_token: 'x' })).status).toBe(401);
  });
});

const form = {
  ...CLIENT,
  name: 'Elena',
  last_name: 'Prado',
  phone: '5512345678',
  email: 'elena@x.example',
  password: 'una-clave-larga',
  password_confirmation: 'una-clave-larga',
  type: 'personal',
};

describe('sign-up', () => {
  it('opens a session for a customer who has nothing yet', async () => {
    const answer = await post('/eshop/register', form);
    expect(answer.status).toBe(201);
    const { access_token } = answer.meta.token as { access_token: string };
    const id = must(answer.data[0]).id;
    const { get } = as(api, access_token);
    for (const list of ['orders', 'wishlists', 'addresses', 'notifications', 'warranties']) {
      expect((await get(`/shop-v1/customers/${id}/${list}`)).data).toEqual([]);
    }
  });

  it('names every wrong field with its message', async () => {
    const wrong = { ...form, name: 'E', phone: '55-12', password: 'corta', email: 'elena' };
    const answer = await post('/eshop/register', wrong);
    expect(pointers(answer)).toEqual(
      expect.arrayContaining(['/name', '/phone', '/email', '/password']),
    );
    expect(answer.errors.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        'Escribe un nombre válido',
        'El número de teléfono debe tener sólo números',
        'La contraseña debe tener al menos 9 caracteres',
      ]),
    );
    const other = { ...form, password_confirmation: 'otra-clave-larga', type: 'business' };
    expect(pointers(await post('/eshop/register', other)).sort()).toEqual([
      '/business_name',
      '/password_confirmation',
      '/rfc',
    ]);
  });

  it('refuses a known e-mail, but not the same call again', async () => {
    const key = { 'idempotency-key': 'a-cart-of-elena' };
    const first = await post('/eshop/register', form, key);
    const again = await post('/eshop/register', form, key);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.data[0]?.id).toBe(first.data[0]?.id);
    const other = await post('/eshop/register', form, { 'idempotency-key': 'another-cart' });
    expect([other.status, pointers(other)]).toEqual([422, ['/email']]);
  });
});
