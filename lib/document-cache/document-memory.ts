import { LRUCache } from 'lru-cache';
import type { StoredEntry } from './entry-store.ts';
import { hold, sizeOf } from './held-entry.ts';

/** Share of the memory for short-lived entries. */
const SHORT_LIVED_SHARE = 0.1;

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

  /** @returns the entry as it is held */
  set(key: string, entry: StoredEntry, shortLived: boolean): StoredEntry {
    const held = { ...entry, value: hold(entry.value) };
    const [to, from] = shortLived
      ? [this.#shortLived, this.#known]
      : [this.#known, this.#shortLived];
    from.delete(key);
    // One that is larger than the whole memory is not kept.
    to.set(key, held, { size: sizeOf(key, held.value) });
    return held;
  }
}
