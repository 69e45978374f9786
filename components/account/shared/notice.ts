/** How long it is shown that something was done, in milliseconds. */
export const NOTICE = 5000;
