import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { ByteLru } from './byte-lru.ts';
import { isShortLived } from './short-lived.ts';

/** Share of the memory for documents of addresses that anybody can make up. */
const SHORT_LIVED_SHARE = 0.1;

/** Bytes of an entry besides its texts and buffers, such as headers and tags. */
const OVERHEAD = 1024;

/** Bytes of a text in memory: two for each character as soon as one of them needs more than one. */
export const heldBytes = (text: string): number =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is that of one-byte texts
  /[^\u0000-\u00ff]/.test(text) ? 2 * text.length : text.length;

/** Bytes that an entry of Next's cache takes in memory. */
export function sizeOfEntry({ value }: CacheHandlerValue): number {
  switch (value?.kind) {
    case 'APP_PAGE': {
      const segments = [...(value.segmentData?.values() ?? [])];
      const buffers = [value.rscData, ...segments].map((buffer) => buffer?.byteLength ?? 0);
      return buffers.reduce((sum, bytes) => sum + bytes, OVERHEAD + heldBytes(value.html));
    }
    case 'APP_ROUTE':
      return OVERHEAD + value.body.byteLength;
    case 'FETCH':
      return OVERHEAD + heldBytes(value.data.body);
    default:
      return OVERHEAD;
  }
}

/**
 * The memory in front of the stored documents and data. Made-up addresses share a small part of it, so that a flood of
 * them never displaces a known page.
 */
export class DocumentMemory {
  readonly #known: ByteLru<CacheHandlerValue>;
  readonly #shortLived: ByteLru<CacheHandlerValue>;

  constructor(maxBytes: number) {
    const share = maxBytes * SHORT_LIVED_SHARE;
    this.#known = new ByteLru(maxBytes - share, sizeOfEntry);
    this.#shortLived = new ByteLru(share, sizeOfEntry);
  }

  get(key: string): CacheHandlerValue | undefined {
    return this.#known.get(key) ?? this.#shortLived.get(key);
  }

  set(key: string, entry: CacheHandlerValue): void {
    const [to, from] = isShortLived(key, entry.value)
      ? [this.#shortLived, this.#known]
      : [this.#known, this.#shortLived];
    from.delete(key);
    to.set(key, entry);
  }
}
