/** Loads what pages with products need after their first view: see `deferred-chunk.ts`. */
export const loadProductChunk = () => import('./deferred-chunk');
