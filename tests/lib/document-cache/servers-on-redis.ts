import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { RedisLink } from '@/lib/document-cache/redis-link';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { openSharedServer, type ServerOptions } from '@/tests/support/shared-server';

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
  return {
    redis: () => redis,
    openServer(options: ServerOptions = {}, url = redis.url) {
      const server = openSharedServer(url, options);
      links.push(server.link);
      return server;
    },
    untilStored: (count = 1, key = '*entry*') =>
      vi.waitFor(async () => expect(await redis.keys(key)).toHaveLength(count), {
        timeout: 10_000,
      }),
  };
}
