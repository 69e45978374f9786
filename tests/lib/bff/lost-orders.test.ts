import { expect, it } from 'vitest';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { gatewayTo, logIn } from './gateway-harness';

it('asks for the result of a lost order each time, however many orders were not placed', async () => {
  const granted = { data: { type: 'customers', id: '7', attributes: { name: 'Ana' } }, token: 'T' };
  const { ask, asked } = await gatewayTo(({ url = '' }, response) => {
    const isLogin = url.endsWith('/login');
    response.writeHead(isLogin ? 200 : 404).end(JSON.stringify(isLogin ? granted : {}));
  });
  const { headers } = await logIn(ask);
  const path = `${assumedCheckoutEndpoints.transactionOutcome.path}?cart_id=7-1`;
  for (const _ of Array.from({ length: 8 }))
    expect((await ask(path, { headers })).status).toBe(404);
  expect(asked).toHaveLength(1 + 8);
});
