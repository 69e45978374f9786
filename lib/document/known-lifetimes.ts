import { createRequire } from 'node:module';
import { ByteLru } from './byte-lru.ts';
import { heldBytes } from './document-memory.ts';

const MAX_BYTES = 2 * 1024 * 1024;

/** Bytes of a lifetime and its place in two maps. */
const OVERHEAD = 256;

/**
 * Lets Next forget the lifetimes of documents that nobody asked for lately: it remembers that of each address for ever, made-up
 * ones too. A stored document has its own, and those of the build stand in its manifest.
 */
export function boundKnownLifetimes(): void {
  // Node runs this file without a bundler, and Next's own class is CommonJS.
  const { SharedCacheControls } = createRequire(import.meta.url)(
    'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js',
  ) as typeof import('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js');
  const known = new ByteLru<unknown>(MAX_BYTES, (_, key) => OVERHEAD + heldBytes(key));
  Reflect.set(SharedCacheControls, 'cacheControls', known);
}
