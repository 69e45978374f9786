import { expect, it } from 'vitest';
import { JSON_API_TYPE } from '@/lib/api/client/client';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { gatewayTo } from './gateway-harness';

it('asks for the result of a lost order each time, however many orders were not placed', async () => {
  const granted = { data: { type: 'customers', id: '7', attributes: { name: 'Ana' } }, token: 'T' };
  const { ask, asked } = await gatewayTo(({ url = '' }, response) => {
    const isLogin = url.endsWith('/login');
    response.writeHead(isLogin ? 200 : 404).end(JSON.stringify(isLogin ? granted : {}));
  });
  const login = await ask('/eshop/login', {
    method: 'POST',
    headers: { 'content-type': JSON_API_TYPE, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username: 'ana@tienda.test', password: 'x' }),
  });
  const { meta } = await login.json();
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { cookie, authorization: `Bearer ${meta.access_token}` };
  const path = `${assumedCheckoutEndpoints.transactionOutcome.path}?cart_id=7-1`;
  for (const _ of Array.from({ length: 8 }))
    expect((await ask(path, { headers })).status).toBe(404);
  expect(asked).toHaveLength(1 + 8);
});
