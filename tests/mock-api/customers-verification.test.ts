import { beforeEach, describe, expect, it } from 'vitest';
import { DIEGO, enter, json, lastMail, login, pointers } from './customer-client';
import { openBackend } from './test-client';

let clock = new Date('2026-03-14T12:00:00Z');
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const api = await openBackend({ size: 150, now: () => clock });
beforeEach(() => api.control('reset', {}));

const _post = (path: string, body: unknown, headers = {}) =>
  api.call<Record<string, unknown>>(path, { method: 'POST', headers, body: json(body) });
const codeOf = ({ errors }: { errors: object[] }) => (errors[0] as { code?: string }).code;

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
