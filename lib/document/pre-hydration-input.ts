/** Tells the boot script that the page is hydrated (`deferred-assets.ts`). */
export const HYDRATED_EVENT = 'hydrated';

/** With it the boot script marks a form that was submitted before its code was there. */
export const SUBMITTED_ATTRIBUTE = 'data-submitted';

/** What shows that the visitor is about to do something. */
export const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'];

/** Property of the window that the boot script sets at such a sign, for the code that comes later. */
export const INTERACTED = 'interacted';
