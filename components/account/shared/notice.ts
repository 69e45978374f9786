/** Milliseconds. */
export const NOTICE = 5000;
