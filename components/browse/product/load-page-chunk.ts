/** Loads what the page of a product needs when the visitor comes to it: see `deferred-chunk.ts`. */
export const loadPageChunk = () => import('./deferred-chunk');
