import { freePort } from '../../support/free-port';
import { startNginx } from '../../support/nginx-server';
import { startRedis } from '../../support/redis-server';
import { installNginx } from '../../tools/nginx.mjs';
import { installRedis } from '../../tools/redis.mjs';
import { type Server, startShop } from '../servers';

export const SECRET = 'secret-of-the-measured-servers-0123456789';

/** Two shops that share Redis, and nginx before them, as `compose.yaml` has them. */
export async function startEstate(variables: Record<string, string>, servers: Server[]) {
  installRedis();
  installNginx();
  const [nginxPort, ...ports] = [await freePort(), await freePort(), await freePort()];
  const redis = await startRedis();
  const shared = {
    ...variables,
    REDIS_URL: redis.url,
    REFRESH_SECRET: SECRET,
    // The address that visitors know.
    SITE_URL: `http://127.0.0.1:${nginxPort}`,
  };
  const started: Server[] = [];
  const startOne = async (index: 0 | 1) => {
    const server = await startShop(shared, `http://localhost:${ports[index]}`);
    started.push(server);
    servers.push(server);
    return server;
  };
  const shops: [Server, Server] = [await startOne(0), await startOne(1)];
  const nginx = await startNginx(
    shops.map(({ url }) => url),
    nginxPort,
  );
  const remove = async () => {
    await nginx.remove();
    await Promise.all(started.map((server) => server.stop()));
    await redis.remove();
  };
  return { redis, shops, nginx, startOne, remove };
}

export type Estate = Awaited<ReturnType<typeof startEstate>>;
