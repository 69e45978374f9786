/** Loads the builder: see `builder-chunk.ts`. */
export const loadBuilderChunk = () => import('./builder-chunk');
