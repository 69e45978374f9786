/** Tells the boot script that the page is hydrated (`late-files.ts`). */
export const HYDRATED_EVENT = 'hydrated';
