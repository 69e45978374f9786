/** Loads what the chrome needs after the first view: see `deferred-chunk.ts`. */
export const loadChromeChunk = () => import('./deferred-chunk');
