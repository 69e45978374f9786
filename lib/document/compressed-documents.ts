import { LRUCache } from 'lru-cache';

const MAX_BYTES = 16 * 1024 * 1024;

// Next loads the code of the start and the cache handler apart from each other.
const KEY = Symbol.for('shop.compressed-documents');

/** Compressed documents that were sent or asked for last, by their ETag and encoding. */
export function compressedDocuments(): LRUCache<string, Buffer> {
  const known: LRUCache<string, Buffer> | undefined = Reflect.get(globalThis, KEY);
  if (known) return known;
  const made = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength || 1,
  });
  Reflect.set(globalThis, KEY, made);
  return made;
}
