import { MEBIBYTE, serverEnv } from '../../env.ts';
import { readBuildId } from '../build-id.ts';
import { readBuild, type StoreContext } from '../disk-store.ts';
import { RedisLink } from './redis-link.ts';
import { createSharedSecret } from './shared-secret.ts';
import { SharedStore } from './shared-store.ts';

/** Next constructs its cache for every request. All of them use one store. */
let store: SharedStore | null = null;

/**
 * The store in Redis. Null where REDIS_URL is not set, in a build, in development, and for the code that Next gives no
 * directory because it has no documents.
 */
export function openSharedStore(context: StoreContext): SharedStore | null {
  const env = serverEnv();
  const { REDIS_URL, API_URL, SESSION_SECRET } = env;
  if (!REDIS_URL || process.env.NEXT_PHASE === 'phase-production-build') return null;
  if (store) return store;
  const buildId = readBuildId(context.serverDistDir);
  if (!buildId) return null;
  const backend = `shop:${encodeURIComponent(API_URL)}:`;
  const build = readBuild(context);
  store = new SharedStore({
    link: new RedisLink(REDIS_URL),
    secret: createSharedSecret(SESSION_SECRET),
    prefix: `${backend}${buildId}:`,
    tagsPrefix: backend,
    memoryBytes: env.CACHE_MEMORY_MB * MEBIBYTE,
    readBuild: (...args) => build.get(...(args as Parameters<typeof build.get>)),
  });
  return store;
}
