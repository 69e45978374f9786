import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Env, MEBIBYTE, serverEnv } from '../env.ts';
import { BoundedFiles, watchFiles } from './bounded-files.ts';
import { readBuildId } from './build-id.ts';
import { DocumentMemory } from './document-memory.ts';
import type { EntryStore, GetArguments, SetArguments, StoredEntry } from './entry-store.ts';
import { moveDirectory } from './move-directory.ts';

// Node runs this file without a bundler, and Next's own class is CommonJS.
const require = createRequire(import.meta.url);
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js');

type Cache = InstanceType<typeof FileSystemCache>;
export type StoreContext = ConstructorParameters<typeof FileSystemCache>[0];

/** Next constructs the cache several times. All of them share the memory and the count of the files. */
let files: BoundedFiles | null = null;

function shareLimits(env: Env, directories: readonly string[]) {
  if (!files) {
    files = new BoundedFiles(directories, env.CACHE_DISK_MB * MEBIBYTE);
    // Next counts characters, and a character may take two bytes.
    Reflect.set(FileSystemCache, 'memoryCache', new DocumentMemory(env.CACHE_MEMORY_MB * MEBIBYTE));
  }
  return files;
}

/** The documents of the build, which are only read. */
export const readBuild = (context: StoreContext): Cache =>
  new FileSystemCache({ ...context, flushToDisk: false, maxMemoryCacheSize: 0 });

/**
 * Next's file-system cache with limits for its memory and its files. Each backend and build has a directory of its own, so a
 * server that starts with another API_URL, or as another build, serves no page of the old one.
 */
export class DiskStore extends FileSystemCache implements EntryStore {
  /** For what is not written to the disk. */
  readonly #memoryOnly: Cache;
  readonly #readStored: (key: string) => Promise<string | null> = async () => null;

  constructor(context: StoreContext) {
    // Next also constructs it for code that has no documents (proxy.ts, route handlers), without a directory.
    const { serverDistDir, fs } = context as Partial<StoreContext>;
    if (!serverDistDir || !fs) {
      super(context);
    } else {
      const env = serverEnv();
      const stored = join(serverDistDir, 'route-cache');
      // Another build may have kept what this one must not: its directory outlives it where it stands on a volume.
      const build = readBuildId(serverDistDir) ?? 'development';
      const ofBackend = join(stored, encodeURIComponent(env.API_URL), build);
      const fetched = join(serverDistDir, '..', 'cache', 'fetch-cache');
      const watched = watchFiles(fs, shareLimits(env, [stored, fetched]));
      const moved = moveDirectory(watched, stored, ofBackend);
      super({ ...context, fs: moved });
      this.#readStored = (key) =>
        moved.readFile(join(serverDistDir, `${key}.html`), 'utf8').catch(() => null);
    }
    this.#memoryOnly = new FileSystemCache({ ...context, flushToDisk: false });
  }

  async find(
    args: GetArguments,
    isUsable: (value: StoredEntry['value']) => boolean,
  ): Promise<StoredEntry | null> {
    const entry = await this.get(...(args as Parameters<Cache['get']>));
    return entry && isUsable(entry.value) ? entry : null;
  }

  setInMemory(...args: SetArguments): Promise<void> {
    return this.#memoryOnly.set(...args);
  }

  giveUp(): void {}

  readHtml(key: string): Promise<string | null> {
    return this.#readStored(key);
  }
}
