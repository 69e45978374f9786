/** Loads what changes the place that the shop delivers to: see `location-chunk.ts`. */
export const loadLocationChunk = () => import('./location-chunk');
