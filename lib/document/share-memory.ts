import type { Env } from '../env.ts';

export const MEBIBYTE = 1024 * 1024;

/** Share of the memory for compressed answers: with both encodings one takes about as much room as the entry of its document. */
const RESPONSE_SHARE = 0.5;

/** The bytes of memory for answers that are sent again, and for entries of Next's cache. */
export function shareMemory({ CACHE_MEMORY_MB }: Pick<Env, 'CACHE_MEMORY_MB'>) {
  const bytes = CACHE_MEMORY_MB * MEBIBYTE;
  const responses = bytes * RESPONSE_SHARE;
  return { responses, entries: bytes - responses };
}
