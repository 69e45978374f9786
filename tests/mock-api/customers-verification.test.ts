import { beforeEach, describe, expect, it } from 'vitest';
import {
  DIEGO,
  enter,
  json,
  LAURA,
  lastMail,
  login,
  NEWCOMER,
  pointers,
  SOFIA,
} from './customer-client';
import { openBackend } from './test-client';

let clock = new Date('2026-03-14T12:00:00Z');
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const api = await openBackend({ size: 150, now: () => clock });
beforeEach(() => api.control('reset', {}));

const post = (path: string, body: unknown, headers = {}) =>
  api.call<Record<string, unknown>>(path, { method: 'POST', headers, body: json(body) });
const codeOf = ({ errors }: { errors: object[] }) => (errors[0] as { code?: string }).code;

describe('mails', () => {
  it('reset a password once, and end every session', async () => {
    const laura = await enter(api, LAURA);
    const unknown = await post('/password/send-email', { email: 'nadie@x.example' });
    const known = await post('/password/send-email', { email: LAURA });
    expect(unknown.meta).toEqual(known.meta);
    const { token, path } = await lastMail(api, LAURA, 'reset-password');
    expect(path).toContain('/password/reset?token=');
    const password = 'otra-clave-larga';
    const body = { token, email: LAURA, password, password_confirmation: password };
    const wrong = await post('/password/reset', { ...body, email: NEWCOMER });
    expect(pointers(wrong)).toEqual(['/email']);
    expect((await post('/password/reset', body)).status).toBe(200);
    expect(pointers(await post('/password/reset', body))).toEqual(['/token']);
    expect((await laura.get('/eshop/session')).status).toBe(401);
    expect((await login(api, LAURA)).status).toBe(401);
    expect((await login(api, LAURA, { password })).status).toBe(200);
  });

  it('verify an address by the link, also a second time and without a session', async () => {
    const sofia = await enter(api, SOFIA);
    expect((await sofia.get('/email/notice-unverified')).meta.email_verified).toBe(false);
    await sofia.post('/email/resend', {});
    expect((await sofia.post('/email/resend', {})).status).toBe(429);
    const { token } = await lastMail(api, SOFIA, 'verify-email');
    expect((await post('/email/verify', { token: 'x' })).status).toBe(422);
    for (const body of [{ token, id: sofia.id }, { token }]) {
      const { data } = await post('/email/verify', body);
      expect(data[0]?.attributes.email_verified_at).toEqual(expect.any(String));
    }
    expect((await sofia.get('/email/notice-unverified')).meta.email_verified).toBe(true);
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
