import { serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { StoredEntry } from './entry-store.ts';

type Value = StoredEntry['value'];

/** Share of the memory for short-lived entries. */
const SHORT_LIVED_SHARE = 0.1;

/** Bytes of an entry besides its texts and buffers. */
const OVERHEAD = 1024;

/** A copy with memory of its own: a small buffer of Node's is a part of a larger one, which it would keep in memory. */
const own = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer);

/**
 * A value as it is held, and its bytes with those of its key. The text and the payload of a page are compressed, and are as they were for who
 * reads them: a page takes about a sixth, and reading it a third of a millisecond.
 */
function hold(key: string, value: Value): { held: Value; bytes: number } {
  const sizeOf = (rest: object | null) => OVERHEAD + serialize([key, rest]).byteLength;
  if (value?.kind !== 'APP_PAGE') {
    const held = value?.kind === 'APP_ROUTE' ? { ...value, body: own(value.body) } : value;
    return { held, bytes: sizeOf(held) };
  }
  const html = own(zstdCompressSync(value.html));
  const payload = value.rscData && own(zstdCompressSync(value.rscData));
  const segments = [...(value.segmentData ?? [])].map(
    ([path, bytes]) => [path, own(bytes)] as const,
  );
  const rest = {
    ...value,
    html: '',
    rscData: undefined,
    segmentData: value.segmentData && new Map(segments),
  };
  const held = {
    ...rest,
    get html() {
      return zstdDecompressSync(html).toString();
    },
    get rscData() {
      return payload && zstdDecompressSync(payload);
    },
  };
  return { held, bytes: sizeOf(rest) + html.byteLength + (payload?.byteLength ?? 0) };
}

/**
 * The memory in front of the stored documents and data: what was used last, up to a number of bytes. Short-lived entries share a small
 * part of it, so that a flood of made-up addresses never displaces a known page.
 */
export class DocumentMemory {
  readonly #known: LRUCache<string, StoredEntry>;
  readonly #shortLived: LRUCache<string, StoredEntry>;

  constructor(maxBytes: number) {
    const share = Math.floor(maxBytes * SHORT_LIVED_SHARE);
    this.#known = new LRUCache({ maxSize: maxBytes - share });
    this.#shortLived = new LRUCache({ maxSize: share });
  }

  get(key: string): StoredEntry | undefined {
    return this.#known.get(key) ?? this.#shortLived.get(key);
  }

  set(key: string, entry: StoredEntry, shortLived: boolean): void {
    const { held, bytes } = hold(key, entry.value);
    const [to, from] = shortLived
      ? [this.#shortLived, this.#known]
      : [this.#known, this.#shortLived];
    from.delete(key);
    // One that is larger than the whole memory is not kept.
    to.set(key, { ...entry, value: held }, { size: bytes });
  }
}
