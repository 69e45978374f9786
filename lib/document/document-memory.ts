import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { ByteLru } from './byte-lru.ts';
import { compressPage, sizeOfCompressed } from './compressed-page.ts';
import { ownBytes } from './own-bytes.ts';
import { isShortLived } from './short-lived.ts';

/** Share of the memory for documents of addresses that anybody can make up. */
const SHORT_LIVED_SHARE = 0.1;

/** Bytes of an entry besides its texts and buffers. */
const OVERHEAD = 1024;

/** Bytes of a text in memory: two for each character as soon as one of them needs more than one. */
export const heldBytes = (text: string): number =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is that of one-byte texts
  /[^\u0000-\u00ff]/.test(text) ? 2 * text.length : text.length;

const sum = (bytes: readonly number[]): number => bytes.reduce((all, one) => all + one, 0);

/** A policy with its hashes, and the tags: each of them has the address in it. */
const heldByHeaders = (headers: object | undefined): number =>
  sum(Object.values(headers ?? {}).map((value) => heldBytes(String(value))));

function sizeOfValue(value: CacheHandlerValue['value']): number {
  switch (value?.kind) {
    case 'APP_PAGE':
      return sizeOfCompressed(value) + heldByHeaders(value.headers);
    case 'APP_ROUTE':
      return value.body.byteLength + heldByHeaders(value.headers);
    case 'FETCH':
      return heldBytes(value.data.body);
    default:
      return 0;
  }
}

/** Bytes that an entry of Next's cache and its key take in memory. */
const sizeOfEntry = ({ value }: CacheHandlerValue, key: string): number =>
  OVERHEAD + heldBytes(key) + sizeOfValue(value);

/** Lets a value take no more memory than it needs. */
function compact(value: CacheHandlerValue['value']): void {
  if (value?.kind === 'APP_PAGE') compressPage(value);
  if (value?.kind === 'APP_ROUTE') value.body = ownBytes(value.body);
}

/**
 * The memory in front of the stored documents and data. Made-up addresses share a small part of it, so that a flood of
 * them never displaces a known page. Pages are held compressed.
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
    compact(entry.value);
    to.set(key, entry);
  }
}
