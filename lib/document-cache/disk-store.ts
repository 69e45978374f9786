import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js';
import { MEBIBYTE, serverEnv } from '../env.ts';
import { describeReason, log } from '../monitoring/log.ts';
import {
  EntryStore,
  type GetArguments,
  outdate,
  type SetArguments,
  tagsOf,
} from './entry-store.ts';
import {
  DocumentMemory,
  decodeEntry,
  encodeEntry,
  type StoredEntry,
  type StoredValue,
} from './held-entry.ts';

export type StoreContext = ConstructorParameters<typeof CacheHandler>[0];

export function readBuildId(serverDistDir: string | undefined): string | null {
  if (!serverDistDir) return null;
  try {
    return readFileSync(join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return null;
  }
}

/** Reads the documents of the build with Next's own cache, which knows where it has put them. */
export function openBuild(context: StoreContext): CacheHandler['get'] {
  // Node runs this file without a bundler, and Next's own class is CommonJS.
  const { default: FileSystemCache } = createRequire(import.meta.url)(
    'next/dist/server/lib/incremental-cache/file-system-cache.js',
  ) as { default: typeof CacheHandler };
  const build = new FileSystemCache({ ...context, flushToDisk: false, maxMemoryCacheSize: 0 });
  return async (...args) => (args[1].kind === 'FETCH' ? null : build.get(...args));
}

/** Bytes that a file takes besides its content: an entry of its directory and the rest of its last block. */
const FILE_OVERHEAD = 2048;

/** Files up to a number of bytes: the ones that were not used for the longest time go. Each is there wholly or not at all. */
class BoundedFiles {
  readonly #root: string;
  readonly #sizes: LRUCache<string, number>;
  #found: Promise<void> | undefined;

  constructor(root: string, maxBytes: number) {
    this.#root = root;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_, path) => void rm(path, { force: true }).catch(() => undefined),
      noDisposeOnSet: true,
    });
  }

  async read(path: string): Promise<Buffer | null> {
    await this.#findOnce();
    return this.#sizes.get(path) ? readFile(path).catch(() => null) : null;
  }

  async write(path: string, bytes: Buffer): Promise<void> {
    const draft = `${path}.${randomUUID()}`;
    const size = bytes.byteLength + FILE_OVERHEAD;
    if (size > this.#sizes.maxSize) return;
    try {
      await this.#findOnce();
      await writeFile(draft, bytes).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, bytes);
      });
      await rename(draft, path);
      this.#sizes.set(path, size);
    } catch (error) {
      log({ level: 'warn', event: 'document-not-written', reason: describeReason(error) });
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  #findOnce(): Promise<void> {
    this.#found ??= this.#findFiles();
    return this.#found;
  }

  /** Counts what an earlier process or build has left, oldest first. */
  async #findFiles(): Promise<void> {
    const names = await readdir(this.#root, { recursive: true }).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#root, name);
        const stats = await stat(path).catch(() => null);
        return stats?.isFile() ? [{ path, size: stats.size, time: stats.mtimeMs }] : [];
      }),
    );
    for (const { path, size } of found.flat().sort((a, b) => a.time - b.time))
      this.#sizes.set(path, size + FILE_OVERHEAD);
  }
}

/** Next constructs its cache several times. All of them share the memory, the count of the files and the refreshed tags. */
let memory: DocumentMemory | undefined;
let files: BoundedFiles | undefined;
/** When tags were refreshed, in milliseconds since 1970: from then on an earlier entry is made anew, while it answers (`stale`) or not. */
const refreshed = new Map<string, { stale: number; expired: number }>();

/** The entry as it is after the refreshes of its tags. Null for one that must not be used any more. */
function afterRefreshes(entry: StoredEntry, context: GetArguments[1]): StoredEntry | null {
  const times = tagsOf(entry, context).flatMap((tag) => refreshed.get(tag) ?? []);
  const isAfter = (time: number) => time >= entry.lastModified && time <= Date.now();
  if (times.some(({ expired }) => isAfter(expired))) return null;
  return times.some(({ stale }) => isAfter(stale)) ? outdate(entry) : entry;
}

/** Each backend and build has a directory of its own, so a server with another API_URL, or of another build, serves no page of the old one. */
export class DiskStore extends EntryStore {
  protected readonly memory: DocumentMemory;
  readonly #pathOf: ((key: string) => string) | undefined;
  readonly #readBuild: CacheHandler['get'] | undefined;

  constructor(context: StoreContext) {
    super();
    const env = serverEnv();
    memory ??= new DocumentMemory(env.CACHE_MEMORY_MB * MEBIBYTE);
    this.memory = memory;
    const { serverDistDir, fs } = context;
    // Next also constructs it for code that has no documents (proxy.ts, route handlers), without a directory.
    if (!serverDistDir || !fs) return;
    const root = join(serverDistDir, 'route-cache');
    files ??= new BoundedFiles(root, env.CACHE_DISK_MB * MEBIBYTE);
    // Another build may have kept what this one must not: its directory outlives it where it stands on a volume.
    const build = readBuildId(serverDistDir) ?? 'development';
    const folder = join(root, encodeURIComponent(env.API_URL), build);
    this.#pathOf = (key) => join(folder, hash('sha256', key));
    this.#readBuild = openBuild(context);
  }

  async find(
    args: GetArguments,
    isUsable: (value: StoredValue) => boolean,
  ): Promise<StoredEntry | null> {
    const [key, context] = args;
    const usable = (entry: StoredEntry) =>
      isUsable(entry.value) ? afterRefreshes(entry, context) : null;
    const held = this.memory.get(key);
    if (held) return usable(held);
    const read = (await this.read(key)) ?? (await this.#readBuild?.(...args));
    // It may have been made anew meanwhile.
    const newer = this.memory.get(key);
    if (newer) return usable(newer);
    const found = read ? usable(read) : null;
    if (read && found) this.memory.set(key, read);
    return found;
  }

  async set(...args: SetArguments): Promise<void> {
    const [key, value] = args;
    const entry = this.keep(args, false);
    const path = this.#pathOf?.(key);
    if (path && value) await files?.write(path, encodeEntry(entry));
  }

  async revalidateTag(...[tags, durations]: Parameters<CacheHandler['revalidateTag']>) {
    const now = Date.now();
    for (const tag of [tags].flat()) {
      const { stale, expired } = refreshed.get(tag) ?? { stale: 0, expired: 0 };
      const end = durations ? durations.expire : 0;
      refreshed.set(tag, {
        stale: durations ? now : stale,
        expired: end === undefined ? expired : now + end * 1000,
      });
    }
  }

  protected async read(key: string): Promise<StoredEntry | null> {
    const path = this.#pathOf?.(key);
    const bytes = path && (await files?.read(path));
    return bytes ? decodeEntry(bytes) : null;
  }
}

/** By folder. Next constructs its cache for every request. */
const stores = new Map<string | undefined, DiskStore>();

export function openDiskStore(context: StoreContext): DiskStore {
  const folder = context.fs && context.serverDistDir;
  const store = stores.get(folder) ?? new DiskStore(context);
  stores.set(folder, store);
  return store;
}
