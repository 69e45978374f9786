/** Loads what only some visitors need on pages with products: see `visitor-chunk.ts`. */
export const loadVisitorChunk = () => import('./visitor-chunk');
