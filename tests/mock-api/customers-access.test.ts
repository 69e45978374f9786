import { describe, expect, it } from 'vitest';
import { openWithClock } from './checkout-client';
import { as, DIEGO, enter, LAURA, lastMail, login, NEWCOMER, pointers } from './customer-client';
import { must } from './test-client';

const { api, later } = await openWithClock(150);

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

  it('shows nobody what is another’s', async () => {
    const [laura, ana] = [await enter(api, LAURA), await enter(api, NEWCOMER)];
    const order = must((await laura.get(`/shop-v1/customers/${laura.id}/orders`)).data[0]);
    for (const list of ['orders', 'addresses', 'wishlists', 'devices', 'wallet-movements']) {
      expect((await ana.get(`/shop-v1/customers/${laura.id}/${list}`)).status).toBe(403);
    }
    expect((await ana.get(`/shop-v1/orders/${order.id}`)).status).toBe(404);
  });
});

describe('two-step verification', () => {
  it('opens only itself until the code is typed; the device is known from then on', async () => {
    const { answer, ...diego } = await enter(api, DIEGO);
    expect(answer.meta.device_token).toBeNull();
    expect(answer.data[0]?.attributes).toMatchObject({
      authorized_device: false,
      verification_code: { assigned_to: 'd****@clientes.example', code: '', is_used: 0 },
    });
    const cart = await diego.get('/eshop/carrito/total-items');
    expect([cart.status, codeOf(cart)]).toEqual([403, 'device_unauthorized']);
    expect((await diego.get('/shop-v1/customers/-actions/self')).status).toBe(200);

    const { code } = await lastMail(api, DIEGO, 'two-step');
    const wrong = code === '111111' ? '222222' : '111111';
    const verify = (verification_code: unknown) =>
      diego.post('/eshop/two-step/verify', { verification_code });
    expect(pointers(await verify(wrong))).toEqual(['/verification_code']);
    const { data, meta } = await verify(code);
    expect(data[0]?.attributes.authorized_device).toBe(true);
    expect((await diego.get('/eshop/carrito/total-items')).status).toBe(200);
    const next = await login(api, DIEGO, { device_token: meta.device_token });
    expect(next.data[0]?.attributes.authorized_device).toBe(true);
    expect((await login(api, DIEGO)).data[0]?.attributes.authorized_device).toBe(false);
  });

  it('gives a code five tries and ten minutes, and replaces it', async () => {
    const { answer: _, ...diego } = await enter(api, DIEGO);
    const first = await lastMail(api, DIEGO, 'two-step');
    await diego.post('/eshop/two-step/send-code', {});
    const verify = (verification_code: unknown) =>
      diego.post('/eshop/two-step/verify', { verification_code });
    const second = await lastMail(api, DIEGO, 'two-step');
    if (first.code !== second.code) expect((await verify(first.code)).status).toBe(422);
    later(601);
    expect((await verify(second.code)).errors[0]?.detail).toContain('expiró');
    await diego.post('/eshop/two-step/send-code', {});
    const third = await lastMail(api, DIEGO, 'two-step');
    for (let i = 0; i < 5; i++) await verify(third.code === '111111' ? '222222' : '111111');
    expect((await verify(third.code)).errors[0]?.title).toBe('Demasiados intentos');
  });
});
