import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { RedisLink } from '@/lib/document-cache/redis-link';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { openSharedServer, type ServerOptions } from '@/tests/support/shared-server';

/** Repeats what needs Redis until it is as expected: a server does not wait for one that answers late, and asks again. */
export const until = (check: () => Promise<unknown>) =>
  vi.waitFor(check, { timeout: 20_000, interval: 50 });

export function serversOnRedis() {
  let redis: RedisServer;
  let links: RedisLink[] = [];
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    redis.resume();
    await Promise.all(links.map((link) => link.close()));
    links = [];
    await redis.remove();
  });
  function openServer(options: ServerOptions = {}, url = redis.url) {
    const server = openSharedServer(url, options);
    links.push(server.link);
    return server;
  }
  const untilStored = (count = 1, key = '*entry*') =>
    until(async () => expect(await redis.keys(key)).toHaveLength(count));
  /** A server that has made a page, which Redis has. */
  async function openServerWith(html: string, options?: ServerOptions) {
    const server = openServer(options);
    await server.write(html);
    await untilStored();
    return server;
  }
  return { redis: () => redis, openServer, openServerWith, untilStored };
}
