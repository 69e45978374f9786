/** Tells the boot script that the page is hydrated (`late-files.ts`). */
export const HYDRATED_EVENT = 'hydrated';

/** With it the boot script marks a form that was submitted before its code was there. */
export const SUBMITTED_ATTRIBUTE = 'data-submitted';
