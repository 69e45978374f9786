import type { Dirent } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Share of the limit that is left after room was made, so that not every write has to. */
const KEPT_SHARE = 0.9;

/** Bytes that a file takes besides its content: an entry of its directory and the rest of its last block. */
const OVERHEAD = 2048;

/**
 * The files below some directories, up to a number of bytes. When they exceed it, those are deleted that were not used for
 * the longest time. A document whose files are only partly there is made again.
 */
export class BoundedFiles {
  readonly #directories: readonly string[];
  readonly #maxBytes: number;
  /** Bytes by path. The first is the file that was not used for the longest time. */
  readonly #files = new Map<string, number>();
  #bytes = 0;
  #found: Promise<void> | null = null;

  constructor(directories: readonly string[], maxBytes: number) {
    this.#directories = directories;
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  isBelow(path: string): boolean {
    return this.#directories.some((directory) => path.startsWith(`${directory}${sep}`));
  }

  /** Notes that a file was read. */
  use(path: string): void {
    const bytes = this.#files.get(path);
    if (bytes === undefined) return;
    this.#files.delete(path);
    this.#files.set(path, bytes);
  }

  /** Notes that a file was written, and deletes others when there are too many bytes. */
  async add(path: string, contentBytes: number): Promise<void> {
    this.#found ??= this.#findFiles();
    await this.#found;
    this.#note(path, contentBytes);
    if (this.#bytes > this.#maxBytes) await this.#makeRoom();
  }

  #note(path: string, contentBytes: number): void {
    const bytes = contentBytes + OVERHEAD;
    this.#bytes += bytes - (this.#files.get(path) ?? 0);
    this.#files.delete(path);
    this.#files.set(path, bytes);
  }

  async #makeRoom(): Promise<void> {
    const deleted = [];
    for (const [path, bytes] of this.#files) {
      if (this.#bytes <= this.#maxBytes * KEPT_SHARE) break;
      this.#files.delete(path);
      this.#bytes -= bytes;
      deleted.push(rm(path, { force: true }).catch(() => undefined));
    }
    await Promise.all(deleted);
  }

  /** Finds what an earlier process has left, oldest first. */
  async #findFiles(): Promise<void> {
    const found = (await Promise.all(this.#directories.map(filesBelow))).flat();
    const sorted = found.sort((a, b) => a.time - b.time);
    for (const { path, bytes } of sorted) if (!this.#files.has(path)) this.#note(path, bytes);
  }
}

async function filesBelow(directory: string) {
  const entries: Dirent[] = await readdir(directory, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const stats = await stat(path).catch(() => null);
      return stats ? [{ path, bytes: stats.size, time: stats.mtimeMs }] : [];
    }),
  );
  return found.flat();
}

const READS: readonly unknown[] = ['readFile', 'readFileSync'];
const WRITES: readonly unknown[] = ['writeFile', 'writeFileAtomic'];

/** File-system functions that tell the bounded files what they read and write. */
export function watchFiles<Fs extends object>(fs: Fs, files: BoundedFiles): Fs {
  return new Proxy(fs, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (path: unknown, ...rest: unknown[]) => {
        const result: unknown = Reflect.apply(method, target, [path, ...rest]);
        if (typeof path !== 'string' || !files.isBelow(path)) return result;
        if (READS.includes(name)) files.use(path);
        if (!WRITES.includes(name)) return result;
        return Promise.resolve(result).then(() => files.add(path, sizeOf(rest[0])));
      };
    },
  });
}

const sizeOf = (content: unknown): number =>
  typeof content === 'string'
    ? Buffer.byteLength(content)
    : ArrayBuffer.isView(content)
      ? content.byteLength
      : 0;
