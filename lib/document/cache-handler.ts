import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Env, serverEnv } from '../env.ts';
import { BoundedFiles, watchFiles } from './bounded-files.ts';
import { DocumentMemory } from './document-memory.ts';
import { finishDocument, isMadeFor, isNotFoundPage, markGone } from './finish-document.ts';
import { moveDirectory } from './move-directory.ts';
import { isShortLived, markShortLived } from './short-lived.ts';

// Node runs this file without a bundler, and Next's own class is CommonJS.
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js');

type Cache = InstanceType<typeof FileSystemCache>;
type Context = ConstructorParameters<typeof FileSystemCache>[0];

const MEBIBYTE = 1024 * 1024;

/** Time for which an address is taken for unknown, in seconds. */
const NOT_FOUND_LIFETIME = 60;

/** Next constructs the cache several times. All of them share the memory and the count of the files. */
let files: BoundedFiles | null = null;

function shareLimits({ CACHE_MEMORY_MB, CACHE_DISK_MB }: Env, directories: readonly string[]) {
  if (!files) {
    files = new BoundedFiles(directories, CACHE_DISK_MB * MEBIBYTE);
    // Next counts characters, and a character may take two bytes.
    Reflect.set(FileSystemCache, 'memoryCache', new DocumentMemory(CACHE_MEMORY_MB * MEBIBYTE));
  }
  return files;
}

/**
 * Next's file-system cache with limits for its memory and its files, which also gives every document its
 * Content-Security-Policy header and its correct status. Each backend has a directory of its own, so a server that starts
 * with another API_URL serves no page of the old one.
 * `set` changes the entry in place, because Next answers the first request from that same object. `get` does the same
 * for the documents that were made at build time. A document that was made with other features, or for pictures at
 * another address, is made again.
 */
export default class DocumentCache extends FileSystemCache {
  /** For what is not written to the disk. */
  readonly #memoryOnly: Cache;
  /** The stored page of an address, even if one of its tags was refreshed. Null when there is none. */
  readonly #readHtml: (key: string) => Promise<string | null> = async () => null;

  constructor(context: Context) {
    // Next also constructs it for code that has no documents (proxy.ts, route handlers), without a directory.
    const { serverDistDir, fs } = context as Partial<Context>;
    if (!serverDistDir || !fs) {
      super(context);
    } else {
      const env = serverEnv();
      const stored = join(serverDistDir, 'route-cache');
      const ofBackend = join(stored, encodeURIComponent(env.API_URL));
      const fetched = join(serverDistDir, '..', 'cache', 'fetch-cache');
      const watched = watchFiles(fs, shareLimits(env, [stored, fetched]));
      const moved = moveDirectory(watched, stored, ofBackend);
      super({ ...context, fs: moved });
      this.#readHtml = (key) =>
        moved.readFile(join(serverDistDir, `${key}.html`), 'utf8').catch(() => null);
    }
    this.#memoryOnly = new FileSystemCache({ ...context, flushToDisk: false });
  }

  override async get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const entry = await super.get(...args);
    const env = serverEnv();
    if (!isMadeFor(entry?.value, env)) return null;
    return finishDocument(entry?.value, env) === 'unbuilt' ? null : entry;
  }

  override async set(...args: Parameters<Cache['set']>): ReturnType<Cache['set']> {
    const [key, value, context] = args;
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    if (isNotFoundPage(value)) {
      markGone(value, await this.#readHtml(key));
      if (cacheControl) cacheControl.revalidate = NOT_FOUND_LIFETIME;
    }
    if ('tags' in context) markShortLived(value, context.tags ?? []);
    const failed = finishDocument(value, serverEnv()) === '500';
    if (!failed) {
      return isShortLived(key, value) ? this.#memoryOnly.set(...args) : super.set(...args);
    }
    // An error is never stored, so that the last good document stays. A CDN may keep the error for a second.
    if (cacheControl) Object.assign(cacheControl, { revalidate: 1, expire: 1 });
  }
}
