/** Loads what pages with products need after their first view: see `deferred-chunk.ts`. */
export const loadProductChunk = () => import('./deferred-chunk');

/** Loads what only some visitors need on pages with products: see `visitor-chunk.ts`. */
export const loadVisitorChunk = () => import('./visitor-chunk');
