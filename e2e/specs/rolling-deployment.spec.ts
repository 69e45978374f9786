import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { startBuying } from '../../tests/support/buying-customers';
import { freePort } from '../../tests/support/free-port';
import { type NginxServer, startNginx } from '../../tests/support/nginx-server';
import { startRedis } from '../../tests/support/redis-server';
import { type AddedServer, startIsolatedShop } from '../fixtures/isolated-shop';

test('customers who fill carts and order them notice nothing while both servers are replaced', async () => {
  test.slow();
  const port = await freePort();
  const redis = await startRedis();
  const variables = { SITE_URL: `http://127.0.0.1:${port}`, REDIS_URL: redis.url };
  const shop = await startIsolatedShop(100, { ...variables, SHUTDOWN_SECONDS: '8' });
  const replace = async ({ site, process }: AddedServer) => {
    const ended = once(process, 'exit');
    process.kill('SIGTERM');
    await ended;
    await shop.addServer(site);
  };
  let nginx: NginxServer | undefined;
  try {
    const other = await shop.addServer();
    nginx = await startNginx([shop.site, other.site], port);
    const customers = await startBuying({ site: nginx.site, api: shop.api }, 3);
    await replace(other);
    await replace(shop);
    const { orders, repeatedCalls, lines: _, ...wrong } = await customers.stop();
    expect(orders).toBeGreaterThan(3);
    expect(wrong).toEqual({ lostLines: 0, doubledLines: 0, lostOrders: 0, doubledOrders: 0 });
    // Only what was on its way over a connection that was just closed.
    expect(repeatedCalls).toBeLessThan(orders);
  } finally {
    await nginx?.remove();
    await shop.close();
    await redis.remove();
  }
});
