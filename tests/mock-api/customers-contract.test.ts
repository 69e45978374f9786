import { describe, expect, it } from 'vitest';
import { allEndpoints } from '@/lib/api/endpoints/all';
import { as, json, LAURA, login } from './customer-client';
import { openBackend } from './open-backend';

const api = await openBackend({ size: 150 });
const personal = allEndpoints.filter(({ access }) => access === 'customer');
const address = (path: string) => path.replace(/\{\w+\??\}/g, '0');

describe('every call of a customer', () => {
  it.each(personal.map(({ method, path }) => [method, path]))(
    'refuses %s %s without a session, and a token that is unknown',
    async (method, path) => {
      const body = method === 'GET' ? {} : { body: json({}) };
      const { status, errors, message } = await api.call(address(path), { method, ...body });
      expect([status, errors[0]?.status]).toEqual([401, '401']);
      expect(message).toBe('Necesitas iniciar sesión para realizar esta operación.');
      const headers = { authorization: 'Bearer unknown' };
      expect((await api.call(address(path), { method, headers, ...body })).status).toBe(401);
    },
  );

  it('is answered with one', async () => {
    for (const { method, path } of personal) {
      const { meta } = await login(api, LAURA);
      const calls = as(api, meta.token.access_token);
      const verb = method.toLowerCase() as Lowercase<typeof method>;
      const { status } = await calls[verb](address(path), method === 'GET' ? undefined : {});
      expect([path, status]).not.toEqual([path, 401]);
      expect([path, status]).not.toEqual([path, 500]);
    }
  });
});
