import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serverEnv } from '../env.ts';
import { finishDocument, isMadeFor } from './finish-document.ts';
import { moveDirectory } from './move-directory.ts';

// Node runs this file without a bundler, and Next's own class is CommonJS.
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js');

type Cache = InstanceType<typeof FileSystemCache>;
type Context = ConstructorParameters<typeof FileSystemCache>[0];

/**
 * Next's file-system cache, which also gives every document its Content-Security-Policy header and its correct status.
 * Each backend has a directory of its own, so a server that starts with another API_URL serves no page of the old one.
 * `set` changes the entry in place, because Next answers the first request from that same object. `get` does the same
 * for the documents that were made at build time. A document that was made with other features, or for pictures at
 * another address, is made again.
 */
export default class DocumentCache extends FileSystemCache {
  constructor(context: Context) {
    // Next also constructs it for code that has no documents (proxy.ts, route handlers), without a directory.
    const { serverDistDir, fs } = context as Partial<Context>;
    if (!serverDistDir || !fs) {
      super(context);
      return;
    }
    const stored = join(serverDistDir, 'route-cache');
    const ofBackend = join(stored, encodeURIComponent(serverEnv().API_URL));
    super({ ...context, fs: moveDirectory(fs, stored, ofBackend) });
  }

  override async get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const entry = await super.get(...args);
    const env = serverEnv();
    if (!isMadeFor(entry?.value, env)) return null;
    return finishDocument(entry?.value, env) === 'unbuilt' ? null : entry;
  }

  override async set(...args: Parameters<Cache['set']>): ReturnType<Cache['set']> {
    const [, value, context] = args;
    const failed = finishDocument(value, serverEnv()) === '500';
    if (!failed) return super.set(...args);
    // An error is never stored, so that the last good document stays. A CDN may keep the error for a second.
    if ('cacheControl' in context && context.cacheControl) {
      Object.assign(context.cacheControl, { revalidate: 1, expire: 1 });
    }
  }
}
